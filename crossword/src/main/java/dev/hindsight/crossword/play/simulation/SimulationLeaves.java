package dev.hindsight.crossword.play.simulation;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.crossword.play.evaluate.StaticEvaluation;
import dev.hindsight.crossword.play.simulation.FollowingLeaves.Refresh;
import dev.hindsight.crossword.play.simulation.FollowingLeaves.Sight;
import dev.hindsight.crossword.table.derivation.LeaveDerivation;

/**
 * Which leave values a simulation plays with, as people write it.
 *
 * <pre>
 * static       a table for the full bag, whatever is left of it
 * root         derived once for the tiles unseen in the position
 * every:7      that, and derived again in a playout whenever 7 more tiles are gone
 * letter       that, and derived again in a playout when a letter runs out
 * </pre>
 *
 * @param word as above
 * @param follows whether static values, or those of the root, are corrected on every turn of a
 *     playout for the tiles that are left then
 * @param sight for deriving within playouts: all that a player does not see, or the true bag
 */
public record SimulationLeaves(String word, boolean follows, Sight sight) {
  public static final SimulationLeaves STATIC =
      new SimulationLeaves("static", false, Sight.VISIBLE);

  /** For the tiles unseen in the position: what is usual where there are rack equities. */
  public static final SimulationLeaves ROOT = new SimulationLeaves("root", false, Sight.VISIBLE);

  private static final String EVERY = "every:";

  /**
   * Leaves that are derived again in playouts.
   *
   * @param word {@code every:N} or {@code letter}
   */
  public static SimulationLeaves refreshed(String word, Sight sight) {
    refresh(word);
    return new SimulationLeaves(word, false, sight);
  }

  public SimulationLeaves {
    if (!word.equals("static") && !word.equals("root")) {
      refresh(word); // Refuses what is not one.
      if (follows) {
        throw new IllegalArgumentException(
            "leaves from " + word + " are derived again in playouts, and cannot follow besides");
      }
    } else if (sight == Sight.TRUE) {
      throw new IllegalArgumentException(
          "the true bag is for leaves that are derived again in playouts: every:N or letter, not "
              + word);
    }
  }

  /** Whether rack equities are needed. */
  public boolean isDerived() {
    return !word.equals("static");
  }

  /** The values for full bags, for a simulation that derives none. */
  public LeaveSource fixed(SimulatedPosition root, StaticEvaluation evaluation) {
    return follows ? CorrectedLeaves.ofFullBag(evaluation, root) : LeaveSource.fixed(evaluation);
  }

  /** For people: {@code root, following}. */
  public String text() {
    return word + (follows ? ", following" : "") + (sight == Sight.TRUE ? ", true bag" : "");
  }

  /** Values that begin with those for the tiles unseen in a position. */
  public LeaveSource derive(
      LeaveDerivation derivation, SimulatedPosition root, StaticEvaluation otherwise, Crew crew) {
    if (follows) {
      return CorrectedLeaves.derive(derivation, root, otherwise, crew);
    }
    LeaveSource atRoot = RootLeaves.derive(derivation, root, otherwise, crew);
    return word.equals("root")
        ? atRoot
        : new FollowingLeaves(derivation, otherwise, atRoot, refresh(word), sight);
  }

  private static Refresh refresh(String word) {
    if (word.equals("letter")) {
      return Refresh.whenALetterRunsOut();
    }
    if (word.matches(EVERY + "[0-9]{1,3}")) {
      return Refresh.everyTiles(Integer.parseInt(word.substring(EVERY.length())));
    }
    throw new IllegalArgumentException(
        "leaves come from static, root, letter or every:N (tiles), not '" + word + "'");
  }
}
