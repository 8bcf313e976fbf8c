package dev.hindsight.cli.crossword.ask;

import dev.hindsight.cli.terminal.TextTable;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.letters.Equity;
import dev.hindsight.crossword.rules.letters.Millipoints;
import dev.hindsight.workbench.crossword.ask.CrosswordAnswer;
import dev.hindsight.workbench.crossword.ask.EndgameReport;
import dev.hindsight.workbench.crossword.ask.PreEndgameReport;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** An answer as people read it: the board, the racks, what is unseen, and the plays in columns. */
public final class AnswerText {
  private AnswerText() {}

  public static String of(CrosswordAnswer answer) {
    GamePosition position = answer.position().game();
    StringBuilder text =
        new StringBuilder(
            BoardDrawing.of(position, BesideTheBoard.of(position, answer.tilesInBag())));
    text.append("\n\n");
    text.append(counts(answer)).append('\n');
    text.append(sources(answer)).append('\n');
    EndgameReport endgame = answer.endgame();
    if (endgame != null) {
      text.append(EndgameText.of(endgame, position)).append('\n');
    }
    PreEndgameReport preEndgame = answer.preEndgame();
    if (preEndgame != null) {
      text.append(PreEndgameText.of(preEndgame, answer.tilesInBag())).append('\n');
    }
    answer.notes().forEach(note -> text.append(note).append('\n'));
    boolean isOpening =
        Arrays.equals(position.offBoard().counts(), position.rules().tiles().counts());
    if (isOpening && answer.best().stream().anyMatch(AnswerText::isChargedForVowels)) {
      text.append("On an empty board each vowel beside a double-letter square costs 0.7.\n");
    }
    if (preEndgame != null) {
      text.append('\n').append(PreEndgameText.moves(preEndgame));
    } else if (!answer.best().isEmpty()) {
      text.append('\n').append(moves(answer));
    }
    return text.toString().stripTrailing();
  }

  /** Else equity is score and leave; where squares have values, it is among theirs. */
  private static boolean isChargedForVowels(CrosswordAnswer.Move move) {
    Equity expected = Equity.ofPoints(move.score()).plus(move.leaveValue());
    return move.placementValue() == null && !move.equity().equals(expected);
  }

  private static String counts(CrosswordAnswer answer) {
    StringBuilder text = new StringBuilder();
    text.append(
        String.format(
            Locale.ROOT,
            "%,d %s, %,d %s. Most points: %s, %d.",
            answer.plays(),
            answer.plays() == 1 ? "play" : "plays",
            answer.exchanges(),
            answer.exchanges() == 1 ? "exchange" : "exchanges",
            answer.bestByScore().move(),
            answer.bestByScore().score()));
    Long scores = answer.sumOfScores();
    Long equities = answer.sumOfEquityMillipoints();
    if (scores != null && equities != null) {
      text.append(
          String.format(
              Locale.ROOT,
              "%nOver all plays: scores %,d, equities %,.3f.",
              scores,
              Millipoints.toExactPoints(equities)));
    }
    return text.toString();
  }

  private static String sources(CrosswordAnswer answer) {
    return SourcesText.of(answer.words(), leaves(answer) + SourcesText.squares(answer.placement()));
  }

  private static String leaves(CrosswordAnswer answer) {
    if (answer.endgame() != null) {
      return "The bag is empty.";
    }
    if (answer.tilesInBag() == 0) {
      return "The bag is empty: what is kept has the value that the end of the game gives it.";
    }
    return SourcesText.leaves(answer.leaves());
  }

  /** The moves in columns, as an ending is shown where it was solved. */
  public static String moves(CrosswordAnswer answer) {
    boolean isSolved = answer.best().get(0).bound() != null;
    return isSolved ? EndgameText.moves(answer) : valued(answer);
  }

  private static String valued(CrosswordAnswer answer) {
    boolean hasBag = answer.best().stream().anyMatch(move -> move.fullBagValue() != null);
    boolean hasSquares = answer.placement() != null;
    TextTable table =
        new TextTable("", "rlrlr" + (hasBag ? "r" : "") + (hasSquares ? "r" : "") + "r");
    List<String> heads = new ArrayList<>(List.of("", "move", "score", "leave", "its value"));
    if (hasBag) {
      heads.add("full bag");
    }
    if (hasSquares) {
      heads.add("squares");
    }
    heads.add("equity");
    table.row(heads.toArray(String[]::new));
    int rank = 1;
    for (CrosswordAnswer.Move move : answer.best()) {
      List<String> cells = new ArrayList<>();
      cells.add(Integer.toString(rank++));
      cells.add(move.move().toString());
      cells.add(Integer.toString(move.score()));
      cells.add(move.leave().toString());
      cells.add(move.leaveValue().toString());
      if (hasBag) {
        cells.add(text(move.fullBagValue()));
      }
      if (hasSquares) {
        cells.add(text(move.placementValue()));
      }
      cells.add(move.equity().toString());
      table.row(cells.toArray(String[]::new));
    }
    return table.toString();
  }

  private static String text(@Nullable Equity equity) {
    return equity == null ? "" : equity.toString();
  }
}
