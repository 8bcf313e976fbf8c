package dev.hindsight.examples;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.oware.Oware;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The examples say what the README says of the same positions. */
class ExamplesTest {
  @Test
  @Tag("slow")
  void anOwareEndgameIsProbed(@TempDir Path folder) throws Exception {
    Path file = folder.resolve("endgame.table");
    Oware.codingame().buildEndgame(11, file);
    assertThat(Printed.by(ProbeATable::main, file.toString()))
        .isEqualToNormalizingNewlines(
            """
            net seeds: 11
            A takes 0, worth 11
            E takes 4, worth -3
            F takes 2, worth -3
            C takes 0, worth -3
            """);
  }

  @Test
  @Tag("slow")
  void aBearoffIsSolvedInMemory() throws Exception {
    assertThat(Printed.by(SolveABearoff::main))
        .startsWith("6/1 4/2 wins 63.60 %")
        .contains("6/off wins ");
  }

  @Test
  @Tag("slow")
  void aCubeActionIsFound() throws Exception {
    assertThat(Printed.by(CubeAction::main)).startsWith("DOUBLE_TAKE: ");
  }

  @Test
  @Tag("slow")
  void aBearoffIsCountedInRolls() throws Exception {
    assertThat(Printed.by(EffectivePips::main))
        .isEqualToNormalizingNewlines("21 pips, EPC 28.29, 3.464 rolls\n");
  }

  @Test
  @Tag("slow")
  void playsAreSimulated() throws Exception {
    assertThat(Printed.by(SimulatePlays::main).lines())
        .hasSize(15)
        .first()
        .asString()
        .isEqualTo("9G MOMI: 18.4 ± 1.2 points, wins 37 %");
  }

  @Test
  @Tag("slow")
  void anOpeningIsJudged() throws Exception {
    assertThat(Printed.by(JudgeAnOpening::main))
        .startsWith("8/5 6/5; before the roll 5")
        .endsWith(" % wins" + System.lineSeparator());
  }

  @Test
  @Tag("slow")
  void anEndingIsSolved() throws Exception {
    assertThat(Printed.by(SolveAnEnding::main))
        .isEqualToNormalizingNewlines("A11 (A)BOON gains 30, proven\n");
  }

  @Test
  @Tag("slow")
  void theBestPlaysAreListed() throws Exception {
    assertThat(Printed.by(BestPlays::main))
        .isEqualToNormalizingNewlines(
            """
            14F ABOON scores 19, worth 29.0
            12A BOON scores 33, worth 21.0
            A11 (A)BOON scores 30, worth 18.0
            """);
  }

  @Test
  void manyBoardsAreLookedUp() throws Exception {
    assertThat(Printed.by(ManyBoards::main)).matches("-?\\d and -?\\d net seeds\\R");
  }

  @Test
  @Tag("slow")
  void anOpponentIsRead() throws Exception {
    assertThat(Printed.by(ReadAnOpponent::main).lines()).hasSize(3);
  }

  @Test
  @Tag("slow")
  void aCubeIsTurnedOrNotAtAScore() throws Exception {
    assertThat(Printed.by(DoubleOrNot::main).lines())
        .hasSize(3)
        .first()
        .asString()
        .isIn("NO_DOUBLE", "DOUBLE_TAKE", "DOUBLE_PASS", "TOO_GOOD");
  }
}
