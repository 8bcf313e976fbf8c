package dev.hindsight.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/**
 * The tour of the README is run command by command, in a folder of its own, and prints what is
 * shown there. Times and file sizes may differ; a line {@code …} stands for any lines.
 */
@DisabledOnOs(OS.WINDOWS)
@Tag("slow")
class ReadmeTest {
  private static final Path README =
      Path.of(System.getProperty("basedir", ".")).resolve("../README.md");
  private static final Pattern CONSOLE =
      Pattern.compile("^```console\n(.*?)^```$", Pattern.MULTILINE | Pattern.DOTALL);
  private static final Pattern VARYING =
      Pattern.compile("\\b[0-9][0-9.,]*(?= (?:s|bytes)\\b)|(?<= time )[0-9]+");

  @TempDir private Path temp;

  private record Step(String command, List<String> shown) {}

  @Test
  void everyCommandPrintsWhatIsShown() throws Exception {
    LauncherTree tree = LauncherTree.in(temp);
    tree.writeJar();
    List<Step> steps = steps(Files.readString(README));
    assertThat(steps).hasSizeGreaterThan(5);
    for (Step step : steps) {
      ChildProcess child =
          ChildProcess.run(
              tree.root(), tree.environment(), List.of("/bin/sh", "-c", step.command()));
      assertThat(child.err()).as(step.command()).isEmpty();
      assertThat(child.exitCode()).as(step.command()).isZero();
      assertThat(masked(child.out().stripTrailing()))
          .as(step.command())
          .matches(expected(step.shown()));
    }
  }

  private static List<Step> steps(String readme) {
    List<Step> steps = new ArrayList<>();
    CONSOLE
        .matcher(readme)
        .results()
        .flatMap(block -> block.group(1).lines())
        .forEach(
            line -> {
              if (line.startsWith("$ ")) {
                steps.add(new Step(line.substring(2), new ArrayList<>()));
              } else {
                steps.get(steps.size() - 1).shown().add(line);
              }
            });
    return steps;
  }

  private static Pattern expected(List<String> shown) {
    String pattern =
        shown.stream()
            .map(line -> line.equals("…") ? "(?s:.*)" : Pattern.quote(masked(line)))
            .collect(Collectors.joining("\n"));
    return Pattern.compile(pattern);
  }

  private static String masked(String text) {
    return VARYING.matcher(text).replaceAll("#");
  }
}
