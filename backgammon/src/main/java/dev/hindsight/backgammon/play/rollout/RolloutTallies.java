package dev.hindsight.backgammon.play.rollout;

import dev.hindsight.core.runs.Mergeable;
import dev.hindsight.core.runs.NamedArrays;
import dev.hindsight.core.runs.TallyCodec;
import java.util.List;
import java.util.OptionalLong;
import java.util.function.ToLongFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What the trials of several positions came to, in the order of the positions. */
public final class RolloutTallies implements Mergeable<RolloutTallies> {
  private final List<RolloutTally> tallies;

  private RolloutTallies(List<RolloutTally> tallies) {
    this.tallies = tallies;
  }

  static RolloutTallies empty(int positions) {
    return new RolloutTallies(Stream.generate(RolloutTally::new).limit(positions).toList());
  }

  RolloutTally of(int position) {
    return tallies.get(position);
  }

  @Override
  public void merge(RolloutTallies other) {
    for (int position = 0; position < tallies.size(); position++) {
      tallies.get(position).merge(other.tallies.get(position));
    }
  }

  /** The results, position by position. */
  public List<RolloutResult> results() {
    return tallies.stream().map(RolloutTally::result).toList();
  }

  /** Of trials that are a game of every position each. */
  static TallyCodec<RolloutTallies> codecOfLines(int positions) {
    return codec(
        positions,
        tally -> {
          long trials = tally.of(0).trials();
          if (IntStream.range(0, positions).anyMatch(at -> tally.of(at).trials() != trials)) {
            throw new IllegalArgumentException("not every line has as many games");
          }
          return trials;
        });
  }

  /** Of trials that are a game of one position each. */
  static TallyCodec<RolloutTallies> codecOfSeries(int positions) {
    return codec(
        positions,
        tally -> IntStream.range(0, positions).mapToLong(at -> tally.of(at).trials()).sum());
  }

  private static TallyCodec<RolloutTallies> codec(
      int positions, ToLongFunction<RolloutTallies> trials) {
    return new TallyCodec<>() {
      @Override
      public NamedArrays encode(RolloutTallies tally) {
        NamedArrays arrays = NamedArrays.of();
        for (int position = 0; position < positions; position++) {
          arrays = arrays.with(name(position), tally.of(position).toLongs());
        }
        return arrays;
      }

      @Override
      public RolloutTallies decode(NamedArrays arrays) {
        return new RolloutTallies(
            Stream.iterate(0, position -> position < positions, position -> position + 1)
                .map(position -> RolloutTally.ofLongs(arrays.longs(name(position))))
                .toList());
      }

      @Override
      public OptionalLong trials(RolloutTallies tally) {
        return OptionalLong.of(trials.applyAsLong(tally));
      }
    };
  }

  private static String name(int position) {
    return "position-" + position;
  }
}
