package dev.hindsight.backgammon.build.bearoff;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.backgammon.index.BearoffIndex;
import dev.hindsight.backgammon.table.BearoffTable;
import dev.hindsight.backgammon.table.OnePlyCheck;
import dev.hindsight.backgammon.table.foreign.GnubgHeader;
import dev.hindsight.backgammon.table.foreign.GnubgTwoSided;
import dev.hindsight.core.runs.Crew;
import java.io.IOException;
import java.nio.file.Path;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Random pairs of a table that is too large to be solved again, each recomputed from the rules and
 * the stored values one ply on. A table that was built before, of ours or of gnubg's, is named by a
 * property; without one, 8 checkers with the cube are built first:
 *
 * <pre>
 * mvn verify -pl backgammon -am -DexcludedGroups= -Dgroups=long -Dtest=LargeBearoffTest \
 *     -Dsurefire.failIfNoSpecifiedTests=false \
 *     -Dhindsight.table=FILE -Dhindsight.pairs=1000000 -Dhindsight.seed=2
 * </pre>
 */
@Tag("long")
class LargeBearoffTest {
  /**
   * In 65,535ths: half a unit for the value itself, one for a doubled value after it, and what
   * solving in floats adds. gnubg truncates: it has 2.
   */
  private static final double MOST_DIFFERENCE = 1.51;

  private static final double MOST_DIFFERENCE_OF_GNUBG = 2;

  @TempDir private Path folder;

  @Test
  void everyPairIsWorthWhatItLeadsTo() throws IOException {
    String given = System.getProperty("hindsight.table");
    Path file = given == null ? build() : Path.of(given);
    boolean isOfGnubg = GnubgHeader.begins(file);
    BearoffTable table = isOfGnubg ? GnubgTwoSided.open(file) : BearoffTable.open(file);
    double most = isOfGnubg ? MOST_DIFFERENCE_OF_GNUBG : MOST_DIFFERENCE;
    long pairs = Long.getLong("hindsight.pairs", 200_000);
    long seed = Long.getLong("hindsight.seed", 1);
    SplittableRandom random = new SplittableRandom(seed);
    OnePlyCheck check = new OnePlyCheck(table);
    double largest = 0;
    for (long pair = 0; pair < pairs; pair++) {
      int us = drawSide(table.index(), random);
      int them = drawSide(table.index(), random);
      check.putOnRoll(us);
      double difference = check.differenceAgainst(them);
      assertThat(difference)
          .as("%s: side %d on roll against side %d (seed %d)", table.name(), us, them, seed)
          .isLessThanOrEqualTo(most);
      largest = Math.max(largest, difference);
    }
    assertThat(largest).as("rounding shows somewhere").isPositive();
  }

  /** Each number of checkers as often as any other: most sides have nearly all of them left. */
  private static int drawSide(BearoffIndex index, SplittableRandom random) {
    int checkers = 1 + random.nextInt(index.checkers());
    int fewer = checkers == 1 ? 1 : BearoffIndex.size(index.points(), checkers - 1);
    return random.nextInt(fewer, BearoffIndex.size(index.points(), checkers));
  }

  private Path build() throws IOException {
    Path file = folder.resolve("bearoff8.table");
    try (Crew crew = new Crew(Runtime.getRuntime().availableProcessors())) {
      new TwoSidedBuilder(6, 8, true).build(file, crew);
    }
    return file;
  }
}
