package dev.hindsight.workbench.crossword.ask;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.hindsight.core.counting.Binomials;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.crossword.play.inference.Criterion;
import dev.hindsight.crossword.play.inference.Definition;
import dev.hindsight.crossword.play.inference.Observation;
import dev.hindsight.crossword.play.inference.ObservedMove;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.board.Placement;
import dev.hindsight.crossword.rules.letters.Tiles;
import dev.hindsight.crossword.rules.notation.MoveNotation;
import dev.hindsight.workbench.crossword.files.LoadedEquipment;
import dev.hindsight.workbench.crossword.files.SmallGame;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CrosswordInferTest {
  @TempDir static Path folder;
  private static LoadedEquipment loaded;

  @BeforeAll
  static void load() throws IOException {
    loaded = LoadedEquipment.open(SmallGame.files(folder));
  }

  private static InferenceAnswer infer(String move, int marginMillipoints, boolean cutoff) {
    GamePosition empty = SmallGame.opening(loaded, "/").game();
    Placement placed = (Placement) new MoveNotation(loaded.rules()).parse(move, empty);
    Observation observation =
        new Observation(empty, new ObservedMove.Placed(placed), Tiles.of(), Tiles.of());
    Criterion criterion =
        new Criterion.WithinMargin(Definition.NEAR_BEST, marginMillipoints, cutoff);
    try (Crew crew = new Crew(2)) {
      return new CrosswordInfer(loaded)
          .answer(new InferenceQuestion(observation, criterion, 5), crew);
    }
  }

  @Test
  void whereAnythingExplainsAMoveRacksAreAsLikelyAsDrawingThem() {
    InferenceAnswer answer = infer("8H AB", Criterion.MOST_MARGIN_MILLIPOINTS, true);
    InferenceAnswer.Racks racks = answer.racks();
    assertThat(racks.recorded().unique()).isEqualTo((int) racks.candidates());
    // Five more tiles of the 29 that are neither the A nor the B on the board.
    assertThat(racks.recorded().weighted())
        .isEqualByComparingTo(BigDecimal.valueOf(Binomials.choose(29, 5)));
    for (InferenceAnswer.Letter letter : answer.kept().letters()) {
      assertThat(letter.probability())
          .as(letter.letter())
          .isCloseTo(letter.baseRate(), within(1e-9));
    }
  }

  @Test
  void aShortOpeningSaysThatNothingBetterWasThere() {
    InferenceAnswer answer = infer("8H AB", 0, true);
    assertThat(answer.racks().recorded().unique())
        .isPositive()
        .isLessThan((int) answer.racks().candidates());
    // With an S, D or E to it there would have been a longer word.
    assertThat(answer.kept().letters())
        .filteredOn(letter -> letter.letter().equals("S"))
        .allMatch(letter -> letter.probability() < letter.baseRate());
    assertThat(answer.asked().criterion()).isEqualTo("near-best");
    assertThat(answer.asked().move()).isEqualTo("8H AB");
  }

  @Test
  void givingUpEarlyChangesNothing() {
    InferenceAnswer quick = infer("8G BED", 2_000, true);
    InferenceAnswer patient = infer("8G BED", 2_000, false);
    assertThat(quick.racks()).isEqualTo(patient.racks());
    assertThat(quick.kept()).isEqualTo(patient.kept());
    assertThat(patient.effort().cutoffStops()).isZero();
  }
}
