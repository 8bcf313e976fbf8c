package dev.hindsight.crossword.table;

import dev.hindsight.core.tables.ColumnSpec;
import dev.hindsight.core.tables.ColumnType;
import dev.hindsight.core.tables.Parameters;
import dev.hindsight.core.tables.Provenance;
import dev.hindsight.core.tables.Storage;
import dev.hindsight.core.tables.Table;
import dev.hindsight.core.tables.TableKind;
import dev.hindsight.core.tables.TableSchema;
import dev.hindsight.core.tables.TableWriter;
import dev.hindsight.crossword.index.RackIndex;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntUnaryOperator;

/**
 * Packed rack equities: those of version 2 in a tenth of the room, to be sent around. Equities are
 * rounded to what their errors justify; what they rest on is told roughly.
 *
 * <pre>
 * RackEquities   →  Container header, Step0 … Step3, Observations, Errors, Container footer
 *   parameters      as in version 2, and
 *                   stepMillipoints    equities are whole multiples of it
 *   inputs          those of the table that was packed, and rackEquities, its SHA-256
 *   step0 … step3   int8[size]    equity in steps, less that of the rack before, by bytes: d is
 *                                 stored as 2d, or as −2d − 1 if it is negative, lowest byte first
 *   observations    int8[size]    in how many positions the rack could be drawn, coarse
 *   standardErrors  int8[size]    millipoints, coarse; 0 where nothing is known
 * </pre>
 *
 * All columns are deflated. A coarse number n above 0 is stored as 1 + 8 · log₂ n, rounded. Racks
 * are in the order of {@code RackIndex}: lexicographic by their counts from the blank on.
 *
 * <p>History: 1 first version. 2 added weights and standard errors. 3 packed.
 */
public final class RackEquityFormatV3 {
  /** All versions can be read. */
  public static final TableKind KIND = new TableKind("crossword.rack-equity", 1, 3);

  static final int VERSION = 3;
  private static final String STEP = "step";
  private static final String STEP_MILLIPOINTS = "stepMillipoints";

  /** Steps of 1, 2 and 5, up to half a point. */
  private static final int[] STEPS = {1, 2, 5, 10, 20, 50, 100, 200, 500};

  private RackEquityFormatV3() {}

  static List<ColumnSpec> columns(RackIndex index) {
    List<ColumnSpec> columns = new ArrayList<>(steps(index).columns());
    for (String name : List.of(RackEquityFormat.OBSERVATIONS, RackEquityFormatV2.STANDARD_ERRORS)) {
      columns.add(new ColumnSpec(name, ColumnType.INT8, index.size(), Storage.DEFLATED));
    }
    return columns;
  }

  private static BytePlanes steps(RackIndex index) {
    return new BytePlanes(STEP, index.size());
  }

  /**
   * The step that equities are rounded to: at most a quarter of the median standard error, so that
   * rounding adds a half per cent to the variance of a rack; 1 millipoint if no error is known.
   */
  static int stepMillipoints(RackEvidence evidence) {
    int[] known =
        Arrays.stream(evidence.standardErrors())
            .filter(error -> error != RackEvidence.UNKNOWN)
            .sorted()
            .toArray();
    int most = known.length == 0 ? 1 : known[known.length / 2] / 4;
    int best = STEPS[0];
    for (int step : STEPS) {
      best = step <= most ? step : best;
    }
    return best;
  }

  /** Writes a table and its evidence, whole or not at all. */
  public static void write(
      Path path, RackEquityTable table, RackEvidence evidence, Provenance provenance)
      throws IOException {
    RackIndex index = table.index();
    int step = stepMillipoints(evidence);
    Parameters parameters =
        RackEquityFormatV2.parameters(table, evidence).with(STEP_MILLIPOINTS, step);
    TableSchema schema = new TableSchema(KIND, parameters, provenance, columns(index));
    int[] differences = new int[index.size()];
    byte[] observations = new byte[index.size()];
    byte[] errors = new byte[index.size()];
    int before = 0;
    for (int rank = 0; rank < differences.length; rank++) {
      int steps = Math.floorDiv(2 * table.millipoints(rank) + step, 2 * step);
      differences[rank] = steps - before;
      before = steps;
      observations[rank] = CoarseCounts.encode(table.observations(rank));
      int error = evidence.standardErrorMillipoints(rank);
      errors[rank] = error == RackEvidence.UNKNOWN ? 0 : CoarseCounts.encode(Math.max(1, error));
    }
    try (TableWriter writer = TableWriter.create(path, schema)) {
      steps(index).write(differences, writer);
      writer.column(RackEquityFormat.OBSERVATIONS).write(observations, 0, index.size());
      writer.column(RackEquityFormatV2.STANDARD_ERRORS).write(errors, 0, index.size());
      writer.seal();
    }
  }

  /** The equities of a table of this version; its columns have been checked. */
  static int[] millipoints(Table table, RackIndex index) throws IOException {
    int step = (int) table.integerParameter(STEP_MILLIPOINTS, 1, MillipointRange.MOST);
    int[] values = steps(index).read(table);
    long steps = 0;
    for (int rank = 0; rank < values.length; rank++) {
      steps += values[rank];
      long millipoints = steps * step;
      // What does not fit is told by the check of the range.
      values[rank] = (int) Math.max(Integer.MIN_VALUE, Math.min(Integer.MAX_VALUE, millipoints));
    }
    return values;
  }

  /** How many positions are behind each equity, about. */
  static IntUnaryOperator observations(Table table) throws IOException {
    byte[] codes = table.bytes(RackEquityFormat.OBSERVATIONS);
    return rank -> CoarseCounts.decode(codes[rank]);
  }

  /** What the equities of a table of this version rest on. */
  static RackEvidence evidence(Table table) throws IOException {
    byte[] codes = table.bytes(RackEquityFormatV2.STANDARD_ERRORS);
    int[] errors = new int[codes.length];
    for (int rank = 0; rank < errors.length; rank++) {
      errors[rank] = codes[rank] == 0 ? RackEvidence.UNKNOWN : CoarseCounts.decode(codes[rank]);
    }
    return RackEvidence.ofErrors(errors);
  }
}
