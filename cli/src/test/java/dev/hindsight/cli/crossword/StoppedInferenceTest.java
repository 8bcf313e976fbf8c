package dev.hindsight.cli.crossword;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.cli.crossword.ask.InferenceText;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.notation.Cgp;
import dev.hindsight.workbench.crossword.ask.InferenceAnswer;
import java.math.BigDecimal;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Racks are judged in their order, so the first of them say little of the rest. */
class StoppedInferenceTest {
  private static final String OPENING = "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 / 0/0 0";

  private static String text(boolean partial) {
    InferenceAnswer answer =
        new InferenceAnswer(
            new InferenceAnswer.Asked(OPENING, "exchange 3", "near-best", BigDecimal.ZERO, null),
            new InferenceAnswer.Racks(
                3_199_724,
                partial ? 32_768 : 3_199_724,
                partial,
                new InferenceAnswer.Recorded(1_392, BigDecimal.valueOf(3_219_349))),
            new InferenceAnswer.Kept(
                BigDecimal.TEN,
                BigDecimal.ONE,
                List.of(new InferenceAnswer.Leave("ORST", BigDecimal.TEN, 0.228, BigDecimal.ONE)),
                List.of(new InferenceAnswer.Letter("A", 0, 0.318))),
            new InferenceAnswer.Effort(0, 4.57),
            new InferenceAnswer.Setting("", 86, "ENABLE", "ENABLE", null, List.of()));
    return InferenceText.of(answer, Cgp.parse(OPENING, CrosswordRules.english()).game());
  }

  @Test
  void whatWasStoppedIsNotCalledAnEstimate() {
    assertThat(text(true))
        .contains("only 32,768 judged: stopped", "not drawn by chance")
        .satisfies(said -> assertThat(said.lines()).allMatch(line -> line.length() <= 80));
    assertThat(text(false)).contains("3,199,724 racks possible").doesNotContain("topped");
  }
}
