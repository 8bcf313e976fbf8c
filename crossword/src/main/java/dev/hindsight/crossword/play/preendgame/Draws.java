package dev.hindsight.crossword.play.preendgame;

import dev.hindsight.core.runs.TrialRandom;
import dev.hindsight.crossword.rules.letters.Tiles;
import java.util.Arrays;
import java.util.random.RandomGenerator;

/**
 * What the bag may hold, and in which order: some of the unseen tiles, each as likely as any other,
 * the opponent holding the rest.
 *
 * <p>Tiles of the same letter count as different ones, so all draws are equally likely. With few
 * tiles in the bag the draws are all there are, each once, in a random order: the first of them are
 * a sample, and all of them are exact. With more tiles they are drawn at random. 7 tiles and 1 in
 * the bag make 8 draws; and 2 make 72, 3 720, 4 7,920.
 */
final class Draws {
  /** With more tiles in the bag there are more draws than anybody looks at. */
  static final int MOST_LISTED_TILES = 4;

  static final int ENDLESS = Integer.MAX_VALUE;

  private final byte[] unseen;
  private final int tilesInBag;
  private final long seed;

  /** Numbers of draws in their order; empty if they are not listed. */
  private final int[] order;

  Draws(Tiles unseen, int tilesInBag, long seed) {
    this.unseen = unseen.toArray();
    this.tilesInBag = tilesInBag;
    this.seed = seed;
    this.order = tilesInBag <= MOST_LISTED_TILES ? shuffled() : new int[0];
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

  /** The bag of a draw, from 0: the next tile of the player on turn first, the opponent's last. */
  Tiles bag(int draw) {
    byte[] tiles = unseen.clone();
    if (order.length == 0) {
      RandomGenerator random = TrialRandom.of(seed, draw);
      for (int place = 0; place < tilesInBag; place++) {
        swap(tiles, place, place + random.nextInt(tiles.length - place));
      }
    } else {
      int number = order[draw];
      for (int place = 0; place < tilesInBag; place++) {
        int choices = tiles.length - place;
        swap(tiles, place, place + number % choices);
        number /= choices;
      }
    }
    return Tiles.of(Arrays.copyOf(tiles, tilesInBag));
  }

  private static void swap(byte[] tiles, int one, int other) {
    byte tile = tiles[one];
    tiles[one] = tiles[other];
    tiles[other] = tile;
  }
}
