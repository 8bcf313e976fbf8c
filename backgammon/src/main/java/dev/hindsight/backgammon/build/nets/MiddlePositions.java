package dev.hindsight.backgammon.build.nets;

import dev.hindsight.backgammon.play.evaluate.Evaluator;
import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.GamePlan;
import dev.hindsight.backgammon.rules.MoveGenerator;
import dev.hindsight.backgammon.rules.RunningBoard;
import java.util.random.RandomGenerator;

/**
 * Positions of a game plan to begin a game with: half of them set up by {@link StartPositions},
 * half of them come about in games from the start that one side plays badly. One for each thread.
 */
public final class MiddlePositions {
  private static final int MOST_PLIES = 60;
  private static final int LEAST_PLIES = 4;

  /** How often the two sides make any move in place of a good one, one much more than the other. */
  private static final double MUCH_NOISE = 0.7;

  private static final double LITTLE_NOISE = 0.1;

  private final Evaluator player;
  private final MoveGenerator moves = new MoveGenerator();
  private final float[] equities = new float[MoveGenerator.MOST_END_POSITIONS];

  /**
   * @param player whose moves are the good ones
   */
  public MiddlePositions(Evaluator player) {
    this.player = player;
  }

  /** Sets a board to a position of a plan, or to the start if none was found. */
  public void draw(GamePlan plan, RandomGenerator random, RunningBoard board) {
    if (random.nextBoolean() && playBadly(plan, random, board)) {
      return;
    }
    board.set(StartPositions.draw(plan, random).orElse(Board.START));
  }

  /** Plays from the start until a position of a plan comes up; false if none does. */
  private boolean playBadly(GamePlan plan, RandomGenerator random, RunningBoard board) {
    board.set(Board.START);
    boolean isNoisy = random.nextBoolean();
    for (int ply = 0; ply < MOST_PLIES; ply++) {
      play(isNoisy ? MUCH_NOISE : LITTLE_NOISE, random, board);
      isNoisy = !isNoisy;
      if (board.isOver() || !board.isContact()) {
        return false;
      }
      // Not always the first of them, or all would be such as were just entered.
      if (ply >= LEAST_PLIES && GamePlan.of(board) == plan && random.nextInt(3) == 0) {
        return true;
      }
    }
    return false;
  }

  /** Rolls, and makes the best move or, with a chance, any. */
  private void play(double noise, RandomGenerator random, RunningBoard board) {
    moves.prepare(board);
    int count = moves.generate(1 + random.nextInt(6), 1 + random.nextInt(6));
    int chosen = 0;
    if (count > 1) {
      if (random.nextDouble() < noise) {
        chosen = random.nextInt(count);
      } else {
        player.equitiesAfterMove(moves, equities);
        chosen = Evaluator.best(equities, count);
      }
    }
    board.play(moves, chosen);
  }

  /**
   * Plays on well for up to this many plies and stops at a position of the plan, so that what was
   * set up has become natural. False if the last position is of another plan.
   */
  public boolean playOn(GamePlan plan, int plies, RandomGenerator random, RunningBoard board) {
    for (int ply = 0; ply < plies; ply++) {
      play(0, random, board);
      if (board.isOver() || !board.isContact()) {
        return false;
      }
    }
    return GamePlan.of(board) == plan;
  }
}
