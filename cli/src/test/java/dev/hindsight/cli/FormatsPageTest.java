package dev.hindsight.cli;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * docs/formats.md is the Javadoc of the classes that define what our files hold, and of those that
 * read and write files of other programs. Run with {@code -Dhindsight.regenerate=true} this test
 * writes the page instead of reading it.
 */
class FormatsPageTest {
  private static final Path ROOT =
      Path.of(System.getProperty("basedir", ".")).resolve("..").toAbsolutePath().normalize();
  private static final Path PAGE = ROOT.resolve("docs/formats.md");
  private static final Pattern KIND = Pattern.compile("new TableKind\\(\\s*\"([^\"]+)\"");

  private static final String INTRODUCTION =
      """
      # File formats

      Generated from the Javadoc of the classes that define the formats; `CONTRIBUTING.md` says how.
      Every file of our own is a table container; its kind, which `head -c 64 FILE` shows, says which
      section below describes the content. Files that other programs read as well come after them,
      and last the order of what tables number and what a Redis server holds. Python reads all of it
      with `python/hindsight_tables.py`, a single file without dependencies.
      """;

  private static final String CROSSWORD = "crossword/src/main/java/dev/hindsight/crossword/";

  /** By the ending of the file's name, where it is described. */
  private static final Map<String, List<String>> SHARED =
      new TreeMap<>(
          Map.of(
              ".kwg",
                  List.of(
                      CROSSWORD + "rules/words/WordGraphFile.java",
                      CROSSWORD + "rules/words/WordGraph.java"),
              ".klv2", List.of(CROSSWORD + "table/foreign/LeaveFile.java"),
              ".req", List.of(CROSSWORD + "table/foreign/RackEquityFile.java"),
              ".csv",
                  List.of(
                      CROSSWORD + "table/foreign/LeaveCsv.java",
                      CROSSWORD + "table/foreign/RackEquityCsv.java"),
              ".onnx",
                  List.of(
                      "backgammon/src/main/java/dev/hindsight/backgammon/table/foreign/OnnxNets.java"),
              ".npy",
                  List.of(
                      "workbench/src/main/java/dev/hindsight/workbench/NumpyArray.java",
                      "workbench/src/main/java/dev/hindsight/workbench/oware/OwareArrays.java",
                      "workbench/src/main/java/dev/hindsight/workbench/backgammon/files/"
                          + "BackgammonArrays.java",
                      "workbench/src/main/java/dev/hindsight/workbench/backgammon/build/"
                          + "BackgammonExperience.java",
                      "workbench/src/main/java/dev/hindsight/workbench/crossword/files/"
                          + "CrosswordArrays.java"),
              ".spv", List.of(CROSSWORD + "table/foreign/PlacementFile.java")));

  private static final String NETS =
      "backgammon/src/main/java/dev/hindsight/backgammon/build/nets/";

  /** What is neither a table nor a file: numberings, and what a server holds. */
  private static final Map<String, List<String>> BESIDES =
      new TreeMap<>(
          Map.of(
              "Games on a Redis server",
                  List.of(
                      "workbench/src/main/java/dev/hindsight/workbench/backgammon/redis/"
                          + "RedisBuffer.java",
                      NETS + "ExperienceBytes.java"),
              "The order of boards, sides, leaves and racks",
                  List.of(
                      "core/src/main/java/dev/hindsight/core/counting/Compositions.java",
                      "oware/src/main/java/dev/hindsight/oware/index/SeedIndex.java",
                      "backgammon/src/main/java/dev/hindsight/backgammon/index/BearoffIndex.java",
                      CROSSWORD + "index/LeaveIndex.java",
                      CROSSWORD + "index/RackIndex.java")));

  /** A source file that defines a format; the container itself has no kind. */
  private record Format(Path source, String kind, String comment) {
    static final String CONTAINER = "";

    static Format read(Path source) throws IOException {
      String code = Files.readString(source);
      Matcher kind = KIND.matcher(code);
      return new Format(
          source, kind.find() ? kind.group(1) : CONTAINER, JavadocMarkdown.classComment(code));
    }

    String section() {
      String heading = kind.equals(CONTAINER) ? "The container" : "Kind `" + kind + "`";
      String path = ROOT.relativize(source).toString().replace('\\', '/');
      String name = source.getFileName().toString().replace(".java", "");
      return "## "
          + heading
          + "\n\nDefined by ["
          + name
          + "](../"
          + path
          + ").\n\n"
          + JavadocMarkdown.of(comment);
    }
  }

  @Test
  void pageIsTheJavadocOfTheFormats() throws IOException {
    String expected =
        INTRODUCTION
            + "\n"
            + formats().stream().map(Format::section).collect(joining("\n"))
            + SHARED.entrySet().stream()
                .map(shared -> section("Files `" + shared.getKey() + "`", shared.getValue()))
                .collect(joining())
            + BESIDES.entrySet().stream()
                .map(besides -> section(besides.getKey(), besides.getValue()))
                .collect(joining());
    if (Boolean.getBoolean("hindsight.regenerate")) {
      Files.writeString(PAGE, expected);
    }
    assertThat(Files.readString(PAGE))
        .as("docs/formats.md; CONTRIBUTING.md says how to write it again")
        .isEqualTo(expected);
  }

  private static String section(String heading, List<String> paths) {
    StringBuilder section = new StringBuilder("\n## " + heading + "\n");
    for (String path : paths) {
      try {
        String comment = JavadocMarkdown.classComment(Files.readString(ROOT.resolve(path)));
        String name = path.substring(path.lastIndexOf('/') + 1).replace(".java", "");
        section.append("\nFrom [" + name + "](../" + path + ").\n\n");
        section.append(JavadocMarkdown.of(comment));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    return section.toString();
  }

  @Test
  void everyFormatTellsItsHistory() throws IOException {
    assertThat(formats()).hasSizeGreaterThanOrEqualTo(4);
    for (Format format : formats()) {
      assertThat(format.comment()).as(format.source().toString()).contains("History: 1 ");
    }
  }

  @Test
  void javadocBecomesMarkdown() {
    String source =
        """
        package p;

        /**
         * A thing of {@code n} seeds,
         * see {@link Other}.
         *
         * <pre>
         * a  →  b &lt; c
         *   d
         * </pre>
         *
         * After <em>that</em>:
         *
         * <ul>
         *   <li>one
         *   <li>two
         * </ul>
         *
         * <p>Done.
         *
         * @param seeds of the thing,
         *     in all
         * @param pits of it
         */
        final class Thing {}
        """;
    assertThat(JavadocMarkdown.of(JavadocMarkdown.classComment(source)))
        .isEqualTo(
            """
            A thing of `n` seeds, see `Other`.

            ```text
            a  →  b < c
              d
            ```

            After *that*:

            - one
            - two

            Done.
            """);
  }

  /** Every class that names a kind, and every class called a format; the container comes first. */
  private static List<Format> formats() throws IOException {
    List<Path> modules;
    try (Stream<Path> folders = Files.list(ROOT)) {
      modules =
          folders
              .map(folder -> folder.resolve("src/main/java"))
              .filter(Files::isDirectory)
              .toList();
    }
    List<Format> formats = new ArrayList<>();
    for (Path module : modules) {
      try (Stream<Path> sources = Files.walk(module)) {
        for (Path source : sources.filter(FormatsPageTest::definesFormat).toList()) {
          formats.add(Format.read(source));
        }
      }
    }
    formats.sort(Comparator.comparing(Format::kind));
    return formats;
  }

  private static boolean definesFormat(Path source) {
    try {
      return source.toString().endsWith("Format.java")
          || (source.toString().endsWith(".java") && KIND.matcher(Files.readString(source)).find());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
