package dev.hindsight.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * {@code hindsight.cmd} starts the same program in the same way as {@code hindsight}. Nobody runs
 * it here, so both scripts are read, and what one has and the other has not is named.
 *
 * <p>Left to the shell script alone, because a batch file cannot do it or it is not worth it: the
 * newest of several JDKs, a lock while it builds, the width of the terminal, the encoding of
 * arguments, the light compiler for questions about crosswords.
 */
class WindowsLauncherTest {
  private static final Path ROOT =
      Path.of(System.getProperty("basedir", ".")).resolve("..").toAbsolutePath().normalize();

  /** Of either script, what must be the same in both, by what it is called in a message. */
  private static Map<String, Object> facts(String script) {
    boolean isBatch = script.startsWith("@echo off");
    // Long lines of the shell go on after a backslash; both scripts say their variables alike.
    String text =
        script
            .replace("\r\n", "\n")
            .replaceAll("\\s*\\\\\n\\s*", " ")
            .replaceAll("\\^([()])", "$1")
            .replace("$oldest_java", "17")
            .replaceAll("\"?%(jar|log)%\"?", "\\$$1");
    List<String> lines = text.lines().toList();
    String start = only(lines, line -> line.contains("-jar") && line.contains("MaxRAMPercentage"));
    Map<String, Object> facts = new TreeMap<>();
    facts.put("options of Java", all(" (-XX:[-+A-Z]\\S+)", start.replaceAll("\\$\\{.*?\\}", "")));
    facts.put("what comes before the jar", environmentBeforeJar(start));
    facts.put("all arguments go to the program", start.matches(".* -jar \\S+ (\"\\$@\"|%\\*)"));
    facts.put(
        "the exit code is that of Java",
        isBatch
            ? lines.get(lines.size() - 1).equals("exit /b %errorlevel%")
            : start.startsWith("exec "));
    facts.put("jar", all("(cli.target.hindsight\\.jar)", text.replace('\\', '/')));
    facts.put("log of the build", all("(cli.target.first-build\\.log)", text.replace('\\', '/')));
    facts.put("build", all("mvn (-B .*?-Dspotless.check.skip=true)", text));
    facts.put("oldest Java", all("Java (\\d+) or newer is needed, but none", text));
    facts.put("settings", all("\\b(HINDSIGHT_JAVA_[A-Z]+|JAVA_HOME)\\b", text));
    facts.put(
        "exit code without Java or Maven",
        isBatch ? all("exit /b (\\d+)", text) : all("exit \"\\$\\{2:-(\\d+)\\}\"", text));
    facts.put("commands with vectors", isBatch ? batchVectors(lines) : shellVectors(text));
    facts.put("plans with vectors", all("[\"^](kind \\w+)", text));
    facts.put("commands with the light compiler", isBatch ? batchLight(lines) : shellLight(text));
    facts.put(
        "silent about archives of classes", all("(-Xlog:cds\\S*=off)", text.replace("}", " ")));
    for (String sentence :
        List.of(
            "Java 17 or newer is needed, but none was found; install a JDK or set JAVA_HOME to"
                + " one.",
            "the program is not built yet and Maven (mvn) was not found; install Maven 3.8 or"
                + " newer, or copy a built hindsight.jar to $jar.",
            "the build failed; its messages are in $log.",
            "Building Hindsight (first use, about a minute)")) {
      facts.put("says: " + sentence, text.contains(sentence));
    }
    return facts;
  }

  private static String only(List<String> lines, Function<String, Boolean> wanted) {
    List<String> found = lines.stream().filter(wanted::apply).map(String::strip).toList();
    assertThat(found).hasSize(1);
    return found.get(0);
  }

  private static TreeSet<String> all(String pattern, String text) {
    TreeSet<String> found = new TreeSet<>();
    Matcher matcher = Pattern.compile(pattern).matcher(text);
    while (matcher.find()) {
      found.add(matcher.group(1));
    }
    return found;
  }

  /** Whose own options have the last word before the jar. */
  private static List<String> environmentBeforeJar(String start) {
    List<String> names = new ArrayList<>();
    Matcher matcher =
        Pattern.compile("classes|vectors|light|HINDSIGHT_JAVA_OPTS")
            .matcher(start.replaceAll("\\$\\{classes:.*?\\}", "classes"));
    while (matcher.find()) {
      names.add(matcher.group());
    }
    return names;
  }

  private static TreeSet<String> batchVectors(List<String> lines) {
    String both =
        lines.stream()
            .filter(line -> line.contains("vectors=--add"))
            .collect(Collectors.joining("\n"));
    return all("==\"([-a-z ]+)\" set", both);
  }

  private static TreeSet<String> shellVectors(String text) {
    String branch = all("\n *(\\*' build bearoff '[^)]*)\\)\n *vectors=", text).first();
    TreeSet<String> commands = new TreeSet<>();
    for (String words : all("' ([-a-z ]+) '", branch)) {
      commands.add(words.equals("build bearoff") ? "backgammon build bearoff" : words);
    }
    return commands;
  }

  private static TreeSet<String> batchLight(List<String> lines) {
    String all =
        lines.stream().filter(line -> line.contains("light=-XX")).collect(Collectors.joining("\n"));
    TreeSet<String> commands = all("==\"([-a-z ]*)\" set", all);
    commands.addAll(all("(--?h\\w*)", only(lines, line -> line.startsWith("for %%h in"))));
    return commands;
  }

  private static TreeSet<String> shellLight(String text) {
    String branch = all("\n *('  '[^)]*)\\) light=", text).first();
    return all("' ([-a-z ]*?) ?'", branch);
  }

  /** What is said differently in two scripts, each with both answers. */
  private static List<String> differences(String shell, String batch) {
    Map<String, Object> first = facts(shell);
    Map<String, Object> second = facts(batch);
    return first.keySet().stream()
        .filter(fact -> !first.get(fact).equals(second.get(fact)))
        .map(fact -> fact + ": " + first.get(fact) + " and " + second.get(fact))
        .toList();
  }

  private static String script(String name) throws IOException {
    return Files.readString(ROOT.resolve(name));
  }

  @Test
  void bothScriptsStartTheSameProgramInTheSameWay() throws IOException {
    assertThat(differences(script("hindsight"), script("hindsight.cmd"))).isEmpty();
  }

  /** Nothing is the same only because neither was found. */
  @Test
  void everyFactIsFound() throws IOException {
    for (String name : List.of("hindsight", "hindsight.cmd")) {
      facts(script(name))
          .forEach(
              (fact, found) ->
                  assertThat(found)
                      .as("%s of %s", fact, name)
                      .isNotEqualTo(false)
                      .isNotEqualTo(List.of())
                      .isNotEqualTo(new TreeSet<>()));
    }
    Map<String, Object> facts = facts(script("hindsight"));
    assertThat(facts.get("options of Java"))
        .isEqualTo(
            new TreeSet<>(
                List.of("-XX:+UseParallelGC", "-XX:-UsePerfData", "-XX:MaxRAMPercentage=75")));
    assertThat(facts.get("commands with vectors"))
        .isEqualTo(new TreeSet<>(LauncherTest.WITH_VECTORS));
    assertThat(facts.get("commands with the light compiler"))
        .isEqualTo(new TreeSet<>(List.of("", "--help", "--version", "-h", "tables info")));
  }

  /** A change of one script alone is named. */
  @Test
  void whatDiffersIsNamed() throws IOException {
    String shell = script("hindsight");
    Map<String, String> changes =
        Map.of(
            "UseParallelGC", "UseSerialGC",
            "MaxRAMPercentage=75", "MaxRAMPercentage=50",
            "backgammon learn", "backgammon lean",
            "hindsight.jar", "hindsight-cli.jar",
            "-DskipTests", "-Dmaven.test.skip",
            "%light% ", "",
            "exit /b 3", "exit /b 4",
            "Maven 3.8", "Maven 3.9",
            "Java 17", "Java 21",
            "--version", "--versions");
    changes.forEach(
        (from, to) -> {
          String batch = read("hindsight.cmd").replace(from, to);
          assertThat(differences(shell, batch)).as("%s → %s", from, to).isNotEmpty();
        });
    assertThat(differences(shell, read("hindsight.cmd").replace("UseParallelGC", "UseSerialGC")))
        .singleElement()
        .asString()
        .startsWith("options of Java: ")
        .contains("UseParallelGC", "UseSerialGC");
  }

  private static String read(String name) {
    try {
      return script(name);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
