package dev.hindsight.lab.crossword;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.Progress;
import dev.hindsight.core.runs.TrialRandom;
import dev.hindsight.crossword.rules.letters.TileCounts;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.table.DrawConvention;
import dev.hindsight.crossword.table.derivation.LeaveDerivation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.LongStream;

/**
 * How long it takes to derive leaves for bags of various sizes: all of them, or those of one rack.
 *
 * <p>Racks and bags are drawn by chance, the same for the same seed. Times are those of this
 * machine in this minute.
 */
public final class DerivationCost {
  /** Bags are this much smaller each time. */
  private static final int STEP = 10;

  /** The first few derivations are those of a program that is not yet compiled. */
  private static final int WARMING_RUNS = 3;

  /** Of each bag. */
  private static final int REPETITIONS = 5;

  private static final int MOST_SAMPLES = 10_000;

  private final LeaveDerivation derivation;
  private final TileSet tiles;
  private final int rackSize;

  /**
   * What bags of one size took.
   *
   * @param bagTiles in each bag
   * @param drawableRacks racks that can be drawn from such a bag, on average
   * @param tableNanos for all leaves; the fastest of a few runs, and of the bags the median
   * @param candidatesNanos the same for the leaves of one rack
   */
  public record Cost(int bagTiles, double drawableRacks, long tableNanos, long candidatesNanos) {}

  public DerivationCost(LeaveDerivation derivation, TileSet tiles, int rackSize) {
    this.derivation = derivation;
    this.tiles = tiles;
    this.rackSize = rackSize;
  }

  /** Bag sizes from all tiles but one rack down to as many as one rack. */
  List<Integer> sizes() {
    List<Integer> sizes = new ArrayList<>();
    int most = tiles.total() - rackSize;
    if (most < 1) {
      throw new IllegalArgumentException(
          "the " + tiles + " tiles are not enough for a rack and a bag");
    }
    sizes.add(most);
    for (int size = (most - 1) / STEP * STEP; size > rackSize; size -= STEP) {
      sizes.add(size);
    }
    if (most > rackSize) {
      sizes.add(rackSize);
    }
    return sizes;
  }

  /**
   * Takes the times, largest bags first.
   *
   * @param samples bags of each size
   * @param crew that derives whole tables; leaves of one rack are derived by one thread
   */
  public List<Cost> run(int samples, long seed, Crew crew) {
    if (samples < 1 || samples > MOST_SAMPLES) {
      throw new IllegalArgumentException(
          "there are 1 to " + MOST_SAMPLES + " bags of each size, not " + samples);
    }
    List<Integer> sizes = sizes();
    List<Cost> costs = new ArrayList<>();
    crew.progress().begin("bags", (long) sizes.size() * samples, "bags");
    // Sweeps tell of their own blocks, which are not bags.
    try (Crew all = crew.withoutProgress();
        Crew alone = new Crew(1, crew.cancellation(), Progress.SILENT)) {
      for (int warming = 0; warming < WARMING_RUNS; warming++) {
        take(sizes.get(0), TrialRandom.of(seed, warming), all, alone);
      }
      for (int size : sizes) {
        Sample[] taken = new Sample[samples];
        for (int sample = 0; sample < samples; sample++) {
          taken[sample] = take(size, TrialRandom.of(seed, sample), all, alone);
          crew.progress().advance(1);
        }
        costs.add(cost(size, taken));
      }
    } finally {
      crew.progress().end();
    }
    return costs;
  }

  private record Sample(long drawableRacks, long tableNanos, long candidatesNanos) {}

  private Sample take(int bagTiles, RandomGenerator random, Crew all, Crew alone) {
    int[] pool = tiles.counts();
    int[] rack = draw(pool, rackSize, random);
    int[] bag = draw(pool, bagTiles, random);
    return new Sample(
        drawableRacks(bag),
        leastNanos(() -> derivation.derive(bag, DrawConvention.HELD_APART, all)),
        leastNanos(() -> derivation.deriveCandidates(rack, bag, DrawConvention.HELD_APART, alone)));
  }

  /** Of a few repetitions: what else the machine does can only add to it. */
  private static long leastNanos(Runnable work) {
    long least = Long.MAX_VALUE;
    for (int repetition = 0; repetition < REPETITIONS; repetition++) {
      long start = System.nanoTime();
      work.run();
      least = Math.min(least, System.nanoTime() - start);
    }
    return least;
  }

  /** Takes tiles out of a pool at random. */
  private static int[] draw(int[] pool, int size, RandomGenerator random) {
    int[] drawn = new int[pool.length];
    for (int tile = 0; tile < size; tile++) {
      int place = random.nextInt(TileCounts.total(pool));
      int letter = 0;
      while (place >= pool[letter]) {
        place -= pool[letter++];
      }
      pool[letter]--;
      drawn[letter]++;
    }
    return drawn;
  }

  /** How many different full racks a bag has in it. */
  long drawableRacks(int[] bag) {
    long[] racks = new long[rackSize + 1];
    racks[0] = 1;
    for (int count : bag) {
      for (int size = rackSize; size > 0; size--) {
        for (int drawn = 1; drawn <= Math.min(count, size); drawn++) {
          racks[size] += racks[size - drawn];
        }
      }
    }
    return racks[rackSize];
  }

  private static Cost cost(int bagTiles, Sample[] samples) {
    return new Cost(
        bagTiles,
        Arrays.stream(samples).mapToLong(Sample::drawableRacks).average().orElseThrow(),
        median(Arrays.stream(samples).mapToLong(Sample::tableNanos)),
        median(Arrays.stream(samples).mapToLong(Sample::candidatesNanos)));
  }

  /** The middle one; of an even number, the lower of the two in the middle. */
  private static long median(LongStream values) {
    long[] sorted = values.sorted().toArray();
    return sorted[(sorted.length - 1) / 2];
  }
}
