package dev.hindsight.cli.crossword.ask;

import dev.hindsight.cli.terminal.TextTable;
import dev.hindsight.crossword.rules.letters.Equity;
import dev.hindsight.workbench.crossword.ask.LeaveAnswer;
import java.util.List;

/** What tiles are worth, for people. */
final class LeaveText {
  /** Letters that are listed at either end of the list; those between change next to nothing. */
  private static final int MOST_AT_AN_END = 5;

  private LeaveText() {}

  static String of(LeaveAnswer answer) {
    StringBuilder text = new StringBuilder(answer.leave().toString());
    text.append(": ")
        .append(TextTable.signed(answer.fullBagValue().points()))
        .append(" points with a full bag");
    Equity value = answer.value();
    if (value != null) {
      int unseen = answer.letters().stream().mapToInt(LeaveAnswer.Letter::left).sum();
      text.append(", ")
          .append(TextTable.signed(value.points()))
          .append(" with the ")
          .append(unseen);
      text.append(unseen == 1 ? " tile unseen" : " tiles unseen");
    }
    text.append(".\nLeaves: ").append(source(answer)).append(".\n");
    if (!answer.letters().isEmpty()) {
      text.append(
          """
          Values are beside the average rack of the same tiles, which a good tile raises
          too: below 0 it does less for this leave than for other racks.

          """);
      text.append(letters(answer.letters()));
    }
    return text.toString().stripTrailing();
  }

  private static String source(LeaveAnswer answer) {
    return answer.leaveValues() == null ? "none, so that all count 0" : answer.leaveValues();
  }

  private static String letters(List<LeaveAnswer.Letter> letters) {
    TextTable table = new TextTable("", "lrrr");
    table.row("letter", "unseen", "one more changes it by", "without one");
    int last = letters.size() - MOST_AT_AN_END;
    for (int index = 0; index < letters.size(); index++) {
      LeaveAnswer.Letter letter = letters.get(index);
      if (index < MOST_AT_AN_END || index >= last) {
        table.row(
            letter.letter().toString(),
            Integer.toString(letter.left()),
            TextTable.signed(letter.gain().points()),
            TextTable.signed(letter.valueIfOneGone().points()));
      } else if (index == MOST_AT_AN_END) {
        table.row("…", "", "", "");
      }
    }
    return table.toString();
  }
}
