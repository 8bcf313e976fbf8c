package dev.hindsight.oware.table;

import dev.hindsight.core.tables.CorruptTableException;
import dev.hindsight.core.tables.Int8Column;
import dev.hindsight.core.tables.Provenance;
import dev.hindsight.core.tables.Table;
import dev.hindsight.core.tables.TableSchema;
import dev.hindsight.core.tables.TableWriter;
import dev.hindsight.oware.index.SeedIndex;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.oware.rules.Row;
import java.io.IOException;
import java.nio.file.Path;

/**
 * The game that stops after this many more turns, whole in the heap; a probe is a binary search
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

  private final String name;
  private final OwareRules rules;
  private final SeedIndex index;
  private final BookChanges changes;
  private final int[] firstChange;
  private final byte[] turns;
  private final byte[] netSeeds;
  private final int lastTurn;
  private final boolean complete;

  private BookTable(String origin, OwareRules rules, SeedIndex index, BookChanges changes) {
    this.name = "book-" + index.mostSeeds() + origin;
    this.rules = rules;
    this.index = index;
    this.changes = changes;
    this.firstChange = changes.firstChange();
    this.turns = changes.turns();
    this.netSeeds = changes.netSeeds();
    this.lastTurn = changes.lastTurn();
    this.complete = changes.complete();
  }

  /** Reads a book, whatever rules it was made for; {@link #rules} tells. */
  public static BookTable open(Path path) throws IOException {
    try (Table table = Table.open(path, BookFormat.KIND)) {
      OwareRules rules = RulesParameter.of(table);
      SeedIndex index =
          new SeedIndex(
              (int) table.integerParameter(BookFormat.SEEDS, 0, SeedIndex.MOST_SEEDS_IN_ARRAYS));
      return new BookTable("", rules, index, read(table, index));
    }
  }

  /** A book in memory; the changes are those of all boards of the index. */
  public static BookTable of(OwareRules rules, SeedIndex index, BookChanges changes) {
    return new BookTable(" solved on the spot", rules, index, changes);
  }

  /** Seals it in a file. */
  public void write(Path target, Provenance provenance) throws IOException {
    TableSchema schema =
        new TableSchema(
            BookFormat.KIND,
            BookFormat.parameters(rules, mostSeeds(), changes),
            provenance,
            BookFormat.columns(index, changes.count()));
    byte[] changesOf = changes.changesOf();
    try (TableWriter writer = TableWriter.create(target, schema)) {
      writer.column(BookFormat.CHANGES_OF).write(changesOf, 0, changesOf.length);
      writer.column(BookFormat.TURNS).write(turns, 0, turns.length);
      writer.column(BookFormat.NET_SEEDS).write(netSeeds, 0, netSeeds.length);
      writer.seal();
    }
  }

  private static BookChanges read(Table table, SeedIndex index) throws IOException {
    int lastTurn = (int) table.integerParameter(BookFormat.LAST_TURN, 0, BookFormat.MOST_TURNS);
    boolean complete = table.integerParameter(BookFormat.COMPLETE, 0, 1) == 1;
    int count = (int) table.integerParameter(BookFormat.CHANGES, 0, MOST_CHANGES);
    table.checkColumns(BookFormat.columns(index, count));
    int[] firstChange = accumulate(table.int8(BookFormat.CHANGES_OF), count, table.path());
    byte[] turns = table.bytes(BookFormat.TURNS);
    byte[] netSeeds = table.bytes(BookFormat.NET_SEEDS);
    return new BookChanges(firstChange, turns, netSeeds, lastTurn, complete);
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
    return name;
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

  @Override
  public int findNetSeedsForMover(long mover, long other, int turnsLeft) {
    int seeds = Row.total(mover) + Row.total(other);
    if (seeds > index.mostSeeds() || (turnsLeft > lastTurn && !complete)) {
      return UNKNOWN;
    }
    int board = (int) (index.layerStart(seeds) + index.rank(mover, other, seeds));
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
