package dev.hindsight.workbench.crossword.ask;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.crossword.play.preendgame.PreEndgameAnswer;
import dev.hindsight.crossword.play.preendgame.PreEndgameLimits;
import dev.hindsight.crossword.play.preendgame.PreEndgameMove;
import dev.hindsight.crossword.play.preendgame.PreEndgameProof;
import dev.hindsight.crossword.play.preendgame.PreEndgameSolver;
import dev.hindsight.crossword.rules.board.Board;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.notation.MoveNotation;
import dev.hindsight.workbench.crossword.files.LoadedEquipment;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What {@link CrosswordAsk} says of turns with one to seven tiles in the bag. */
public final class PreEndingAsk {
  private final PreEndgameSolver solver;
  private final MoveNotation notation;
  private final Board board;

  public PreEndingAsk(LoadedEquipment loaded) {
    this.solver = new PreEndgameSolver(loaded.equipment());
    this.notation = new MoveNotation(loaded.rules());
    this.board = loaded.equipment().board();
  }

  public PreEndgameReport solve(GamePosition position, int listed, Duration time, Crew crew) {
    PreEndgameAnswer answer = solver.solve(position, PreEndgameLimits.within(time), crew);
    board.setUp(position.squares().toArray());
    List<PreEndgameReport.Move> moves =
        answer.moves().stream().limit(listed).map(this::move).toList();
    return new PreEndgameReport(
        time.toNanos() / 1e9,
        answer.drawsInAll() == 0 ? null : answer.drawsInAll(),
        answer.endgames(),
        answer.proven(),
        moves);
  }

  private PreEndgameReport.Move move(PreEndgameMove move) {
    boolean looked = move.draws() > 0;
    return new PreEndgameReport.Move(
        notation.format(move.move(), board),
        move.scorePoints(),
        looked ? move.winChance() : null,
        number(move.winChanceError()),
        looked ? move.netPointsForMover() : null,
        number(move.netPointsError()),
        move.draws(),
        proofName(move.proof()),
        move.pointsProven());
  }

  private static @Nullable Double number(double value) {
    return Double.isNaN(value) ? null : value;
  }

  private static String proofName(PreEndgameProof proof) {
    return switch (proof) {
      case PROVEN -> "proven";
      case ESTIMATED -> "estimate";
      case SAMPLED -> "sample";
      case UNKNOWN -> "unknown";
    };
  }
}
