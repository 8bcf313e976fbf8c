package dev.hindsight.workbench.answers;

import org.jspecify.annotations.Nullable;

/** How a value is known. Programs read it as {@code {"by": "sample", "standardError": 0.12}}. */
public sealed interface Known {
  /** Nothing can change it: read from a solved table, or searched to the end. */
  record Proven() implements Known {}

  /** Judged by somebody who may be wrong: a net, a static evaluation, a search that was stopped. */
  record Estimate() implements Known {}

  /**
   * The mean of a sample.
   *
   * @param standardError in the unit of the value
   */
  record Sample(double standardError) implements Known {
    public Sample {
      if (!(standardError >= 0)) {
        throw new IllegalArgumentException("a standard error of " + standardError);
      }
    }
  }

  /** A proof or an estimate. */
  static Known of(boolean proven) {
    return proven ? new Proven() : new Estimate();
  }

  default boolean isProven() {
    return this instanceof Proven;
  }

  /** What programs read. */
  record Form(
      @Says("how the value is known: `proof`, `estimate` or `sample`") By by,
      @Says("of a sample, in the unit of the value; `null` for the others")
          @Nullable Double standardError) {
    static Form of(Known known) {
      if (known instanceof Sample sample) {
        return new Form(By.SAMPLE, sample.standardError());
      }
      return new Form(known.isProven() ? By.PROOF : By.ESTIMATE, null);
    }
  }

  /** The words for it. */
  enum By {
    PROOF,
    ESTIMATE,
    SAMPLE
  }
}
