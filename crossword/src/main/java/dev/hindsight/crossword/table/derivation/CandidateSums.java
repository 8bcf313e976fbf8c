package dev.hindsight.crossword.table.derivation;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.crossword.index.LetterGroup;
import java.util.ArrayList;
import java.util.List;

/**
 * The sums over all draws for everything that can be kept of one rack.
 *
 * <p>First the front letters, for all backs at once: rows of racks that differ only in letters
 * which the rack has not are added up, each row once, and to the few rows that are left the rack's
 * letters are drawn one by one. Then the back letters in the same way, for each front that can be
 * kept.
 */
final class CandidateSums {
  /** Additions handed out to a thread at a time: rows cut shorter take a third longer. */
  private static final int CHUNK_NUMBERS = 1 << 19;

  private final RackHalves halves;
  private final DrawWeights weights;
  private final int[] equities;
  private final RackLetterSplit fronts;
  private final RackLetterSplit backs;

  /**
   * {@code rows[x][y]}, for fronts x of the rack's letters and all backs y that leave room for
   * them: the sums over draws of front letters, if the back were not drawn to.
   */
  private final long[][] rows;

  /** {@code sums[x][y]}, for fronts and backs of the rack's letters: over all draws. */
  private final long[][] sums;

  CandidateSums(RackHalves halves, DrawWeights weights, int[] equities, int[] rack, Crew crew) {
    this.halves = halves;
    this.weights = weights;
    this.equities = equities;
    this.fronts = new RackLetterSplit(halves.front(), weights, rack);
    this.backs = new RackLetterSplit(halves.back(), weights, rack);
    this.rows = new long[halves.front().size()][];
    this.sums = new long[halves.front().size()][];
    for (int front : fronts.pure()) {
      int left = halves.rackSize() - fronts.tiles(front);
      rows[front] = new long[halves.back().sizeStart(left + 1)];
    }
    List<ColumnRange> ranges = ranges();
    crew.sweep(ranges.size(), 1, (from, to, worker) -> drawFronts(ranges.get((int) from)));
    int[] kept = fronts.kept();
    crew.sweep(kept.length, 1, (from, to, worker) -> drawBacks(kept[(int) from]));
  }

  /** The sum for one leave of the rack, by tiles of each letter. */
  long sum(int[] leave) {
    return sums[fronts.number(leave)][backs.number(leave)];
  }

  private List<ColumnRange> ranges() {
    List<ColumnRange> ranges = new ArrayList<>();
    LetterGroup back = halves.back();
    for (int tiles = 0; tiles <= halves.rackSize(); tiles++) {
      int rowCount = Math.max(1, halves.front().count(halves.rackSize() - tiles));
      int width = Math.max(1, CHUNK_NUMBERS / rowCount);
      for (int from = 0; from < back.count(tiles); from += width) {
        ranges.add(new ColumnRange(tiles, from, Math.min(back.count(tiles), from + width)));
      }
    }
    return ranges;
  }

  private void drawFronts(ColumnRange columns) {
    LetterGroup group = halves.front();
    int left = halves.rackSize() - columns.tiles();
    int place = halves.back().sizeStart(columns.tiles()) + columns.from();
    int width = columns.width();
    for (int front = group.sizeStart(left); front < group.sizeStart(left + 1); front++) {
      long ways = fronts.waysOfOthers(front);
      if (ways != 0) {
        int from = halves.rackStart(front) + columns.from();
        RowSums.add(rows[fronts.ofRack(front)], place, ways, equities, from, width);
      }
    }
    int end = group.sizeStart(left + 1);
    fronts.drawToPure(
        weights,
        end,
        (target, ways, source) ->
            RowSums.add(rows[target], place, ways, rows[source], place, width));
  }

  private void drawBacks(int front) {
    long[] row = rows[front];
    long[] target = new long[row.length];
    for (int back = 0; back < row.length; back++) {
      target[backs.ofRack(back)] += backs.waysOfOthers(back) * row[back];
    }
    backs.drawToPure(weights, row.length, (to, ways, from) -> target[to] += ways * target[from]);
    sums[front] = target;
  }
}
