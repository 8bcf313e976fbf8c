package dev.hindsight.crossword.table;

import dev.hindsight.core.tables.CorruptTableException;
import dev.hindsight.core.tables.Parameters;
import dev.hindsight.core.tables.Provenance;
import dev.hindsight.core.tables.Table;
import dev.hindsight.core.tables.TableSchema;
import dev.hindsight.core.tables.TableWriter;
import dev.hindsight.core.tables.WrongTableException;
import dev.hindsight.crossword.index.PlacementIndex;
import dev.hindsight.crossword.rules.board.BoardLayout;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.board.Direction;
import dev.hindsight.crossword.rules.board.Openness;
import dev.hindsight.crossword.rules.letters.CrosswordFormatException;
import java.io.IOException;
import java.nio.file.Path;

/**
 * What it is worth to the mover, beyond the score, that a tile lies where it lies: a mean, and by
 * how much the rest of the game varies more or less than after other tiles.
 *
 * <pre>{@code
 * PlacementTable table = PlacementTable.open(path, CrosswordRules.english(), wordsSha256);
 * int cell = table.index().cell(0, 15, 4);                 // a tile of 4 points on 2A across
 * table.meanMillipoints()[cell]                            // -350: it costs 0.35 points
 * }</pre>
 *
 * Known elsewhere as square placement values (SPV). Three variants, which may be combined: plain
 * cells; cells that depend on the premium squares beside ({@link PlacementIndex#knowsNeighbours});
 * and what open premium squares beside a tile are worth ({@link Exposure}). Immutable; arrays that
 * are handed out are not to be written.
 */
public final class PlacementTable implements CrosswordTable {
  /** What stands for words or leaves of which nobody has told us. */
  public static final String UNKNOWN = "unknown";

  /** Far more than any square is worth: 1,000 points. */
  public static final int MOST_MILLIPOINTS = 1_000_000;

  /** A million points squared, in thousandths. */
  public static final int MOST_VARIANCE = 1_000_000_000;

  /** Ten times the usual effect of a square, in thousandths. */
  public static final int MOST_MULTIPLIER = 10_000;

  private final PlacementIndex index;
  private final String wordsSha256;
  private final String leavesSha256;
  private final int[] mean;
  private final int[] variance;
  private final long[] observations;
  private final int[] exposure;
  private final int[] exposureVariance;
  private final Openness openness;
  private final int[] multipliers;

  PlacementTable(PlacementTableBuilder builder) {
    this.index = builder.index;
    this.wordsSha256 = builder.wordsSha256;
    this.leavesSha256 = builder.leavesSha256;
    this.mean = builder.mean.clone();
    this.variance = builder.variance.clone();
    this.observations = builder.observations.clone();
    this.exposure = builder.exposure.clone();
    this.exposureVariance = builder.exposureVariance.clone();
    this.openness = builder.openness;
    this.multipliers = builder.multipliers.clone();
  }

  /** A table to be filled in: at first every square is worth nothing. */
  public static PlacementTableBuilder of(PlacementIndex index) {
    return new PlacementTableBuilder(index);
  }

  /** Opens a table, whatever it was made with; it can tell. */
  public static PlacementTable open(Path path) throws IOException {
    try (Table table = Table.open(path, PlacementFormatV2.KIND)) {
      return load(table);
    }
  }

  /**
   * Opens a table that was made with this board, these tiles and these words.
   *
   * @throws WrongTableException if it was made with others
   */
  public static PlacementTable open(Path path, CrosswordRules rules, String wordsSha256)
      throws IOException {
    Parameters expected =
        Parameters.of()
            .with(PlacementFormat.LAYOUT, PlacementFormat.layoutText(rules.layout().format()));
    try (Table table = Table.open(path, PlacementFormatV2.KIND, expected)) {
      TileSetParameter.check(table, rules.tiles());
      String words = table.textParameter(PlacementFormat.WORDS);
      if (!words.equals(UNKNOWN) && !words.equals(wordsSha256)) {
        throw new WrongTableException(
            path, "placement values learnt with the words " + wordsSha256, "words " + words);
      }
      return load(table);
    }
  }

  static PlacementTable load(Table table) throws IOException {
    PlacementIndex index =
        new PlacementIndex(
            TileSetParameter.of(table),
            layout(table),
            table.integerParameter(PlacementFormat.NEIGHBOURS, 0, 1) == 1);
    Openness openness = openness(table);
    boolean hasExposure = table.integerParameter(PlacementFormat.HAS_EXPOSURE, 0, 1) == 1;
    table.checkColumns(PlacementFormat.columns(index, hasExposure, openness != Openness.NONE));
    try {
      return of(index)
          .learntWith(
              table.textParameter(PlacementFormat.WORDS),
              table.textParameter(PlacementFormat.LEAVES))
          .mean(table.ints(PlacementFormat.MEAN))
          .variance(table.ints(PlacementFormat.VARIANCE))
          .observations(table.longs(PlacementFormat.OBSERVATIONS))
          .exposure(
              table.ints(PlacementFormat.EXPOSURE), table.ints(PlacementFormat.EXPOSURE_VARIANCE))
          .openness(openness, table.ints(PlacementFormat.MULTIPLIERS))
          .build();
    } catch (IllegalArgumentException outOfRange) {
      throw new CorruptTableException(
          table.path(), "values that squares can have", String.valueOf(outOfRange.getMessage()));
    }
  }

  private static BoardLayout layout(Table table) throws IOException {
    String text = table.textParameter(PlacementFormat.LAYOUT);
    try {
      return BoardLayout.parse(text.replace('/', '\n'));
    } catch (CrosswordFormatException e) {
      throw new CorruptTableException(
          table.path(), "a board layout", "a text that is not a layout: " + e.getMessage());
    }
  }

  private static Openness openness(Table table) throws IOException {
    String word = table.textParameter(PlacementFormat.OPENNESS);
    boolean knowsHooks = table.kindVersion() == PlacementFormatV2.VERSION;
    for (Openness openness : Openness.ALL) {
      if (openness.word().equals(word) && (openness == Openness.HOOKS) == knowsHooks) {
        return openness;
      }
    }
    throw new CorruptTableException(table.path(), "a measure of openness", word);
  }

  /** Writes the table, whole or not at all. */
  public void write(Path path, Provenance provenance) throws IOException {
    TableSchema schema =
        new TableSchema(
            openness == Openness.HOOKS ? PlacementFormatV2.KIND : PlacementFormat.KIND,
            PlacementFormat.parameters(this),
            provenance,
            PlacementFormat.columns(index, hasExposure(), openness != Openness.NONE));
    try (TableWriter writer = TableWriter.create(path, schema)) {
      write(writer, PlacementFormat.MEAN, mean);
      write(writer, PlacementFormat.VARIANCE, variance);
      writer.column(PlacementFormat.OBSERVATIONS).write(observations, 0, observations.length);
      write(writer, PlacementFormat.EXPOSURE, exposure);
      write(writer, PlacementFormat.EXPOSURE_VARIANCE, exposureVariance);
      write(writer, PlacementFormat.MULTIPLIERS, multipliers);
      writer.seal();
    }
  }

  private static void write(TableWriter writer, String column, int[] values) throws IOException {
    writer.column(column).write(values, 0, values.length);
  }

  /** These values, counting more or less by how open a board is. */
  public PlacementTable withOpenness(Openness measure, int[] multipliersThousandths) {
    return of(index)
        .learntWith(wordsSha256, leavesSha256)
        .mean(mean)
        .variance(variance)
        .observations(observations)
        .exposure(exposure, exposureVariance)
        .openness(measure, multipliersThousandths)
        .build();
  }

  /** The numbers of the cells. */
  public PlacementIndex index() {
    return index;
  }

  /** SHA-256 of the words that were played with, or {@link #UNKNOWN}. */
  public String wordsSha256() {
    return wordsSha256;
  }

  /** SHA-256 of the leave values that were played with, or {@link #UNKNOWN}. */
  public String leavesSha256() {
    return leavesSha256;
  }

  /** By cell: millipoints for the mover. */
  public int[] meanMillipoints() {
    return mean;
  }

  /** By cell: thousandths of a point squared, above or below the average. */
  public int[] varianceThousandths() {
    return variance;
  }

  /** By cell: how many tiles were seen while learning. */
  public long[] observations() {
    return observations;
  }

  public boolean hasExposure() {
    return exposure.length > 0;
  }

  /** Whether any variance differs from the average. */
  public boolean hasVariance() {
    for (int value : variance) {
      if (value != 0) {
        return true;
      }
    }
    for (int value : exposureVariance) {
      if (value != 0) {
        return true;
      }
    }
    return false;
  }

  /** In the order of {@link Exposure}, or empty. */
  public int[] exposureMillipoints() {
    return exposure;
  }

  /** In the order of {@link Exposure}, or empty. */
  public int[] exposureVarianceThousandths() {
    return exposureVariance;
  }

  public Openness openness() {
    return openness;
  }

  /** By level of openness, in thousandths, or empty. */
  public int[] multipliersThousandths() {
    return multipliers;
  }

  /**
   * The mean of a tile on a square with these premium squares open beside it, exposure included.
   *
   * @param address in the order of the direction
   * @param points of the tile, 0 for a blank
   */
  public int meanMillipoints(Direction direction, int address, int open, int points) {
    return total(mean, exposure, direction, address, open, points);
  }

  /** The variance of a tile on a square, in thousandths of a point squared. */
  public int varianceThousandths(Direction direction, int address, int open, int points) {
    return total(variance, exposureVariance, direction, address, open, points);
  }

  private int total(
      int[] cells, int[] coefficients, Direction direction, int address, int open, int points) {
    int state = index.state(direction, address, open);
    int total = cells[index.cell(state, index.square(direction, address), points)];
    if (coefficients.length > 0) {
      int[] counts = new int[Exposure.KINDS * Exposure.AXES];
      Exposure.count(index.layout(), direction, address, open, counts);
      for (int kind = 0; kind < counts.length; kind++) {
        total +=
            counts[kind]
                * (coefficients[kind * Exposure.TERMS]
                    + points * coefficients[kind * Exposure.TERMS + 1]);
      }
    }
    return total;
  }
}
