package dev.hindsight.core.runs;

import java.util.random.RandomGenerator;

/**
 * One independent random experiment, identified by its index and nothing else.
 *
 * <p>It may read what is shared and constant, takes all its chance from {@code random}, and leaves
 * its outcome in {@code tally} only. Several threads run the same {@code Trial} object at once.
 */
@FunctionalInterface
public interface Trial<T extends Mergeable<T>> {
  void run(long index, RandomGenerator random, T tally);
}
