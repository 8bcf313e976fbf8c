package dev.hindsight.bench;

import java.util.OptionalLong;
import java.util.stream.LongStream;

/** How long proofs take if some are not found in time. */
public final class ProofTimes {
  private ProofTimes() {}

  /**
   * The time within which a share of all is proven; nothing if fewer were proven at all.
   *
   * @param provenNanos the times of those that were
   * @param all how many were tried
   * @param share 0.5 for the median
   */
  public static OptionalLong nanosToProve(LongStream provenNanos, int all, double share) {
    long[] sorted = provenNanos.sorted().toArray();
    int needed = (int) Math.ceil(share * all);
    return needed < 1 || needed > sorted.length
        ? OptionalLong.empty()
        : OptionalLong.of(sorted[needed - 1]);
  }
}
