package dev.hindsight.core.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SpecificationsTest {
  private sealed interface Shape {}

  private record Point() implements Shape {}

  private record Circle(int radius) implements Shape {}

  private record Drawing(
      OptionalLong seed,
      Optional<BigDecimal> width,
      boolean filled,
      Optional<String> style,
      Optional<String> title,
      Optional<String> frame,
      List<String> pictures)
      implements Shape {}

  private static final Specifications<Shape> SHAPES =
      Specifications.<Shape>of("shape")
          .with("point", List.of(), options -> new Point())
          .with(
              "circle",
              List.of("radius"),
              options -> new Circle(options.number("radius", 1, 100, 5)))
          .with(
              "drawing",
              List.of("seed", "width", "filled", "style", "title", "frame", "picture"),
              options ->
                  new Drawing(
                      options.number("seed", 0, Long.MAX_VALUE),
                      options.decimal("width"),
                      options.isTrue("filled"),
                      options.word("style", List.of("plain", "bold")),
                      options.text("title"),
                      options.file("frame"),
                      options.files("picture")));

  @Test
  void namesAndOptionsBecomeTypedValues() {
    assertThat(SHAPES.parse("point").value()).isEqualTo(new Point());
    assertThat(SHAPES.parse("circle").value()).isEqualTo(new Circle(5));
    assertThat(SHAPES.parse("circle:radius=3").value()).isEqualTo(new Circle(3));
    assertThat(
            SHAPES
                .parse(
                    "drawing:picture=a=b,width=0.5,filled=true,style=bold,title=x:4,frame=c:/f,"
                        + "picture=b,seed=999999999999999999")
                .value())
        .isEqualTo(
            new Drawing(
                OptionalLong.of(999_999_999_999_999_999L),
                Optional.of(new BigDecimal("0.5")),
                true,
                Optional.of("bold"),
                Optional.of("x:4"),
                Optional.of("c:/f"),
                List.of("a=b", "b")));
    assertThat(SHAPES.parse("drawing:filled=false").value())
        .isEqualTo(SHAPES.parse("drawing").value());
  }

  @Test
  void theWordsAreKept() {
    Specified<Shape> specified = SHAPES.parse(" circle:radius=005 ");
    assertThat(specified).hasToString("circle:radius=005");
    assertThat(specified.value()).isEqualTo(new Circle(5));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "square             | there is no shape 'square'; choose circle, drawing, point",
        "''                 | there is no shape ''; choose circle, drawing, point",
        "point:             | the shape point has no option ''; it knows none",
        "circle:r=1         | the shape circle has no option 'r'; it knows radius",
        "circle:radius=2,   | the shape circle has no option ''; it knows radius",
        "circle:radius=1,radius=2 | the option radius is there twice in 'circle:radius=1,radius=2'",
        "circle:radius      | the option radius of the shape circle is '', but it must be a whole number from 1 to 100",
        "circle:radius=0    | is '0', but it must be a whole number from 1 to 100",
        "circle:radius=101  | is '101', but it must be a whole number from 1 to 100",
        "circle:radius=-1   | is '-1', but it must be a whole number from 1 to 100",
        "circle:radius=٣    | is '٣', but it must be a whole number from 1 to 100",
        "drawing:seed=9999999999999999999 | but it must be a whole number from 0 up",
        "drawing:width=.5   | the option width of the shape drawing is '.5', but it must be a number such as 0.5",
        "drawing:filled=yes | is 'yes', but it must be true or false",
        "drawing:style=thin | is 'thin', but it must be plain or bold",
        "drawing:title=     | the option title of the shape drawing needs a value, as in title=VALUE",
        "drawing:frame      | the option frame of the shape drawing needs a file, as in frame=FILE",
        "drawing:picture=a,picture= | needs a file, as in picture=FILE",
      })
  void mistakesAreExplained(String text, String message) {
    assertThatThrownBy(() -> SHAPES.parse(text))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(message);
  }

  @Test
  void aReaderThatOverlooksWhatTheUserWroteIsAMistakeOfOurs() {
    Specifications<Shape> careless = SHAPES.with("blot", List.of("size"), options -> new Point());
    assertThat(careless.parse("blot").value()).isEqualTo(new Point());
    assertThatThrownBy(() -> careless.parse("blot:size=3"))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("size");
    Specifications<Shape> undeclared =
        SHAPES.with("blot", List.of(), options -> new Circle(options.number("size", 1, 2, 1)));
    assertThatThrownBy(() -> undeclared.parse("blot"))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("not declared");
  }
}
