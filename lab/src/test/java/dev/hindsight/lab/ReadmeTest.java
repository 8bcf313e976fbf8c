package dev.hindsight.lab;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.cli.ChildProcess;
import dev.hindsight.cli.LauncherTree;
import dev.hindsight.cli.TerminalPicture;
import dev.hindsight.cli.Transcript;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The README and the guides are run command by command, each page in a folder of its own, and print
 * what is shown there. Times and file sizes may differ; a line {@code …} stands for any lines. Run
 * with {@code -Dhindsight.regenerate=true} this test writes the output into the pages instead, and
 * the picture of the README as well.
 */
@DisabledOnOs(OS.WINDOWS)
@Tag("slow")
class ReadmeTest {
  private static final Path ROOT = Path.of(System.getProperty("basedir", ".")).resolve("..");

  /** What the README's picture shows, in a window of this program's text. */
  private static final String PICTURED = "oware ask 1-0-1-0-3-1-1-1-1-0-2-0-18-19-S";

  private static final Pattern VARYING =
      Pattern.compile("\\b[0-9][0-9.,]*(?= (?:s|bytes)\\b)|(?<= (?:time|nps) )[0-9]+");
  private static final Pattern LINK = Pattern.compile("\\]\\(([^)#]+)[^)]*\\)");
  private static final String BLOCK = "```console";
  private static final String END = "```";
  private static final String PROMPT = "$ ";
  private static final String MORE = "…";

  @TempDir private Path temp;

  /** A command and the lines shown below it, or, without a command, lines of text. */
  private record Step(String command, List<String> lines) {
    boolean isText() {
      return command.isEmpty();
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "README.md",
        "docs/guide/oware.md",
        "docs/guide/backgammon.md",
        "docs/guide/crossword.md",
        "docs/guide/many-machines.md"
      })
  void everyCommandPrintsWhatIsShown(String page) throws Exception {
    LauncherTree tree = LauncherTree.in(temp);
    tree.writeJar();
    Path file = ROOT.resolve(page);
    List<Step> steps = steps(Files.readAllLines(file));
    assertThat(steps.stream().filter(step -> !step.isText())).hasSizeGreaterThan(2);
    List<String> regenerated = new ArrayList<>();
    for (Step step : steps) {
      if (step.isText()) {
        regenerated.addAll(step.lines());
        continue;
      }
      List<String> printed = run(tree, step.command());
      regenerated.add(PROMPT + step.command());
      regenerated.addAll(excerpt(printed, step.lines()));
      if (!regenerates()) {
        assertThat(masked(String.join("\n", printed)))
            .as("%s; CONTRIBUTING.md says how to write it again", step.command())
            .matches(expected(step.lines()));
      }
    }
    if (regenerates()) {
      Files.writeString(file, String.join("\n", regenerated) + "\n");
    }
  }

  @Test
  void thePictureShowsWhatTheProgramPrints() throws IOException {
    String printed = Transcript.fine(PICTURED.split(" ")).out();
    String drawn = TerminalPicture.of("./hindsight " + PICTURED, printed.lines().toList());
    Path picture = ROOT.resolve("docs/picture.svg");
    if (regenerates()) {
      Files.writeString(picture, drawn);
    }
    assertThat(picture).hasContent(drawn);
  }

  /** A page of the front door fits on a page, and no link of a guide leads nowhere. */
  @Test
  void theReadmeIsShortAndItsLinksLeadSomewhere() throws IOException {
    assertThat(Files.readAllLines(ROOT.resolve("README.md"))).hasSizeLessThan(100);
    for (String page : List.of("README.md", "docs/guide", "docs/notation.md")) {
      for (Path file : pages(ROOT.resolve(page))) {
        Matcher links = LINK.matcher(Files.readString(file));
        while (links.find()) {
          assertThat(file.resolveSibling(links.group(1)).normalize()).as("%s", file).exists();
        }
      }
    }
  }

  private static List<Path> pages(Path fileOrFolder) throws IOException {
    try (var files = Files.walk(fileOrFolder)) {
      return files.filter(file -> file.toString().endsWith(".md")).toList();
    }
  }

  private static boolean regenerates() {
    return Boolean.getBoolean("hindsight.regenerate");
  }

  private static List<String> run(LauncherTree tree, String command) throws Exception {
    ChildProcess child =
        ChildProcess.run(tree.root(), tree.environment(), List.of("/bin/sh", "-c", command));
    assertThat(child.err()).as(command).isEmpty();
    assertThat(child.exitCode()).as(command).isZero();
    return child.out().stripTrailing().lines().toList();
  }

  private static List<Step> steps(List<String> readme) {
    List<Step> steps = new ArrayList<>(List.of(new Step("", new ArrayList<>())));
    boolean inBlock = false;
    for (String line : readme) {
      if (inBlock && line.startsWith(PROMPT)) {
        steps.add(new Step(line.substring(PROMPT.length()), new ArrayList<>()));
        continue;
      }
      if (inBlock && line.equals(END)) {
        steps.add(new Step("", new ArrayList<>()));
      }
      inBlock = line.equals(BLOCK) || (inBlock && !line.equals(END));
      steps.get(steps.size() - 1).lines().add(line);
    }
    return steps;
  }

  private static Pattern expected(List<String> shown) {
    String pattern =
        shown.stream()
            .map(line -> line.equals(MORE) ? "(?s:.*)" : Pattern.quote(masked(line)))
            .collect(Collectors.joining("\n"));
    return Pattern.compile(pattern);
  }

  private static String masked(String text) {
    return VARYING.matcher(text).replaceAll("#");
  }

  /** What was printed, cut as it was before: each part begins with the same line as it did. */
  private static List<String> excerpt(List<String> printed, List<String> shown) {
    if (!shown.contains(MORE)) {
      return printed;
    }
    List<String> excerpt = new ArrayList<>();
    int next = 0;
    for (int line = 0; line < shown.size(); line++) {
      boolean afterMore = line > 0 && shown.get(line - 1).equals(MORE);
      if (shown.get(line).equals(MORE)) {
        excerpt.add(MORE);
        continue;
      }
      if (afterMore && printed.indexOf(shown.get(line)) >= 0) {
        next = printed.indexOf(shown.get(line));
      }
      if (next < printed.size()) {
        excerpt.add(printed.get(next++));
      }
    }
    return excerpt;
  }
}
