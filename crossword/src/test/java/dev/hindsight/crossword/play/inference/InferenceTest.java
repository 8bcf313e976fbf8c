package dev.hindsight.crossword.play.inference;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.hindsight.core.runs.Cancellation;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.Progress;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.letters.TileCounts;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("java")
class InferenceTest {
  private static final int[] MARGINS = {0, 3_000, 10_000};

  /**
   * Every so many-th move of a game, with few tiles of the mover unknown, and after each placement
   * an exchange of 1 to 7 tiles in its place.
   */
  private static List<Observation> cases(long seed, int unknown, int every) {
    SplittableRandom random = new SplittableRandom(seed);
    List<Observation> cases = new ArrayList<>();
    int[] turn = {(int) (seed % every)};
    Seen.playGame(
        seed,
        (position, move) -> {
          if (turn[0]++ % every != 0) {
            return;
          }
          ObservedMove seen = Seen.observed(move);
          if (seen instanceof ObservedMove.Placed) {
            cases.add(Seen.nearlyKnown(position, seen, unknown, random));
          }
          int exchanged = 1 + (int) ((seed + turn[0]) % 7);
          if (canExchange(position)) {
            cases.add(
                Seen.nearlyKnown(position, new ObservedMove.Exchanged(exchanged), unknown, random));
          }
        });
    return cases;
  }

  private static boolean canExchange(GamePosition position) {
    return position.bag().size() >= 7;
  }

  private static Criterion.WithinMargin margin(Definition definition, int margin, boolean cutoff) {
    return new Criterion.WithinMargin(definition, margin, cutoff);
  }

  /** The slow inference lists all moves of every candidate; so only few are unknown. */
  @Test
  @Tag("slow")
  void agreesWithTheSlowInferenceOnEveryMove() {
    for (long seed = 1; seed <= 1; seed++) {
      for (Observation observation : cases(seed, 1, 4)) {
        ReferenceInference slow = new ReferenceInference(observation, Seen.THUMB);
        for (int margin : MARGINS) {
          for (Definition definition : Definition.values()) {
            Map<String, Double> expected = slow.weights(slow.withinMargin(definition, margin));
            for (boolean cutoff : new boolean[] {true, false}) {
              assertThat(weights(observation, margin(definition, margin, cutoff)))
                  .as("seed %d, %s, margin %d, cutoff %s", seed, definition, margin, cutoff)
                  .isEqualTo(expected);
            }
          }
        }
      }
    }
  }

  @Test
  @Tag("slow")
  void aLikelihoodIsTheShareOfTheMoveInAllMoves() {
    for (Observation observation : cases(3, 1, 5)) {
      ReferenceInference slow = new ReferenceInference(observation, Seen.THUMB);
      for (double temperature : new double[] {50, 5_000}) {
        Map<String, Double> expected = slow.weights(slow.softmax(temperature));
        Map<String, Double> found = weights(observation, new Criterion.Softmax(temperature));
        for (Map.Entry<String, Double> entry : expected.entrySet()) {
          assertThat(found.getOrDefault(entry.getKey(), 0.0))
              .as("%s at %s", entry.getKey(), temperature)
              .isCloseTo(entry.getValue(), within(1e-4));
        }
      }
    }
  }

  /** See WholeGamesTest for more of it; this one also tables the placements of few candidates. */
  @Test
  @Tag("slow")
  void theCutoffRecordsWhatTheExhaustiveSearchDoes() {
    compareGames(1, 20, 1, 3);
  }

  private static void compareGames(int games, long firstSeed, int unknown, int every) {
    for (long seed = firstSeed; seed < firstSeed + games; seed++) {
      for (Observation observation : cases(seed, unknown, every)) {
        for (int margin : MARGINS) {
          for (Definition definition : Definition.values()) {
            if (definition == Definition.CLASSIC
                && observation.move() instanceof ObservedMove.Placed) {
              continue; // The same for placements.
            }
            compare(observation, definition, margin, "seed " + seed);
          }
        }
      }
    }
  }

  private static void compare(
      Observation observation, Definition definition, int margin, String printed) {
    String as = printed + ", " + definition + ", margin " + margin + ", " + observation.move();
    int[] expected =
        Seen.infer(observation, margin(definition, margin, false)).recordedCandidates();
    InferenceResult result = Seen.infer(observation, margin(definition, margin, true));
    assertThat(result.recordedCandidates()).as(as).isEqualTo(expected);
    assertThat(result.cutoffStops()).as(as).isEqualTo(result.candidates() - expected.length);
    if (margin == 3_000) {
      // With few candidates the board is searched; tabling it must not make a difference.
      assertThat(Seen.inferByTable(observation, margin(definition, margin, true)))
          .as(as + ", tabled")
          .isEqualTo(expected);
    }
  }

  @Test
  void theResultIsTheSameForAnyNumberOfThreads() {
    Observation observation = cases(5, 3, 3).get(1);
    for (Criterion criterion :
        List.of(margin(Definition.NEAR_BEST, 5_000, true), new Criterion.Softmax(4_000))) {
      String alone = describe(run(observation, criterion, 1));
      assertThat(describe(run(observation, criterion, 2))).isEqualTo(alone);
      assertThat(describe(run(observation, criterion, 3))).isEqualTo(alone);
    }
  }

  private static InferenceResult run(Observation observation, Criterion criterion, int threads) {
    try (Crew crew = new Crew(threads)) {
      return Seen.inference().run(observation, criterion, crew);
    }
  }

  private static String describe(InferenceResult result) {
    StringBuilder text = new StringBuilder();
    text.append(Arrays.toString(result.recordedCandidates()))
        .append(result.recordedWeight())
        .append(' ')
        .append(result.meanLeavePoints())
        .append(' ')
        .append(result.standardDeviationPoints())
        .append(Arrays.toString(result.chanceOfHolding()))
        .append(Arrays.toString(result.baseRates()))
        .append(result.cutoffStops());
    for (InferenceResult.Weighted leave : result.topLeaves(100)) {
      text.append(Arrays.toString(leave.counts()))
          .append(leave.millipoints())
          .append(' ')
          .append(leave.weight());
    }
    return text.toString();
  }

  @Test
  void aCancelledRunKeepsWhatItKnows() {
    Observation observation = cases(5, 3, 3).get(1);
    Cancellation cancellation = new Cancellation();
    Progress cancelling =
        new Progress() {
          private boolean racks;

          @Override
          public void begin(String task, long total, String unit) {
            racks = task.equals("racks");
          }

          @Override
          public void advance(long amount) {
            if (racks) {
              cancellation.cancel();
            }
          }

          @Override
          public void end() {}
        };
    try (Crew crew = new Crew(1, cancellation, cancelling)) {
      InferenceResult result =
          Seen.inference().run(observation, margin(Definition.NEAR_BEST, 10_000, true), crew);
      assertThat(result.isPartial()).isTrue();
      assertThat(result.examined()).isPositive().isLessThan(result.candidates());
      assertThat(result.cutoffStops() + result.recordedRacks()).isEqualTo(result.examined());
    }
  }

  @Test
  void withoutAnythingLearntTheChancesAreTheBaseRates() {
    Observation observation = cases(6, 2, 3).get(2);
    // Every candidate explains a move within an endless margin.
    InferenceResult result =
        Seen.infer(
            observation, margin(Definition.NEAR_BEST, Criterion.MOST_MARGIN_MILLIPOINTS, true));
    assertThat((long) result.recordedRacks()).isEqualTo(result.candidates());
    if (observation.move() instanceof ObservedMove.Placed) {
      double[] base = result.baseRates();
      double[] chances = result.chanceOfHolding();
      for (int letter = 0; letter < base.length; letter++) {
        assertThat(chances[letter]).isCloseTo(base[letter], within(1e-12));
      }
    }
  }

  @Test
  void leavesAreDrawnAsOftenAsTheirWeightsSay() {
    Observation observation = cases(7, 1, 3).get(0);
    InferenceResult result = Seen.infer(observation, margin(Definition.NEAR_BEST, 20_000, true));
    InferredRacks racks = result.racks();
    SplittableRandom random = new SplittableRandom(7);
    Map<String, Integer> drawn = new TreeMap<>();
    int draws = 20_000;
    for (int draw = 0; draw < draws; draw++) {
      TileCounts drawnTiles = TileCounts.of(Seen.TILES, racks.draw(random).toArray());
      drawn.merge(Arrays.toString(drawnTiles.counts()), 1, Integer::sum);
    }
    for (InferenceResult.Weighted expected : result.topLeaves(100)) {
      double share = expected.weight() / result.recordedWeight();
      assertThat(drawn.getOrDefault(Arrays.toString(expected.counts()), 0) / (double) draws)
          .isCloseTo(share, within(5 * Math.sqrt(share / draws)));
    }
  }

  /** By what each recorded candidate has drawn: its weight. */
  private static Map<String, Double> weights(Observation observation, Criterion criterion) {
    InferenceResult result = Seen.infer(observation, criterion);
    Map<String, Double> weights = new TreeMap<>();
    int[] drawn = new int[Seen.TILES.letterCount()];
    int[] recorded = result.recordedCandidates();
    for (int index = 0; index < recorded.length; index++) {
      observation.family().drawnBy(recorded[index], drawn);
      weights.put(Arrays.toString(drawn), result.recordedWeights()[index]);
    }
    return weights;
  }

  /** By dealing every rest of the rack to every leave, all tiles told apart. */
  @Test
  void aRackIsAsLikelyAsTheLeavesInItSay() {
    Observation observation = cases(5, 2, 3).get(0);
    InferenceResult result = Seen.infer(observation, new Criterion.Softmax(3_000));
    List<InferenceResult.Weighted> leaves = result.topLeaves(Integer.MAX_VALUE);
    int[] unseen = new int[leaves.get(0).counts().length];
    for (InferenceResult.Weighted leave : leaves) {
      for (int letter = 0; letter < unseen.length; letter++) {
        unseen[letter] = Math.max(unseen[letter], leave.counts()[letter]);
      }
    }
    unseen[1] += 2;
    unseen[5]++;
    Map<String, Double> dealt = new TreeMap<>();
    Map<String, int[]> racks = new TreeMap<>();
    for (InferenceResult.Weighted leave : leaves) {
      int[] rest = unseen.clone();
      for (int letter = 0; letter < rest.length; letter++) {
        rest[letter] -= leave.counts()[letter];
      }
      int left = Arrays.stream(rest).sum();
      for (int drawn = 0; drawn < rest.length; drawn++) {
        int[] rack = leave.counts().clone();
        rack[drawn]++;
        double chance = leave.weight() * rest[drawn] / left;
        dealt.merge(Arrays.toString(rack), chance, Double::sum);
        racks.put(Arrays.toString(rack), rack);
      }
    }
    double scale = 0;
    for (Map.Entry<String, Double> entry : dealt.entrySet()) {
      int[] rack = racks.get(entry.getKey());
      double found = result.racks().weightOf(rack, unseen) * InferredRacks.waysToHold(rack, unseen);
      if (entry.getValue() == 0) {
        assertThat(found).isZero();
      } else {
        scale = scale == 0 ? found / entry.getValue() : scale;
        assertThat(found / entry.getValue()).isEqualTo(scale, within(scale * 1e-9));
      }
    }
    assertThat(dealt).hasSizeGreaterThan(10);
  }
}
