package dev.hindsight.backgammon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.hindsight.backgammon.build.bearoff.OneSidedBuilder;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.tables.WrongTableException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BackgammonTest {
  /** A checker on the six and one on the five point; O bears off the last one next turn. */
  private static final String LONG_SHOT = "XGID=-----AA-----------------a-:0:0:1:00:0:0:0:0:10";

  /** What a table rounds to: 65,535ths of a chance, twice that for an equity. */
  private static final double ROUNDING = 2.0 / 65_535;

  @Test
  void aLongShotIsNoDouble() {
    Backgammon bearoff = Backgammon.solve(2);
    // 6 of 36 rolls bear off both from the six and the five point: 65, 56, 66, 55, 44, 33.
    BackgammonValue value = bearoff.value(LONG_SHOT).orElseThrow();
    assertThat(value.winProbability()).isCloseTo(6 / 36.0, within(1e-12));
    CubeAdvice advice = bearoff.cube(LONG_SHOT).orElseThrow();
    assertThat(advice.action()).isEqualTo(CubeAdvice.Action.NO_DOUBLE);
    assertThat(advice.noDouble()).isCloseTo(-24 / 36.0, within(1e-12)).isEqualTo(value.equity());
    assertThat(advice.doubleTake()).isCloseTo(-48 / 36.0, within(1e-12));
    assertThat(advice.doublePass()).isEqualTo(1);
  }

  @Test
  void aFileAnswersAsWhatIsSolvedInMemory(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("bearoff.table");
    Backgammon.build(3, file);
    Backgammon opened = Backgammon.open(file);
    Backgammon solved = Backgammon.solve(3);
    String rolled = "XGID=-A-A-A--------------a-a-a-:0:0:1:21:0:0:0:0:10";
    assertThat(opened.moves(rolled)).hasSameSizeAs(solved.moves(rolled)).hasSizeGreaterThan(1);
    for (int at = 0; at < opened.moves(rolled).size(); at++) {
      BackgammonMove exact = solved.moves(rolled).get(at);
      assertThat(opened.moves(rolled).get(at).move()).isEqualTo(exact.move());
      assertThat(opened.moves(rolled).get(at).equity()).isCloseTo(exact.equity(), within(ROUNDING));
    }
    assertThat(opened.cube(LONG_SHOT).orElseThrow().noDouble())
        .isCloseTo(-24 / 36.0, within(ROUNDING));
  }

  /** At 1-away 7-away in the Crawford game and thereafter, what money says is wrong. */
  @Test
  void theCubeKnowsTheScore() {
    Backgammon bearoff = Backgammon.solve(6);
    String even = "XGID=-AAAAAA------------aaaaaa-:0:0:1:00:%d:%d:0:7:10";
    assertThat(bearoff.cube(even.formatted(0, 0)).orElseThrow().action())
        .isEqualTo(CubeAdvice.Action.DOUBLE_TAKE);
    // At double match point the cube has no use, so to turn it gains nothing.
    assertThat(bearoff.cube(even.formatted(6, 6)).orElseThrow().action())
        .isEqualTo(CubeAdvice.Action.NO_DOUBLE);
    BackgammonValue value = bearoff.value(even.formatted(6, 6)).orElseThrow();
    assertThat(value.equity()).isCloseTo(2 * value.winProbability() - 1, within(1e-9));
    String rolled = even.formatted(6, 6).replace(":00:", ":21:");
    assertThat(bearoff.moves(rolled))
        .isNotEmpty()
        .allSatisfy(
            move ->
                assertThat(move.equity()).isCloseTo(2 * move.winProbability() - 1, within(1e-9)))
        .isSortedAccordingTo((one, other) -> Double.compare(other.equity(), one.equity()));
  }

  @Test
  void whoMayNotDoubleGetsNoAdvice() {
    Backgammon bearoff = Backgammon.solve(2);
    String opponentsCube = LONG_SHOT.replace(":0:0:1:00", ":1:-1:1:00");
    String rolled = LONG_SHOT.replace(":00:", ":65:");
    assertThat(bearoff.cube(opponentsCube)).isEmpty();
    assertThat(bearoff.value(opponentsCube)).isPresent();
    assertThat(bearoff.cube(rolled)).isEmpty();
    assertThat(bearoff.moves(rolled)).isNotEmpty();
  }

  @Test
  void whatTheTableDoesNotReachIsNotGuessed() {
    Backgammon bearoff = Backgammon.solve(1);
    assertThat(bearoff.value(LONG_SHOT)).isEmpty();
    assertThat(bearoff.cube(LONG_SHOT)).isEmpty();
    assertThat(bearoff.moves("XGID=-b----E-C---eE---c-e----B-:0:0:1:52:0:0:0:0:10")).isEmpty();
  }

  @Test
  void whatIsNotAPositionOrAFileIsRefused(@TempDir Path folder) throws IOException {
    Backgammon bearoff = Backgammon.solve(1);
    assertThatThrownBy(() -> bearoff.value("hello")).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> bearoff.moves(LONG_SHOT)).hasMessageContaining("has no dice");
    Path file = Files.writeString(folder.resolve("no.table"), "nothing of the kind");
    assertThatThrownBy(() -> Backgammon.open(file)).isInstanceOf(IOException.class);
    Path sides = folder.resolve("sides.table");
    try (Crew crew = new Crew(1)) {
      new OneSidedBuilder(1).build(sides, crew);
    }
    assertThatThrownBy(() -> Backgammon.open(sides))
        .isInstanceOf(WrongTableException.class)
        .hasMessageContaining("a two-sided bearoff");
  }
}
