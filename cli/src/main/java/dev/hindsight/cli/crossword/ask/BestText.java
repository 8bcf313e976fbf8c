package dev.hindsight.cli.crossword.ask;

import dev.hindsight.cli.terminal.TextTable;
import dev.hindsight.crossword.play.judge.Judgement;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.workbench.crossword.ask.BestAnswer;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** The best move as people read it: the board, what decided and why, and what was compared. */
final class BestText {
  private BestText() {}

  static String of(BestAnswer answer) {
    GamePosition position = answer.position().game();
    BestAnswer.Move best = answer.moves().isEmpty() ? null : answer.moves().get(0);
    StringBuilder text =
        new StringBuilder(
            BoardDrawing.of(position, BesideTheBoard.of(position, answer.tilesInBag())));
    text.append("\n\n");
    if (best != null) {
      text.append("Best: ").append(best.move()).append(".\n");
    }
    text.append(grounds(answer)).append('\n');
    text.append(stop(answer.stop())).append("\n\n");
    return text.append(moves(answer)).toString().stripTrailing();
  }

  private static String grounds(BestAnswer answer) {
    String how =
        switch (answer.part()) {
          case STATIC -> "By equity, without looking ahead";
          case SIMULATION ->
              "By playing on, against "
                  + (answer.readsLastMove() ? "racks that explain the last move" : "every rack");
          case PRE_ENDGAME ->
              "By the ends of games after each draw"
                  + (answer.readsLastMove() ? ", weighed by the last move" : "");
          case ENDGAME -> "By the end of the game";
        };
    return how + (answer.proven() ? "; proven: none wins more often." : "; not proven.");
  }

  private static String stop(Judgement.Stop stop) {
    return switch (stop) {
      case ONE_MOVE -> "There is no other move.";
      case CLEAR -> "It stopped because one move is clearly better than all others.";
      case PROVEN -> "It stopped with the proof.";
      case SPENT -> "It stopped because what it may spend was spent.";
      case CANCELLED -> "It was interrupted.";
    };
  }

  private static String moves(BestAnswer answer) {
    TextTable table =
        new TextTable("", "rlrrrrrrl")
            .row("", "move", "score", "wins", "error", "points", "error", "looks", "");
    int rank = 1;
    for (BestAnswer.Move move : answer.moves()) {
      table.row(
          Integer.toString(rank++),
          move.move().toString(),
          Integer.toString(move.score()),
          percent(move.winProbability()),
          percent(error(move.winStandardError())),
          String.format(Locale.ROOT, "%+.1f", move.points()),
          points(error(move.pointsStandardError())),
          move.looks() == 0 ? "" : Long.toString(move.looks()),
          move.proven() ? "proven" : "");
    }
    return table.toString();
  }

  /** None where nothing is left to chance. */
  private static @Nullable Double error(@Nullable Double error) {
    return error == null || error == 0 ? null : error;
  }

  private static String percent(@Nullable Double share) {
    return share == null ? "" : String.format(Locale.ROOT, "%.1f %%", 100 * share);
  }

  private static String points(@Nullable Double points) {
    return points == null ? "" : String.format(Locale.ROOT, "%.1f", points);
  }
}
