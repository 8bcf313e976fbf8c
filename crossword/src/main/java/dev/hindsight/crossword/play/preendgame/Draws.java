package dev.hindsight.crossword.play.preendgame;

import dev.hindsight.core.runs.TrialRandom;
import dev.hindsight.crossword.rules.letters.CrosswordFormatException;
import dev.hindsight.crossword.rules.letters.TileCounts;
import dev.hindsight.crossword.rules.letters.Tiles;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/**
 * What the bag may hold, and in which order: some of the unseen tiles, each as likely as any other,
 * the opponent holding the rest.
 *
 * <p>Tiles of the same letter count as different ones, so all draws are equally likely. With few
 * tiles in the bag the draws are all there are, each once, in a random order: the first of them are
 * a sample, and all of them are exact. With more tiles they are drawn at random. 7 tiles and 1 in
 * the bag make 8 draws; and 2 make 72, 3 720, 4 7,920.
 *
 * <p>Whoever knows something of the opponent's rack has draws of different weights, and those that
 * cannot be are left out.
 */
final class Draws {
  /** With more tiles in the bag there are more draws than anybody looks at. */
  static final int MOST_LISTED_TILES = 4;

  static final int ENDLESS = Integer.MAX_VALUE;

  private final byte[] unseen;
  private final int letterCount;
  private final int tilesInBag;
  private final RackBelief belief;
  private final long seed;

  /** Numbers of draws in their order; empty if they are not listed. */
  private final int[] order;

  /** Of the draws in their order. */
  private final double[] weights;

  Draws(TileCounts unseen, int tilesInBag, RackBelief belief, long seed) {
    this.unseen = unseen.letters().toArray();
    this.letterCount = unseen.letterCount();
    this.tilesInBag = tilesInBag;
    this.belief = belief;
    this.seed = seed;
    int[] listed = tilesInBag <= MOST_LISTED_TILES ? shuffled() : new int[0];
    Map<Tiles, Double> byBag = new HashMap<>();
    double[] weightOf =
        Arrays.stream(listed)
            .mapToDouble(number -> byBag.computeIfAbsent(sorted(listed(number)), this::weight))
            .toArray();
    int[] possible = IntStream.range(0, listed.length).filter(draw -> weightOf[draw] > 0).toArray();
    if (listed.length > 0 && possible.length == 0) {
      throw new CrosswordFormatException(
          "The opponent cannot hold these tiles: not all of them are unseen.");
    }
    this.order = Arrays.stream(possible).map(draw -> listed[draw]).toArray();
    this.weights = Arrays.stream(possible).mapToDouble(draw -> weightOf[draw]).toArray();
  }

  private double weight(Tiles bag) {
    int[] rack = TileCounts.count(Tiles.of(unseen), letterCount);
    for (int index = 0; index < bag.length(); index++) {
      rack[bag.get(index)]--;
    }
    return belief.weight(rack);
  }

  /** The same tiles in the order of the alphabet. */
  static Tiles sorted(Tiles bag) {
    byte[] tiles = bag.toArray();
    Arrays.sort(tiles);
    return Tiles.of(tiles);
  }

  private int[] shuffled() {
    int all = 1;
    for (int drawn = 0; drawn < tilesInBag; drawn++) {
      all = Math.multiplyExact(all, unseen.length - drawn);
    }
    int[] numbers = new int[all];
    RandomGenerator random = TrialRandom.of(seed, 0);
    for (int number = 0; number < all; number++) {
      int place = random.nextInt(number + 1);
      numbers[number] = numbers[place];
      numbers[place] = number;
    }
    return numbers;
  }

  /** How many there are; {@link #ENDLESS} if they are drawn at random. */
  int count() {
    return order.length == 0 ? ENDLESS : order.length;
  }

  /** How much a draw counts beside others. */
  double weight(int draw) {
    return order.length == 0 ? 1 : weights[draw];
  }

  /** The bag of a draw, from 0: the next tile of the player on turn first, the opponent's last. */
  Tiles bag(int draw) {
    return order.length == 0 ? drawn(TrialRandom.of(seed, draw)) : listed(order[draw]);
  }

  private Tiles drawn(RandomGenerator random) {
    byte[] tiles = without(belief.held(random));
    for (int place = 0; place < tilesInBag; place++) {
      swap(tiles, place, place + random.nextInt(tiles.length - place));
    }
    return Tiles.of(Arrays.copyOf(tiles, tilesInBag));
  }

  private byte[] without(Tiles held) {
    int[] counts = TileCounts.count(Tiles.of(unseen), letterCount);
    for (int index = 0; index < held.length(); index++) {
      if (--counts[held.get(index)] < 0) {
        throw new CrosswordFormatException(
            "The opponent cannot hold these tiles: not all of them are unseen.");
      }
    }
    return TileCounts.letters(counts).toArray();
  }

  private Tiles listed(int wanted) {
    byte[] tiles = unseen.clone();
    int number = wanted;
    for (int place = 0; place < tilesInBag; place++) {
      int choices = tiles.length - place;
      swap(tiles, place, place + number % choices);
      number /= choices;
    }
    return Tiles.of(Arrays.copyOf(tiles, tilesInBag));
  }

  private static void swap(byte[] tiles, int one, int other) {
    byte tile = tiles[one];
    tiles[one] = tiles[other];
    tiles[other] = tile;
  }
}
