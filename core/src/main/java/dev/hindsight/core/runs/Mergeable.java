package dev.hindsight.core.runs;

/**
 * A tally that can absorb another; merging must be exact, so order and grouping do not matter.
 *
 * <p>Integers add exactly. A tally that must add floats gives the same bytes only for the same
 * block size, because {@link Trials} merges blocks in their order.
 */
public interface Mergeable<T> {
  /** Afterwards this tally holds what both have seen; {@code other} is left as it is. */
  void merge(T other);
}
