package dev.hindsight.crossword.play.inference;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.crossword.index.RackIndex;
import dev.hindsight.crossword.play.evaluate.StaticEvaluation;
import dev.hindsight.crossword.table.RackEquityTable;
import dev.hindsight.crossword.table.derivation.LeaveDerivation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Inference by leave values that were derived for the tiles left. */
@Tag("slow")
class InferenceLeavesTest {
  private static final long SEED = 17;

  private static RackEquityTable someEquities() {
    RackIndex index = new RackIndex(Seen.TILES, Seen.ENGLISH.rackSize());
    SplittableRandom random = new SplittableRandom(SEED);
    int[] equities = new int[index.size()];
    for (int rank = 0; rank < equities.length; rank++) {
      equities[rank] = random.nextInt(0, 60_000);
    }
    return RackEquityTable.of(index, "0".repeat(64), equities, new int[equities.length]);
  }

  private static List<Observation> cases() {
    List<Observation> cases = new ArrayList<>();
    Seen.playGame(
        SEED,
        (position, move) -> {
          int[] bag = position.bag().counts();
          if (Arrays.stream(bag).sum() > 20 && Arrays.stream(bag).sum() < 45) {
            SplittableRandom random = new SplittableRandom(SEED);
            cases.add(Seen.nearlyKnown(position, Seen.observed(move), 1, random));
            cases.add(Seen.nearlyKnown(position, new ObservedMove.Exchanged(3), 1, random.split()));
          }
        });
    return cases;
  }

  @Test
  void anyEvaluationRecordsWhatTheSlowInferenceDoes() {
    LeaveDerivation derivation = new LeaveDerivation(someEquities());
    int recorded = 0;
    try (Crew crew = new Crew(1)) {
      for (Observation observation : cases().subList(0, 6)) {
        StaticEvaluation derived =
            InferenceLeaves.derive(
                derivation, observation, Seen.EQUIPMENT.staticEvaluation(), crew);
        ReferenceInference slow = new ReferenceInference(observation, derived);
        for (Definition definition : Definition.values()) {
          Map<String, Double> expected = slow.weights(slow.withinMargin(definition, 10_000));
          for (boolean cutoff : new boolean[] {true, false}) {
            InferenceResult result =
                Seen.inference()
                    .withEvaluation(derived)
                    .run(observation, new Criterion.WithinMargin(definition, 10_000, cutoff), crew);
            assertThat(weights(observation, result)).isEqualTo(expected);
          }
          recorded += expected.size();
        }
      }
    }
    assertThat(recorded).isPositive();
  }

  private static Map<String, Double> weights(Observation observation, InferenceResult result) {
    Map<String, Double> weights = new TreeMap<>();
    int[] drawn = new int[Seen.TILES.letterCount()];
    int[] recorded = result.recordedCandidates();
    for (int index = 0; index < recorded.length; index++) {
      observation.family().drawnBy(recorded[index], drawn);
      weights.put(Arrays.toString(drawn), result.recordedWeights()[index]);
    }
    return weights;
  }

  /** The leave itself cannot be drawn, the inferrer's tiles and those played can. */
  @Test
  void leavesAreValuedForAllTilesOffTheBoardButThemselves() {
    Observation observation = cases().get(0);
    int[] offBoard = observation.offBoard();
    int tiles = Arrays.stream(offBoard).sum();
    assertThat(tiles).isEqualTo(observation.tilesInBag() + 14);
    for (int letter = 0; letter < offBoard.length; letter++) {
      assertThat(offBoard[letter])
          .isGreaterThanOrEqualTo(
              observation.family().pool(letter) + observation.family().held(letter));
    }
  }
}
