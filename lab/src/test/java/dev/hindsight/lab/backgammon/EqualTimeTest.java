package dev.hindsight.lab.backgammon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

/** Equal processor time on machines whose speed is known here and not there. */
class EqualTimeTest {
  private static final double MINUTE = 60;
  private static final Set<ExactUse> TWO = EnumSet.of(ExactUse.NONE, ExactUse.PLAYED);

  private record Took(long blocks, double seconds) implements EqualTime.Timed {}

  /** Trainings at so many blocks a second; what was asked of it is kept. */
  private static class Machine implements EqualTime.Trainer<Took> {
    final List<Map<ExactUse, Long>> asked = new ArrayList<>();
    final Map<ExactUse, Double> rates = new EnumMap<>(ExactUse.class);

    /** How busy the machine is, for all alike. */
    double load = 1;

    @Override
    public Map<ExactUse, Took> train(Map<ExactUse, Long> blocks) {
      asked.add(blocks);
      Map<ExactUse, Took> took = new EnumMap<>(ExactUse.class);
      blocks.forEach(
          (use, count) ->
              took.put(use, new Took(count, count * load / rates.getOrDefault(use, 1.0))));
      return took;
    }
  }

  /** The example of its Javadoc: A took 75 s for 1,000 blocks, B 50 s. */
  @Test
  void trainingsAreDoneAgainWithTheGamesThatWouldHaveFitted() throws IOException {
    Machine machine =
        new Machine() {
          @Override
          public Map<ExactUse, Took> train(Map<ExactUse, Long> blocks) {
            boolean isWarm = asked.size() >= 2;
            rates.put(ExactUse.NONE, isWarm ? 1000 / 75.0 : 1000 / MINUTE);
            rates.put(ExactUse.PLAYED, isWarm ? 1000 / 50.0 : 1000 / MINUTE);
            return super.train(blocks);
          }
        };
    Map<ExactUse, Took> trained = new EqualTime(MINUTE).fit(TWO, machine);
    assertThat(machine.asked)
        .containsExactly(
            Map.of(ExactUse.NONE, 20L, ExactUse.PLAYED, 20L),
            Map.of(ExactUse.NONE, 250L, ExactUse.PLAYED, 250L),
            Map.of(ExactUse.NONE, 1_000L, ExactUse.PLAYED, 1_000L),
            Map.of(ExactUse.NONE, 800L, ExactUse.PLAYED, 1_200L));
    assertThat(trained.values()).allMatch(took -> Math.abs(took.seconds() - MINUTE) < 1e-9);
  }

  /**
   * Kinds that cost up to 30 per cent more, on a machine twice as busy from one try to the next.
   */
  @Test
  void kindsOfUnequalCostComeOutWithinFourPercentOfEachOther() throws IOException {
    Set<ExactUse> all = EnumSet.allOf(ExactUse.class);
    for (int seed = 0; seed < 100; seed++) {
      RandomGenerator random = new SplittableRandom(seed);
      Machine machine =
          new Machine() {
            @Override
            public Map<ExactUse, Took> train(Map<ExactUse, Long> blocks) {
              load = 1 + random.nextDouble();
              for (ExactUse use : all) {
                rates.put(use, 16 - use.ordinal() + 0.2 * random.nextDouble());
              }
              return super.train(blocks);
            }
          };
      Map<ExactUse, Took> trained = new EqualTime(MINUTE).fit(all, machine);
      double mean = trained.values().stream().mapToDouble(Took::seconds).average().orElseThrow();
      for (Took took : trained.values()) {
        assertThat(took.seconds()).as("seed %d", seed).isCloseTo(mean, within(0.04 * mean));
      }
    }
  }

  /** It gives up in the end, and says what the last ones really took. */
  @Test
  void aMachineThatIsNeverTheSameIsReportedAsItIs() throws IOException {
    Machine machine =
        new Machine() {
          @Override
          public Map<ExactUse, Took> train(Map<ExactUse, Long> blocks) {
            boolean isEven = asked.size() % 2 == 0;
            rates.put(ExactUse.NONE, isEven ? 5.0 : 10);
            rates.put(ExactUse.PLAYED, isEven ? 10.0 : 5);
            return super.train(blocks);
          }
        };
    Map<ExactUse, Took> trained = new EqualTime(MINUTE).fit(TWO, machine);
    assertThat(machine.asked).hasSize(2 + EqualTime.MOST_ATTEMPTS);
    assertThat(trained.values())
        .extracting(Took::seconds)
        .containsExactlyInAnyOrder(MINUTE / 2, MINUTE * 2);
  }

  @Test
  void aTimeShorterThanABlockIsOneBlock() throws IOException {
    Machine machine = new Machine();
    machine.rates.put(ExactUse.NONE, 0.01);
    machine.rates.put(ExactUse.PLAYED, 0.02);
    Map<ExactUse, Took> trained = new EqualTime(0.5).fit(TWO, machine);
    assertThat(trained.values()).extracting(Took::blocks).containsExactly(1L, 1L);
    assertThat(machine.asked).hasSize(3);
  }
}
