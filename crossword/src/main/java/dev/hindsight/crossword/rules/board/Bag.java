package dev.hindsight.crossword.rules.board;

import dev.hindsight.crossword.rules.letters.Tiles;
import java.util.Arrays;
import java.util.random.RandomGenerator;

/**
 * The tiles not yet drawn, in the order in which they will be. Seat 0 draws from one end and seat 1
 * from the other, so a player's tiles do not depend on how many the opponent plays, and two games
 * with the same bag and the players' seats swapped give each seat the same tiles for as long as
 * nobody exchanges.
 *
 * <p>The order comes from the caller's generator. Exchanged tiles go to random places chosen by a
 * generator of the bag's own, whose state is one number, so that a game can be undone completely.
 */
public final class Bag {
  private final int[] fullCounts;
  private final byte[] tiles;

  /** The tiles in the bag are {@code tiles[start..end)}; those around were there once. */
  private int start;

  private int end;

  /** How many tiles there were at first. */
  private int filled;

  private long randomState;

  /** A full bag, shuffled. */
  public Bag(CrosswordRules rules, RandomGenerator random) {
    this(rules);
    fill(random);
  }

  /** An empty one. */
  Bag(CrosswordRules rules) {
    this.fullCounts = rules.tiles().counts();
    this.tiles = new byte[rules.tiles().total()];
  }

  /** Throws out what is there and shuffles all tiles of the game. */
  public void fill(RandomGenerator random) {
    fill(fullCounts, random);
  }

  /**
   * Throws out what is there and shuffles these tiles.
   *
   * @param counts by letter, at most as many in all as a full bag has
   */
  public void fill(int[] counts, RandomGenerator random) {
    int total = 0;
    for (int letter = 0; letter < counts.length; letter++) {
      int from = total;
      total = Math.addExact(total, counts[letter]);
      Arrays.fill(tiles, from, total, (byte) letter);
    }
    start = 0;
    end = total;
    filled = total;
    for (int last = total - 1; last > 0; last--) {
      swap(last, random.nextInt(last + 1));
    }
    randomState = random.nextLong();
  }

  /**
   * Throws out what is there and puts in these tiles in this order: the next of seat 0 first, the
   * next of seat 1 last. Where exchanged tiles go is the same every time.
   */
  void fill(Tiles order) {
    for (int place = 0; place < order.length(); place++) {
      tiles[place] = order.get(place);
    }
    start = 0;
    end = order.length();
    filled = order.length();
    randomState = 0;
  }

  private void swap(int first, int second) {
    byte tile = tiles[first];
    tiles[first] = tiles[second];
    tiles[second] = tile;
  }

  /** How many tiles are left. */
  public int size() {
    return end - start;
  }

  public boolean isEmpty() {
    return start == end;
  }

  /** The letter number of the next tile for a seat, which leaves the bag; 0 is a blank. */
  public byte draw(int seat) {
    if (start == end) {
      throw new IllegalStateException("the bag is empty");
    }
    return seat == 0 ? tiles[start++] : tiles[--end];
  }

  /**
   * Returns a tile to a random place; the tile that was there becomes the seat's next.
   *
   * @throws IllegalStateException if the seat has returned as many as it has drawn
   */
  public void putBack(int seat, byte letter) {
    if (seat == 0 ? start == 0 : end == filled) {
      throw new IllegalStateException("seat " + seat + " has not drawn that many tiles");
    }
    int next = seat == 0 ? --start : end++;
    int place = start + randomBelow(end - start);
    tiles[next] = tiles[place];
    tiles[place] = letter;
  }

  /** Adds the tiles left to a count by letter. */
  public void addTo(int[] counts) {
    for (int place = start; place < end; place++) {
      counts[tiles[place]]++;
    }
  }

  /**
   * The tiles left, the next of seat 0 first and the next of seat 1 last; the caller's own copy.
   */
  byte[] toArray() {
    return Arrays.copyOfRange(tiles, start, end);
  }

  // What follows is for undoing.

  int start() {
    return start;
  }

  int end() {
    return end;
  }

  long randomState() {
    return randomState;
  }

  /** All places, those of tiles drawn before included. */
  byte[] places() {
    return tiles;
  }

  /** Back to an earlier state whose places are as they were. */
  void restore(int earlierStart, int earlierEnd, long earlierRandomState) {
    start = earlierStart;
    end = earlierEnd;
    randomState = earlierRandomState;
  }

  /** The SplitMix generator; a bag is so small that taking the high bits favours nothing. */
  private int randomBelow(int bound) {
    randomState += 0x9E3779B97F4A7C15L;
    long mixed = (randomState ^ (randomState >>> 30)) * 0xBF58476D1CE4E5B9L;
    mixed = (mixed ^ (mixed >>> 27)) * 0x94D049BB133111EBL;
    mixed ^= mixed >>> 31;
    return (int) (((mixed >>> 32) * bound) >>> 32);
  }
}
