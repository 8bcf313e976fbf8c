package dev.hindsight.core.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("java")
class ReportTest {
  private static final Report DUEL =
      new Report(
          "Duel of two players",
          List.of("table is stronger at 95 %", "8,000 games in 4,000 pairs"),
          List.of(
              ReportSection.of("Games")
                  .withParagraph("Each pair is two games from the same start with seats swapped.")
                  .withTable(
                      ReportTable.of(
                              ReportColumn.text("player"),
                              ReportColumn.number("wins"),
                              ReportColumn.number("spread", "seeds", 2))
                          .withRow("table | 9", 4_300, 1.25)
                          .withRow("search", 37L, -0.001)
                          .withRow("third\n*", null, 1234.5))));

  @Test
  void textIsAligned() {
    assertThat(DUEL.toText())
        .isEqualTo(
            """
            Duel of two players
            ===================
            table is stronger at 95 %
            8,000 games in 4,000 pairs

            Games
            -----
            Each pair is two games from the same start with seats swapped.

              player      wins  spread (seeds)
              table | 9  4,300            1.25
              search        37            0.00
              third *      n/a        1,234.50
            """);
  }

  @Test
  void everyValueHasAText() {
    Report report =
        new Report(
            "Values",
            List.of(),
            List.of(
                ReportSection.of("")
                    .withTable(
                        ReportTable.of(ReportColumn.number("value", "", 2))
                            .withRow(new BigInteger("123456789012345678901234567890"))
                            .withRow(Double.MIN_VALUE)
                            .withRow(true)
                            .withRow(Double.NaN)
                            .withRow(Double.POSITIVE_INFINITY))));
    assertThat(report.toText())
        .contains("123,456,789,012,345,678,901,234,567,890", "yes", "n/a", "inf", "0.00");
  }

  @Test
  void longParagraphsAreWrappedBetweenWords() {
    String paragraph = "word ".repeat(40).strip();
    String text = new Report("T", List.of(paragraph), List.of()).toText();
    assertThat(text.lines()).allMatch(line -> line.length() <= 80);
    assertThat(text.lines().skip(2).reduce((a, b) -> a + " " + b)).contains(paragraph);
  }

  @Test
  void theDefaultLocaleDoesNotShow() {
    Locale before = Locale.getDefault();
    try {
      Locale.setDefault(Locale.GERMANY);
      textIsAligned();
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  void controlCharactersNeverReachTheTerminal() {
    String hostile = "red\u001b[31m\r\u2028\u0085";
    Report report =
        new Report(
            hostile,
            List.of(hostile),
            List.of(
                ReportSection.of(hostile)
                    .withParagraph(hostile)
                    .withTable(ReportTable.of(ReportColumn.text(hostile)).withRow(hostile))));
    assertThat(report.toText()).doesNotContain("\u001b", "\r", "\u2028", "\u0085");
  }

  @Test
  void rowsAndValuesThatDoNotFitAreRefused() {
    ReportTable table = ReportTable.of(ReportColumn.text("one"));
    assertThatThrownBy(() -> table.withRow("a", "b")).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> table.withRow(new Object()))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> ReportColumn.number("x", "", -1))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
