package dev.hindsight.oware.table.export;

import dev.hindsight.oware.index.SeedIndex;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.oware.rules.ReferenceOware;
import dev.hindsight.oware.rules.Row;
import dev.hindsight.oware.table.OwareTable;
import java.util.Arrays;
import java.util.List;

/**
 * Endgame values found in the plainest way: with t turns left a board is worth the best of captured
 * − what the child is worth with t − 1, for t = 1, 2, … until nothing changes any more. From there
 * on it is constant for ever, so that it is the value without turn limit, endless play worth 0.
 */
final class ReferenceEndgame implements OwareTable {
  private static final int NO_MOVES = 0;

  private final SeedIndex index;
  private final byte[] values;

  /** Built from the one-seed-at-a-time rules: 646,646 boards of up to 10 seeds take seconds. */
  ReferenceEndgame(int mostSeeds) {
    this.index = new SeedIndex(mostSeeds);
    int size = Math.toIntExact(index.size());
    int[][] children = new int[size][];
    int[][] captured = new int[size][];
    byte[] plane = new byte[size];
    for (int seeds = 0; seeds <= mostSeeds; seeds++) {
      for (int rank = 0; rank < index.layerSize(seeds); rank++) {
        int[] board = board(rank, seeds);
        List<ReferenceOware.Result> moves = ReferenceOware.moves(board, OwareRules.CODINGAME);
        int here = Math.toIntExact(index.layerStart(seeds)) + rank;
        children[here] =
            moves.stream()
                .map(ReferenceOware.Result::boardForNext)
                .mapToInt(next -> (int) index.index(Row.pack(next, 0), Row.pack(next, 6)))
                .toArray();
        captured[here] = moves.stream().mapToInt(ReferenceOware.Result::captured).toArray();
        plane[here] = (byte) (moves.isEmpty() ? ReferenceOware.netWithoutMove(board) : 0);
      }
    }
    this.values = limit(plane, children, captured);
  }

  private static byte[] limit(byte[] first, int[][] children, int[][] captured) {
    byte[] before = first;
    while (true) {
      byte[] plane = before.clone();
      for (int here = 0; here < plane.length; here++) {
        if (children[here].length > NO_MOVES) {
          int best = Integer.MIN_VALUE;
          for (int move = 0; move < children[here].length; move++) {
            best = Math.max(best, captured[here][move] - before[children[here][move]]);
          }
          plane[here] = (byte) best;
        }
      }
      if (Arrays.equals(plane, before)) {
        return plane;
      }
      before = plane;
    }
  }

  SeedIndex index() {
    return index;
  }

  /** The twelve counts of a board, the mover's first. */
  int[] board(int rank, int seeds) {
    long[] rows = new long[2];
    index.unrank(rank, seeds, rows);
    int[] board = new int[12];
    for (int pit = 0; pit < 12; pit++) {
      board[pit] = Row.seedsIn(rows[pit / 6], pit % 6);
    }
    return board;
  }

  @Override
  public String name() {
    return "endgame-" + index.mostSeeds();
  }

  @Override
  public OwareRules rules() {
    return OwareRules.CODINGAME;
  }

  @Override
  public int mostSeeds() {
    return index.mostSeeds();
  }

  @Override
  public int findNetSeedsForMover(long mover, long other, int turnsLeft) {
    return Row.total(mover) + Row.total(other) > mostSeeds()
            || turnsLeft != OwareRules.NO_TURN_LIMIT
        ? UNKNOWN
        : values[(int) index.index(mover, other)];
  }
}
