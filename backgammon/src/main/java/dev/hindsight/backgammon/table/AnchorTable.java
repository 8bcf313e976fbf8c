package dev.hindsight.backgammon.table;

import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.RunningBoard;
import dev.hindsight.core.tables.CorruptTableException;
import dev.hindsight.core.tables.Provenance;
import dev.hindsight.core.tables.Table;
import dev.hindsight.core.tables.TableSchema;
import dev.hindsight.core.tables.TableWriter;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Values of well-known positions, estimated by long rollouts: not exact, but far better than one
 * game or one look of a net.
 *
 * <pre>{@code
 * AnchorTable anchors = DefaultAnchors.anchors();
 * Optional<Anchor> start = anchors.find(Board.START);
 * }</pre>
 *
 * <p>Any number of threads may ask.
 */
public final class AnchorTable implements BackgammonTable {
  private static final Comparator<Anchor> ORDER =
      (one, two) -> {
        Board other = two.board();
        return compare(
            one, other.moverNear(), other.moverFar(), other.otherNear(), other.otherFar());
      };

  private final List<Anchor> anchors;

  /** In any order; no position may come twice. */
  public AnchorTable(List<Anchor> anchors) {
    this.anchors = anchors.stream().sorted(ORDER).toList();
    for (int row = 1; row < this.anchors.size(); row++) {
      if (this.anchors.get(row).board().equals(this.anchors.get(row - 1).board())) {
        throw new IllegalArgumentException(
            "a position comes twice: " + this.anchors.get(row).board());
      }
    }
  }

  /** All of them, in the order of the file. */
  public List<Anchor> anchors() {
    return anchors;
  }

  /** What is known of a position, seen by the player about to roll. */
  public Optional<Anchor> find(Board board) {
    return Optional.ofNullable(find(new RunningBoard(board)));
  }

  /** {@link #find(Board)} for loops: allocates nothing; null where nothing is known. */
  public @Nullable Anchor find(RunningBoard board) {
    int low = 0;
    int high = anchors.size() - 1;
    while (low <= high) {
      int middle = (low + high) >>> 1;
      Anchor anchor = anchors.get(middle);
      int order =
          compare(anchor, board.moverNear(), board.moverFar(), board.otherNear(), board.otherFar());
      if (order == 0) {
        return anchor;
      }
      if (order < 0) {
        low = middle + 1;
      } else {
        high = middle - 1;
      }
    }
    return null;
  }

  private static int compare(
      Anchor anchor, long moverNear, long moverFar, long otherNear, long otherFar) {
    Board board = anchor.board();
    int order = Long.compare(board.moverNear(), moverNear);
    order = order != 0 ? order : Long.compare(board.moverFar(), moverFar);
    order = order != 0 ? order : Long.compare(board.otherNear(), otherNear);
    return order != 0 ? order : Long.compare(board.otherFar(), otherFar);
  }

  /** Reads a table. */
  public static AnchorTable open(Path path) throws IOException {
    try (Table table = Table.open(path, AnchorFormat.KIND)) {
      return load(table);
    }
  }

  /** Reads the bytes of such a file. */
  static AnchorTable of(Path name, byte[] bytes) throws IOException {
    try (Table table = Table.of(name, bytes, AnchorFormat.KIND)) {
      return load(table);
    }
  }

  private static AnchorTable load(Table table) throws IOException {
    int count =
        (int) table.integerParameter(AnchorFormat.POSITIONS, 1, AnchorFormat.MOST_POSITIONS);
    table.checkColumns(AnchorFormat.columns(count));
    long[] cells = table.longs(AnchorFormat.CELLS);
    float[] chances = table.floats(AnchorFormat.CHANCES);
    float[] equities = table.floats(AnchorFormat.EQUITIES);
    float[] errors = table.floats(AnchorFormat.ERRORS);
    int[] games = table.ints(AnchorFormat.GAMES);
    int[] plies = table.ints(AnchorFormat.PLIES);
    List<Anchor> anchors = new ArrayList<>();
    try {
      for (int row = 0; row < count; row++) {
        anchors.add(
            new Anchor(
                board(cells, AnchorFormat.LONGS * row),
                six(chances, AnchorFormat.RESULTS * row),
                equities[row],
                errors[row],
                games[row],
                plies[row]));
      }
      AnchorTable loaded = new AnchorTable(anchors);
      if (!loaded.anchors.equals(anchors)) {
        throw new IllegalArgumentException("positions that do not ascend");
      }
      return loaded;
    } catch (IllegalArgumentException e) {
      // Checksums tell what was written, not whether it made sense.
      throw new CorruptTableException(
          table.path(), "anchors in ascending order", String.valueOf(e.getMessage()));
    }
  }

  private static Board board(long[] cells, int at) {
    return new Board(cells[at], cells[at + 1], cells[at + 2], cells[at + 3]);
  }

  private static List<Float> six(float[] chances, int at) {
    List<Float> six = new ArrayList<>();
    for (int result = 0; result < AnchorFormat.RESULTS; result++) {
      six.add(chances[at + result]);
    }
    return six;
  }

  /** Seals it in a file. */
  public void write(Path target, Provenance provenance) throws IOException {
    int count = anchors.size();
    long[] cells = new long[AnchorFormat.LONGS * count];
    float[] chances = new float[AnchorFormat.RESULTS * count];
    float[] equities = new float[count];
    float[] errors = new float[count];
    int[] games = new int[count];
    int[] plies = new int[count];
    for (int row = 0; row < count; row++) {
      Anchor anchor = anchors.get(row);
      Board board = anchor.board();
      int at = AnchorFormat.LONGS * row;
      cells[at] = board.moverNear();
      cells[at + 1] = board.moverFar();
      cells[at + 2] = board.otherNear();
      cells[at + 3] = board.otherFar();
      for (int result = 0; result < AnchorFormat.RESULTS; result++) {
        chances[AnchorFormat.RESULTS * row + result] = anchor.chances().get(result);
      }
      equities[row] = anchor.equity();
      errors[row] = anchor.standardError();
      games[row] = anchor.games();
      plies[row] = anchor.plies();
    }
    TableSchema schema =
        new TableSchema(
            AnchorFormat.KIND,
            AnchorFormat.parameters(count),
            provenance,
            AnchorFormat.columns(count));
    try (TableWriter writer = TableWriter.create(target, schema)) {
      writer.column(AnchorFormat.CELLS).write(cells, 0, cells.length);
      writer.column(AnchorFormat.CHANCES).write(chances, 0, chances.length);
      writer.column(AnchorFormat.EQUITIES).write(equities, 0, count);
      writer.column(AnchorFormat.ERRORS).write(errors, 0, count);
      writer.column(AnchorFormat.GAMES).write(games, 0, count);
      writer.column(AnchorFormat.PLIES).write(plies, 0, count);
      writer.seal();
    }
  }
}
