package dev.hindsight.backgammon;

import dev.hindsight.backgammon.play.evaluate.ChanceAdvice;
import dev.hindsight.backgammon.play.evaluate.NetEvaluator;
import dev.hindsight.backgammon.play.evaluate.ResultChances;
import dev.hindsight.backgammon.rules.BackgammonPosition;
import dev.hindsight.backgammon.rules.Dice;
import dev.hindsight.backgammon.rules.GameResult;
import dev.hindsight.backgammon.rules.notation.MoveNotation;
import dev.hindsight.backgammon.rules.notation.PositionText;
import dev.hindsight.backgammon.table.BackgammonNets;
import dev.hindsight.backgammon.table.DefaultNets;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/**
 * Estimates of any backgammon position for other programs, by nets that were trained in self-play:
 * where {@link Backgammon} knows, this judges.
 *
 * <pre>{@code
 * BackgammonNet net = BackgammonNet.builtIn();
 * net.moves("XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10")   // 8/5 6/5 first
 * }</pre>
 *
 * <p>Positions are written as for {@link Backgammon}; score and cube do not count. Immutable: any
 * number of threads may ask.
 */
public final class BackgammonNet {
  private final BackgammonNets nets;
  private final int plies;

  private BackgammonNet(BackgammonNets nets, int plies) {
    this.nets = nets;
    this.plies = plies;
  }

  /** The nets that come with the program, without a look ahead. */
  public static BackgammonNet builtIn() {
    return new BackgammonNet(DefaultNets.nets(), 0);
  }

  /** The nets of a file that was trained with Hindsight, without a look ahead. */
  public static BackgammonNet open(Path file) throws IOException {
    return new BackgammonNet(BackgammonNets.open(file), 0);
  }

  /**
   * These nets with a look-ahead: better, and slower by a factor of some hundreds for each ply.
   *
   * @param count 0 to 2
   */
  public BackgammonNet withPlies(int count) {
    if (count < 0 || count > 2) {
      throw new IllegalArgumentException("a look ahead has 0 to 2 plies, not " + count);
    }
    return new BackgammonNet(nets, count);
  }

  /**
   * The chances before the dice are rolled; dice in the position are not looked at.
   *
   * @throws IllegalArgumentException if the game is over
   */
  public BackgammonChances chances(String position) {
    ResultChances chances = advice().beforeRoll(parse(position).board());
    double[] nested = chances.nested();
    return new BackgammonChances(
        nested[0], nested[1], nested[2], nested[3], nested[4], chances.cubelessEquity());
  }

  /**
   * Every legal move of the dice in the position, best first, with its equity without a cube.
   *
   * @throws IllegalArgumentException if the position has no dice, or the game is over
   */
  public List<BackgammonMove> moves(String position) {
    BackgammonPosition parsed = parse(position);
    Dice dice = parsed.dice();
    if (dice == null) {
      throw new IllegalArgumentException("the position " + position + " has no dice");
    }
    return advice().rank(parsed.board(), dice).stream()
        .map(
            move ->
                new BackgammonMove(
                    MoveNotation.write(move.move()),
                    move.chances().winProbability(),
                    move.equity()))
        .toList();
  }

  private static BackgammonPosition parse(String position) {
    BackgammonPosition parsed = PositionText.parse(position);
    if (GameResult.isOver(parsed.board())) {
      throw new IllegalArgumentException("the game of " + position + " is over");
    }
    return parsed;
  }

  /** Cheap to make, and for one thread. */
  private ChanceAdvice advice() {
    return new ChanceAdvice(new NetEvaluator(nets), plies);
  }
}
