package dev.hindsight.crossword.play.inference;

import dev.hindsight.crossword.rules.letters.TileCounts;
import dev.hindsight.crossword.rules.letters.Tiles;
import java.util.Arrays;
import java.util.random.RandomGenerator;

/**
 * Draws what the mover kept, each leave as often as its weight says. The tiles drawn after the move
 * are not part of it: they come from the bag.
 *
 * <p>Immutable; any number of threads may draw, each with a generator of its own.
 */
public final class InferredRacks {
  private final KeptLeaves leaves;
  private final int letterCount;

  /** The leaves of some weight, and the sums of the weights up to and with each. */
  private final int[] numbers;

  private final long[] sums;

  InferredRacks(KeptLeaves leaves, Tally tally, int letterCount) {
    this.leaves = leaves;
    this.letterCount = letterCount;
    int size = 0;
    int[] found = new int[tally.weights.length];
    long[] upTo = new long[tally.weights.length];
    long sum = 0;
    for (int leave = 0; leave < tally.weights.length; leave++) {
      if (tally.weights[leave] > 0) {
        sum = Math.addExact(sum, tally.weights[leave]);
        found[size] = leave;
        upTo[size++] = sum;
      }
    }
    this.numbers = Arrays.copyOf(found, size);
    this.sums = Arrays.copyOf(upTo, size);
  }

  /** Whether nothing explains the move: then there is nothing to draw. */
  public boolean isEmpty() {
    return numbers.length == 0;
  }

  /**
   * Letters of a leave drawn at random, ascending, 0 for a blank.
   *
   * @throws IllegalStateException if nothing explains the move
   */
  public Tiles draw(RandomGenerator random) {
    int[] counts = new int[letterCount];
    draw(random, counts);
    return TileCounts.letters(counts);
  }

  /**
   * Writes the letters of a leave drawn at random.
   *
   * @throws IllegalStateException if nothing explains the move
   */
  public void draw(RandomGenerator random, int[] leave) {
    if (isEmpty()) {
      throw new IllegalStateException("no rack explains the move");
    }
    long at = random.nextLong(sums[sums.length - 1]);
    int place = Arrays.binarySearch(sums, at + 1);
    leaves.leave(numbers[place < 0 ? -place - 1 : place], leave);
  }

  /**
   * How often a full rack is dealt to one way of drawing it: over all that may have been kept, the
   * weight of one way to keep it, times the ways to find it in the rack. Only ratios matter.
   *
   * @param rack by letter, after the mover has drawn
   * @param unseen by letter, what the kept tiles and those drawn since come from
   */
  public double weightOf(int[] rack, int[] unseen) {
    double weight = 0;
    int[] leave = new int[letterCount];
    for (int place = 0; place < numbers.length; place++) {
      leaves.leave(numbers[place], leave);
      double found = waysToHold(leave, rack);
      if (found > 0) {
        long units = sums[place] - (place == 0 ? 0 : sums[place - 1]);
        weight += found * units / waysToHold(leave, unseen);
      }
    }
    return weight;
  }

  /**
   * In how many ways some tiles can be chosen from others, all told apart; 0 if some are missing.
   */
  public static double waysToHold(int[] chosen, int[] from) {
    double ways = 1;
    for (int letter = 0; letter < chosen.length; letter++) {
      for (int tile = 0; tile < chosen[letter]; tile++) {
        ways = ways * (from[letter] - tile) / (tile + 1);
      }
    }
    return ways;
  }
}
