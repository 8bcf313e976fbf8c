package dev.hindsight.neural;

import dev.hindsight.core.tables.ColumnSpec;
import dev.hindsight.core.tables.ColumnType;
import dev.hindsight.core.tables.CorruptTableException;
import dev.hindsight.core.tables.Storage;
import dev.hindsight.core.tables.Table;
import dev.hindsight.core.tables.TableWriter;
import java.io.IOException;

/**
 * A net as a column of a table: its weights and biases as half floats, layer by layer; of a layer
 * the rows, one for each number that comes in, then the biases; no padding.
 *
 * <p>The shape is for the format of the table to keep.
 */
public final class NetworkColumn {
  /** The least half float that is infinite or not a number, without its sign. */
  private static final int FIRST_UNUSABLE = 0x7C00;

  private NetworkColumn() {}

  public static ColumnSpec spec(String name, NetShape shape) {
    return new ColumnSpec(name, ColumnType.INT16, shape.usedPlaces().length, Storage.RAW);
  }

  public static void write(TableWriter writer, String name, Network network) throws IOException {
    float[] used = network.usedParameters();
    short[] halves = new short[used.length];
    for (int at = 0; at < used.length; at++) {
      halves[at] = HalfFloats.ofFloat(used[at]);
    }
    writer.column(name).write(halves, 0, halves.length);
  }

  /** Reads a net from a table whose columns have been checked. */
  public static Network read(Table table, String name, NetShape shape) throws IOException {
    short[] halves = table.shorts(name);
    float[] used = new float[halves.length];
    for (int at = 0; at < used.length; at++) {
      short half = halves[at];
      if ((half & 0x7FFF) >= FIRST_UNUSABLE) {
        throw new CorruptTableException(
            table.path(), "finite weights in column " + name, "one that is not, at " + at);
      }
      used[at] = HalfFloats.toFloat(half);
    }
    return Network.ofUsed(shape, used);
  }

  /** The net as it comes back from a file: every weight rounded to a half float. */
  public static Network rounded(Network network) {
    float[] used = network.usedParameters();
    for (int at = 0; at < used.length; at++) {
      used[at] = HalfFloats.toFloat(HalfFloats.ofFloat(used[at]));
    }
    return Network.ofUsed(network.shape(), used);
  }
}
