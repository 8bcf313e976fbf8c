package dev.hindsight.crossword.table.derivation;

import dev.hindsight.crossword.index.LetterGroup;
import java.util.Arrays;

/**
 * One half of the alphabet as seen from a rack: its letters, which may be kept, and the others,
 * which can only be drawn.
 *
 * <p>Every multiset of the half is one of the rack's letters and one of others. If the rack has A
 * and C, then AABBC is AAC and BB: the draws of others to AAC are summed up once, whatever of AAC
 * is kept in the end.
 */
final class RackLetterSplit {
  private final LetterGroup group;
  private final int[] rackLetters;

  /** By number: the multiset without the other letters. */
  private final int[] ofRack;

  /** By number: the ways to draw its other letters, or 0 if it cannot be drawn to the rack. */
  private final long[] waysOfOthers;

  /** By number of a multiset of the rack's letters alone: its place among them. */
  private final int[] rows;

  /**
   * {@code targets[n]}: the multisets of the rack's letters alone, of whose first n it holds
   * enough. The others need not be drawn to any more.
   */
  private final int[][] targets;

  RackLetterSplit(LetterGroup group, DrawWeights weights, int[] rack) {
    this.group = group;
    this.ofRack = new int[group.size()];
    this.waysOfOthers = new long[group.size()];
    this.rows = new int[group.size()];
    int[] letters = new int[group.letters()];
    int letterCount = 0;
    for (int letter = 0; letter < letters.length; letter++) {
      if (rack[group.firstLetter() + letter] > 0) {
        letters[letterCount++] = letter;
      }
    }
    this.rackLetters = Arrays.copyOf(letters, letterCount);
    this.targets = new int[letterCount + 1][];
    targets[0] = split(weights, rack);
    for (int place = 0; place < letterCount; place++) {
      byte[] counts = group.counts(rackLetters[place]);
      int most = rack[group.firstLetter() + rackLetters[place]];
      targets[place + 1] =
          Arrays.stream(targets[place]).filter(number -> counts[number] <= most).toArray();
    }
  }

  private int[] split(DrawWeights weights, int[] rack) {
    int[] found = new int[group.size()];
    int count = 1;
    int[] most = mostDrawn(weights, rack);
    waysOfOthers[0] = 1;
    for (int number = 1; number < found.length; number++) {
      int highest = group.highestLetter(number);
      int letter = group.firstLetter() + highest;
      int tiles = group.counts(highest)[number];
      int rest = group.withoutHighest(number);
      if (rack[letter] > 0) {
        ofRack[number] = plus(ofRack[rest], highest, tiles);
        waysOfOthers[number] = tiles <= most[highest] ? waysOfOthers[rest] : 0;
      } else {
        long[] ways = weights.ways(letter, 0);
        ofRack[number] = ofRack[rest];
        waysOfOthers[number] = tiles < ways.length ? waysOfOthers[rest] * ways[tiles] : 0;
      }
      if (ofRack[number] == number && waysOfOthers[number] != 0) {
        rows[number] = count;
        found[count++] = number;
      }
    }
    return Arrays.copyOf(found, count);
  }

  /** By letter: the most tiles of it that a rack can have after drawing. */
  private int[] mostDrawn(DrawWeights weights, int[] rack) {
    int[] most = new int[group.letters()];
    for (int letter : rackLetters) {
      for (int held = 0; held <= rack[group.firstLetter() + letter]; held++) {
        int drawn = weights.ways(group.firstLetter() + letter, held).length - 1;
        most[letter] = Math.max(most[letter], held + drawn);
      }
    }
    return most;
  }

  private int plus(int number, int letter, int tiles) {
    int sum = number;
    for (int tile = 0; tile < tiles; tile++) {
      sum = group.withOneMore(letter)[sum];
    }
    return sum;
  }

  /** The multiset without the other letters. */
  int ofRack(int number) {
    return ofRack[number];
  }

  /** The ways to draw its other letters. */
  long waysOfOthers(int number) {
    return waysOfOthers[number];
  }

  /** Where the multiset without the other letters stands in {@link #pure}. */
  int row(int number) {
    return rows[ofRack[number]];
  }

  /** How many multisets in {@link #pure} have at most this many tiles. */
  int rows(int tiles) {
    int place = Arrays.binarySearch(pure(), group.sizeStart(tiles + 1));
    return place < 0 ? -1 - place : place;
  }

  /** The multisets of the rack's letters alone, fewer tiles first; not to be written. */
  int[] pure() {
    return targets[0];
  }

  /** Those of them that the rack holds. */
  int[] kept() {
    return targets[rackLetters.length];
  }

  /** What adds a multiple of the sums of one multiset to those of another. */
  interface Addition {
    void add(int target, long ways, int source);
  }

  /**
   * Draws the rack's letters, one after another, to the multisets of these letters alone: {@code
   * sum(i) += ways(d) · sum(i + d)} for each number d of tiles that may be drawn beside i. In order
   * of size no sum is changed before its last use. In the end the sums of {@link #kept} are right.
   *
   * @param end the number that all multisets stay below
   */
  void drawToPure(DrawWeights weights, int end, Addition addition) {
    for (int place = 0; place < rackLetters.length; place++) {
      int letter = rackLetters[place];
      byte[] counts = group.counts(letter);
      int[] withOneMore = group.withOneMore(letter);
      for (int target : targets[place + 1]) {
        if (target >= end) {
          break;
        }
        long[] ways = weights.ways(group.firstLetter() + letter, counts[target]);
        int source = target;
        for (int drawn = 1; drawn < ways.length; drawn++) {
          source = withOneMore[source];
          if (source == LetterGroup.NONE || source >= end) {
            break;
          }
          addition.add(target, ways[drawn], source);
        }
      }
    }
  }

  /** Tiles of a multiset of the rack's letters. */
  int tiles(int number) {
    int tiles = 0;
    for (int letter : rackLetters) {
      tiles += group.counts(letter)[number];
    }
    return tiles;
  }

  /** The multiset that these counts of all the alphabet have in this half. */
  int number(int[] counts) {
    int number = 0;
    for (int letter = 0; letter < group.letters(); letter++) {
      number = plus(number, letter, counts[group.firstLetter() + letter]);
    }
    return number;
  }
}
