package dev.hindsight.crossword.table;

import dev.hindsight.core.tables.Table;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/**
 * What each equity of a table rests on, by rank of the rack.
 *
 * <p>Weights are in positions: 1 for a position in which the rack is drawn as easily as from a full
 * bag. Standard errors are in millipoints, as positions differ. Immutable.
 */
public final class RackEvidence {
  /** A standard error where there is too little to tell. */
  public static final int UNKNOWN = -1;

  private final float[] weights;
  private final int[] standardErrors;

  private RackEvidence(float[] weights, int[] standardErrors) {
    if (weights.length != 0 && weights.length != standardErrors.length) {
      throw new IllegalArgumentException(
          weights.length + " weights and " + standardErrors.length + " standard errors");
    }
    this.weights = weights;
    this.standardErrors = standardErrors;
  }

  /** Of arrays that nobody else writes to from now on. */
  public static RackEvidence owning(float[] weights, int[] standardErrorsMillipoints) {
    return new RackEvidence(weights, standardErrorsMillipoints);
  }

  /** Evidence that tells no weights. */
  static RackEvidence ofErrors(int[] standardErrorsMillipoints) {
    return new RackEvidence(new float[0], standardErrorsMillipoints);
  }

  /** That of a table; nothing if it is of version 1, which has none. */
  public static Optional<RackEvidence> open(Path path) throws IOException {
    try (Table table = Table.open(path, RackEquityFormatV3.KIND)) {
      return load(table);
    }
  }

  static Optional<RackEvidence> load(Table table) throws IOException {
    return switch (table.kindVersion()) {
      case RackEquityFormatV2.VERSION -> Optional.of(RackEquityFormatV2.evidence(table));
      case RackEquityFormatV3.VERSION -> Optional.of(RackEquityFormatV3.evidence(table));
      default -> Optional.empty();
    };
  }

  public int racks() {
    return standardErrors.length;
  }

  /** The weight of all positions behind a rack; NaN if that is not known. */
  public float weight(int rank) {
    return weights.length == 0 ? Float.NaN : weights[rank];
  }

  /** The standard error of a rack, or {@link #UNKNOWN}. */
  public int standardErrorMillipoints(int rank) {
    return standardErrors[rank];
  }

  float[] weights() {
    return weights;
  }

  int[] standardErrors() {
    return standardErrors;
  }
}
