package dev.hindsight.core.runs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.core.tables.Parameters;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Plans as text, there and back, and what is refused. */
@Tag("java")
class RunPlanTest {
  private static final String SHA256 =
      "9e26bdd69fd492b4f62ecd11ab179874f01db712493f49312e459f8f51ac6f81";

  private static final RunPlan PLAN =
      new RunPlan(
          "crossword.win-chance",
          Parameters.of().with("leaves", "my leaves.klv2").with("empty", ""),
          new TreeMap<>(Map.of("my leaves.klv2", SHA256)),
          new TrialRange(-7, 10, 20_000),
          100);

  private static final String TEXT =
      "hindsight run plan 1\nkind crossword.win-chance\nseed -7\ntrials 10..20010\nblock 100\n"
          + "parameter empty \nparameter leaves my leaves.klv2\ninput "
          + SHA256
          + " my leaves.klv2\n";

  @Test
  void thereAndBack() throws UnusablePlanException {
    assertThat(PLAN.text()).isEqualTo(TEXT);
    assertThat(RunPlan.parse("a.plan", TEXT)).isEqualTo(PLAN);
    assertThat(RunPlan.parse("a.plan", TEXT.replace("\n", "\r\n"))).isEqualTo(PLAN);
  }

  @Test
  void aNewerPlanIsRefusedForWhatItIs() {
    refused(TEXT.replace("plan 1\n", "plan 12\n"), "a.plan is a plan of version 12 from a newer");
  }

  @Test
  void whatIsNotAPlanIsRefused() {
    refused("", "is not the plan of a run");
    refused(TEXT.replace("plan 1\n", "plan x\n"), "its version is \"x\"");
    refused(TEXT.replace("seed -7\n", ""), "no line \"seed\"");
    refused(TEXT.replace("seed -7\n", "seed seven\n"), "seven");
    refused(TEXT.replace("10..20010", "10-20010"), "FROM..TO");
    refused(TEXT.replace("10..20010", "10..10"), "at least 1 trial");
    refused(TEXT.replace("10..20010", "10..999999999999999999999"), "FROM..TO");
    refused(TEXT.replace("block 100", "block 0"), "1 in a block");
    refused(TEXT.replace(SHA256, "1234"), "SHA-256");
    refused(TEXT + "seed 8\n", "line 9: seed is said twice");
    refused(TEXT + "parameter empty full\n", "said twice");
    refused(TEXT + "colour green\n", "no line begins with colour");
    refused(TEXT + "x".repeat(2_000_000), "is not the plan of a run");
  }

  private static void refused(String text, String reason) {
    assertThatThrownBy(() -> RunPlan.parse("a.plan", text))
        .isInstanceOf(UnusablePlanException.class)
        .hasMessageContaining(reason);
  }

  @Test
  void inputsMustBeThoseOfThePlan() throws WrongInputException {
    PLAN.checkInputs(PLAN.inputSha256());
    assertThatThrownBy(() -> PLAN.checkInputs(new TreeMap<>()))
        .hasMessageContaining("The input my leaves.klv2 is not the one of the plan")
        .hasMessageContaining("missing here");
    assertThatThrownBy(
            () ->
                PLAN.checkInputs(new TreeMap<>(Map.of("my leaves.klv2", SHA256, "other", SHA256))))
        .hasMessageContaining("The input other");
  }
}
