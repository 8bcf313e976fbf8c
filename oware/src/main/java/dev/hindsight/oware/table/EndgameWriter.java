package dev.hindsight.oware.table;

import dev.hindsight.core.tables.TableWriter;
import java.io.IOException;

/**
 * An endgame file that is begun before the work and sealed after it, so that a folder that cannot
 * be written does not cost the work. Without {@link #seal} nothing is left of it.
 */
public final class EndgameWriter implements AutoCloseable {
  private final TableWriter writer;

  EndgameWriter(TableWriter writer) {
    this.writer = writer;
  }

  /** Writes all layers, which must be solved, and gives the file its name. */
  public void seal(EndgameLayers layers) throws IOException {
    if (layers.values().hasExact()) {
      write(EndgameFormat.NET_SEEDS, layers.netSeeds());
    }
    if (layers.values().hasBounds()) {
      write(EndgameFormat.LOWEST, layers.lowest());
      write(EndgameFormat.HIGHEST, layers.highest());
    }
    writer.seal();
  }

  private void write(String column, SolvedLayers layers) throws IOException {
    for (byte[] layer : layers.layers()) {
      write(column, layer);
    }
  }

  /**
   * Writes the next values of a column, for layers that are not all in memory. Columns are written
   * one after the other in the order of {@link EndgameFormat#names}.
   */
  public void write(String column, byte[] values) throws IOException {
    writer.column(column).write(values, 0, values.length);
  }

  /** Gives the file its name when all columns are written. */
  public void seal() throws IOException {
    writer.seal();
  }

  @Override
  public void close() throws IOException {
    writer.close();
  }
}
