package dev.hindsight.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.workbench.catalogue.Catalogue;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The programs of docs/serve.md, run as they stand there. */
class ServePageTest {
  private static final Path PAGE =
      Path.of(System.getProperty("basedir", ".")).resolve("../docs/serve.md");

  @Test
  void everyQuestionIsNamed() throws IOException {
    String page = Files.readString(PAGE);
    assertThat(Catalogue.all()).allMatch(question -> page.contains("`" + question.name() + "`"));
  }

  @ParameterizedTest
  @CsvSource({"python, python3, ask.py", "javascript, node, ask.js"})
  @Tag("slow")
  void theDriversRun(String language, String interpreter, String file, @TempDir Path folder)
      throws Exception {
    Assumptions.assumeTrue(isThere(interpreter), interpreter + " is not installed");
    String program = Files.readString(PAGE).split("```" + language + "\n")[1].split("```")[0];
    Path script = Files.writeString(folder.resolve(file), program);
    List<String> command =
        new ArrayList<>(
            List.of(
                interpreter,
                script.toString(),
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx512m",
                "-cp",
                System.getProperty(
                    "surefire.test.class.path", System.getProperty("java.class.path")),
                "dev.hindsight.cli.Main",
                "serve"));
    Process process =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    process.getOutputStream().close();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).isZero();
    assertThat(said.lines())
        .hasSize(2)
        .satisfies(
            lines -> {
              assertThat(lines.get(0)).matches("[A-F] -?[0-9.]+");
              assertThat(lines.get(1)).startsWith("refused: ").contains("4-4");
            });
  }

  private static boolean isThere(String program) throws InterruptedException {
    try {
      return new ProcessBuilder(program, "--version")
          .redirectErrorStream(true)
          .redirectOutput(ProcessBuilder.Redirect.DISCARD)
          .start()
          .waitFor(60, TimeUnit.SECONDS);
    } catch (IOException absent) {
      return false;
    }
  }
}
