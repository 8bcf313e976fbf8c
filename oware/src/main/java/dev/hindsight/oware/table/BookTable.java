package dev.hindsight.oware.table;

import dev.hindsight.core.tables.CorruptTableException;
import dev.hindsight.core.tables.Int8Column;
import dev.hindsight.core.tables.Table;
import dev.hindsight.oware.index.SeedIndex;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.oware.rules.Row;
import java.io.IOException;
import java.nio.file.Path;

/**
 * The game that stops after so many more turns, read whole from a file; a probe is a binary search
 * among the few turns at which the value of the board changes.
 *
 * <pre>{@code
 * BookTable book = BookTable.open(Path.of("book-9.table"));
 * int net = book.findNetSeedsForMover(mover, other, 17);     // 17 plies before the game stops
 * }</pre>
 */
public final class BookTable implements OwareTable {
  /** Stays far below what one Java array can hold; a 17-seed book would have half as many. */
  private static final long MOST_CHANGES = 2_000_000_000L;

  /** So few changes are counted, more are searched: 1.2 times the probes a second (bench). */
  private static final int COUNTED = 8;

  private final OwareRules rules;
  private final SeedIndex index;
  private final int lastTurn;
  private final boolean complete;

  /** The changes of board s are {@code firstChange[s]} to below {@code firstChange[s + 1]}. */
  private final int[] firstChange;

  private final byte[] turns;
  private final byte[] netSeeds;

  private BookTable(Table table) throws IOException {
    rules = RulesParameter.of(table);
    index = new SeedIndex((int) table.integerParameter("seeds", 0, SeedIndex.MOST_SEEDS));
    lastTurn = (int) table.integerParameter("turns", 0, BookFormat.MOST_TURNS);
    complete = table.integerParameter("complete", 0, 1) == 1;
    int changes = (int) table.integerParameter("changes", 0, MOST_CHANGES);
    table.checkColumns(BookFormat.columns(index, changes));
    firstChange = accumulate(table.int8(BookFormat.CHANGES_OF), changes, table.path());
    turns = new byte[changes];
    table.int8(BookFormat.TURNS).copyTo(0, turns, 0, changes);
    netSeeds = new byte[changes];
    table.int8(BookFormat.NET_SEEDS).copyTo(0, netSeeds, 0, changes);
  }

  /** Reads a book, whatever rules it was made for; {@link #rules} tells. */
  public static BookTable open(Path path) throws IOException {
    try (Table table = Table.open(path, BookFormat.KIND)) {
      return new BookTable(table);
    }
  }

  private static int[] accumulate(Int8Column changesOf, int changes, Path path)
      throws CorruptTableException {
    int[] first = new int[Math.toIntExact(changesOf.size()) + 1];
    long sum = 0;
    for (int board = 0; board < first.length - 1; board++) {
      first[board] = (int) sum;
      sum += changesOf.get(board) & 0xFF;
    }
    if (sum != changes) {
      // Checked here because a wrong sum would send probes outside the arrays.
      throw new CorruptTableException(path, changes + " changes", sum + " changes");
    }
    first[first.length - 1] = changes;
    return first;
  }

  @Override
  public String name() {
    return "book-" + mostSeeds();
  }

  @Override
  public OwareRules rules() {
    return rules;
  }

  @Override
  public int mostSeeds() {
    return index.mostSeeds();
  }

  /** The last turn whose values are in the book. */
  public int lastTurn() {
    return lastTurn;
  }

  /** Whether no value changes after {@link #lastTurn}: the book then knows every turn. */
  public boolean isComplete() {
    return complete;
  }

  @Override
  public int findNetSeedsForMover(long mover, long other, int turnsLeft) {
    int seeds = Row.total(mover) + Row.total(other);
    if (seeds > index.mostSeeds() || (turnsLeft > lastTurn && !complete)) {
      return UNKNOWN;
    }
    int board = (int) index.layerStart(seeds) + index.rank(mover, other, seeds);
    // The last change that is not later than turnsLeft; none means still 0. Most boards change a
    // few times only, and counting those is quicker than guessing which way to turn.
    int from = firstChange[board];
    int low = from;
    int high = firstChange[board + 1];
    while (high - low > COUNTED) {
      int middle = (low + high) >>> 1;
      if ((turns[middle] & 0xFF) <= turnsLeft) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    int passed = 0;
    for (int change = low; change < high; change++) {
      passed += (turns[change] & 0xFF) <= turnsLeft ? 1 : 0;
    }
    low += passed;
    return low == from ? 0 : netSeeds[low - 1];
  }
}
