package dev.hindsight.oware.table.export;

import dev.hindsight.oware.rules.Row;
import java.util.Arrays;

/**
 * The walk over all boards on which writer and reader of a packed table meet: it knows at every
 * board what the values seen so far imply, and asks only for the rest.
 *
 * <p>Boards come by number of seeds, then weight, then the mover's and the other row. A board's
 * value is the best of captured − value of the child. Children that have a value bound it from
 * below; a child without one is worth at least what the boards that lead to it said, which bounds
 * the board from above. Often that leaves one value, and a board with only one child that can
 * explain its value settles that child. Of the 646,646 boards of up to 10 seeds, 152,553 have to be
 * asked about.
 *
 * <p>Where a repetition is worth something there are two <em>planes</em>: what the mover gets at
 * least and at most. What is at least for one player is at most for the other, so the children of a
 * board are in the other plane, and the rest stays the same.
 */
final class BoundsWalk {
  /** Who knows the values between the bounds: the table when writing, the packed bytes later. */
  interface Source {
    /**
     * The value of a board, from {@code lowest} to {@code highest}, which differ.
     *
     * @param board which rows and which plane
     * @param openMoves moves to boards that have no value yet
     */
    int netSeedsForMover(PlaneBoard board, int lowest, int highest, int openMoves);
  }

  /** A board in a plane: 0 for what is exact or at least, 1 for what is at most. */
  record PlaneBoard(int mover, int other, int plane) {}

  /** Below {@code OPEN / 2} the board is open and is worth at least {@code values[b] - OPEN}. */
  private static final int OPEN = -100;

  private static final int ROW_BITS = 14;
  private static final int ROW_MASK = (1 << ROW_BITS) - 1;

  private final Rows rows;
  private final int planes;
  private final Source source;
  private final byte[] values;

  /** The children of the current board that are open. */
  private final int[] open = new int[Row.PITS];

  private int openMoves;
  private int legalMoves;

  /** What the children that have a value, and the others, can give the mover at most. */
  private int bestKnown;

  private int bestOpen;

  BoundsWalk(Rows rows, int planes, Source source) {
    this.rows = rows;
    this.planes = planes;
    this.source = source;
    this.values = new byte[planes * rows.boards()];
    Arrays.fill(values, (byte) (OPEN - rows.mostSeeds()));
  }

  /** The value of every board, by plane and board number. */
  byte[] run() {
    for (int seeds = 0; seeds <= rows.mostSeeds(); seeds++) {
      for (long board : layer(seeds)) {
        for (int plane = 0; plane < planes; plane++) {
          int mover = (int) (board >>> ROW_BITS) & ROW_MASK;
          visit(new PlaneBoard(mover, (int) board & ROW_MASK, plane), seeds);
        }
      }
    }
    return values;
  }

  /** The boards of a layer in order: weight, mover's row, other row. */
  private long[] layer(int seeds) {
    long[] boards = new long[rows.boards()];
    int count = 0;
    for (int mover = 0; mover < Rows.countUpTo(seeds); mover++) {
      int otherSeeds = seeds - rows.seeds(mover);
      int end = Rows.countUpTo(otherSeeds);
      for (int other = end - countExactly(otherSeeds); other < end; other++) {
        long weight = (long) rows.weight(mover) + rows.weight(other);
        boards[count++] = (weight << ROW_BITS | mover) << ROW_BITS | other;
      }
    }
    long[] layer = Arrays.copyOf(boards, count);
    Arrays.sort(layer);
    return layer;
  }

  private static int countExactly(int seeds) {
    return seeds == 0 ? 1 : Rows.countUpTo(seeds) - Rows.countUpTo(seeds - 1);
  }

  private void visit(PlaneBoard at, int seeds) {
    look(at, seeds);
    int board = at.plane * rows.boards() + rows.boardStart(at.mover) + at.other;
    int value = values[board];
    if (value < OPEN / 2) {
      if (legalMoves == 0) {
        value = rows.seeds(at.mover) - rows.seeds(at.other);
      } else {
        int lowest = Math.max(bestKnown, value - OPEN);
        int highest = Math.max(bestOpen, lowest);
        value =
            lowest == highest ? lowest : source.netSeedsForMover(at, lowest, highest, openMoves);
      }
    }
    tell(value);
    values[board] = (byte) value;
  }

  private void look(PlaneBoard at, int seeds) {
    openMoves = 0;
    legalMoves = rows.legalMoves(at.mover, at.other);
    bestKnown = -seeds;
    bestOpen = -seeds;
    int childPlane = (planes - 1 - at.plane) * rows.boards();
    for (int left = legalMoves; left != 0; left &= left - 1) {
      int pit = Integer.numberOfTrailingZeros(left);
      int landing = rows.landing(at.mover, pit);
      int next = rows.landed(landing, at.other);
      int child = childPlane + rows.boardStart(next) + rows.sown(at.mover, pit);
      int value = values[child];
      if (value < OPEN / 2) {
        open[openMoves++] = child;
        bestOpen = Math.max(bestOpen, Math.min(seeds, OPEN - value));
      } else {
        bestKnown = Math.max(bestKnown, rows.captured(landing, at.other) - value);
      }
    }
  }

  /** Tells the open children what the board's value means for them. */
  private void tell(int value) {
    int able = 0;
    int lastAble = 0;
    for (int move = 0; move < openMoves; move++) {
      int child = open[move];
      if (OPEN - values[child] >= value) {
        able++;
        lastAble = child;
      }
      // No move is worth more than the board: -child <= value.
      values[child] = (byte) Math.max(values[child], OPEN - value);
    }
    if (able == 1 && value > bestKnown) {
      values[lastAble] = (byte) -value;
    }
  }
}
