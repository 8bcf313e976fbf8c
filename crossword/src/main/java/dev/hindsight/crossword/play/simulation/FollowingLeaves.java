package dev.hindsight.crossword.play.simulation;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.crossword.play.evaluate.CandidateEvaluation;
import dev.hindsight.crossword.play.evaluate.Evaluation;
import dev.hindsight.crossword.play.evaluate.StaticEvaluation;
import dev.hindsight.crossword.rules.letters.TileCounts;
import dev.hindsight.crossword.table.DrawConvention;
import dev.hindsight.crossword.table.derivation.LeaveDerivation;

/**
 * Leave values that are derived again within a playout when the bag has changed enough since the
 * last time: {@link Refresh} says when, {@link Sight} for which tiles.
 *
 * <p>The first values are those of the root, and they count as made for the bag before the
 * candidate: after a candidate of three tiles, those of the opponent are three tiles old when he
 * replies. Only the leaves of the rack on turn are derived, which still takes as long as some
 * twenty turns of a playout; this is for finding out what the values of {@link RootLeaves} lose by
 * being a few draws behind.
 */
public final class FollowingLeaves implements LeaveSource {
  private final LeaveDerivation derivation;
  private final StaticEvaluation otherwise;
  private final LeaveSource root;
  private final Refresh refresh;
  private final Sight sight;

  /** Whether values made for one bag are too old for another; both by letter. */
  @FunctionalInterface
  public interface Refresh {
    boolean isDue(int[] then, int[] now);

    /** When this many tiles are gone. */
    static Refresh everyTiles(int tiles) {
      if (tiles < 1) {
        throw new IllegalArgumentException(
            "leaves are derived every 1 or more tiles, not " + tiles);
      }
      return (then, now) -> TileCounts.total(then) - TileCounts.total(now) >= tiles;
    }

    /** When the last tile of some letter is gone. */
    static Refresh whenALetterRunsOut() {
      return (then, now) -> {
        for (int letter = 0; letter < then.length; letter++) {
          if (then[letter] > 0 && now[letter] == 0) {
            return true;
          }
        }
        return false;
      };
    }
  }

  /** Which tiles a player in a playout takes to be in the bag. */
  public enum Sight {
    /** All that the player does not see: the bag and the other rack. */
    VISIBLE,

    /** The bag alone, as if the other rack were known. */
    TRUE
  }

  /**
   * @param root the values to begin with
   */
  public FollowingLeaves(
      LeaveDerivation derivation,
      StaticEvaluation otherwise,
      LeaveSource root,
      Refresh refresh,
      Sight sight) {
    this.derivation = derivation;
    this.otherwise = otherwise;
    this.root = root;
    this.refresh = refresh;
    this.sight = sight;
  }

  @Override
  public Evaluation root() {
    return root.root();
  }

  @Override
  public TurnLeaves openTurns() {
    return new Turns();
  }

  private final class Turns implements TurnLeaves {
    private final TurnLeaves first = root.openTurns();
    private final int letters = otherwise.rules().tiles().letterCount();
    private final int[][] then = new int[2][letters];
    private final boolean[] isDerived = new boolean[2];
    private final int[] now = new int[letters];
    private final int[] rack = new int[letters];

    /** The values of the root count as made for what each player sees before the candidate. */
    @Override
    public void begin(Playout playout) {
      first.begin(playout);
      for (int seat = 0; seat < then.length; seat++) {
        look(seat, playout, then[seat]);
        isDerived[seat] = false;
      }
    }

    @Override
    public Evaluation evaluation(int seat, Playout playout) {
      if (playout.tilesInBag() == 0) {
        return otherwise; // No leave counts any more.
      }
      look(seat, playout, now);
      if (refresh.isDue(then[seat], now)) {
        System.arraycopy(now, 0, then[seat], 0, now.length);
        isDerived[seat] = true;
      }
      return isDerived[seat] ? derive(seat, playout) : first.evaluation(seat, playout);
    }

    private void look(int seat, Playout playout, int[] counts) {
      if (sight == Sight.TRUE) {
        playout.countBag(counts);
      } else {
        playout.countUnseen(seat, counts);
      }
    }

    /** As of a table for the tiles at the last refresh, of which one rack is all that is asked. */
    private Evaluation derive(int seat, Playout playout) {
      playout.copyRack(seat, rack);
      // This thread is a worker already; a crew of one has no thread of its own.
      try (Crew alone = new Crew(1)) {
        return new CandidateEvaluation(
            otherwise,
            derivation.deriveCandidates(rack, then[seat], DrawConvention.HELD_APART, alone),
            otherwise.rules().tiles());
      }
    }
  }
}
