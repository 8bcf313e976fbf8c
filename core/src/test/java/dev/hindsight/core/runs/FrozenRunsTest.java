package dev.hindsight.core.runs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.core.tables.TableFiles;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Checkpoints and a part of a run as they were once written. They are never written again: if this
 * test fails, work that people have half done is lost.
 */
@Tag("java")
class FrozenRunsTest {
  /** How far the frozen run had come. */
  private static final long NEXT_TRIAL = 6_010;

  private static final RunPlan PLAN =
      new RunPlan(
          "test.histogram",
          HistogramBuild.PARAMETERS,
          new TreeMap<>(
              Map.of("words", "738e8bf112dc9eb05e2faeae2f065a6c7f288926bca8d26421685a6da9e956d0")),
          new TrialRange(2_026, 10, 1_000),
          50);

  @TempDir Path folder;

  private static Path fixture(String name) throws URISyntaxException {
    return Path.of(
        Objects.requireNonNull(FrozenRunsTest.class.getResource("/tables/" + name)).toURI());
  }

  /** Puts a frozen checkpoint where the build of {@code target} left it. */
  private static void restore(String frozen, Path target, String part)
      throws IOException, URISyntaxException {
    Path checkpoints = target.resolveSibling(target.getFileName() + ".checkpoint");
    Files.createDirectories(checkpoints);
    Files.copy(fixture(frozen), checkpoints.resolve(part + ".table"));
  }

  @Test
  void aRunGoesOnFromItsCheckpoint() throws Exception {
    Path resumed = folder.resolve("resumed.table");
    restore("checkpoint-version-1.table", resumed, "draws");
    Path uninterrupted = folder.resolve("uninterrupted.table");
    try (Crew crew = new Crew(1)) {
      HistogramBuild.build(
          resumed,
          crew,
          64,
          (index, random, tally) -> {
            assertThat(index).isGreaterThanOrEqualTo(NEXT_TRIAL);
            HistogramTally.run(index, random, tally);
          });
      HistogramBuild.build(uninterrupted, crew, 64, HistogramTally::run);
    }
    assertThat(Files.readAllBytes(resumed)).isEqualTo(Files.readAllBytes(uninterrupted));
  }

  @Test
  void arraysOfEveryTypeAreRead() throws Exception {
    Path target = folder.resolve("arrays.table");
    restore("checkpoint-of-arrays-version-1.table", target, "arrays");
    NamedArrays arrays =
        Checkpoints.beside(target, HistogramBuild.PARAMETERS, HistogramBuild.PROVENANCE)
            .find("arrays")
            .orElseThrow();
    assertThat(arrays.asMap().keySet())
        .containsExactly("bytes", "ints", "longs", "floats", "doubles", "none");
    assertThat(arrays.bytes("bytes")).containsExactly(-128, 0, 127);
    assertThat(arrays.ints("ints")).containsExactly(Integer.MIN_VALUE, 7, Integer.MAX_VALUE);
    assertThat(arrays.longs("longs")).containsExactly(Long.MIN_VALUE, 7, Long.MAX_VALUE);
    assertThat(arrays.floats("floats")).containsExactly(-0f, 0.1f, Float.MAX_VALUE);
    assertThat(arrays.doubles("doubles")).containsExactly(-0d, 0.1, Double.MAX_VALUE);
    assertThat(arrays.longs("none")).isEmpty();
  }

  @Test
  void aPartOfARunHasThePlanAndTheTally() throws Exception {
    Path frozen = fixture("run-part-version-1.table");
    assertThat(TableFiles.verify(frozen).firstFault()).isEmpty();
    RunPart part = RunPart.open(frozen);
    assertThat(part.plan()).isEqualTo(PLAN);
    assertThat(part.range()).isEqualTo(new TrialRange(2_026, 110, 300));
    try (Crew crew = new Crew(1)) {
      assertThat(part.read(HistogramTally.COUNTING.codec()))
          .isEqualTo(Trials.of(part.range(), HistogramTally.COUNTING).run(crew));
    }
  }
}
