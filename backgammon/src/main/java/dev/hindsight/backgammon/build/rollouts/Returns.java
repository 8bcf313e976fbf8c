package dev.hindsight.backgammon.build.rollouts;

import dev.hindsight.backgammon.rules.RunningBoard;
import dev.hindsight.backgammon.table.ReturnTable;
import dev.hindsight.core.runs.Mergeable;
import dev.hindsight.core.runs.NamedArrays;
import dev.hindsight.core.runs.TallyCodec;
import java.util.Arrays;

/** Positions of games, each with its six returns, in the order of play. */
public final class Returns implements Mergeable<Returns> {
  private static final int LONGS = ReturnTable.LONGS;
  private static final int SIX = ReturnTable.RESULTS;
  private static final int FIRST_ROOM = 64;

  private int count;
  private long[] cells = new long[LONGS * FIRST_ROOM];
  private float[] returns = new float[SIX * FIRST_ROOM];

  /** Adds a position, whose returns are to come. */
  void add(RunningBoard board) {
    ensureRoom(count + 1);
    int at = LONGS * count;
    cells[at] = board.moverNear();
    cells[at + 1] = board.moverFar();
    cells[at + 2] = board.otherNear();
    cells[at + 3] = board.otherFar();
    count++;
  }

  /** Sets the returns of the positions that were added last. */
  void setLast(float[] six, int positions) {
    System.arraycopy(six, 0, returns, SIX * (count - positions), SIX * positions);
  }

  private void ensureRoom(int wanted) {
    if (LONGS * wanted > cells.length) {
      int room = Math.max(wanted, cells.length / LONGS * 2);
      cells = Arrays.copyOf(cells, LONGS * room);
      returns = Arrays.copyOf(returns, SIX * room);
    }
  }

  @Override
  public void merge(Returns other) {
    ensureRoom(count + other.count);
    System.arraycopy(other.cells, 0, cells, LONGS * count, LONGS * other.count);
    System.arraycopy(other.returns, 0, returns, SIX * count, SIX * other.count);
    count += other.count;
  }

  ReturnTable table() {
    return new ReturnTable(
        Arrays.copyOf(cells, LONGS * count), Arrays.copyOf(returns, SIX * count));
  }

  static TallyCodec<Returns> codec() {
    return new TallyCodec<>() {
      @Override
      public NamedArrays encode(Returns tally) {
        return NamedArrays.of()
            .with("cells", Arrays.copyOf(tally.cells, LONGS * tally.count))
            .with("returns", Arrays.copyOf(tally.returns, SIX * tally.count));
      }

      @Override
      public Returns decode(NamedArrays arrays) {
        Returns decoded = new Returns();
        decoded.cells = arrays.longs("cells");
        decoded.returns = arrays.floats("returns");
        decoded.count = decoded.cells.length / LONGS;
        if (decoded.cells.length != LONGS * decoded.count
            || decoded.returns.length != SIX * decoded.count) {
          throw new IllegalArgumentException("Not positions with returns.");
        }
        return decoded;
      }
    };
  }
}
