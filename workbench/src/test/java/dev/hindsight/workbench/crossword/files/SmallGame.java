package dev.hindsight.workbench.crossword.files;

import dev.hindsight.crossword.rules.notation.Cgp;
import dev.hindsight.crossword.rules.notation.CgpPosition;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A crossword game of 31 tiles and 27 words on the usual board, brought as files. */
public final class SmallGame {
  public static final String EMPTY_BOARD = "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 ";

  private SmallGame() {}

  public static CrosswordFiles files(Path folder) throws IOException {
    return new CrosswordFiles(
        Files.writeString(
            folder.resolve("small.txt"),
            "ab\nad\nae\nba\nbe\nde\ned\nes\naba\nabs\nadd\nads\nbad\nbed\nbee\ndab\ndeb\nsad\n"
                + "sea\nbade\nbase\nbead\ndeed\nease\nseed\nbased\nbeads\n"),
        null,
        Files.writeString(
            folder.resolve("small.csv"),
            "?,?,1,0,0\nA,a,8,1,1\nB,b,5,3,0\nD,d,5,2,0\nE,e,8,1,1\nS,s,4,1,0\n"),
        null);
  }

  /** An empty board with these racks, as in {@code ABDES/}. */
  public static CgpPosition opening(LoadedEquipment loaded, String racks) {
    return Cgp.parse(EMPTY_BOARD + racks + " 0/0 0", loaded.rules());
  }
}
