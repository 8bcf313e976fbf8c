package dev.hindsight.crossword.play.find;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.crossword.play.evaluate.Evaluation;
import dev.hindsight.crossword.play.evaluate.RackSubsets;
import dev.hindsight.crossword.rules.board.Board;
import dev.hindsight.crossword.rules.board.BoardLayout;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.board.Direction;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** Bounds that add up along a chain, held against bounds worked out square by square. */
class SlotBoundsTest {
  private static final int LETTERS = 27;

  @Test
  void aBoundIsTheHighestTilesOnTheHighestSquares() {
    int[] compared = new int[1];
    for (long seed = 0; seed < 6; seed++) {
      String printed = "seed " + seed;
      Positions.playThrough(
          Positions.finder(),
          Evaluation.SCORE,
          seed,
          (finder, rack, bag) -> {
            compared[0] += compare(finder.board(), rack, printed);
            Board board = new Board(manyPremiums(), Positions.ENABLE);
            board.setUp(finder.board().tiles(Direction.ACROSS));
            compared[0] += compare(board, rack, printed + ", many premiums");
          });
    }
    assertThat(compared[0]).isGreaterThan(20_000);
  }

  /** Letters count up to four times and words too, side by side. */
  private static CrosswordRules manyPremiums() {
    StringBuilder text = new StringBuilder("start 8H\n");
    for (int row = 0; row < 15; row++) {
      for (int column = 0; column < 15; column++) {
        text.append("'\"^.-=~'^\"".charAt((row * 7 + column * column * 3) % 10));
      }
      text.append('\n');
    }
    return new CrosswordRules(BoardLayout.parse(text.toString()), Positions.ENGLISH.tiles());
  }

  private static int compare(Board board, int[] rackCounts, String printed) {
    CrosswordRules rules = board.rules();
    RackSubsets subsets =
        new RackSubsets(rules.tiles(), Positions.LEAVES, Positions.ANAGRAMS, rules.rackSize());
    ValuedRack rack = new ValuedRack(subsets, Positions.ANAGRAMS, rules.rackSize());
    SlotMap slots = new SlotMap(board, rules, Positions.ANAGRAMS);
    SlotQueue queue = new SlotQueue(slots.slotCount());
    SlotBounds bounds = new SlotBounds(slots, queue, rack, Positions.ANAGRAMS);
    rack.fill(rackCounts, Evaluation.SCORE, 50, 0);
    bounds.setRack(null);
    slots.refresh();
    bounds.queueAll(ValuedRack.NOTHING + 1);
    for (int index = 0; index < queue.size(); index++) {
      int slot = queue.slot(index);
      Expected expected = Expected.of(board, slots, slot, rackCounts);
      assertThat(bounds.mostPoints[slot]).as("%s, slot %d", printed, slot).isEqualTo(expected.most);
      assertThat(bounds.mostExtraPoints[slot])
          .as("%s, slot %d", printed, slot)
          .isEqualTo(expected.extra);
    }
    return queue.size();
  }

  private record Expected(int most, int extra) {
    static Expected of(Board board, SlotMap slots, int slot, int[] rackCounts) {
      int number = slots.lineNumberOf(slot);
      Direction direction = number < board.size() ? Direction.ACROSS : Direction.DOWN;
      int first = number % board.size() * board.size() + slots.places[slot];
      int word = 1;
      for (int address = first; address < first + slots.lengths[slot]; address++) {
        if (board.tiles(direction)[address] == 0) {
          word *= board.wordMultipliers(direction)[address];
        }
      }
      int most = slots.fixedPoints[slot];
      int extra = most;
      int[] free = new int[slots.tileCounts[slot]];
      int freeCount = 0;
      for (int address = first; address < first + slots.lengths[slot]; address++) {
        if (board.tiles(direction)[address] != 0) {
          continue;
        }
        int letterMultiplier = board.letterMultipliers(direction)[address];
        if (board.crossScores(direction)[address] == Board.NO_CROSS_WORD) {
          free[freeCount++] = letterMultiplier * word;
        } else {
          int multiplier = letterMultiplier * (word + board.wordMultipliers(direction)[address]);
          int fit = bestFit(board, board.crossMasks(direction)[address], rackCounts);
          most += fit * multiplier;
          extra += fit * (multiplier - word);
        }
      }
      Arrays.sort(free, 0, freeCount);
      int[] points = sortedPoints(board, rackCounts);
      for (int rank = 0; rank < freeCount; rank++) {
        int multiplier = free[freeCount - 1 - rank];
        most += points[points.length - 1 - rank] * multiplier;
        extra += points[points.length - 1 - rank] * (multiplier - word);
      }
      return new Expected(most, extra);
    }

    private static int bestFit(Board board, long mask, int[] rackCounts) {
      int best = 0;
      for (int letter = 1; letter < LETTERS; letter++) {
        if (rackCounts[letter] > 0 && (mask >>> letter & 1) == 1) {
          best = Math.max(best, board.rules().tiles().scorePoints(letter));
        }
      }
      return best;
    }

    private static int[] sortedPoints(Board board, int[] rackCounts) {
      int[] points = new int[Arrays.stream(rackCounts).sum()];
      int size = 0;
      for (int letter = 0; letter < LETTERS; letter++) {
        for (int copy = 0; copy < rackCounts[letter]; copy++) {
          points[size++] = board.rules().tiles().scorePoints(letter);
        }
      }
      Arrays.sort(points);
      return points;
    }
  }
}
