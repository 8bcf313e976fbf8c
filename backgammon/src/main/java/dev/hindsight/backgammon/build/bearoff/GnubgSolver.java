package dev.hindsight.backgammon.build.bearoff;

import dev.hindsight.backgammon.index.BearoffIndex;
import dev.hindsight.backgammon.index.BearoffMoves;
import dev.hindsight.backgammon.index.PipOrder;
import dev.hindsight.backgammon.rules.Dice;
import dev.hindsight.backgammon.table.BearoffFormat;
import dev.hindsight.backgammon.table.BearoffTable;
import dev.hindsight.core.runs.Crew;
import java.util.Arrays;

/**
 * Solves a two-sided bearoff in the arithmetic of gnubg's own generator, to the last bit: for
 * comparisons with it, and for files that must equal gnubg's. It is less exact than {@link
 * TwoSidedBuilder} by up to 7e−5 in the chance to win, since every step truncates.
 *
 * <p>Equities are 16-bit integers s from −32,768 to 32,767, stored as s + 32,768. A win is 32,767,
 * and the other player's side of s is −s − 1. Of a roll, each value takes the best successor for
 * itself; of all rolls, the sum over 36 dice is divided by 36 towards zero. Whoever may double a
 * cube that would then be his opponent's at s has twice that, or a win if s is at least half of
 * one; he doubles if s is at least half of what he has otherwise, and halves are truncated too.
 *
 * <p>Everything is kept in memory and there are no checkpoints; 11 checkers, the most that gnubg
 * opens, are 1.2 GB with the cube.
 */
public final class GnubgSolver {
  private static final int WIN = Short.MAX_VALUE;
  private static final int LOSS = Short.MIN_VALUE;

  private static final int BIAS = 0x8000;

  private final BearoffIndex index;
  private final boolean cubeful;
  private final int values;
  private final PipOrder order;
  private final BearoffMoves moves;

  /** By place. */
  private final int[] pips;

  /** {@code rows[us][them · values + value]} by rank, biased: as they will stand in the file. */
  private final short[][] rows;

  public GnubgSolver(int points, int checkers, boolean cubeful) {
    BearoffFormat.checkSize(points, checkers);
    this.index = new BearoffIndex(points, checkers);
    this.cubeful = cubeful;
    this.values = BearoffFormat.valuesOfPair(cubeful);
    this.order = new PipOrder(index);
    this.moves = BearoffMoves.build(index, order);
    this.pips = new int[index.size()];
    for (int layer = 0; layer < order.layers(); layer++) {
      Arrays.fill(pips, order.layerStart(layer), order.layerStart(layer + 1), layer);
    }
    this.rows = new short[index.size()][index.size() * values];
  }

  /** The memory that it needs at its peak. */
  public static long bytesNeeded(int points, int checkers, boolean cubeful) {
    long sides = BearoffIndex.size(points, checkers);
    return 2 * sides * sides * BearoffFormat.valuesOfPair(cubeful)
        + 4L * 180 * sides
        + (128L << 20);
  }

  /** Pairs whose pips add up to the same number do not depend on each other. */
  public BearoffTable solve(Crew crew) {
    int layers = order.layers();
    crew.progress().begin(task(), (long) index.size() * layers, "steps");
    try {
      for (int sum = 0; sum <= 2 * (layers - 1); sum++) {
        int pipsOfBoth = sum;
        int first = order.layerStart(Math.max(0, sum - layers + 1));
        int end = order.layerStart(Math.min(sum, layers - 1) + 1);
        crew.sweep(
            end - first,
            16,
            (from, to, worker) -> {
              for (int place = first + (int) from; place < first + to; place++) {
                solveSide(place, pipsOfBoth);
              }
            });
      }
    } finally {
      crew.progress().end();
    }
    return BearoffTable.ofRows(index, cubeful, rows);
  }

  private String task() {
    return "gnubg's bearoff of " + index.checkers() + " checkers on " + index.points() + " points";
  }

  /** Solves one side against all with which it has this many pips. */
  private void solveSide(int place, int pipsOfBoth) {
    int us = order.rankAt(place);
    int layer = pipsOfBoth - pips[place];
    for (int other = order.layerStart(layer); other < order.layerStart(layer + 1); other++) {
      int them = order.rankAt(other);
      if (us == 0 || them == 0) {
        for (int value = 0; value < values; value++) {
          put(us, them, value, us == 0 ? WIN : LOSS);
        }
      } else if (cubeful) {
        solveCubeful(place, us, them);
      } else {
        solveCubeless(place, us, them);
      }
    }
  }

  private void solveCubeless(int place, int us, int them) {
    short[] replies = rows[them];
    int sum = 0;
    for (int roll = 0; roll < BearoffMoves.ROLLS; roll++) {
      int least = WIN;
      for (int at = moves.start(place, roll); at < moves.end(place, roll); at++) {
        least = Math.min(least, signed(replies[order.rankAt(moves.successor(at))]));
      }
      sum += Dice.ROLLS.get(roll).ways() * ~least;
    }
    put(us, them, 0, sum / Dice.ALL_WAYS);
  }

  /** Values in the order of the cube states: cubeless, owned, centred, opponent's. */
  private void solveCubeful(int place, int us, int them) {
    short[] replies = rows[them];
    int sumCubeless = 0;
    int sumOwned = 0;
    int sumCentred = 0;
    int sumOpponents = 0;
    for (int roll = 0; roll < BearoffMoves.ROLLS; roll++) {
      // What is best for us is what leaves the other player the least; −s − 1 is ~s.
      int cubeless = WIN;
      int owned = WIN;
      int centred = WIN;
      int opponents = WIN;
      for (int entry = moves.start(place, roll); entry < moves.end(place, roll); entry++) {
        int at = order.rankAt(moves.successor(entry)) * 4;
        int ifOpponents = signed(replies[at + 3]);
        cubeless = Math.min(cubeless, signed(replies[at]));
        owned = Math.min(owned, ifOpponents);
        centred = Math.min(centred, offer(signed(replies[at + 2]), ifOpponents));
        opponents = Math.min(opponents, offer(signed(replies[at + 1]), ifOpponents));
      }
      int ways = Dice.ROLLS.get(roll).ways();
      sumCubeless += ways * ~cubeless;
      sumOwned += ways * ~owned;
      sumCentred += ways * ~centred;
      sumOpponents += ways * ~opponents;
    }
    put(us, them, 0, sumCubeless / Dice.ALL_WAYS);
    put(us, them, 1, sumOwned / Dice.ALL_WAYS);
    put(us, them, 2, sumCentred / Dice.ALL_WAYS);
    put(us, them, 3, sumOpponents / Dice.ALL_WAYS);
  }

  /**
   * What a player has who may double, by what he has if he does not and if the cube were the
   * opponent's: halves are compared, so a double that is one unit worse is made all the same.
   */
  private static int offer(int noDouble, int ifOpponents) {
    if (ifOpponents < noDouble / 2) {
      return noDouble;
    }
    return ifOpponents >= WIN / 2 ? WIN : 2 * ifOpponents;
  }

  private void put(int us, int them, int value, int signed) {
    rows[us][them * values + value] = (short) (signed + BIAS);
  }

  private static int signed(short biased) {
    return (biased & 0xFFFF) - BIAS;
  }
}
