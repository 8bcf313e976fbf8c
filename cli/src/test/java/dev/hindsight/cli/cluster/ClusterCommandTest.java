package dev.hindsight.cli.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.cli.Transcript;
import dev.hindsight.cli.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code hindsight cluster run} refuses before Spark starts. */
class ClusterCommandTest {
  @TempDir Path folder;

  private Path plan;

  @BeforeEach
  void writePlan() {
    plan = folder.resolve("duel.plan");
    String duel = "oware duel --first random --second random --pairs 2 --plan --out " + plan;
    Transcript.fine(duel.split(" "));
  }

  private Transcript run(String... options) {
    List<String> words = new ArrayList<>(List.of("cluster", "run", plan.toString()));
    words.addAll(List.of("--master", "local[1]", "--out", folder.resolve("x.json").toString()));
    words.addAll(List.of(options));
    return Transcript.of(words.toArray(String[]::new));
  }

  @Test
  void whatIsNoSettingOfSparkIsRefused() {
    for (String setting : List.of("foo", "foo=1", "spark.cores.max", "spark.=1")) {
      Transcript refused = run("--conf", setting);
      assertThat(refused.exitCode()).as(setting).isEqualTo(ExitCode.WRONG_USAGE);
      assertThat(refused.err()).contains("--conf " + setting + " is not a setting such as --conf");
    }
  }

  @Test
  void aFolderWithoutSparkIsRefused() {
    Transcript refused = run("--conf", "spark.cores.max=4", "--spark-home", folder.toString());
    assertThat(refused.exitCode()).isEqualTo(ExitCode.UNUSABLE_FILE);
    assertThat(refused.err()).contains(folder + " is not the folder of Spark 4 for Scala 2.13");
  }

  @Test
  void aModuleThatIsNotThereIsNamed() throws IOException {
    Path jars = Files.createDirectories(folder.resolve("spark/jars"));
    Files.createFile(jars.resolve("spark-core_2.13-4.2.0.jar"));
    String module = folder.resolve("none.jar").toString();
    Transcript refused =
        run("--spark-home", folder.resolve("spark").toString(), "--cluster-jar", module);
    assertThat(refused.exitCode()).isEqualTo(ExitCode.UNUSABLE_FILE);
    assertThat(refused.err()).contains("The module cluster was not found at " + module);
  }

  @Test
  void whatIsNoPlanIsRefused() throws IOException {
    Files.writeString(plan, "nothing");
    Transcript refused = run();
    assertThat(refused.exitCode()).isEqualTo(ExitCode.UNUSABLE_FILE);
    assertThat(refused.err()).contains("duel.plan");
  }
}
