package dev.hindsight.crossword.play.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.crossword.index.RackIndex;
import dev.hindsight.crossword.play.evaluate.BagCorrection;
import dev.hindsight.crossword.play.evaluate.CorrectedEvaluation;
import dev.hindsight.crossword.play.evaluate.RackSubsets;
import dev.hindsight.crossword.play.evaluate.StaticEvaluation;
import dev.hindsight.crossword.rules.letters.TileCounts;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.table.DrawConvention;
import dev.hindsight.crossword.table.LeaveTable;
import dev.hindsight.crossword.table.RackEquityTable;
import dev.hindsight.crossword.table.derivation.LeaveDerivation;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Leave values corrected for another bag, against an exact derivation for it. */
@Tag("slow")
class CorrectedLeavesTest {
  private static final TileSet TILES = Fixture.RULES.tiles();

  /** If a rack is worth the sum of its tiles, nothing is left out of the correction. */
  @Test
  void additiveEquitiesAreFollowedExactly() {
    LeaveDerivation derivation = derivation(0);
    for (long seed = 1; seed <= 2; seed++) {
      List<Integer> tiles = shuffled(seed);
      int[] now = counts(tiles, 40);
      double[] off = errors(derivation, counts(tiles, 60), now, seed);
      assertThat(off[0]).as("seed %d", seed).isGreaterThan(300);
      // Some hundredths of a point, where the values behind are off by half a point and more.
      assertThat(off[1]).as("seed %d", seed).isLessThan(60);
    }
  }

  /** With what tiles are worth beside each other, most of being behind is taken away. */
  @Test
  void mostOfWhatPairsOfTilesAreWorthIsFollowed() {
    LeaveDerivation derivation = derivation(3_000);
    for (long seed = 3; seed <= 4; seed++) {
      List<Integer> tiles = shuffled(seed);
      double[] off = errors(derivation, counts(tiles, 60), counts(tiles, 46), seed);
      assertThat(off[1]).as("seed %d", seed).isLessThan(off[0] / 2);
    }
  }

  /** Values made for tiles that are not in the bag need no correction for the same bag. */
  @Test
  void theSameBagChangesNothing() {
    List<Integer> tiles = shuffled(9);
    int[] bag = counts(tiles.subList(7, 100), 93);
    StaticEvaluation plain = Fixture.EVALUATION;
    CorrectedEvaluation corrected =
        new CorrectedEvaluation(plain, new BagCorrection(plain.leaves(), bag));
    corrected.setBag(bag);
    RackSubsets rack = Fixture.EQUIPMENT.rackSubsets();
    rack.fill(counts(tiles, 7));
    int[] expected = new int[rack.mostSubsets()];
    int[] found = new int[rack.mostSubsets()];
    plain.valueKept(rack, 50, 0, expected);
    corrected.valueKept(rack, 50, 0, found);
    assertThat(found).isEqualTo(expected);
  }

  /** From the values of a full bag, which are of tiles out of it. */
  @Test
  void theValuesOfAFullBagAreFollowedToo() {
    LeaveDerivation derivation = derivation(0);
    int[] now = counts(shuffled(5), 50);
    double[] off = errors(derivation, TILES.counts(), now, 5);
    assertThat(off[0]).isGreaterThan(300);
    assertThat(off[1]).isLessThan(60);
  }

  /** The same playouts whatever the crew; other ones than with values that stay as they are. */
  @Test
  void simulationsFollowTheBag() {
    SimulatedPosition root = new SimulatedPosition(Fixture.position(31, 14));
    LeaveSource following = CorrectedLeaves.ofFullBag(Fixture.EVALUATION, root);
    SimulationResult one = simulate(root, following, 1);
    assertThat(simulate(root, following, 3)).isEqualTo(one);
    assertThat(simulate(root, LeaveSource.fixed(Fixture.EVALUATION), 1)).isNotEqualTo(one);
  }

  private static SimulationResult simulate(
      SimulatedPosition root, LeaveSource leaves, int threads) {
    SimulationPlan plan = SimulationPlan.usual().withCandidates(4).withPlies(3).withIterations(192);
    try (Crew crew = new Crew(threads)) {
      return Fixture.simulator()
          .simulate(root, OpponentRacks.UNKNOWN, leaves, plan, crew, known -> {});
    }
  }

  /** Root mean square errors in millipoints: of values made for another bag, and corrected. */
  private static double[] errors(LeaveDerivation derivation, int[] then, int[] now, long seed) {
    try (Crew crew = new Crew(1)) {
      LeaveTable old = derivation.derive(then, DrawConvention.HELD_APART, crew);
      LeaveTable exact = derivation.derive(now, DrawConvention.HELD_APART, crew);
      StaticEvaluation evaluation = new StaticEvaluation(Fixture.RULES, old);
      CorrectedEvaluation corrected =
          new CorrectedEvaluation(evaluation, new BagCorrection(old, then));
      corrected.setBag(now);
      return errors(evaluation, corrected, exact, now, seed);
    }
  }

  private static double[] errors(
      StaticEvaluation behind,
      CorrectedEvaluation corrected,
      LeaveTable exact,
      int[] now,
      long seed) {
    double[] squares = new double[2];
    int leaves = 0;
    RackSubsets rack = Fixture.EQUIPMENT.rackSubsets();
    int[] keptBehind = new int[rack.mostSubsets()];
    int[] keptCorrected = new int[rack.mostSubsets()];
    for (int sample = 0; sample < 50; sample++) {
      // A rack of tiles that are not left to draw.
      List<Integer> others = new ArrayList<>(shuffled(seed * 1_000 + sample));
      int[] left = now.clone();
      others.removeIf(letter -> left[letter]-- > 0);
      rack.fill(counts(others, 7));
      behind.valueKept(rack, 30, 0, keptBehind);
      corrected.valueKept(rack, 30, 0, keptCorrected);
      for (int played = 1; played < rack.all(); played++) {
        int value = exact.millipoints(rack.rank(rack.all() - played));
        squares[0] += Math.pow(keptBehind[played] - value, 2);
        squares[1] += Math.pow(keptCorrected[played] - value, 2);
        leaves++;
      }
    }
    return new double[] {Math.sqrt(squares[0] / leaves), Math.sqrt(squares[1] / leaves)};
  }

  /** Racks worth the sum of their tiles, and up to so much more or less for every two of them. */
  private static LeaveDerivation derivation(int mostOfTwo) {
    RackIndex index = new RackIndex(TILES, Fixture.RULES.rackSize());
    SplittableRandom random = new SplittableRandom(17);
    int letters = TILES.letterCount();
    int[] alone = random.ints(letters, -5_000, 5_000).toArray();
    int[][] together = new int[letters][letters];
    for (int one = 0; one < letters; one++) {
      for (int other = 0; other <= one; other++) {
        int worth = mostOfTwo == 0 ? 0 : random.nextInt(-mostOfTwo, mostOfTwo);
        together[one][other] = worth;
        together[other][one] = worth;
      }
    }
    int[] equities = new int[index.size()];
    int[] counts = new int[letters];
    int[] tiles = new int[index.rackSize()];
    for (int rank = 0; rank < equities.length; rank++) {
      index.unrank(rank, counts);
      int size = 0;
      for (int letter = 0; letter < letters; letter++) {
        for (int copy = 0; copy < counts[letter]; copy++) {
          equities[rank] += alone[letter];
          for (int before = 0; before < size; before++) {
            equities[rank] += together[letter][tiles[before]];
          }
          tiles[size++] = letter;
        }
      }
    }
    return new LeaveDerivation(
        RackEquityTable.of(index, "0".repeat(64), equities, new int[equities.length]));
  }

  private static List<Integer> shuffled(long seed) {
    List<Integer> tiles = new ArrayList<>();
    for (int letter = 0; letter < TILES.letterCount(); letter++) {
      tiles.addAll(Collections.nCopies(TILES.count(letter), letter));
    }
    Collections.shuffle(tiles, new Random(seed));
    return tiles;
  }

  private static int[] counts(List<Integer> tiles, int size) {
    int[] counts = new int[TILES.letterCount()];
    for (int letter : tiles.subList(0, size)) {
      counts[letter]++;
    }
    assertThat(TileCounts.total(counts)).isEqualTo(size);
    return counts;
  }
}
