package dev.hindsight.crossword.table;

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
    if (weights.length != standardErrors.length) {
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

  public int racks() {
    return weights.length;
  }

  /** The weight of all positions behind a rack. */
  public float weight(int rank) {
    return weights[rank];
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
