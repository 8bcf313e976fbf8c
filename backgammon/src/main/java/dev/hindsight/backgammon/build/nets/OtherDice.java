package dev.hindsight.backgammon.build.nets;

import dev.hindsight.backgammon.index.NetEncoding;
import dev.hindsight.backgammon.play.evaluate.ResultChances;
import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.MoveGenerator;
import dev.hindsight.backgammon.rules.RunningBoard;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * Bearoffs as play meets them, more of them than games come through: from the position where a game
 * reached the table it is played out again and again with other dice, both sides by the table. What
 * is held out for measuring is passed through, but not taught.
 *
 * <p>A game may enter the table so late that the next roll ends it, and then there is nothing to
 * play. Few games, all of that kind, have no other positions to teach.
 */
final class OtherDice {
  /**
   * Playouts in a row that taught nothing, after which the games of a block have no more to give.
   * If one in twenty teaches something, this many in a row happen once in 28,000 times.
   */
  private static final int MOST_FRUITLESS = 200;

  private final ExactTargets exact;
  private final MoveGenerator moves = new MoveGenerator();
  private final RunningBoard board = new RunningBoard(Board.START);
  private final RunningBoard next = new RunningBoard(Board.START);
  private final float[] target = new float[NetEncoding.OUTPUTS];

  OtherDice(ExactTargets exact) {
    this.exact = exact;
  }

  /**
   * Adds this many samples; fewer if no game has reached the table, or if those that did have
   * nothing more to give.
   */
  void draw(List<GameExperience> games, int count, RandomGenerator random, SampleList samples) {
    List<long[]> entries = entries(games);
    if (entries.isEmpty()) {
      return;
    }
    int wanted = samples.size() + count;
    int fruitless = 0;
    while (samples.size() < wanted && fruitless < MOST_FRUITLESS) {
      int before = samples.size();
      long[] entry = entries.get(random.nextInt(entries.size()));
      board.set(entry[0], 0, entry[1], 0);
      // The first is what the game itself has seen.
      for (roll(random); !board.isOver() && samples.size() < wanted; roll(random)) {
        float win = exact.target(board);
        if (!Float.isNaN(win)) {
          ResultChances.ofWin(win).copyTo(target, 0);
          samples.add(board, target, 0, SampleKind.TABLE);
        }
      }
      fruitless = samples.size() == before ? fruitless + 1 : 0;
    }
  }

  /** Rolls and plays on by the table, which covers whatever follows from what it covers. */
  private void roll(RandomGenerator random) {
    moves.prepare(board);
    int count = moves.generate(1 + random.nextInt(6), 1 + random.nextInt(6));
    int best = 0;
    double leastForOther = Double.POSITIVE_INFINITY;
    for (int index = 0; index < count; index++) {
      next.play(moves, index);
      double winOfOther = next.isOver() ? 0 : exact.winProbability(next);
      if (winOfOther < leastForOther) {
        leastForOther = winOfOther;
        best = index;
      }
    }
    board.play(moves, best);
  }

  /** The first position of each game that the table covers: both sides in their home boards. */
  private List<long[]> entries(List<GameExperience> games) {
    List<long[]> entries = new ArrayList<>();
    for (GameExperience game : games) {
      for (int ply = 0; ply < game.plies(); ply++) {
        game.position(ply, board);
        if (exact.covers(board)) {
          entries.add(new long[] {board.moverNear(), board.otherNear()});
          break;
        }
      }
    }
    return entries;
  }
}
