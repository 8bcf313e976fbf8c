package dev.hindsight.backgammon.table;

import java.io.IOException;
import java.nio.file.Path;

/** A file that is there, but is not the gnubg database that was asked for. */
public final class GnubgFileException extends IOException {
  private static final long serialVersionUID = 1;

  GnubgFileException(Path path, String trouble) {
    super(path + " " + trouble + ".");
  }
}
