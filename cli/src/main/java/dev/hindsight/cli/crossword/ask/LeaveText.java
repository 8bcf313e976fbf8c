package dev.hindsight.cli.crossword.ask;

import dev.hindsight.cli.terminal.TextTable;
import dev.hindsight.workbench.crossword.ask.LeaveAnswer;
import java.math.BigDecimal;
import java.util.List;

/** What tiles are worth, for people. */
final class LeaveText {
  /** Letters that are listed at either end of the list; those between change next to nothing. */
  private static final int MOST_AT_AN_END = 5;

  private LeaveText() {}

  static String of(LeaveAnswer answer) {
    StringBuilder text = new StringBuilder(answer.leave());
    text.append(": ")
        .append(TextTable.signed(answer.fullBagValue()))
        .append(" points with a full bag");
    BigDecimal value = answer.value();
    if (value != null) {
      int unseen = answer.letters().stream().mapToInt(LeaveAnswer.Letter::left).sum();
      text.append(", ").append(TextTable.signed(value)).append(" with the ").append(unseen);
      text.append(unseen == 1 ? " tile unseen" : " tiles unseen");
    }
    text.append(".\nLeaves: ").append(source(answer)).append(".\n");
    if (!answer.letters().isEmpty()) {
      text.append('\n').append(letters(answer.letters()));
    }
    return text.toString().stripTrailing();
  }

  private static String source(LeaveAnswer answer) {
    return answer.leaveValues() == null ? "none, so that all count 0" : answer.leaveValues();
  }

  private static String letters(List<LeaveAnswer.Letter> letters) {
    TextTable table = new TextTable("", "lrrr");
    table.row("letter", "unseen", "one of them adds", "without it");
    int last = letters.size() - MOST_AT_AN_END;
    for (int index = 0; index < letters.size(); index++) {
      LeaveAnswer.Letter letter = letters.get(index);
      if (index < MOST_AT_AN_END || index >= last) {
        table.row(
            letter.letter(),
            Integer.toString(letter.left()),
            TextTable.signed(letter.gain()),
            TextTable.signed(letter.valueIfOneGone()));
      } else if (index == MOST_AT_AN_END) {
        table.row("…", "", "", "");
      }
    }
    return table.toString();
  }
}
