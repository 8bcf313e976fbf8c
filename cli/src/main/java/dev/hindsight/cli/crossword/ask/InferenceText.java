package dev.hindsight.cli.crossword.ask;

import dev.hindsight.cli.terminal.TextTable;
import dev.hindsight.cli.terminal.Wrapped;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.workbench.crossword.ask.InferenceAnswer;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * What a move tells, as people read it: the board, how many racks explain it, the letters with bars
 * and the leaves.
 *
 * <pre>
 * S   41.3 %  19.8 %  █████████┃█████████
 * T   12.0 %  28.4 %  ██████········┃
 * </pre>
 */
public final class InferenceText {
  private static final int BAR = 40;

  private InferenceText() {}

  public static String of(InferenceAnswer answer, GamePosition position) {
    StringBuilder text = new StringBuilder(BoardDrawing.of(position, beside(answer)));
    text.append("\n\n");
    text.append(sources(answer)).append('\n');
    answer.setting().notes().forEach(note -> text.append(note).append('\n'));
    if (answer.racks().partial()) {
      text.append(
              Wrapped.of(
                  "Stopped: the racks judged are the first in order and not drawn by chance, so"
                      + " that what follows is no estimate of the whole."))
          .append('\n');
    }
    if (answer.racks().recorded().unique() == 0) {
      text.append('\n')
          .append(
              answer.racks().partial()
                  ? "None of the racks judged so far explains the move."
                  : "No rack explains the move; a larger --margin may find some.");
      return text.toString();
    }
    if (!answer.kept().letters().isEmpty()) {
      text.append("\nTiles kept: chance of at least one, and what it would be by chance (┃)\n\n");
      text.append(letters(answer));
    }
    if (!answer.kept().leaves().isEmpty()) {
      text.append("\nMost likely leaves\n\n").append(leaves(answer));
    }
    return text.toString().stripTrailing();
  }

  private static List<String> beside(InferenceAnswer answer) {
    List<String> lines = new ArrayList<>();
    lines.add("Move: " + answer.asked().move());
    lines.add("Counts: " + criterion(answer.asked()));
    lines.add("");
    lines.add(
        String.format(
            Locale.ROOT,
            "%,d racks possible%s",
            answer.racks().candidates(),
            answer.racks().partial() ? ", but" : ""));
    if (answer.racks().partial()) {
      lines.add(
          String.format(Locale.ROOT, "  only %,d judged: stopped", answer.racks().examined()));
    }
    lines.add(
        String.format(Locale.ROOT, "%,d explain the move", answer.racks().recorded().unique()));
    lines.add(
        String.format(
            Locale.ROOT, "  by %,.0f ways to draw them", answer.racks().recorded().weighted()));
    BigDecimal mean = answer.kept().meanLeave();
    BigDecimal deviation = answer.kept().standardDeviation();
    if (mean != null && deviation != null) {
      lines.add(String.format(Locale.ROOT, "Leave: %+.2f points, deviation %.2f", mean, deviation));
    }
    lines.add(
        String.format(
            Locale.ROOT,
            "%.2f s, %,d racks given up early",
            answer.effort().seconds(),
            answer.effort().cutoffStops()));
    lines.add("");
    lines.add(answer.setting().tilesInBag() + " tiles in the bag before the move");
    return lines;
  }

  static String criterion(InferenceAnswer.Asked asked) {
    BigDecimal margin = asked.margin();
    if (margin == null) {
      return "softmax of temperature " + plain(asked.temperature());
    }
    return asked.criterion() + ", margin " + plain(margin);
  }

  private static String plain(@Nullable BigDecimal number) {
    return number == null ? "" : number.stripTrailingZeros().toPlainString();
  }

  private static String sources(InferenceAnswer answer) {
    return SourcesText.of(
        answer.setting().words(),
        SourcesText.leaves(answer.setting().leaveValues())
            + SourcesText.squares(answer.setting().placement()));
  }

  private static String letters(InferenceAnswer answer) {
    TextTable table = new TextTable("", "lrrl");
    for (InferenceAnswer.Letter letter : answer.kept().letters()) {
      table.row(
          letter.letter(),
          percent(letter.probability()),
          percent(letter.baseRate()),
          bar(letter.probability(), letter.baseRate()));
    }
    return table.toString();
  }

  /** Filled up to the chance, dotted up to the base rate, and a mark at the base rate. */
  static String bar(double probability, double baseRate) {
    int filled = (int) Math.round(probability * BAR);
    int mark = (int) Math.round(baseRate * BAR);
    StringBuilder bar = new StringBuilder();
    for (int cell = 0; cell <= Math.max(filled - 1, mark); cell++) {
      bar.append(cell == mark ? '┃' : cell < filled ? '█' : '·');
    }
    return bar.toString();
  }

  private static String leaves(InferenceAnswer answer) {
    TextTable table =
        new TextTable("", "rlrrr").row("", "leave", "its value", "ways", "probability");
    int rank = 1;
    for (InferenceAnswer.Leave leave : answer.kept().leaves()) {
      table.row(
          Integer.toString(rank++),
          leave.leave().isEmpty() ? "(nothing)" : leave.leave(),
          leave.value().toPlainString(),
          String.format(Locale.ROOT, "%,.0f", leave.weight()),
          percent(leave.probability()));
    }
    return table.toString();
  }

  private static String percent(double share) {
    return String.format(Locale.ROOT, "%.1f %%", 100 * share);
  }
}
