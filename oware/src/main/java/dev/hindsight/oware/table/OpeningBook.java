package dev.hindsight.oware.table;

import dev.hindsight.core.tables.CorruptTableException;
import dev.hindsight.core.tables.Provenance;
import dev.hindsight.core.tables.ShippedTable;
import dev.hindsight.core.tables.Table;
import dev.hindsight.core.tables.TableSchema;
import dev.hindsight.core.tables.TableWriter;
import dev.hindsight.oware.rules.OwareGame;
import dev.hindsight.oware.rules.OwarePosition;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.oware.rules.Row;
import dev.hindsight.oware.rules.Side;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * How games begin: positions near the start with what a long search thinks of them. Not to be
 * confused with {@link BookTable}, which is about the last turns of a game.
 *
 * <pre>{@code
 * OpeningBook book = OpeningBook.shipped(OwareRules.ABAPA).orElseThrow();
 * int pit = book.findPit(OwareGame.start(OwareRules.ABAPA));
 * }</pre>
 *
 * <p>A position is known with its stores. How it came about and how many turns are left is not
 * asked: where fewer than {@value #FEWEST_TURNS} turns are left, or where a move would end the
 * game, the book says nothing.
 */
public final class OpeningBook {
  /** {@link #findPit} where the book knows no move. */
  public static final int UNKNOWN = -1;

  /** The outlook of openings is the same with any more turns than this, as far as a search sees. */
  private static final int FEWEST_TURNS = 100;

  private static final int MOST_OUTLOOK = 20_000 + Row.MOST_SEEDS;
  private static final int MOST_LINE = 1_000;

  private final OwareRules rules;
  private final long nodes;
  private final long[] movers;
  private final long[] others;
  private final byte[] stores;
  private final int[] outlooks;
  private final int[] depths;
  private final byte[] expanded;

  private OpeningBook(
      OwareRules rules,
      long nodes,
      long[] movers,
      long[] others,
      byte[] stores,
      int[] outlooks,
      int[] depths,
      byte[] expanded) {
    this.rules = rules;
    this.nodes = nodes;
    this.movers = movers;
    this.others = others;
    this.stores = stores;
    this.outlooks = outlooks;
    this.depths = depths;
    this.expanded = expanded;
  }

  /** A position with what is known of it. */
  public record Entry(OwarePosition position, OpeningLine line) {}

  /**
   * A book of these positions.
   *
   * @param nodes that the search looked at in each position at the end of a line
   */
  public static OpeningBook of(OwareRules rules, long nodes, List<Entry> entries) {
    List<Entry> sorted =
        entries.stream()
            .sorted(
                (one, two) ->
                    compare(
                        one.position().moverRow(),
                        one.position().otherRow(),
                        one.position().moverStore(),
                        two.position().moverRow(),
                        two.position().otherRow(),
                        two.position().moverStore()))
            .toList();
    int count = sorted.size();
    byte[] stores = new byte[count];
    byte[] expanded = new byte[count];
    for (int place = 0; place < count; place++) {
      stores[place] = (byte) sorted.get(place).position().moverStore();
      expanded[place] = (byte) (sorted.get(place).line().isExpanded() ? 1 : 0);
    }
    return new OpeningBook(
        rules,
        nodes,
        sorted.stream().mapToLong(entry -> entry.position().moverRow()).toArray(),
        sorted.stream().mapToLong(entry -> entry.position().otherRow()).toArray(),
        stores,
        sorted.stream().mapToInt(entry -> entry.line().outlook()).toArray(),
        sorted.stream().mapToInt(entry -> entry.line().depth()).toArray(),
        expanded);
  }

  /** The book that comes with the program for these rules, if there is one. */
  public static Optional<OpeningBook> shipped(OwareRules rules) {
    if (!rules.equals(OwareRules.ABAPA) && !rules.equals(OwareRules.CODINGAME)) {
      return Optional.empty();
    }
    ShippedTable file =
        new ShippedTable(OpeningBook.class, "hindsight-oware", rules.name() + ".openings");
    try (Table table = Table.of(Path.of(file.name()), file.bytes(), OpeningsFormat.KIND)) {
      return Optional.of(read(table));
    } catch (IOException damaged) {
      throw new UncheckedIOException(damaged);
    }
  }

  /** Reads a book from a file. */
  public static OpeningBook open(Path path) throws IOException {
    try (Table table = Table.open(path, OpeningsFormat.KIND)) {
      return read(table);
    }
  }

  private static OpeningBook read(Table table) throws IOException {
    OwareRules rules = RulesParameter.of(table);
    int count =
        (int) table.integerParameter(OpeningsFormat.POSITIONS, 1, OpeningsFormat.MOST_POSITIONS);
    long nodes = table.integerParameter(OpeningsFormat.NODES, 1, Long.MAX_VALUE);
    table.checkColumns(OpeningsFormat.columns(count));
    OpeningBook book =
        new OpeningBook(
            rules,
            nodes,
            table.longs(OpeningsFormat.MOVER),
            table.longs(OpeningsFormat.OTHER),
            table.bytes(OpeningsFormat.STORE),
            table.ints(OpeningsFormat.OUTLOOK),
            table.ints(OpeningsFormat.DEPTH),
            table.bytes(OpeningsFormat.EXPANDED));
    book.check(table);
    return book;
  }

  private void check(Table table) throws CorruptTableException {
    for (int place = 0; place < movers.length; place++) {
      boolean inOrder =
          place == 0
              || compare(
                      movers[place - 1],
                      others[place - 1],
                      stores[place - 1],
                      movers[place],
                      others[place],
                      stores[place])
                  < 0;
      if (!inOrder
          || Math.abs(outlooks[place]) > MOST_OUTLOOK
          || depths[place] < 0
          || depths[place] > MOST_LINE
          || (expanded[place] & ~1) != 0) {
        throw new CorruptTableException(
            table.path(), "positions in order with what is known of them", "entry " + place);
      }
    }
  }

  /** Seals the book in a file. */
  public void write(Path target, Provenance provenance) throws IOException {
    int count = movers.length;
    TableSchema schema =
        new TableSchema(
            OpeningsFormat.KIND,
            OpeningsFormat.parameters(rules, count, nodes),
            provenance,
            OpeningsFormat.columns(count));
    try (TableWriter writer = TableWriter.create(target, schema)) {
      writer.column(OpeningsFormat.MOVER).write(movers, 0, count);
      writer.column(OpeningsFormat.OTHER).write(others, 0, count);
      writer.column(OpeningsFormat.STORE).write(stores, 0, count);
      writer.column(OpeningsFormat.OUTLOOK).write(outlooks, 0, count);
      writer.column(OpeningsFormat.DEPTH).write(depths, 0, count);
      writer.column(OpeningsFormat.EXPANDED).write(expanded, 0, count);
      writer.seal();
    }
  }

  public OwareRules rules() {
    return rules;
  }

  /** Positions that the search looked at before it judged the end of a line. */
  public long nodes() {
    return nodes;
  }

  public int size() {
    return movers.length;
  }

  /** All positions in the order of the file, each with South to move. */
  public List<Entry> entries() {
    List<Entry> entries = new ArrayList<>();
    for (int place = 0; place < movers.length; place++) {
      int seeds = Row.total(movers[place]) + Row.total(others[place]);
      entries.add(
          new Entry(
              new OwarePosition(
                  movers[place],
                  others[place],
                  stores[place],
                  Row.MOST_SEEDS - seeds - stores[place],
                  Side.SOUTH),
              new OpeningLine(outlooks[place], depths[place], expanded[place] == 1)));
    }
    return entries;
  }

  /**
   * The book itself.
   *
   * @throws IllegalArgumentException if it is for other rules
   */
  public OpeningBook checkedFor(OwareRules wanted) {
    if (!rules.name().equals(wanted.name())) {
      throw new IllegalArgumentException(
          "the opening book is for the rules "
              + rules.name()
              + ", but the game is played under "
              + wanted.name()
              + "; use one built for these rules");
    }
    return this;
  }

  /** What the book says of a position, whoever is South. */
  public Optional<OpeningLine> find(OwarePosition position) {
    if (position.seedsOnBoard() + position.moverStore() + position.otherStore() != Row.MOST_SEEDS) {
      return Optional.empty();
    }
    int from = 0;
    int to = movers.length - 1;
    while (from <= to) {
      int middle = (from + to) >>> 1;
      int order =
          compare(
              movers[middle],
              others[middle],
              stores[middle],
              position.moverRow(),
              position.otherRow(),
              position.moverStore());
      if (order == 0) {
        return Optional.of(
            new OpeningLine(outlooks[middle], depths[middle], expanded[middle] == 1));
      }
      if (order < 0) {
        from = middle + 1;
      } else {
        to = middle - 1;
      }
    }
    return Optional.empty();
  }

  /** Whether enough turns are left for what the book says. */
  public boolean isFor(OwareGame game) {
    return game.pliesLeft().orElse(FEWEST_TURNS) >= FEWEST_TURNS;
  }

  /** The best move of a game as the book sees it, or {@link #UNKNOWN}. */
  public int findPit(OwareGame game) {
    int best = UNKNOWN;
    int bestOutlook = Integer.MIN_VALUE;
    if (!isFor(game) || !find(game.position()).map(OpeningLine::isExpanded).orElse(false)) {
      return UNKNOWN;
    }
    for (int pits = game.legalMoves(); pits != 0; pits &= pits - 1) {
      int pit = Integer.numberOfTrailingZeros(pits);
      OwareGame next = game.play(pit);
      Optional<OpeningLine> line = find(next.position());
      if (next.isOver() || line.isEmpty()) {
        return UNKNOWN;
      }
      int outlook = -line.get().outlook();
      if (outlook > bestOutlook) {
        bestOutlook = outlook;
        best = pit;
      }
    }
    return best;
  }

  private static int compare(
      long mover, long other, int store, long thatMover, long thatOther, int thatStore) {
    int byMover = Long.compare(mover, thatMover);
    int byOther = byMover != 0 ? byMover : Long.compare(other, thatOther);
    return byOther != 0 ? byOther : Integer.compare(store, thatStore);
  }
}
