package dev.hindsight.workbench.backgammon.files;

import dev.hindsight.backgammon.table.AnchorTable;
import dev.hindsight.backgammon.table.DefaultAnchors;
import dev.hindsight.core.tables.Sha256;
import java.io.IOException;
import java.nio.file.Path;

/**
 * Which anchors: those of a file, or those of the program.
 *
 * @param name what answers call them
 * @param sha256 of their file
 */
public record AnchorChoice(AnchorTable table, String name, String sha256) {
  /** What options call those of the program. */
  public static final String BUILT_IN = "built-in";

  /** Those of the program. */
  public static AnchorChoice usual() {
    return new AnchorChoice(
        DefaultAnchors.anchors(), "rollouts of the program", DefaultAnchors.sha256());
  }

  /**
   * What an option says: {@value #BUILT_IN} or a file.
   *
   * @throws IOException if the file cannot be used
   */
  public static AnchorChoice of(String text) throws IOException {
    if (text.equals(BUILT_IN)) {
      return usual();
    }
    Path file = Path.of(text);
    return new AnchorChoice(AnchorTable.open(file), "rollouts of " + file, Sha256.of(file));
  }
}
