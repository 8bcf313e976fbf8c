package dev.hindsight.backgammon.table.foreign;

import dev.hindsight.core.ExitKind;
import dev.hindsight.core.UserException;
import java.io.IOException;
import java.nio.file.Path;

/** A file that is there, but is not the gnubg database that was asked for. */
public final class GnubgFileException extends IOException implements UserException {
  private static final long serialVersionUID = 1;

  private final boolean damage;

  GnubgFileException(Path path, String trouble) {
    this(path, trouble, false);
  }

  private GnubgFileException(Path path, String trouble, boolean damage) {
    super(path + " " + trouble + ".");
    this.damage = damage;
  }

  /** Of a database whose content is not what its header promises. */
  static GnubgFileException damaged(Path path, String what) {
    return new GnubgFileException(path, "is damaged: " + what, true);
  }

  /** Whether it would be usable if its content were what its header promises. */
  public boolean isDamage() {
    return damage;
  }

  @Override
  public ExitKind exitKind() {
    return ExitKind.UNUSABLE_FILE;
  }
}
