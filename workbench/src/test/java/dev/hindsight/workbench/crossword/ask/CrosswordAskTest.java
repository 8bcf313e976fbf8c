package dev.hindsight.workbench.crossword.ask;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.crossword.play.endgame.EndgameLimits;
import dev.hindsight.crossword.rules.letters.CrosswordFormatException;
import dev.hindsight.crossword.rules.letters.Equity;
import dev.hindsight.crossword.rules.notation.Cgp;
import dev.hindsight.crossword.rules.notation.CgpPosition;
import dev.hindsight.workbench.crossword.files.CrosswordFiles;
import dev.hindsight.workbench.crossword.files.LoadedEquipment;
import dev.hindsight.workbench.crossword.files.SmallGame;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CrosswordAskTest {
  /** The bag is empty; the play of most points is not the best one. */
  private static final String ENDING =
      "COVE1OAKUM5/3NIDI2ELAND1/FRAG2TEXT1JO2/4C2DIE1ON2/3PLUSH3WET1/4I4Z1A1H1/4Q4O1N1R1/"
          + "4u2ARRAS1US/4I4I3ME/4E9L/ATTORNeD1GYP2F/11IRIS/8BULGE2/12VAW/13YE"
          + " ABNOO/EEEIT 323/326 0";

  @Test
  void theEndOfTheGameCountsOnceTheBagIsEmpty() throws IOException {
    LoadedEquipment loaded = LoadedEquipment.open(CrosswordFiles.NONE);
    CrosswordAnswer answer =
        new CrosswordAsk(loaded)
            .answer(Cgp.parse(ENDING + " lex OTHER;", loaded.rules()), 2, false);
    assertThat(answer.plays()).isEqualTo(241);
    assertThat(answer.exchanges()).isZero();
    assertThat(answer.tilesInBag()).isZero();
    assertThat(answer.unseen()).hasToString("EEEIT");
    assertThat(answer.bestByScore().move()).hasToString("12A BOON");
    assertThat(answer.bestByScore().score()).isEqualTo(33);
    assertThat(answer.best()).hasSize(2);
    // Going out at once is worth 29; keeping the A a turn longer gains a point on that.
    assertThat(answer.exact()).isTrue();
    CrosswordAnswer.Move best = answer.best().get(0);
    assertThat(best.move()).hasToString("A11 (A)BOON");
    assertThat(best.score()).isEqualTo(30);
    assertThat(best.equity()).isEqualTo(Equity.ofPoints(30));
    assertThat(best.leave()).hasToString("A");
    assertThat(best.leaveValue()).isEqualTo(Equity.ZERO);
    assertThat(best.bound()).isEqualTo(CrosswordAnswer.Bound.EXACT);
    assertThat(best.exact()).isTrue();
    assertThat(answer.best().get(1).equity()).isEqualTo(Equity.ofPoints(29));
    assertThat(answer.sumOfScores()).isNull();
    assertThat(answer.notes()).anyMatch(note -> note.contains("OTHER"));
  }

  @Test
  void whyTakesApartWhatIsListed() throws IOException {
    LoadedEquipment loaded = LoadedEquipment.open(CrosswordFiles.NONE);
    CrosswordAsk ask = new CrosswordAsk(loaded);
    CgpPosition ending = Cgp.parse(ENDING, loaded.rules());
    try (Crew alone = new Crew(1)) {
      WhyAnswer why = ask.why(ending, 1, EndgameLimits.within(EndingAsk.USUAL_TIME), alone);
      assertThat(why.move()).hasToString("A11 (A)BOON");
      assertThat(why.equity()).isEqualTo(Equity.ofPoints(30));
      assertThat(why.bound()).isEqualTo(CrosswordAnswer.Bound.EXACT);
      assertThat(why.squares())
          .extracting(tile -> tile.square().toString())
          .containsExactly("12A", "13A", "14A", "15A");
      WhyAnswer guessed = ask.why(ending, 1, EndgameLimits.within(Duration.ZERO), alone);
      assertThat(guessed.move()).hasToString("14F ABOON");
      assertThat(guessed.bound()).isNull();
    }
  }

  @Test
  void sumsAreOverAllPlacements(@TempDir Path folder) throws IOException {
    LoadedEquipment loaded = LoadedEquipment.open(SmallGame.files(folder));
    CrosswordAsk ask = new CrosswordAsk(loaded);
    CrosswordAnswer answer = ask.answer(SmallGame.opening(loaded, "BADE/"), 1_000, true);
    long scores = 0;
    long equities = 0;
    int placements = 0;
    for (CrosswordAnswer.Move move : answer.best()) {
      if (!move.move().isExchangeOrPass()) {
        placements++;
        scores += move.score();
        equities += move.equity().millipoints();
      }
    }
    assertThat(placements).isEqualTo(answer.plays()).isPositive();
    assertThat(answer.sumOfScores()).isEqualTo(scores);
    assertThat(answer.sumOfEquityMillipoints()).isEqualTo(equities);
    assertThat(answer.leaves()).isNull();
    assertThat(answer.words()).isEqualTo(folder.resolve("small.txt").toString());
    assertThat(answer.tilesInBag()).isEqualTo(31 - 4 - 7);
  }

  @Test
  void whoHasNoTilesCannotBeOnTurn(@TempDir Path folder) throws IOException {
    LoadedEquipment loaded = LoadedEquipment.open(SmallGame.files(folder));
    assertThatThrownBy(
            () -> new CrosswordAsk(loaded).answer(SmallGame.opening(loaded, "/"), 1, false))
        .isInstanceOf(CrosswordFormatException.class)
        .hasMessageContaining("has no tiles");
  }
}
