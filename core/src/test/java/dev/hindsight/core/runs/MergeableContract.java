package dev.hindsight.core.runs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/**
 * What every tally must keep: merging is adding up, whatever the order and the grouping.
 *
 * <p>A subclass supplies tallies and observations; {@code T} needs an {@code equals} by content.
 *
 * @param <T> the tally
 * @param <O> one observation
 */
public abstract class MergeableContract<T extends Mergeable<T>, O> {
  private static final long SEED = 4_711;

  protected abstract T empty();

  protected abstract void observe(T tally, O observation);

  /** One random observation, extremes included now and then. */
  protected abstract O observation(Random random);

  /** How checkpoints hold it. */
  protected abstract TallyCodec<T> codec();

  private T tallyOf(List<O> observations) {
    T tally = empty();
    observations.forEach(observation -> observe(tally, observation));
    return tally;
  }

  private T merged(T one, T other) {
    T sum = empty();
    sum.merge(one);
    sum.merge(other);
    return sum;
  }

  private List<O> observations(Random random, int count) {
    List<O> observations = new ArrayList<>();
    for (int made = 0; made < count; made++) {
      observations.add(observation(random));
    }
    return observations;
  }

  @Test
  void anEmptyTallyChangesNothing() {
    T tally = tallyOf(observations(new Random(SEED), 50));
    T expected = tallyOf(observations(new Random(SEED), 50));
    tally.merge(empty());
    assertThat(tally).as("seed %d", SEED).isEqualTo(expected);
    assertThat(merged(empty(), tally)).as("seed %d", SEED).isEqualTo(expected);
    assertThat(merged(empty(), empty())).isEqualTo(empty());
  }

  @Test
  void splitAnywhereEqualsTheWhole() {
    List<O> observations = observations(new Random(SEED), 60);
    T whole = tallyOf(observations);
    for (int cut = 0; cut <= observations.size(); cut++) {
      T left = tallyOf(observations.subList(0, cut));
      left.merge(tallyOf(observations.subList(cut, observations.size())));
      assertThat(left).as("cut at %d, seed %d", cut, SEED).isEqualTo(whole);
    }
  }

  @Test
  void orderDoesNotMatter() {
    List<O> observations = observations(new Random(SEED), 60);
    T whole = tallyOf(observations);
    Random random = new Random(SEED);
    for (int shuffle = 0; shuffle < 20; shuffle++) {
      Collections.shuffle(observations, random);
      T sum = empty();
      observations.forEach(observation -> sum.merge(tallyOf(List.of(observation))));
      assertThat(sum).as("shuffle %d, seed %d", shuffle, SEED).isEqualTo(whole);
    }
  }

  @Test
  void groupingDoesNotMatter() {
    Random random = new Random(SEED);
    for (int round = 0; round < 50; round++) {
      T a = tallyOf(observations(random, random.nextInt(8)));
      T b = tallyOf(observations(random, random.nextInt(8)));
      T c = tallyOf(observations(random, random.nextInt(8)));
      assertThat(merged(merged(a, b), c))
          .as("round %d, seed %d", round, SEED)
          .isEqualTo(merged(a, merged(b, c)))
          .isEqualTo(merged(merged(c, a), b));
    }
  }

  @Test
  void mergingLeavesTheOtherAsItIs() {
    List<O> observations = observations(new Random(SEED), 10);
    T other = tallyOf(observations);
    T sum = tallyOf(observations.subList(0, 4));
    sum.merge(other);
    observe(sum, observations.get(0));
    assertThat(other).as("seed %d", SEED).isEqualTo(tallyOf(observations));
  }

  @Test
  void decodingWhatWasEncodedGivesAnEqualTallyOfItsOwn() {
    for (int count : new int[] {0, 1, 2, 60}) {
      List<O> observations = observations(new Random(SEED), count);
      T tally = tallyOf(observations);
      T again = codec().decode(codec().encode(tally));
      assertThat(again).as("%d observations, seed %d", count, SEED).isEqualTo(tally);
      observe(again, observation(new Random(SEED)));
      assertThat(tally).as("seed %d", SEED).isEqualTo(tallyOf(observations));
    }
  }

  @Test
  void arraysOfSomethingElseAreNotDecoded() {
    assertThatThrownBy(() -> codec().decode(NamedArrays.of().with("other", new long[1])))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
