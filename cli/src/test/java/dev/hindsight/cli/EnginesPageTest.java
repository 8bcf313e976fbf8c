package dev.hindsight.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The bot of docs/engines.md, run as it stands there, against our engine with itself. */
class EnginesPageTest {
  private static final Path PAGE =
      Path.of(System.getProperty("basedir", ".")).resolve("../docs/engines.md");

  @Test
  @Tag("slow")
  void theBotPlaysAGameToItsEnd(@TempDir Path folder) throws Exception {
    Assumptions.assumeTrue(isPythonThere(), "python3 is not installed");
    String program = Files.readString(PAGE).split("```python\n")[1].split("```")[0];
    Path script = Files.writeString(folder.resolve("bot.py"), program);
    List<String> command = new ArrayList<>(List.of("python3", script.toString()));
    command.addAll(
        List.of(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-Xmx512m",
            "-cp",
            System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
            "dev.hindsight.cli.Main",
            "crossword",
            "engine"));
    Process process =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    process.getOutputStream().close();
    List<String> said =
        new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8)
            .lines()
            .toList();
    assertThat(process.waitFor()).isZero();
    assertThat(said).hasSizeGreaterThan(15);
    assertThat(said.get(0)).matches("1: 8[A-H] [A-Za-z]+ [+][0-9]+");
    assertThat(said.get(said.size() - 1)).matches("score [1-9][0-9]{2} [1-9][0-9]{2}");
  }

  private static boolean isPythonThere() throws InterruptedException {
    try {
      return new ProcessBuilder("python3", "--version")
              .redirectErrorStream(true)
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .start()
              .waitFor()
          == 0;
    } catch (IOException absent) {
      return false;
    }
  }
}
