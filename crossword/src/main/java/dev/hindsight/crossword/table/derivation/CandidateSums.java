package dev.hindsight.crossword.table.derivation;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.crossword.index.LetterGroup;
import dev.hindsight.crossword.table.derivation.RackParts.Block;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The sums over all draws for everything that can be kept of one rack.
 *
 * <p>Rows of racks that differ only in first letters which the rack has not are added up, each row
 * once. Columns of what is left that differ only in middle letters which the rack has not are added
 * up in the same way, block by block while it is still in the cache. To the few sums that remain
 * the rack's first and middle letters are drawn one by one, and then the last letters, for each
 * part that can be kept. Stretches that cannot be drawn from the bag are left out.
 *
 * <p>Two parts, without blocks, took 2.3 times as long on JDK 25 and 1.9 times on JDK 17 (bags of 3
 * to 93 tiles, one thread; see the lab page on the speed of crossword games).
 */
final class CandidateSums {
  /** A stretch goes on over so many columns that cannot be drawn: another would cost more. */
  private static final int MOST_IDLE_COLUMNS = 64;

  private final RackParts parts;
  private final DrawWeights weights;
  private final int[] equities;
  private final RackLetterSplit firsts;
  private final RackLetterSplit middles;
  private final RackLetterSplit lasts;

  /** {@code sums[x][y][z]}, for parts of the rack's letters: over all draws. */
  private final long[][][] sums;

  CandidateSums(RackParts parts, DrawWeights weights, int[] equities, int[] rack, Crew crew) {
    this.parts = parts;
    this.weights = weights;
    this.equities = equities;
    this.firsts = new RackLetterSplit(parts.first(), weights, rack);
    this.middles = new RackLetterSplit(parts.middle(), weights, rack);
    this.lasts = new RackLetterSplit(parts.last(), weights, rack);
    List<Block> blocks = parts.blocks();
    Scratch[] scratch = new Scratch[crew.threads()];
    crew.sweep(
        blocks.size(),
        1,
        (from, to, worker) -> {
          if (scratch[worker] == null) {
            scratch[worker] = new Scratch();
          }
          scratch[worker].add(blocks.get((int) from));
        });
    long[][][] rows = merge(scratch);
    firsts.drawToPure(
        weights,
        parts.first().size(),
        (target, ways, source) ->
            addRows(rows[firsts.row(target)], ways, rows[firsts.row(source)]));
    this.sums = new long[rows.length][][];
    for (int first : firsts.kept()) {
      sums[firsts.row(first)] = drawMiddles(first, rows[firsts.row(first)]);
    }
  }

  /** What all threads have added up; a bag from which nothing can be drawn leaves zeros. */
  private long[][][] merge(@Nullable Scratch[] scratch) {
    Scratch all = null;
    for (Scratch one : scratch) {
      if (all == null) {
        all = one;
      } else if (one != null) {
        all.merge(one);
      }
    }
    return (all == null ? new Scratch() : all).added;
  }

  /** The sum for one leave of the rack, by tiles of each letter. */
  long sum(int[] leave) {
    int first = firsts.row(firsts.number(leave));
    int middle = middles.row(middles.number(leave));
    return sums[first][middle][lasts.number(leave)];
  }

  /** What one thread adds up. */
  private final class Scratch {
    /** By row of {@link #firsts}: sums over first letters, for one stretch of a block. */
    private long[] rows = new long[0];

    /**
     * {@code added[x][y][z]}, for rows x of {@link #firsts}, rows y of {@link #middles} and all
     * last parts z that leave room for them: the sums over draws of first and middle letters that
     * the rack has not.
     */
    private final long[][][] added = new long[firsts.pure().length][][];

    Scratch() {
      for (int first = 0; first < added.length; first++) {
        int left = parts.rackSize() - firsts.tiles(firsts.pure()[first]);
        added[first] = new long[middles.rows(left)][];
        for (int middle = 0; middle < added[first].length; middle++) {
          int room = left - parts.middleTiles()[middles.pure()[middle]];
          added[first][middle] = new long[parts.last().sizeStart(room + 1)];
        }
      }
    }

    /** Adds what can be drawn of a block: stretches of columns between those that cannot be. */
    void add(Block block) {
      int[] order = parts.middles(block.tiles());
      int[] places = parts.places(block.tiles());
      int from = block.from();
      int column = 0;
      int to = 0;
      int end = 0;
      for (int place = block.from(); place < block.to(); place++) {
        int middle = order[place];
        if (middles.waysOfOthers(middle) != 0) {
          if (end > column && places[middle] - end > MOST_IDLE_COLUMNS) {
            add(block, from, to, end - column);
            end = 0;
          }
          if (end == 0) {
            from = place;
            column = places[middle];
          }
          to = place + 1;
          end = places[middle] + parts.last().count(block.tiles() - parts.middleTiles()[middle]);
        }
      }
      if (end > column) {
        add(block, from, to, end - column);
      }
    }

    private void add(Block block, int from, int to, int width) {
      LetterGroup last = parts.last();
      int[] order = parts.middles(block.tiles());
      int[] places = parts.places(block.tiles());
      byte[] middleTiles = parts.middleTiles();
      int column = places[order[from]];
      int rowCount = firsts.rows(parts.rackSize() - block.tiles());
      drawFirsts(block, column, width);
      for (int first = 0; first < rowCount; first++) {
        long[][] target = added[first];
        int source = first * width - column;
        for (int place = from; place < to; place++) {
          int middle = order[place];
          long ways = middles.waysOfOthers(middle);
          if (ways != 0) {
            int tiles = block.tiles() - middleTiles[middle];
            long[] row = target[middles.row(middle)];
            int length = last.count(tiles);
            RowSums.add(row, last.sizeStart(tiles), ways, rows, source + places[middle], length);
          }
        }
      }
    }

    private void drawFirsts(Block block, int column, int width) {
      int left = parts.rackSize() - block.tiles();
      int rowCount = firsts.rows(left);
      if (rows.length < rowCount * width) {
        rows = new long[rowCount * width];
      } else {
        Arrays.fill(rows, 0, rowCount * width, 0);
      }
      LetterGroup group = parts.first();
      int end = group.sizeStart(left + 1);
      int from = block.start() + column - block.column();
      for (int first = group.sizeStart(left); first < end; first++) {
        long ways = firsts.waysOfOthers(first);
        if (ways != 0) {
          RowSums.add(rows, firsts.row(first) * width, ways, equities, from, width);
        }
        from += block.width();
      }
    }

    void merge(Scratch other) {
      for (int first = 0; first < added.length; first++) {
        addRows(added[first], 1, other.added[first]);
      }
    }
  }

  /** The source has no more rows than the target, and none longer. */
  private static void addRows(long[][] target, long ways, long[][] source) {
    for (int row = 0; row < source.length; row++) {
      RowSums.add(target[row], 0, ways, source[row], 0, source[row].length);
    }
  }

  private long[][] drawMiddles(int first, long[][] rows) {
    int end = parts.middle().sizeStart(parts.rackSize() - firsts.tiles(first) + 1);
    middles.drawToPure(
        weights,
        end,
        (target, ways, source) -> {
          long[] from = rows[middles.row(source)];
          RowSums.add(rows[middles.row(target)], 0, ways, from, 0, from.length);
        });
    long[][] target = new long[rows.length][];
    for (int middle : middles.kept()) {
      if (middle < end) {
        target[middles.row(middle)] = drawLasts(rows[middles.row(middle)]);
      }
    }
    return target;
  }

  private long[] drawLasts(long[] row) {
    long[] target = new long[row.length];
    for (int last = 0; last < row.length; last++) {
      target[lasts.ofRack(last)] += lasts.waysOfOthers(last) * row[last];
    }
    lasts.drawToPure(weights, row.length, (to, ways, from) -> target[to] += ways * target[from]);
    return target;
  }
}
