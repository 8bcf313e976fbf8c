package dev.hindsight.workbench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.core.measure.PairedComparison;
import dev.hindsight.core.notation.Specified;
import dev.hindsight.core.runs.Cancellation;
import dev.hindsight.core.runs.CancelledException;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.Progress;
import dev.hindsight.core.runs.Trial;
import dev.hindsight.core.runs.UnusableCheckpointException;
import dev.hindsight.core.tables.Parameters;
import dev.hindsight.workbench.runs.InputFiles;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The duel of any game, here of two who throw dice: the second has a die less lucky by one. */
class DuelTest {
  private static final int PAIRS = 3_000;

  private static final String ONE_DIE = "a".repeat(64);
  private static final String OTHER_DIE = "b".repeat(64);

  @TempDir Path folder;

  /** Two players with what their games depend on. */
  private record Dice(Trial<PairedComparison> pair, String inputHash) implements DuelSides {
    static Dice fair() {
      return new Dice(Dice::play, ONE_DIE);
    }

    static void play(long index, RandomGenerator random, PairedComparison tally) {
      tally.addBySpread(spread(random), spread(random));
    }

    private static int spread(RandomGenerator random) {
      int ours = random.nextInt(6);
      return ours - random.nextInt(6) + 1;
    }

    @Override
    public String game() {
      return "dice";
    }

    @Override
    public Specified<String> firstPlayer() {
      return new Specified<>("lucky", "+1");
    }

    @Override
    public Specified<String> secondPlayer() {
      return new Specified<>("unlucky:by=1", "-1");
    }

    @Override
    public Parameters parameters() {
      return Parameters.of();
    }

    @Override
    public boolean isTimed() {
      return false;
    }

    @Override
    public DuelPairs open(InputFiles files) {
      return new DuelPairs(
          "highest", "an empty cup", pair, () -> new TreeMap<>(Map.of("die", inputHash)), () -> {});
    }
  }

  private DuelPlan kept(int pairs) {
    return new DuelPlan(pairs, 7, Optional.of(folder.resolve("duel")));
  }

  private static DuelResult run(DuelPlan plan, Dice dice, int threads) throws IOException {
    try (Crew crew = new Crew(threads)) {
      return new Duel(plan).run(dice, crew);
    }
  }

  @Test
  void theResultSaysWhoMetWhomAndHow() throws IOException {
    DuelResult result = run(DuelPlan.of(PAIRS, 7), Dice.fair(), 2);
    assertThat(result.first()).isEqualTo("lucky");
    assertThat(result.second()).isEqualTo("unlucky:by=1");
    assertThat(result.rules()).isEqualTo("highest");
    assertThat(result.openings()).isEqualTo("an empty cup");
    assertThat(result.pairs()).isEqualTo(PAIRS);
    assertThat(result.wins() + result.draws() + result.losses()).isEqualTo(2 * PAIRS);
    assertThat(result.spreadPerGame().low()).isLessThan(1.0).isGreaterThan(0.9);
    assertThat(result.spreadPerGame().high()).isGreaterThan(1.0).isLessThan(1.1);
    assertThat(result.verdict()).isEqualTo("the first player is stronger at 95 %");
    assertThat(result.toReport().toText()).contains("lucky against unlucky:by=1", "seed 7");
  }

  @Test
  void threadsAndCheckpointsDoNotShow() throws IOException {
    DuelResult alone = run(DuelPlan.of(PAIRS, 7), Dice.fair(), 1);
    assertThat(run(DuelPlan.of(PAIRS, 7), Dice.fair(), 3)).isEqualTo(alone);
    assertThat(run(kept(PAIRS), Dice.fair(), 2)).isEqualTo(alone);
    assertThat(folder).isEmptyDirectory();
    assertThat(run(DuelPlan.of(PAIRS, 8), Dice.fair(), 1)).isNotEqualTo(alone);
  }

  @Test
  void aStoppedDuelGoesOnAndPlaysNoPairTwice() throws IOException {
    Cancellation cancellation = new Cancellation();
    Set<Long> before = new ConcurrentSkipListSet<>();
    Dice stopping =
        new Dice(
            (index, random, tally) -> {
              before.add(index);
              if (index == PAIRS / 2) {
                cancellation.cancel();
              }
              Dice.play(index, random, tally);
            },
            ONE_DIE);
    try (Crew crew = new Crew(2, cancellation, Progress.SILENT)) {
      assertThatThrownBy(() -> new Duel(kept(PAIRS)).run(stopping, crew))
          .isInstanceOf(CancelledException.class);
    }
    assertThat(folder.resolve("duel.checkpoint")).exists();

    Set<Long> after = new ConcurrentSkipListSet<>();
    Dice going =
        new Dice(
            (index, random, tally) -> {
              after.add(index);
              Dice.play(index, random, tally);
            },
            ONE_DIE);
    assertThat(run(kept(PAIRS), going, 2)).isEqualTo(run(DuelPlan.of(PAIRS, 7), Dice.fair(), 1));
    assertThat(after).hasSizeLessThan(PAIRS).contains((long) PAIRS - 1).doesNotContain(0L);
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void anotherDuelDoesNotGoOnFromThere() throws IOException {
    Cancellation cancellation = new Cancellation();
    Dice stopping =
        new Dice(
            (index, random, tally) -> {
              if (index == 2_000) {
                cancellation.cancel();
              }
              Dice.play(index, random, tally);
            },
            ONE_DIE);
    try (Crew crew = new Crew(1, cancellation, Progress.SILENT)) {
      assertThatThrownBy(() -> new Duel(kept(PAIRS)).run(stopping, crew))
          .isInstanceOf(CancelledException.class);
    }
    assertThatThrownBy(() -> run(kept(PAIRS + 1), Dice.fair(), 1))
        .isInstanceOf(UnusableCheckpointException.class);
    // The same names, but what is behind one of them has changed.
    assertThatThrownBy(() -> run(kept(PAIRS), new Dice(Dice::play, OTHER_DIE), 1))
        .isInstanceOf(UnusableCheckpointException.class);
  }

  @Test
  void aDuelHasPairs() {
    assertThatThrownBy(() -> DuelPlan.of(0, 1)).hasMessageContaining("at least 1 pair");
  }
}
