package dev.hindsight.workbench.drawing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("java")
class SvgTest {
  @Test
  void whatIsWrittenCannotBreakOutOfItsPlace() {
    String picture =
        new Svg(40, 20, "a \"picture\"").text(1, 2, "<script>&\u0000", "fill", "\"/>").finish();
    assertThat(picture)
        .contains("aria-label=\"a &quot;picture&quot;\"")
        .contains("fill=\"&quot;/&gt;\"")
        .contains(">&lt;script&gt;&amp;\uFFFD</text>")
        .endsWith("</svg>\n");
  }

  @Test
  void numbersHaveTwoDecimalsAtMost() {
    assertThat(Svg.number(1)).isEqualTo("1");
    assertThat(Svg.number(2.50)).isEqualTo("2.5");
    assertThat(Svg.number(10.0 / 3)).isEqualTo("3.33");
    assertThat(Svg.number(-0.001)).isEqualTo("0");
    assertThat(Svg.number(100)).isEqualTo("100");
  }

  @Test
  void groupsCloseInOrder() {
    assertThat(new Svg(1, 1, "").open("g").add("rect").close().open("a").finish())
        .endsWith("<g>\n<rect/>\n</g>\n<a>\n</a>\n</svg>\n");
  }

  @Test
  void anAttributeWithoutValueIsAMistake() {
    assertThatThrownBy(() -> new Svg(1, 1, "").add("rect", "x"))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
