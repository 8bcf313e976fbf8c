package dev.hindsight.backgammon.build.nets;

/** How much was learnt from, and how far off the nets were, by where the targets came from. */
public final class LearningTally {
  private final long[] samples = new long[SampleKind.COUNT];
  private final double[] losses = new double[SampleKind.COUNT];
  private long games;
  private long dropped;

  void addSample(SampleKind kind, double loss) {
    samples[kind.position()]++;
    losses[kind.position()] += loss;
  }

  void addGame(boolean complete) {
    games++;
    dropped += complete ? 0 : 1;
  }

  public void add(LearningTally other) {
    for (int kind = 0; kind < samples.length; kind++) {
      samples[kind] += other.samples[kind];
      losses[kind] += other.losses[kind];
    }
    games += other.games;
    dropped += other.dropped;
  }

  public long samples(SampleKind kind) {
    return samples[kind.position()];
  }

  /** The mean cross-entropy, NaN without samples. */
  public double meanLoss(SampleKind kind) {
    return losses[kind.position()] / samples[kind.position()];
  }

  public long games() {
    return games;
  }

  /** Games that were too long to count. */
  public long dropped() {
    return dropped;
  }
}
