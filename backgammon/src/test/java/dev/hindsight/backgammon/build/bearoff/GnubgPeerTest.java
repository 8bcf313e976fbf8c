package dev.hindsight.backgammon.build.bearoff;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.hindsight.backgammon.table.BearoffTable;
import dev.hindsight.backgammon.table.CubeState;
import dev.hindsight.backgammon.table.OneSidedTable;
import dev.hindsight.backgammon.table.foreign.GnubgCheck;
import dev.hindsight.backgammon.table.foreign.GnubgOneSided;
import dev.hindsight.backgammon.table.foreign.GnubgTwoSided;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.tables.Provenance;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * GNU Backgammon itself as the judge, where it is installed (Debian: package gnubg): it opens what
 * we write, we open what it writes, and both say the same.
 */
@Tag("slow")
class GnubgPeerTest {
  /** Its generator truncates 16-bit integers at every step; ours rounds doubles once. */
  private static final double TRUNCATION = 2e-4;

  private static final List<Path> FOLDERS =
      List.of(Path.of("/usr/games"), Path.of("/usr/bin"), Path.of("/usr/local/bin"));

  @TempDir private Path folder;

  @Test
  void itsTwoSidedDatabaseSaysWhatOursSays() throws Exception {
    Path theirs = folder.resolve("theirs.bd");
    run(program("makebearoff"), "-t", "6x4", "-f", theirs.toString());
    BearoffTable gnubg = GnubgTwoSided.open(theirs);
    BearoffTable ours = build(4);
    int size = ours.index().size();
    assertThat(gnubg.index().size()).isEqualTo(size);
    for (CubeState state : CubeState.values()) {
      for (int us = 1; us < size; us++) {
        for (int them = 1; them < size; them++) {
          double difference =
              (gnubg.stored(state, us, them) - ours.stored(state, us, them)) / 32_767.5;
          if (Math.abs(difference) > TRUNCATION) {
            throw new AssertionError(state + " " + us + " " + them + " differs by " + difference);
          }
        }
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"6, 1, true", "6, 4, true", "6, 4, false", "7, 2, true", "3, 6, true"})
  void inItsArithmeticOurFilesAreItsFiles(int points, int checkers, boolean cubeful)
      throws Exception {
    Path theirs = folder.resolve("theirs.bd");
    String size = points + "x" + checkers;
    if (cubeful) {
      run(program("makebearoff"), "-t", size, "-f", theirs.toString());
    } else {
      run(program("makebearoff"), "-C", "-t", size, "-f", theirs.toString());
    }
    Path ours = folder.resolve("ours.bd");
    try (Crew crew = new Crew(2)) {
      GnubgTwoSided.write(new GnubgSolver(points, checkers, cubeful).solve(crew), ours);
    }
    assertThat(ours).hasSameBinaryContentAs(theirs);
  }

  @Test
  void itOpensOurTwoSidedDatabase() throws Exception {
    BearoffTable ours = build(5);
    Path file = folder.resolve("ours.bd");
    GnubgTwoSided.write(ours, file);
    int size = ours.index().size();
    SplittableRandom random = new SplittableRandom(6);
    for (int sample = 0; sample < 25; sample++) {
      int us = 1 + random.nextInt(size - 1);
      int them = 1 + random.nextInt(size - 1);
      String dump =
          run(
              program("bearoffdump"),
              "-n",
              Long.toString((long) us * size + them),
              file.toString());
      assertSays(dump, "Cubeless equity", ours.stored(CubeState.CUBELESS, us, them));
      assertSays(dump, "Owned cube", ours.stored(CubeState.OWNED, us, them));
      assertSays(dump, "Centered cube", ours.stored(CubeState.CENTRED, us, them));
      assertSays(dump, "Opponent owns cube", ours.stored(CubeState.OPPONENTS, us, them));
    }
  }

  @Test
  void itOpensOurOneSidedDatabasesAndItsOwnSaysTheSame() throws Exception {
    OneSidedTable ours;
    try (Crew crew = new Crew(2)) {
      ours = new OneSidedBuilder(6, 7).solve(crew);
    }
    Path theirs = folder.resolve("theirs.bd");
    run(program("makebearoff"), "-o", "6", "-f", theirs.toString());
    OneSidedTable gnubg = GnubgOneSided.read(theirs);
    Path plain = folder.resolve("plain.bd");
    Path compressed = folder.resolve("compressed.bd");
    try (Crew crew = new Crew(2)) {
      OneSidedTable whole = new OneSidedBuilder(6).solve(crew);
      GnubgOneSided.write(whole, plain, false);
      GnubgOneSided.write(whole, compressed, true);
      for (int rank = 0; rank < ours.index().size(); rank++) {
        assertThat(whole.off().mean(rank)).isEqualTo(ours.off().mean(rank));
      }
      for (int rank = 0; rank < whole.index().size(); rank++) {
        double difference = whole.off().mean(rank) - gnubg.off().mean(rank);
        if (Math.abs(difference) > 2e-3) {
          throw new AssertionError("side " + rank + " differs by " + difference + " rolls");
        }
      }
      SplittableRandom random = new SplittableRandom(7);
      for (int sample = 0; sample < 10; sample++) {
        int side = 1 + random.nextInt(whole.index().size() - 1);
        for (Path file : List.of(plain, compressed)) {
          String dump = run(program("bearoffdump"), "-n", Integer.toString(side), file.toString());
          Matcher mean = Pattern.compile("Mean\\s+\\S+\\s+(\\S+)").matcher(dump);
          assertThat(mean.find()).as(dump).isTrue();
          assertThat(Double.parseDouble(mean.group(1)))
              .as(dump)
              .isCloseTo(whole.off().mean(side), within(2e-3));
        }
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"-t 6x3", "-C -t 6x4", "-o 5", "-c -o 4", "-g -o 4"})
  void itsDatabasesAreSoundAndComeBackFromOurTablesUnchanged(String options) throws Exception {
    Path theirs = folder.resolve("theirs.bd");
    run((program("makebearoff") + " " + options + " -f " + theirs).split(" "));
    assertThat(GnubgCheck.verify(theirs).fault()).isEmpty();
    Path table = folder.resolve("converted.table");
    Path again = folder.resolve("again.bd");
    Provenance converted = Provenance.ofRecipe("conversion");
    if (options.contains("-t")) {
      GnubgTwoSided.open(theirs).write(table, converted);
      GnubgTwoSided.write(BearoffTable.open(table), again);
    } else if (options.contains("-g")) {
      GnubgOneSided.write(GnubgOneSided.read(theirs), again, true);
    } else {
      GnubgOneSided.read(theirs).write(table, converted);
      GnubgOneSided.write(OneSidedTable.open(table), again, !options.contains("-c"));
    }
    assertThat(again).hasSameBinaryContentAs(theirs);
  }

  private BearoffTable build(int checkers) throws IOException {
    Path file = folder.resolve("ours" + checkers + ".table");
    try (Crew crew = new Crew(2)) {
      new TwoSidedBuilder(6, checkers, true).build(file, crew);
    }
    return BearoffTable.open(file);
  }

  private static void assertSays(String dump, String what, int stored) {
    Matcher said = Pattern.compile(what + "\\s*: ([+-][0-9.]+)").matcher(dump);
    assertThat(said.find()).as(dump).isTrue();
    double equity = stored / 32_767.5 - 1;
    assertThat(Math.abs(Double.parseDouble(said.group(1)) - equity))
        .as("%s of%n%s", what, dump)
        .isLessThan(6e-5);
  }

  private static String program(String name) {
    Optional<Path> found =
        FOLDERS.stream().map(each -> each.resolve(name)).filter(Files::isExecutable).findFirst();
    assumeTrue(found.isPresent(), name + " of GNU Backgammon is not installed here");
    return found.orElseThrow().toString();
  }

  private String run(String... command) throws IOException, InterruptedException {
    Path output = folder.resolve("output.txt");
    Process process =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(output.toFile())
            .start();
    if (!process.waitFor(5, TimeUnit.MINUTES)) {
      process.destroyForcibly();
      throw new AssertionError(String.join(" ", command) + " does not end");
    }
    return Files.readString(output, StandardCharsets.ISO_8859_1);
  }
}
