package dev.hindsight.lab.backgammon;

import dev.hindsight.backgammon.play.evaluate.Evaluator;
import dev.hindsight.backgammon.play.players.EvaluatingPlayer;
import dev.hindsight.backgammon.play.players.GnubgPlayer;
import dev.hindsight.backgammon.play.players.GnubgSocket;
import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.MoveGenerator;
import dev.hindsight.backgammon.rules.RunningBoard;
import dev.hindsight.core.measure.Interval;
import dev.hindsight.core.measure.Moments;
import dev.hindsight.core.runs.Cancellation;
import dev.hindsight.core.runs.Progress;
import dev.hindsight.core.runs.TrialRandom;
import java.io.IOException;

/**
 * How much equity an evaluator gives away, as gnubg sees it: in games against itself, at every
 * decision with contact, gnubg says what it would play; where that is another move, it values the
 * positions after both.
 *
 * @param decisions with contact and more than one end position
 * @param agreed where gnubg would play the same
 * @param milliEquity lost by a decision on average, in thousandths of a point
 */
public record GnubgErrors(long decisions, long agreed, Interval milliEquity) {
  private static final double CONFIDENCE = 0.95;
  private static final int MOST_PLIES = 600;

  /**
   * Measures.
   *
   * @param plies that gnubg looks ahead when it values positions; its moves are as it was set
   */
  public static GnubgErrors of(
      Evaluator evaluator,
      GnubgSocket gnubg,
      int plies,
      long decisions,
      long seed,
      Cancellation cancellation,
      Progress progress)
      throws IOException {
    EvaluatingPlayer ours = new EvaluatingPlayer(evaluator);
    GnubgPlayer theirs = new GnubgPlayer(gnubg);
    MoveGenerator moves = new MoveGenerator();
    RunningBoard board = new RunningBoard(Board.START);
    Moments micros = new Moments();
    long agreed = 0;
    for (long game = 0; micros.count() < decisions; game++) {
      TrialRandom random = TrialRandom.of(seed, game);
      board.set(Board.START);
      for (int ply = 0; ply < MOST_PLIES && !board.isOver() && micros.count() < decisions; ply++) {
        cancellation.check();
        moves.prepare(board);
        int count = moves.generate(1 + random.nextInt(6), 1 + random.nextInt(6));
        int chosen = ours.choose(board, moves, random);
        if (count > 1 && board.isContact()) {
          int wanted = theirs.choose(board, moves, random);
          agreed += wanted == chosen ? 1 : 0;
          double lost =
              wanted == chosen
                  ? 0
                  : after(moves, wanted, gnubg, plies) - after(moves, chosen, gnubg, plies);
          micros.add(Math.round(1e6 * Math.max(0, lost)));
          progress.advance(1);
        }
        board.play(moves, chosen);
      }
    }
    Interval mean = Interval.ofMean(micros, CONFIDENCE);
    return new GnubgErrors(
        micros.count(),
        agreed,
        new Interval(mean.low() / 1e3, mean.estimate() / 1e3, mean.high() / 1e3, CONFIDENCE));
  }

  /** The equity of the player who has moved to an end position. */
  private static double after(MoveGenerator moves, int index, GnubgSocket gnubg, int plies)
      throws IOException {
    RunningBoard next = new RunningBoard(Board.START);
    next.play(moves, index);
    return -gnubg.equityBeforeRoll(next.toBoard(), plies);
  }
}
