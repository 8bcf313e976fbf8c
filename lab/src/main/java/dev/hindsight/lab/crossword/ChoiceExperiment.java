package dev.hindsight.lab.crossword;

import dev.hindsight.core.measure.GroupedSums;
import dev.hindsight.core.measure.Interval;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.TrialRange;
import dev.hindsight.crossword.play.Equipment;
import dev.hindsight.crossword.play.find.RankedMove;
import dev.hindsight.crossword.play.find.RevaluedMoves;
import dev.hindsight.crossword.rules.board.Pass;
import dev.hindsight.crossword.table.derivation.LeaveDerivation;
import java.util.List;

/**
 * How often leaves for the tiles unseen choose another move than static ones.
 *
 * <p>In games of static players, on every turn with tiles in the bag on which something other than
 * a pass is possible, the first moves by static equity are ranked anew, as {@link
 * dev.hindsight.crossword.play.players.DynamicPlayer} does. The static move is played.
 */
public final class ChoiceExperiment {
  /** Turns counted. */
  public static final int TURNS = 0;

  /** Turns on which another move comes first. */
  public static final int CHANGED = 1;

  /** Equity for the tiles unseen of that move above the static one's, in millipoints. */
  public static final int GAINED = 2;

  /** Static equity of the static move above that one's, in millipoints. */
  public static final int GIVEN_UP = 3;

  private static final int FIGURES = 4;

  private final Equipment equipment;
  private final LeaveDerivation derivation;
  private final UnseenBands bands;
  private final int top;

  /**
   * @param equipment whose leaves are the static ones
   * @param derivation of the others
   * @param top how many moves to rank anew
   */
  public ChoiceExperiment(Equipment equipment, LeaveDerivation derivation, int top) {
    if (top < 2) {
      throw new IllegalArgumentException("at least 2 moves must be ranked, not " + top);
    }
    this.equipment = equipment;
    this.derivation = derivation;
    this.bands = new UnseenBands(equipment.rules());
    this.top = top;
  }

  /** The figures, by the number of tiles unseen; a function of the range alone. */
  public BandSums run(TrialRange games, Crew crew) {
    return new BandSums(
        bands, new GameWatch(equipment, derivation, FIGURES, this::watch).run(games, crew));
  }

  private void watch(WatchedGame watched, long[][] figures) {
    while (!watched.game().isOver()) {
      if (watched.game().bag().isEmpty()) {
        watched.game().play(watched.best().move());
        continue;
      }
      List<RankedMove> moves = watched.top(top);
      if (!(moves.get(0).move() instanceof Pass)) {
        compare(watched, moves, figures[bands.of(watched.unseenTiles())]);
      }
      watched.game().play(moves.get(0).move());
    }
  }

  private static void compare(WatchedGame watched, List<RankedMove> moves, long[] figures) {
    int[] rack = watched.game().rack(watched.game().seatOnTurn()).counts();
    RevaluedMoves revalued =
        new RevaluedMoves(moves, watched.game().rules().tiles(), watched.derive(rack)::millipoints);
    figures[TURNS]++;
    if (revalued.isAnother()) {
      figures[CHANGED]++;
      figures[GAINED] += revalued.gainedMillipoints();
      figures[GIVEN_UP] += revalued.givenUpMillipoints();
    }
  }

  /** A figure for each turn that another counts, with its interval. */
  public static Interval mean(GroupedSums sums, int figure, int per, double confidence) {
    double[] weights = new double[FIGURES];
    weights[figure] = 1;
    return sums.ratio(weights, per, confidence);
  }
}
