package dev.hindsight.workbench.crossword.ask;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.crossword.play.preendgame.PreEndgameAnswer;
import dev.hindsight.crossword.play.preendgame.PreEndgameLimits;
import dev.hindsight.crossword.play.preendgame.PreEndgameMove;
import dev.hindsight.crossword.play.preendgame.PreEndgameSolver;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.notation.MoveInPosition;
import dev.hindsight.workbench.answers.Known;
import dev.hindsight.workbench.crossword.files.LoadedEquipment;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What {@link CrosswordAsk} says of turns with one to seven tiles in the bag. */
public final class PreEndingAsk {
  private final PreEndgameSolver solver;

  public PreEndingAsk(LoadedEquipment loaded) {
    this.solver = new PreEndgameSolver(loaded.equipment());
  }

  public PreEndgameReport solve(GamePosition position, int listed, Duration time, Crew crew) {
    PreEndgameAnswer answer = solver.solve(position, PreEndgameLimits.within(time), crew);
    List<PreEndgameReport.Move> moves =
        answer.moves().stream().limit(listed).map(move -> move(position, move)).toList();
    return new PreEndgameReport(
        time.toNanos() / 1e9,
        answer.drawsInAll() == 0 ? null : answer.drawsInAll(),
        answer.endgames(),
        answer.proven(),
        moves);
  }

  private static PreEndgameReport.Move move(GamePosition position, PreEndgameMove move) {
    boolean looked = move.draws() > 0;
    return new PreEndgameReport.Move(
        new MoveInPosition(position, move.move()),
        move.scorePoints(),
        looked ? move.winChance() : null,
        known(move),
        looked ? move.netPointsForMover() : null,
        number(move.netPointsError()),
        move.draws(),
        move.pointsProven());
  }

  private static @Nullable Double number(double value) {
    return Double.isNaN(value) ? null : value;
  }

  /** One draw of many is a sample whose error nobody knows: an estimate. */
  private static @Nullable Known known(PreEndgameMove move) {
    return switch (move.proof()) {
      case PROVEN -> new Known.Proven();
      case ESTIMATED -> new Known.Estimate();
      case SAMPLED ->
          Double.isNaN(move.winChanceError())
              ? new Known.Estimate()
              : new Known.Sample(move.winChanceError());
      case UNKNOWN -> null;
    };
  }
}
