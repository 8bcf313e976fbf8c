package dev.hindsight.crossword.play.find;

import dev.hindsight.crossword.play.evaluate.RackSubsets;
import dev.hindsight.crossword.rules.board.Placement;
import java.util.Arrays;

/**
 * Placements as columns of primitives, a thousand or so for an ordinary position. Filled by {@link
 * PlayFinder#findAll}; {@link #sort} brings the best to the front.
 */
public final class PlayList {
  private static final int FIRST_CAPACITY = 1024;

  private final int boardSize;
  private int size;
  private int[] equities = new int[FIRST_CAPACITY];
  private int[] scores = new int[FIRST_CAPACITY];
  private int[] subsets = new int[FIRST_CAPACITY];

  /** Line number, place, length and number of tiles, a byte each. */
  private int[] wheres = new int[FIRST_CAPACITY];

  private long[] tilesFirst = new long[FIRST_CAPACITY];
  private long[] tilesSecond = new long[FIRST_CAPACITY];

  /** After sorting: the play at each rank. */
  private int[] order = new int[0];

  public PlayList(int boardSize) {
    this.boardSize = boardSize;
  }

  void clear() {
    size = 0;
    order = new int[0];
  }

  void add(
      int equity,
      int score,
      int subset,
      int lineNumber,
      int place,
      int length,
      int tileCount,
      long first,
      long second) {
    if (size == equities.length) {
      grow();
    }
    equities[size] = equity;
    scores[size] = score;
    subsets[size] = subset;
    wheres[size] = lineNumber << 24 | place << 16 | length << 8 | tileCount;
    tilesFirst[size] = first;
    tilesSecond[size] = second;
    size++;
  }

  private void grow() {
    int capacity = size * 2;
    equities = Arrays.copyOf(equities, capacity);
    scores = Arrays.copyOf(scores, capacity);
    subsets = Arrays.copyOf(subsets, capacity);
    wheres = Arrays.copyOf(wheres, capacity);
    tilesFirst = Arrays.copyOf(tilesFirst, capacity);
    tilesSecond = Arrays.copyOf(tilesSecond, capacity);
  }

  /** How many placements there are. */
  public int size() {
    return size;
  }

  public int equityMillipoints(int index) {
    return equities[at(index)];
  }

  public int scorePoints(int index) {
    return scores[at(index)];
  }

  /** The subset of the rack that is played, see {@link RackSubsets}. */
  public int subset(int index) {
    return subsets[at(index)];
  }

  public Placement placement(int index) {
    int at = at(index);
    int where = wheres[at];
    return FoundPlay.placement(
        boardSize,
        where >>> 24,
        where >>> 16 & 0xFF,
        where >>> 8 & 0xFF,
        tilesFirst[at],
        tilesSecond[at],
        scores[at]);
  }

  private int at(int index) {
    return order.length == 0 ? index : order[index];
  }

  /** Orders the plays as {@link FoundPlay} says. */
  public void sort() {
    Integer[] sorted = new Integer[size];
    Arrays.setAll(sorted, index -> index);
    Arrays.sort(sorted, this::compare);
    order = Arrays.stream(sorted).mapToInt(Integer::intValue).toArray();
  }

  private int compare(int one, int other) {
    if (equities[one] != equities[other]) {
      return Integer.compare(equities[other], equities[one]);
    }
    if (scores[one] != scores[other]) {
      return Integer.compare(scores[other], scores[one]);
    }
    return FoundPlay.compareWhere(
        address(one),
        tilesFirst[one],
        tilesSecond[one],
        address(other),
        tilesFirst[other],
        tilesSecond[other]);
  }

  private long address(int at) {
    int where = wheres[at];
    return FoundPlay.address(boardSize, where >>> 24, where >>> 16 & 0xFF, where & 0xFF);
  }
}
