package dev.hindsight.lab.backgammon;

import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.GamePlan;
import dev.hindsight.backgammon.rules.RunningBoard;
import dev.hindsight.backgammon.table.Anchor;
import dev.hindsight.backgammon.table.AnchorTable;
import dev.hindsight.core.runs.Cancellation;
import dev.hindsight.core.runs.Progress;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * How far a judge is from what rollouts say of positions, by kind of game.
 *
 * @param kinds one for each {@link GamePlan} that occurs, one for races if there are any, and last
 *     all together
 */
public record RolloutErrors(List<Kind> kinds) {
  private static final String RACE = "race";
  private static final String ALL = "all";

  public RolloutErrors {
    kinds = List.copyOf(kinds);
  }

  /** Who says what a position is worth to its mover, before the roll and without a cube. */
  public interface Judge {
    double equity(Board board) throws IOException;
  }

  /**
   * What was found for one kind of game, in points.
   *
   * @param kind what it is called
   * @param positions of this kind
   * @param labelError root mean square of the standard errors of the rollouts
   * @param meanError mean distance of judge and rollout; it holds the noise of the rollouts
   * @param meanErrorError standard error of that mean
   * @param rmsError root mean square of the distances, the noise of the rollouts subtracted; 0 if
   *     nothing is left
   * @param biasBehind by how much the judge sees the side with more pips better than rollouts do
   */
  public record Kind(
      String kind,
      long positions,
      double labelError,
      double meanError,
      double meanErrorError,
      double rmsError,
      double biasBehind) {}

  /** Asks a judge about all positions of a table. */
  public static RolloutErrors of(
      AnchorTable rollouts, Judge judge, Cancellation cancellation, Progress progress)
      throws IOException {
    GamePlan[] plans = GamePlan.values();
    List<Sums> sums = new ArrayList<>();
    for (GamePlan plan : plans) {
      sums.add(new Sums(plan.toString()));
    }
    sums.add(new Sums(RACE));
    Sums all = new Sums(ALL);
    progress.begin("positions", rollouts.anchors().size(), "positions");
    try {
      for (Anchor anchor : rollouts.anchors()) {
        cancellation.check();
        RunningBoard board = new RunningBoard(anchor.board());
        double difference = judge.equity(anchor.board()) - anchor.equity();
        int kind = board.isContact() ? GamePlan.of(board).position() : plans.length;
        sums.get(kind).add(anchor, difference);
        all.add(anchor, difference);
        progress.advance(1);
      }
    } finally {
      progress.end();
    }
    sums.add(all);
    return new RolloutErrors(
        sums.stream().filter(kind -> kind.positions > 0).map(Sums::kind).toList());
  }

  /** What is summed up for a kind. */
  private static final class Sums {
    private final String name;
    private long positions;
    private double labelSquares;
    private double distances;
    private double squares;
    private double behind;

    Sums(String name) {
      this.name = name;
    }

    void add(Anchor anchor, double difference) {
      positions++;
      labelSquares += anchor.standardError() * anchor.standardError();
      distances += Math.abs(difference);
      squares += difference * difference;
      Board board = anchor.board();
      behind += Integer.signum(board.moverPips() - board.otherPips()) * difference;
    }

    Kind kind() {
      double mean = distances / positions;
      double variance = Math.max(0, squares / positions - mean * mean);
      return new Kind(
          name,
          positions,
          Math.sqrt(labelSquares / positions),
          mean,
          Math.sqrt(variance / positions),
          Math.sqrt(Math.max(0, (squares - labelSquares) / positions)),
          behind / positions);
    }
  }
}
