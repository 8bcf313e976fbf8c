package dev.hindsight.crossword.play.simulation;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.crossword.play.evaluate.Evaluation;
import dev.hindsight.crossword.play.evaluate.StaticEvaluation;
import dev.hindsight.crossword.rules.letters.TileCounts;
import dev.hindsight.crossword.table.DrawConvention;
import dev.hindsight.crossword.table.derivation.LeaveDerivation;
import java.util.Arrays;

/**
 * Leave values that are derived again within a playout when the bag has changed enough since the
 * last time: {@link Refresh} says when, {@link Sight} for which tiles.
 *
 * <p>Each derivation takes as long as hundreds of playouts with a full bag, less the emptier it is;
 * this is for finding out what the values of {@link RootLeaves} lose by being a few draws behind.
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
    private final Evaluation[] current = new Evaluation[2];
    private final int[][] then = new int[2][otherwise.rules().tiles().letterCount()];
    private final int[] now = new int[otherwise.rules().tiles().letterCount()];

    @Override
    public void begin() {
      first.begin();
      Arrays.fill(current, null);
    }

    @Override
    public Evaluation evaluation(int seat, Playout playout) {
      if (sight == Sight.TRUE) {
        playout.countBag(now);
      } else {
        playout.countUnseen(seat, now);
      }
      Evaluation known = current[seat];
      if (known == null) {
        known = use(seat, first.evaluation(seat, playout));
      } else if (playout.tilesInBag() > 0 && refresh.isDue(then[seat], now)) {
        known = use(seat, derive());
      }
      return known;
    }

    /** The values of the root count as made for what the player sees on the first turn. */
    private Evaluation use(int seat, Evaluation evaluation) {
      current[seat] = evaluation;
      System.arraycopy(now, 0, then[seat], 0, now.length);
      return evaluation;
    }

    private Evaluation derive() {
      // This thread is a worker already; a crew of one has no thread of its own.
      try (Crew alone = new Crew(1)) {
        return otherwise.withLeaves(derivation.derive(now, DrawConvention.HELD_APART, alone));
      }
    }
  }
}
