package dev.hindsight.crossword.table;

import dev.hindsight.core.tables.ColumnSpec;
import dev.hindsight.core.tables.ColumnType;
import dev.hindsight.core.tables.CorruptTableException;
import dev.hindsight.core.tables.Parameters;
import dev.hindsight.core.tables.Provenance;
import dev.hindsight.core.tables.Storage;
import dev.hindsight.core.tables.Table;
import dev.hindsight.core.tables.TableKind;
import dev.hindsight.core.tables.TableSchema;
import dev.hindsight.core.tables.TableWriter;
import dev.hindsight.crossword.index.RackIndex;
import dev.hindsight.crossword.rules.letters.Millipoints;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/**
 * Rack equities with what they rest on: the mean equity of the best play with every full rack, over
 * positions that were swept for all racks.
 *
 * <pre>
 * RackEquities   →  Container header, Millipoints, Observations, Weights, Errors, Container footer
 *   parameters      as in version 1: rackSize, tiles, letters, words; and for people
 *                   racksSeen                     racks with observations
 *                   fewestObservations            of any rack
 *                   medianStandardErrorPoints     of the racks that have one; - if none has
 *   inputs          what else the equities depend on, such as the leave values played with
 *   millipoints     int32[size]    equity for the player who holds the rack
 *   observations    int32[size]    in how many positions the rack could be drawn; 0 if it is an
 *                                  estimate
 *   weights         float32[size]  what these count for: each by the chance to draw the rack there,
 *                                  over the chance from a full bag
 *   standardErrors  int32[size]    millipoints, as positions differ; -1 where nothing is known
 * </pre>
 *
 * Racks are in the order of {@code RackIndex}: lexicographic by their counts from the blank on.
 *
 * <p>History: 1 first version. 2 added weights and standard errors.
 */
public final class RackEquityFormatV2 {
  /** What tables of this version are written as. */
  public static final TableKind KIND = new TableKind("crossword.rack-equity", 1, 2);

  static final int VERSION = 2;
  static final String WEIGHTS = "weights";
  static final String STANDARD_ERRORS = "standardErrors";

  private RackEquityFormatV2() {}

  /** The columns of a table of this version. */
  static List<ColumnSpec> columns(RackIndex index) {
    int size = index.size();
    return List.of(
        new ColumnSpec(RackEquityFormat.MILLIPOINTS, ColumnType.INT32, size, Storage.RAW),
        new ColumnSpec(RackEquityFormat.OBSERVATIONS, ColumnType.INT32, size, Storage.RAW),
        new ColumnSpec(WEIGHTS, ColumnType.FLOAT32, size, Storage.RAW),
        new ColumnSpec(STANDARD_ERRORS, ColumnType.INT32, size, Storage.RAW));
  }

  /** Writes a table and its evidence, whole or not at all. */
  public static void write(
      Path path, RackEquityTable table, RackEvidence evidence, Provenance provenance)
      throws IOException {
    RackIndex index = table.index();
    if (evidence.racks() != index.size()) {
      throw new IllegalArgumentException(
          "evidence of " + evidence.racks() + " racks for a table of " + index.size());
    }
    TableSchema schema =
        new TableSchema(KIND, parameters(table, evidence), provenance, columns(index));
    int[] observations = new int[index.size()];
    for (int rank = 0; rank < observations.length; rank++) {
      observations[rank] = table.observations(rank);
    }
    try (TableWriter writer = TableWriter.create(path, schema)) {
      writer.column(RackEquityFormat.MILLIPOINTS).write(table.values(), 0, index.size());
      writer.column(RackEquityFormat.OBSERVATIONS).write(observations, 0, index.size());
      writer.column(WEIGHTS).write(evidence.weights(), 0, index.size());
      writer.column(STANDARD_ERRORS).write(evidence.standardErrors(), 0, index.size());
      writer.seal();
    }
  }

  static Parameters parameters(RackEquityTable table, RackEvidence evidence) {
    int size = table.index().size();
    int fewest = Integer.MAX_VALUE;
    int seen = 0;
    for (int rank = 0; rank < size; rank++) {
      fewest = Math.min(fewest, table.observations(rank));
      seen += table.observations(rank) > 0 ? 1 : 0;
    }
    int[] known =
        Arrays.stream(evidence.standardErrors())
            .filter(error -> error != RackEvidence.UNKNOWN)
            .sorted()
            .toArray();
    String median =
        known.length == 0 ? "-" : Millipoints.toExactPoints(known[known.length / 2]).toString();
    return RackEquityFormat.parameters(table.index(), table.wordsSha256())
        .with("racksSeen", seen)
        .with("fewestObservations", fewest)
        .with("medianStandardErrorPoints", median);
  }

  /** What the equities of a table of this version rest on. */
  static RackEvidence evidence(Table table) throws IOException {
    int[] errors = table.ints(STANDARD_ERRORS);
    float[] weights = table.floats(WEIGHTS);
    if (weights.length != errors.length) {
      throw new CorruptTableException(
          table.path(), errors.length + " weights", weights.length + " weights");
    }
    for (float weight : weights) {
      if (!(weight >= 0 && Float.isFinite(weight))) {
        throw new CorruptTableException(
            table.path(), "weights from 0 that are finite", Float.toString(weight));
      }
    }
    return RackEvidence.owning(weights, errors);
  }
}
