package dev.hindsight.crossword.play.find;

import dev.hindsight.crossword.index.LeaveIndex;
import dev.hindsight.crossword.play.evaluate.Evaluation;
import dev.hindsight.crossword.rules.board.Board;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.board.Placement;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.rules.words.AnagramMap;
import dev.hindsight.crossword.rules.words.WordGraph;
import dev.hindsight.crossword.table.LeaveTable;
import java.util.Arrays;
import java.util.SplittableRandom;

/** Boards and racks as they come up in games, for tests. */
public final class Positions {
  public static final CrosswordRules ENGLISH = CrosswordRules.english();
  public static final WordGraph ENABLE = WordGraph.enable();
  public static final AnagramMap ANAGRAMS = new AnagramMap(ENABLE, ENGLISH.tiles().letterCount());
  public static final LeaveIndex LEAVES = new LeaveIndex(ENGLISH.tiles(), ENGLISH.rackSize());

  private Positions() {}

  /** What a test does with a position; the finder has the rack of the player on turn. */
  @FunctionalInterface
  public interface Visitor {
    void visit(PlayFinder finder, int[] rack, int tilesInBag);
  }

  public static PlayFinder finder() {
    return new PlayFinder(new Board(ENGLISH, ENABLE), ENGLISH, ANAGRAMS, LEAVES);
  }

  /** Leaves with values of no meaning: whole points, so that ties abound, or millipoints. */
  public static LeaveTable randomLeaves(long seed, boolean wholePoints) {
    SplittableRandom random = new SplittableRandom(seed);
    int[] values = new int[LEAVES.size()];
    Arrays.setAll(
        values,
        rank -> wholePoints ? random.nextInt(-8, 9) * 1000 : random.nextInt(-15_000, 15_001));
    values[0] = 0;
    return LeaveTable.of(LEAVES, values);
  }

  /** One player plays best placements until the tiles run out; tiles come in random order. */
  public static void playThrough(
      PlayFinder finder, Evaluation evaluation, long seed, Visitor visitor) {
    TileSet tiles = ENGLISH.tiles();
    SplittableRandom random = new SplittableRandom(seed);
    byte[] bag = shuffledBag(tiles, random);
    int left = bag.length;
    int[] rack = new int[tiles.letterCount()];
    int held = 0;
    finder.board().clear();
    while (true) {
      while (held < ENGLISH.rackSize() && left > 0) {
        rack[bag[--left]]++;
        held++;
      }
      if (held == 0) {
        return;
      }
      finder.setRack(rack, evaluation, left, 10);
      visitor.visit(finder, rack, left);
      FoundPlay best = finder.findBest(Integer.MIN_VALUE);
      if (best == null) {
        return;
      }
      Placement placement = best.toPlacement(finder.board().size());
      finder.board().place(placement);
      for (byte tile : placement.tiles().toArray()) {
        if (tile != 0) {
          rack[Math.max(0, tile)]--;
          held--;
        }
      }
    }
  }

  private static byte[] shuffledBag(TileSet tiles, SplittableRandom random) {
    byte[] bag = new byte[tiles.total()];
    int size = 0;
    for (int letter = 0; letter < tiles.letterCount(); letter++) {
      for (int copy = 0; copy < tiles.count(letter); copy++) {
        bag[size++] = (byte) letter;
      }
    }
    for (int last = size - 1; last > 0; last--) {
      int other = random.nextInt(last + 1);
      byte swapped = bag[last];
      bag[last] = bag[other];
      bag[other] = swapped;
    }
    return bag;
  }
}
