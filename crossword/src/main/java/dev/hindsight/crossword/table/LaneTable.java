package dev.hindsight.crossword.table;

import dev.hindsight.core.tables.CorruptTableException;
import dev.hindsight.core.tables.Parameters;
import dev.hindsight.core.tables.Provenance;
import dev.hindsight.core.tables.Table;
import dev.hindsight.core.tables.TableSchema;
import dev.hindsight.core.tables.TableWriter;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.letters.TileSet;
import java.io.IOException;
import java.nio.file.Path;

/**
 * What the lines of a board say of the plays to come: three linear rules, for the opponent's reply,
 * for what the mover's next play gains over the worth of what was kept, and for that gain knowing
 * what was kept.
 *
 * <pre>{@code
 * LaneTable table = LaneTable.open(path, rules, wordsSha256);
 * table.reply().weights()                                  // millipoints by number of the board
 * }</pre>
 *
 * Immutable; any number of threads may ask.
 */
public final class LaneTable implements CrosswordTable {
  private final Origin origin;
  private final int[] thresholds;
  private final LaneRule reply;
  private final LaneRule gain;
  private final LaneRule gainWithLeave;

  private LaneTable(
      Origin origin, int[] thresholds, LaneRule reply, LaneRule gain, LaneRule gainWithLeave) {
    if (reply.weights().length != 4 * thresholds.length + 2
        || gain.weights().length != reply.weights().length
        || gainWithLeave.weights().length < gain.weights().length) {
      throw new IllegalArgumentException("rules of these lengths do not belong together");
    }
    this.origin = origin;
    this.thresholds = thresholds.clone();
    this.reply = reply;
    this.gain = gain;
    this.gainWithLeave = gainWithLeave;
  }

  /** What a table was learnt with. */
  private record Origin(
      TileSet tiles, String layoutText, int rackSize, String wordsSha256, String leavesSha256) {
    Parameters parameters(int features, int terms) {
      return LaneFormat.parameters(
          tiles,
          layoutText,
          rackSize,
          Parameters.of().with(LaneFormat.WORDS, wordsSha256).with(LaneFormat.LEAVES, leavesSha256),
          features,
          terms);
    }
  }

  /**
   * A table of rules that were learnt.
   *
   * @param thresholds points
   * @throws IllegalArgumentException if the rules have numbers that do not belong together
   */
  public static LaneTable of(
      CrosswordRules rules,
      String wordsSha256,
      String leavesSha256,
      int[] thresholds,
      LaneRule reply,
      LaneRule gain,
      LaneRule gainWithLeave) {
    Origin origin =
        new Origin(
            rules.tiles(),
            PlacementFormat.layoutText(rules.layout().format()),
            rules.rackSize(),
            wordsSha256,
            leavesSha256);
    return new LaneTable(origin, thresholds, reply, gain, gainWithLeave);
  }

  /** Opens a table, whatever it was made with; it can tell. */
  public static LaneTable open(Path path) throws IOException {
    try (Table table = Table.open(path, LaneFormat.KIND)) {
      return load(table);
    }
  }

  /**
   * Opens a table that was made with this board, these tiles and these words.
   *
   * @throws dev.hindsight.core.tables.WrongTableException if it was made with others
   */
  public static LaneTable open(Path path, CrosswordRules rules, String wordsSha256)
      throws IOException {
    Parameters expected =
        Parameters.of()
            .with(LaneFormat.RACK_SIZE, rules.rackSize())
            .with(LaneFormat.LAYOUT, PlacementFormat.layoutText(rules.layout().format()))
            .with(LaneFormat.WORDS, wordsSha256);
    try (Table table = Table.open(path, LaneFormat.KIND, expected)) {
      TileSetParameter.check(table, rules.tiles());
      return load(table);
    }
  }

  static LaneTable load(Table table) throws IOException {
    int features =
        (int) table.integerParameter(LaneFormat.BOARD_FEATURES, 6, LaneFormat.MOST_FEATURES);
    int terms = (int) table.integerParameter(LaneFormat.LEAVE_TERMS, 0, LaneFormat.MOST_FEATURES);
    table.checkColumns(LaneFormat.columns(features, terms));
    Origin origin =
        new Origin(
            TileSetParameter.of(table),
            table.textParameter(LaneFormat.LAYOUT),
            (int) table.integerParameter(LaneFormat.RACK_SIZE, 1, Byte.MAX_VALUE),
            table.textParameter(LaneFormat.WORDS),
            table.textParameter(LaneFormat.LEAVES));
    double[] explained = table.doubles(LaneFormat.EXPLAINED);
    int[] thresholds = table.ints(LaneFormat.THRESHOLDS);
    try {
      return new LaneTable(
          origin,
          thresholds,
          new LaneRule(
              table.floats(LaneFormat.REPLY), table.floats(LaneFormat.REPLY_ERRORS), explained[0]),
          new LaneRule(
              table.floats(LaneFormat.GAIN), table.floats(LaneFormat.GAIN_ERRORS), explained[1]),
          new LaneRule(
              table.floats(LaneFormat.GAIN_WITH_LEAVE),
              table.floats(LaneFormat.GAIN_WITH_LEAVE_ERRORS),
              explained[2]));
    } catch (IllegalArgumentException wrong) {
      throw new CorruptTableException(
          table.path(), "rules that can be", String.valueOf(wrong.getMessage()));
    }
  }

  /** Writes the table, whole or not at all. */
  public void write(Path path, Provenance provenance) throws IOException {
    int features = reply.weights().length;
    int terms = gainWithLeave.weights().length - features;
    TableSchema schema =
        new TableSchema(
            LaneFormat.KIND,
            origin.parameters(features, terms),
            provenance,
            LaneFormat.columns(features, terms));
    try (TableWriter writer = TableWriter.create(path, schema)) {
      writer.column(LaneFormat.THRESHOLDS).write(thresholds, 0, thresholds.length);
      write(writer, LaneFormat.REPLY, reply.weights());
      write(writer, LaneFormat.GAIN, gain.weights());
      write(writer, LaneFormat.GAIN_WITH_LEAVE, gainWithLeave.weights());
      write(writer, LaneFormat.REPLY_ERRORS, reply.standardErrors());
      write(writer, LaneFormat.GAIN_ERRORS, gain.standardErrors());
      write(writer, LaneFormat.GAIN_WITH_LEAVE_ERRORS, gainWithLeave.standardErrors());
      double[] explained = {reply.explained(), gain.explained(), gainWithLeave.explained()};
      writer.column(LaneFormat.EXPLAINED).write(explained, 0, explained.length);
      writer.seal();
    }
  }

  private static void write(TableWriter writer, String column, float[] values) throws IOException {
    writer.column(column).write(values, 0, values.length);
  }

  /** For the opponent's reply. */
  public LaneRule reply() {
    return reply;
  }

  /** For what the mover's next play gains. */
  public LaneRule gain() {
    return gain;
  }

  /** For the same, knowing what was kept. */
  public LaneRule gainWithLeave() {
    return gainWithLeave;
  }
}
