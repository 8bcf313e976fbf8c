package dev.hindsight.workbench.questions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.core.notation.SettingNames;
import dev.hindsight.workbench.answers.Unit;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SettingTest {
  private enum Ending {
    NEAR_BEST,
    CLASSIC
  }

  private static final Setting<Integer> PLAYS =
      Setting.usually("plays", "how many", SettingType.whole(0, 500, Unit.COUNT), 15);
  private static final Setting<String> POSITION =
      Setting.required("position", "where", SettingType.text("CGP"), "15/15");
  private static final Setting<Integer> TABLE =
      Setting.repeatable("table-seeds", "which", SettingType.whole(1, 48, Unit.COUNT), "none");
  private static final Setting<BigDecimal> SECONDS =
      Setting.optional(
          "seconds", "how long", SettingType.decimal("0.5", "60", Unit.SECONDS), "no limit");
  private static final Setting<Boolean> FAST =
      Setting.usually("fast", "whether", SettingType.flag(), false);
  private static final Setting<Ending> ENDING =
      Setting.usually("ending", "which", SettingType.choice(Ending.class), Ending.NEAR_BEST);
  private static final List<Setting<?>> ALL =
      List.of(POSITION, PLAYS, TABLE, SECONDS, FAST, ENDING);

  @Test
  void whatIsNotSaidIsTheUsualValueOrAbsent() {
    Chosen chosen = Chosen.of(ALL, Map.of("position", List.of("15/15")));
    assertThat(chosen.get(POSITION)).isEqualTo("15/15");
    assertThat(chosen.get(PLAYS)).isEqualTo(15);
    assertThat(chosen.isSaid(PLAYS)).isFalse();
    assertThat(chosen.find(SECONDS)).isEmpty();
    assertThat(chosen.all(TABLE)).isEmpty();
    assertThat(chosen.get(ENDING)).isEqualTo(Ending.NEAR_BEST);
  }

  @Test
  void textsAndPlainValuesOfJsonAreReadAlike() {
    Map<String, List<String>> texts =
        Map.of(
            "position", List.of("15/15"),
            "plays", List.of("3"),
            "tableSeeds", List.of("9", "12"),
            "seconds", List.of("0.5"),
            "fast", List.of("true"),
            "ending", List.of("classic"));
    Map<String, Object> plain =
        Map.of(
            "position",
            "15/15",
            "plays",
            3,
            "tableSeeds",
            List.of(9, 12),
            "seconds",
            new BigDecimal("0.5"),
            "fast",
            true,
            "ending",
            "classic");
    for (Chosen chosen : List.of(Chosen.of(ALL, texts), Chosen.ofPlain(ALL, plain))) {
      assertThat(chosen.get(PLAYS)).isEqualTo(3);
      assertThat(chosen.all(TABLE)).containsExactly(9, 12);
      assertThat(chosen.find(SECONDS)).contains(new BigDecimal("0.5"));
      assertThat(chosen.get(FAST)).isTrue();
      assertThat(chosen.get(ENDING)).isEqualTo(Ending.CLASSIC);
    }
  }

  @Test
  void aNullOfJsonSaysNothing() {
    Map<String, Object> said = new java.util.HashMap<>(Map.of("position", "15/15"));
    said.put("plays", null);
    assertThat(Chosen.ofPlain(ALL, said).get(PLAYS)).isEqualTo(15);
  }

  @Test
  void aRefusalCarriesTheSettingSoThatEachDoorNamesIt() {
    assertThatThrownBy(() -> choose("plays", "many"))
        .isInstanceOfSatisfying(
            SettingRefusedException.class,
            refused -> {
              assertThat(refused.setting()).isSameAs(PLAYS);
              assertThat(SettingNames.in(refused.getMessage(), name -> "--" + name))
                  .isEqualTo("--plays must be a whole number from 0 to 500, not \"many\"");
            })
        .hasMessage("`plays` must be a whole number from 0 to 500, not \"many\"");
  }

  @Test
  void everyKindOfValueIsHeldToItsLimits() {
    assertThatThrownBy(() -> choose("plays", "501")).hasMessageContaining("from 0 to 500");
    assertThatThrownBy(() -> choose("plays", "1.5")).hasMessageContaining("whole number");
    assertThatThrownBy(() -> choose("plays", "1e99999")).hasMessageContaining("whole number");
    assertThatThrownBy(() -> choose("seconds", "0.4")).hasMessageContaining("from 0.5 to 60");
    assertThatThrownBy(() -> choose("seconds", "NaN")).hasMessageContaining("a number from");
    assertThatThrownBy(() -> choose("fast", "yes")).hasMessageContaining("true or false");
    assertThatThrownBy(() -> choose("ending", "worst"))
        .hasMessageContaining("must be one of near-best, classic");
    assertThatThrownBy(() -> Chosen.ofPlain(ALL, Map.of("position", Map.of("a", 1))))
        .hasMessage("`position` must be a text, a number, true or false");
  }

  @Test
  void nothingIsSaidTwiceOrUnknownOrMissing() {
    assertThatThrownBy(
            () -> Chosen.of(ALL, Map.of("position", List.of("a"), "plays", List.of("1", "2"))))
        .hasMessage("`plays` may be said once, not 2 times");
    assertThatThrownBy(() -> choose("moves", "3"))
        .isInstanceOf(UnknownSettingException.class)
        .hasMessage(
            "there is no setting moves here; there are position, plays, tableSeeds, seconds, fast,"
                + " ending");
    assertThatThrownBy(() -> Chosen.of(ALL, Map.of()))
        .hasMessage("`position` is missing (where); an example is 15/15");
  }

  @Test
  void theSchemaSaysBeforehandWhatWillBeRefused() {
    Question<String> question =
        new Question<>("test.ask", "A question.", ALL, String.class, (chosen, asking) -> "");
    assertThat(question.schema())
        .containsEntry("required", List.of("position"))
        .containsEntry("additionalProperties", false);
    Map<?, ?> properties = (Map<?, ?>) question.schema().get("properties");
    assertThat(properties.get("plays"))
        .isEqualTo(
            Map.of(
                "type",
                "integer",
                "minimum",
                0,
                "maximum",
                500,
                "description",
                "how many",
                "x-unit",
                "how many",
                "default",
                new BigDecimal("15")));
    assertThat(properties.get("tableSeeds"))
        .isEqualTo(
            Map.of(
                "type",
                "array",
                "items",
                Map.of("type", "integer", "minimum", 1, "maximum", 48),
                "description",
                "which; without it none",
                "x-unit",
                "how many"));
  }

  private static Chosen choose(String key, String value) {
    return Chosen.of(ALL, Map.of("position", List.of("15/15"), key, List.of(value)));
  }
}
