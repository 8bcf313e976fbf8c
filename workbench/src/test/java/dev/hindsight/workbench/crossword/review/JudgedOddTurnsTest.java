package dev.hindsight.workbench.crossword.review;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.Progress;
import dev.hindsight.crossword.play.ScorelessEnd;
import dev.hindsight.crossword.rules.board.Pass;
import dev.hindsight.crossword.rules.letters.Equity;
import dev.hindsight.crossword.rules.letters.TileCounts;
import dev.hindsight.crossword.rules.notation.Cgp;
import dev.hindsight.crossword.rules.notation.CgpPosition;
import dev.hindsight.crossword.rules.notation.Gcg;
import dev.hindsight.workbench.answers.Known;
import dev.hindsight.workbench.crossword.ask.CrosswordAnswer;
import dev.hindsight.workbench.crossword.ask.CrosswordAsk;
import dev.hindsight.workbench.crossword.files.CrosswordFiles;
import dev.hindsight.workbench.crossword.files.LoadedEquipment;
import java.io.IOException;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** Passes, plays with words that are not in the list, racks that are known in part. */
@Tag("slow")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class JudgedOddTurnsTest {
  private static final String EMPTY = "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15";
  private static final String PLAYERS = "#player1 Ama Ama Mensah\n#player2 Kofi Kofi Boateng\n";

  private LoadedEquipment loaded;

  @BeforeAll
  void load() throws IOException {
    loaded = LoadedEquipment.open(CrosswordFiles.NONE);
  }

  private GameReview review(String turns) {
    try (Crew alone = new Crew(1)) {
      return new CrosswordReview(loaded)
          .review(
              Gcg.parse(PLAYERS + turns, loaded.rules()),
              ReviewPlan.of(ReviewPlan.USUAL_ENDGAME),
              alone,
              Progress.SILENT);
    }
  }

  private Verdict verdict(String turns) {
    return Objects.requireNonNull(review(turns).turns().get(0).verdict());
  }

  private List<CrosswordAnswer.Move> moves(String cgp) {
    CgpPosition asked = Cgp.parse(cgp, loaded.rules());
    return new CrosswordAsk(loaded).answer(asked, Integer.MAX_VALUE, false).best();
  }

  @Test
  void whoPassesGivesATurnAway() {
    List<CrosswordAnswer.Move> moves = moves(EMPTY + " AEINRST/ 0/0 0");
    CrosswordAnswer.Move pass =
        moves.stream().filter(move -> move.move().move() instanceof Pass).findFirst().orElseThrow();
    Equity given = moves.get(0).equity().minus(pass.equity());
    assertThat(given).isBetween(Equity.ofPoints(35), Equity.ofPoints(45));
    assertThat(pass.leaveValue()).isEqualTo(pass.equity());
    assertThat(pass.leave()).hasToString("AEINRST");
    Verdict verdict = verdict(">Ama: AEINRST - +0 0\n");
    assertThat(verdict.loss()).isEqualTo(given);
    assertThat(verdict.winProbabilityLost()).isBetween(0.0, verdict.bestWinProbability());
    assertThat(verdict.grade()).isEqualTo(Grade.LARGE);
  }

  @Test
  void theSixthTurnWithoutPointsEndsTheGame() {
    // A blank loses nothing, and all other tiles a point or more.
    CgpPosition asked = Cgp.parse(EMPTY + " Q/ 100/100 5", loaded.rules());
    ScorelessEnd end = ScorelessEnd.of(asked.game(), new Pass());
    TileCounts unseen = asked.game().unseen();
    double mean = 7.0 * unseen.points(loaded.rules().tiles()) / unseen.size() - 10;
    assertThat(end.equity().points().doubleValue()).isCloseTo(mean, within(0.001));
    assertThat(end.winProbability()).isStrictlyBetween(0.5, 1.0);
    assertThat(moves(EMPTY + " AEINRST/ 300/100 5"))
        .filteredOn(move -> move.move().isExchangeOrPass())
        .allSatisfy(
            move ->
                assertThat(move.equity())
                    .isEqualTo(
                        ScorelessEnd.of(move.move().position(), move.move().move()).equity()));
    ScorelessEnd won =
        ScorelessEnd.of(
            Cgp.parse(EMPTY + " AEINRST/ 300/100 5", loaded.rules()).game(), new Pass());
    assertThat(won.winProbability()).isCloseTo(1, within(1e-9));
  }

  @Test
  void aPhonyThatIsChallengedOffIsAPass() {
    Verdict phony = verdict(">Ama: AEINRST 8D AEINRST +66 66\n>Ama: AEINRST -- -66 0\n");
    Verdict pass = verdict(">Ama: AEINRST - +0 0\n");
    assertThat(phony).isEqualTo(pass);
  }

  @Test
  void aPhonyThatStaysIsWorthItsScoreAndWhatItKept() {
    GameReview review = review(">Ama: ACEFTQZ 8E ZACEF +40 40\n");
    ReviewedTurn turn = review.turns().get(0);
    Verdict verdict = Objects.requireNonNull(turn.verdict());
    assertThat(turn.phony()).isEqualTo(Phony.STAYED);
    assertThat(turn.phonies()).containsExactly("ZACEF");
    assertThat(turn.sentence()).contains("counts as played", verdict.best().toString());
    CrosswordAnswer.Move best = moves(EMPTY + " ACEFTQZ/ 0/0 0").get(0);
    assertThat(verdict.best()).isEqualTo(best.move());
    assertThat(verdict.bestEquity()).isEqualTo(best.equity());
  }

  @Test
  void aPhonyThatIsOnTheBoardAlreadyIsOneAgain() {
    ReviewedTurn again =
        review(">Ama: AEINRSZ 8H ZRE +24 24\n" + ">Kofi: ERUAEIO H8 .RE +12 12\n").turns().get(1);
    assertThat(again.phonies()).containsExactly("ZRE");
    assertThat(again.isJudged()).isTrue();
  }

  @Test
  void anOpeningMayGoDown() {
    Verdict down = verdict(">Ama: ACEFTQZ H4 FACET +28 28\n");
    Verdict across = verdict(">Ama: ACEFTQZ 8D FACET +28 28\n");
    assertThat(down.equity()).isEqualTo(across.equity());
    assertThat(down.loss()).isEqualTo(across.loss());
  }

  @Test
  void oneMissingTileIsEveryTileThatItMayHaveBeen() {
    Verdict verdict = verdict(">Ama: ACEFTQ 8D FACET +28 28\n");
    assertThat(verdict.completions()).as("the Q is gone").isEqualTo(26);
    assertThat(verdict.known()).isEqualTo(new Known.Estimate());
    assertThat(verdict.alternatives()).isEmpty();
    TileCounts unseen = Cgp.parse(EMPTY + " ACEFTQ/ 0/0 0", loaded.rules()).game().unseen();
    double sum = 0;
    for (int letter = 0; letter < unseen.letterCount(); letter++) {
      if (unseen.count(letter) == 0) {
        continue;
      }
      TileCounts rack = TileCounts.parse(loaded.rules().tiles(), "ACEFTQ");
      rack.add(letter);
      Verdict full = verdict(">Ama: " + rack.format(loaded.rules().tiles()) + " 8D FACET +28 28\n");
      sum += unseen.count(letter) * full.loss().points().doubleValue();
    }
    assertThat(verdict.loss().points().doubleValue()).isCloseTo(sum / unseen.size(), within(0.001));
  }

  @Test
  void manyMissingTilesAreDrawnTheSameWayEachTime() {
    Verdict verdict = verdict(">Ama: ACE 8G ACE +10 10\n");
    assertThat(verdict.completions()).isEqualTo(RackCompletions.MOST);
    assertThat(verdict.known()).isInstanceOf(Known.Sample.class);
    assertThat(verdict(">Ama: ACE 8G ACE +10 10\n")).isEqualTo(verdict);
    assertThat(verdict(">Ama: 8G ACE +10 10\n").loss()).isEqualTo(verdict.loss());
  }
}
