package dev.hindsight.crossword.play.lanes;

import dev.hindsight.crossword.rules.letters.TileCounts;
import dev.hindsight.crossword.rules.letters.TileSet;

/**
 * The numbers that the linear rules of a lane table weigh: those of a board after a play, and those
 * of what is kept beside the tiles unseen.
 */
public final class LaneNumbers {
  /** Of a board: chances, their logarithms, tiles played and lines changed. */
  public static final int OF_BOARD = 2 * BoardLanes.NUMBERS + 2;

  /** Terms of a leave that are not of single letters. */
  private static final int OF_WHOLE_LEAVE = 7;

  /** Chances below this differ by little, whatever their logarithms say. */
  private static final double LEAST_CHANCE = 0.05;

  private LaneNumbers() {}

  /** Numbers of a leave: for each letter two, and those of the whole. */
  public static int ofLeave(TileSet tiles) {
    return OF_WHOLE_LEAVE + 2 * tiles.letterCount();
  }

  /**
   * Writes the numbers of a board after the play that was read last.
   *
   * @param into {@link #OF_BOARD} of them
   */
  public static void ofBoard(BoardLanes lanes, int tilesPlayed, float[] into) {
    lanes.sumAfter(into);
    for (int number = 0; number < BoardLanes.NUMBERS; number++) {
      into[BoardLanes.NUMBERS + number] = (float) StrictMath.log(into[number] + LEAST_CHANCE);
    }
    into[OF_BOARD - 2] = tilesPlayed;
    into[OF_BOARD - 1] = lanes.changedLines();
  }

  /**
   * Writes the numbers of what is kept: for each letter how many are kept, and that times its share
   * of the tiles unseen; vowels and consonants times the share of vowels, their squares and
   * products, and how many tiles are there more than once.
   *
   * @param into from {@code at} on, {@link #ofLeave} of them
   */
  public static void ofLeave(TileSet tiles, int[] leave, int[] unseen, float[] into, int at) {
    int total = Math.max(1, TileCounts.total(unseen));
    int vowels = 0;
    int consonants = 0;
    int vowelsUnseen = 0;
    int repeated = 0;
    int number = at;
    for (int letter = 0; letter < tiles.letterCount(); letter++) {
      int kept = leave[letter];
      into[number++] = kept;
      into[number++] = (float) (kept * unseen[letter]) / total;
      repeated += Math.max(0, kept - 1);
      if (letter != TileSet.BLANK && tiles.isVowel(letter)) {
        vowels += kept;
        vowelsUnseen += unseen[letter];
      } else if (letter != TileSet.BLANK) {
        consonants += kept;
      }
    }
    float vowelShare = (float) vowelsUnseen / total;
    into[number++] = vowels * vowelShare;
    into[number++] = consonants * vowelShare;
    into[number++] = vowels * vowels;
    into[number++] = consonants * consonants;
    into[number++] = vowels * consonants;
    into[number++] = repeated;
    into[number] = leave[TileSet.BLANK] + vowels + consonants;
  }
}
