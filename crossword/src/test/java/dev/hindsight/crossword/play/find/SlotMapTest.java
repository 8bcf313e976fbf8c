package dev.hindsight.crossword.play.find;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.crossword.play.evaluate.Evaluation;
import dev.hindsight.crossword.rules.board.Board;
import dev.hindsight.crossword.rules.board.Direction;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Slots told from sums along a line, held against a walk over the squares of each. */
class SlotMapTest {
  private static final int SIZE = 15;
  private static final int RACK_SIZE = 7;

  /** Everything that is known of a slot; squares and crossings as places and multipliers. */
  private record Slot(
      int place,
      int tiles,
      int length,
      int fixedPoints,
      int freeCounts,
      long key,
      List<Long> halves,
      List<List<Integer>> squares,
      List<Integer> crossings) {}

  @Test
  void slotsAreAsAWalkOverTheirSquaresFindsThem() {
    int[] compared = new int[1];
    for (long seed = 0; seed < 4; seed++) {
      SlotMap[] map = new SlotMap[1];
      Positions.playThrough(
          Positions.finder(),
          Evaluation.SCORE,
          seed,
          (finder, rack, bag) -> {
            if (map[0] == null) {
              map[0] = new SlotMap(finder.board(), Positions.ENGLISH, Positions.ANAGRAMS);
            }
            map[0].refresh();
            for (Direction direction : Direction.values()) {
              for (int line = 0; line < SIZE; line++) {
                List<Slot> expected = expected(finder.board(), direction, line);
                assertThat(mapped(map[0], direction, line)).isEqualTo(expected);
                compared[0] += expected.size();
              }
            }
          });
    }
    assertThat(compared[0]).isGreaterThan(10_000);
  }

  private static List<Slot> mapped(SlotMap map, Direction direction, int line) {
    List<Slot> slots = new ArrayList<>();
    int number = map.lineNumber(direction, line);
    int first = map.firstSlot(number);
    for (int slot = first; slot < first + map.slotCounts[number]; slot++) {
      assertThat(map.lineNumberOf(slot)).isEqualTo(number);
      List<List<Integer>> squares = new ArrayList<>();
      int square = map.squareStarts[slot];
      for (int tile = 0; tile < map.tileCounts[slot]; tile++, square++) {
        squares.add(List.of((int) map.squarePlaces[square], map.multiplier(slot, square)));
      }
      List<Integer> crossings = new ArrayList<>();
      for (int index = 0; index < map.crossingCounts[slot]; index++) {
        crossings.add((int) map.crossingPlaces[map.crossingStarts[slot] + index]);
      }
      slots.add(
          new Slot(
              map.places[slot],
              map.tileCounts[slot],
              map.lengths[slot],
              map.fixedPoints[slot],
              map.freeCounts[slot],
              map.keys[slot],
              List.of(
                  map.takenFirst[slot],
                  map.takenSecond[slot],
                  map.lettersFirst[slot],
                  map.lettersSecond[slot]),
              squares,
              crossings));
    }
    return slots;
  }

  private static List<Slot> expected(Board board, Direction direction, int line) {
    List<Slot> slots = new ArrayList<>();
    byte[] tiles = board.tiles(direction);
    boolean skipped = board.isEmpty() && direction == Direction.DOWN;
    for (int place = 0; place < SIZE && !skipped; place++) {
      if (place == 0 || tiles[line * SIZE + place - 1] == 0) {
        for (int count = 1; count <= RACK_SIZE; count++) {
          addSlot(board, direction, line, place, count, slots);
        }
      }
    }
    return slots;
  }

  private static void addSlot(
      Board board, Direction direction, int line, int place, int count, List<Slot> slots) {
    byte[] tiles = board.tiles(direction);
    int lineStart = line * SIZE;
    int end = place;
    int empty = 0;
    while (end < SIZE && (tiles[lineStart + end] != 0 || empty < count)) {
      empty += tiles[lineStart + end] == 0 ? 1 : 0;
      end++;
    }
    if (empty < count || end - place < 2) {
      return;
    }
    int word = 1;
    int takenPoints = 0;
    int crossPoints = 0;
    int free = 0;
    long key = 0;
    long[] halves = new long[4];
    boolean touches = false;
    List<Integer> empties = new ArrayList<>();
    List<Integer> crossings = new ArrayList<>();
    for (int at = place; at < end; at++) {
      int square = lineStart + at;
      int tile = tiles[square];
      if (tile != 0) {
        int half = at - place < 8 ? 0 : 1;
        int shift = 8 * ((at - place) % 8);
        halves[half] |= 0xFFL << shift;
        halves[half + 2] |= (long) Math.abs(tile) << shift;
        takenPoints += tile > 0 ? board.rules().tiles().scorePoints(tile) : 0;
        key += Positions.ANAGRAMS.letterKeys()[Math.abs(tile)];
        touches = true;
        continue;
      }
      empties.add(at);
      word *= board.wordMultipliers(direction)[square];
      int crossScore = board.crossScores(direction)[square];
      if (crossScore != Board.NO_CROSS_WORD) {
        if (board.crossMasks(direction)[square] == 0) {
          return;
        }
        touches = true;
        crossings.add(at);
        crossPoints += crossScore * board.wordMultipliers(direction)[square];
      } else {
        touches |= board.isEmpty() && line == 7 && at == 7;
        for (int times = 1; times <= board.letterMultipliers(direction)[square]; times++) {
          free += 1 << (8 * (times - 1));
        }
      }
    }
    boolean foundAcross = direction == Direction.DOWN && count == 1 && crossings.size() == 1;
    if (!touches || foundAcross || !runsMayStand(tiles, lineStart, place, end)) {
      return;
    }
    List<List<Integer>> squares = new ArrayList<>();
    for (int at : empties) {
      int crossed = crossings.contains(at) ? board.wordMultipliers(direction)[lineStart + at] : 0;
      squares.add(
          List.of(at, board.letterMultipliers(direction)[lineStart + at] * (word + crossed)));
    }
    slots.add(
        new Slot(
            place,
            count,
            end - place,
            word * takenPoints + crossPoints + (count == RACK_SIZE ? 50 : 0),
            free,
            key,
            List.of(halves[0], halves[1], halves[2], halves[3]),
            squares,
            crossings));
  }

  /** Whether words may have each run of tiles with as many letters before it and behind. */
  private static boolean runsMayStand(byte[] tiles, int lineStart, int place, int end) {
    int at = place;
    while (at < end) {
      int runEnd = at;
      while (runEnd < end && tiles[lineStart + runEnd] != 0) {
        runEnd++;
      }
      int before = at - place;
      int behind = end - runEnd;
      if (runEnd > at && before < 8 && behind < 8) {
        long places = Positions.ANAGRAMS.runs().places(tiles, lineStart + at, lineStart + runEnd);
        if ((places >>> (8 * before + behind) & 1) == 0) {
          return false;
        }
      }
      at = runEnd + 1;
    }
    return true;
  }
}
