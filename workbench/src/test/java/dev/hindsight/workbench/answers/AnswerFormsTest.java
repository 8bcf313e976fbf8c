package dev.hindsight.workbench.answers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("java")
class AnswerFormsTest {
  /** A value of a game that knows nothing of answers. */
  private static final class Equity {
    private final int millipoints;

    Equity(int millipoints) {
      this.millipoints = millipoints;
    }
  }

  private enum Action {
    NO_DOUBLE,
    TAKE {
      @Override
      public String toString() {
        return "double, take";
      }
    }
  }

  record Cost(@Says(value = "positions", unit = Unit.COUNT) long nodes) {}

  record Answer(
      @Says(value = "worth", unit = Unit.POINTS, decimals = 2) Equity loss,
      @Says(value = "what kind", key = "class") Action kind,
      @Says("how it is known") Known known,
      @Inlined Cost cost,
      @Says(value = "chances", unit = Unit.CHANCE, decimals = 4) List<Double> chances,
      @Says("nothing") @Nullable String none,
      @Says("perhaps") Optional<Cost> last) {}

  private static final AnswerForms FORMS =
      new AnswerForms(
          List.of(
              AnswerForm.number(
                  Equity.class,
                  "an equity",
                  Unit.POINTS,
                  equity -> BigDecimal.valueOf(equity.millipoints, 3))));

  private static final Answer ANSWER =
      new Answer(
          new Equity(-1756),
          Action.NO_DOUBLE,
          new Known.Sample(0.125),
          new Cost(7),
          List.of(1.0e-5, 0.98765, 1.0),
          null,
          Optional.empty());

  @Test
  void valuesOfAGameAreWrittenByItsForms() {
    Map<String, @Nullable Object> expected = new LinkedHashMap<>();
    expected.put("loss", new BigDecimal("-1.76"));
    expected.put("class", "no double");
    Map<String, @Nullable Object> known = new LinkedHashMap<>();
    known.put("by", "sample");
    known.put("standardError", new BigDecimal("0.125"));
    expected.put("known", known);
    expected.put("nodes", 7L);
    expected.put(
        "chances", List.of(new BigDecimal("0.0"), new BigDecimal("0.9876"), new BigDecimal("1.0")));
    expected.put("none", null);
    expected.put("last", null);
    Object plain = FORMS.plain(ANSWER);
    assertThat(plain).isEqualTo(expected);
    assertThat(((Map<?, ?>) plain).keySet().toString())
        .isEqualTo("[loss, class, known, nodes, chances, none, last]");
  }

  @Test
  void wordsOfAnEnumAreItsOwnOrItsName() {
    assertThat(FORMS.plain(Action.TAKE)).isEqualTo("double, take");
    assertThat(FORMS.plain(Known.of(true))).asString().isEqualTo("{by=proof, standardError=null}");
  }

  @Test
  void whatIsNotANumberIsNull() {
    assertThat(FORMS.plain(Double.NaN)).isNull();
    assertThat(FORMS.plain(Double.NEGATIVE_INFINITY)).isNull();
    assertThat(FORMS.plain(OptionalDouble.empty())).isNull();
    assertThat(FORMS.plain(-0.0)).hasToString("0.0");
  }

  @Test
  void aTypeThatNobodyDescribedIsAMistake() {
    assertThatThrownBy(() -> FORMS.plain(new Object()))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("java.lang.Object");
  }

  @Test
  void theSchemaSaysWhatTheKeysAre() {
    Map<String, Object> schema = AnswerSchema.of(Answer.class, FORMS);
    assertThat(schema).containsEntry("$ref", "#/$defs/AnswerFormsTest.Answer");
    Map<?, ?> definitions = (Map<?, ?>) schema.get("$defs");
    Map<?, ?> answer = (Map<?, ?>) definitions.get("AnswerFormsTest.Answer");
    Map<?, ?> properties = (Map<?, ?>) answer.get("properties");
    assertThat(properties.keySet()).isEqualTo(((Map<?, ?>) FORMS.plain(ANSWER)).keySet());
    assertThat(properties.get("loss"))
        .isEqualTo(
            Map.of("type", "number", "description", "worth", "x-unit", "points", "x-decimals", 2));
    assertThat(properties.get("class"))
        .isEqualTo(
            Map.of(
                "type",
                "string",
                "enum",
                List.of("no double", "double, take"),
                "description",
                "what kind"));
    assertThat(properties.get("none"))
        .isEqualTo(Map.of("type", List.of("string", "null"), "description", "nothing"));
    assertThat(((Map<?, ?>) properties.get("last")).get("anyOf"))
        .isEqualTo(List.of(Map.of("$ref", "#/$defs/AnswerFormsTest.Cost"), Map.of("type", "null")));
  }
}
