package dev.hindsight.workbench.backgammon.ask;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.hindsight.backgammon.rules.PositionClass;
import dev.hindsight.backgammon.rules.notation.MoveNotation;
import dev.hindsight.backgammon.rules.notation.PositionText;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.workbench.backgammon.build.BackgammonBuild;
import dev.hindsight.workbench.backgammon.files.BearoffFileKind;
import dev.hindsight.workbench.backgammon.files.BearoffShelf;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BackgammonAskTest {
  /** A checker on the six and one on the five point; O bears off the last one next turn. */
  private static final String LONG_SHOT = "XGID=-----AA-----------------a-:0:0:1:00:0:0:0:0:10";

  private static final double ROUNDING = 2.0 / 65_535;

  @TempDir static Path folder;
  private static Crew crew;
  private static BackgammonAsk onTheSpot;

  @BeforeAll
  static void open() {
    crew = new Crew(2);
    onTheSpot = new BackgammonAsk(BearoffShelf.NONE, crew);
  }

  @AfterAll
  static void close() {
    crew.close();
  }

  private static BackgammonAnswer ask(String position) {
    return onTheSpot.answer(PositionText.parse(position));
  }

  @Test
  void aLongShotIsWorthItsSixRolls() {
    BackgammonAnswer answer = ask(LONG_SHOT);
    assertThat(answer.exact()).isTrue();
    assertThat(answer.winProbability()).isCloseTo(6 / 36.0, within(1e-12));
    assertThat(answer.equity().cubeless()).isCloseTo(-24 / 36.0, within(1e-12));
    assertThat(answer.cube().action()).hasToString("no double");
    assertThat(answer.cube().doubleTake()).isCloseTo(-48 / 36.0, within(1e-12));
    assertThat(answer.sides().get(0).pips()).isEqualTo(11);
    assertThat(answer.sides().get(1).pips()).isEqualTo(1);
    assertThat(answer.sides().get(1).meanRolls()).isCloseTo(1, within(1e-9));
    assertThat(answer.moves()).isNull();
  }

  /** Colours and directions exchanged, and the other player to move. */
  @Test
  void aPositionInTheMirrorIsWorthTheSameAndPlayedAlike() {
    for (String points :
        List.of(
            "-b----E-C---eE---c-e----B-",
            "aB--BBC-B-----b-A---bccb--",
            "---BBBCB----A-------bbcdcA")) {
      StringBuilder swapped = new StringBuilder();
      for (int place = points.length() - 1; place >= 0; place--) {
        char cell = points.charAt(place);
        swapped.append(
            Character.isUpperCase(cell)
                ? Character.toLowerCase(cell)
                : Character.toUpperCase(cell));
      }
      BackgammonAnswer answer = ask("XGID=" + points + ":0:0:1:52:0:0:0:0:10");
      BackgammonAnswer inTheMirror = ask("XGID=" + swapped + ":0:0:-1:52:0:0:0:0:10");
      assertThat(inTheMirror.winProbability()).isEqualTo(answer.winProbability());
      assertThat(inTheMirror.equity()).isEqualTo(answer.equity());
      assertThat(inTheMirror.moves()).isEqualTo(answer.moves());
    }
  }

  @Test
  void withDiceTheBestMoveIsFirstAndLosesNothing() {
    BackgammonAnswer answer = ask("XGID=---AB-A--------------a-ac-:0:0:1:52:0:0:0:0:10");
    assertThat(answer.moves()).hasSizeGreaterThan(2);
    assertThat(MoveNotation.write(answer.moves().get(0).move())).isEqualTo("6/1 4/2");
    assertThat(answer.moves().get(0).loss()).isZero();
    assertThat(answer.moves().get(0).winProbability()).isEqualTo(answer.winProbability());
    assertThat(answer.moves())
        .isSortedAccordingTo((one, other) -> Double.compare(one.loss(), other.loss()));
  }

  @Test
  void aTableAnswersAsWhatIsSolvedOnTheSpot() throws IOException {
    Path file = folder.resolve("bearoff.table");
    BackgammonBuild.twoSided(6, 4, true, BearoffFileKind.TABLE).run(file, crew);
    BackgammonAsk byTable = new BackgammonAsk(BearoffShelf.open(List.of(file)), crew);
    for (String position :
        List.of(
            LONG_SHOT,
            "XGID=-AAAA----------------aaaa-:0:0:1:00:0:0:0:0:10",
            "XGID=-D----------------------d-:1:1:1:00:0:0:0:0:10")) {
      BackgammonAnswer exact = ask(position);
      BackgammonAnswer stored = byTable.answer(PositionText.parse(position));
      assertThat(stored.source()).isNotEqualTo(exact.source());
      assertThat(stored.winProbability())
          .as(position)
          .isCloseTo(exact.winProbability(), within(ROUNDING));
      assertThat(stored.equity().owned())
          .as(position)
          .isCloseTo(exact.equity().owned(), within(ROUNDING));
      assertThat(stored.cube().action()).as(position).isEqualTo(exact.cube().action());
    }
  }

  @Test
  void aLongerRaceIsEstimatedAndSaysSo() {
    BackgammonAnswer answer = ask("XGID=-CCCBBA------------abbccc-:0:0:1:00:0:0:0:0:10");
    assertThat(answer.exact()).isFalse();
    assertThat(answer.winProbability()).isBetween(0.5, 0.9);
    assertThat(answer.source()).isNotNull();
    assertThat(answer.notes()).isNotEmpty();
  }

  @Test
  void whoMayNotDoubleIsToldSo() {
    assertThat(ask(LONG_SHOT.replace(":0:0:1:00", ":1:-1:1:00")).cube().action())
        .hasToString("not available");
  }

  @Test
  void aGameThatIsOverHasAResult() {
    BackgammonAnswer answer = ask("XGID=------------------------a-:0:0:1:00:0:0:0:0:10");
    assertThat(answer.positionClass()).isEqualTo(PositionClass.OVER);
    assertThat(answer.winProbability()).isEqualTo(1.0);
    assertThat(answer.equity().cubeless()).isEqualTo(1.0);
  }
}
