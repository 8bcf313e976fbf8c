package dev.hindsight.workbench.backgammon.files;

import dev.hindsight.backgammon.play.evaluate.LookaheadEvaluator;
import dev.hindsight.backgammon.table.BackgammonNets;
import dev.hindsight.backgammon.table.DefaultNets;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/**
 * The nets that answer where no table reaches.
 *
 * @param name what answers call them
 * @param plies how far they look ahead
 */
public record NetChoice(BackgammonNets nets, String name, int plies) {
  /** Beyond that an answer takes minutes. */
  public static final int MOST_PLIES = LookaheadEvaluator.MOST_PLIES;

  /** A ply makes up for much of what nets overlook, and still takes no time. */
  public static final int USUAL_PLIES = 1;

  /** What plans call the nets of the program among their inputs. */
  public static final String DEFAULT_NETS = "default nets";

  public NetChoice {
    if (plies < 0 || plies > MOST_PLIES) {
      throw new IllegalArgumentException(
          "nets look 0 to " + MOST_PLIES + " plies ahead, not " + plies);
    }
  }

  /** Those of the program, as they usually answer. */
  public static NetChoice usual() {
    return new NetChoice(DefaultNets.nets(), "nets of the program", USUAL_PLIES);
  }

  /**
   * Those of a file, or else those of the program.
   *
   * @throws IllegalArgumentException if nobody looks this many plies ahead
   * @throws IOException if the file cannot be used
   */
  public static NetChoice of(Optional<Path> file, int plies) throws IOException {
    NetChoice usual = usual();
    return file.isPresent()
        ? new NetChoice(BackgammonNets.open(file.get()), "nets of " + file.get(), plies)
        : new NetChoice(usual.nets(), usual.name(), plies);
  }
}
