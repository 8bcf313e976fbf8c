package dev.hindsight.lab.reproduce;

import dev.hindsight.cli.CommandRunner;
import dev.hindsight.cli.terminal.Console;
import dev.hindsight.cli.terminal.ExitCode;
import dev.hindsight.core.runs.Cancellation;
import dev.hindsight.core.runs.CancelledException;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Runs phases by the program's own command line, in this Java.
 *
 * @param folder for the files that phases hand to each other
 * @param size how many times the smallest numbers
 */
record Reproduction(Path folder, long size, Cancellation cancellation) {
  private static final JsonMapper JSON = JsonMapper.builder().build();
  private static final Pattern NUMBER = Pattern.compile("\\{([0-9]+)}");

  /** Positions, which have blanks. */
  static final Map<String, String> WORDS =
      Map.of(
          "=threeUs",
          "15/15/15/15/15/15/15/4UUU8/15/15/15/15/15/15/15 AEINSTU/ 0/0 0",
          "=documented",
          "10ALPHA/9MM4/8QUIST2/11P3/10XI3/10UG3/11O3/6FOB2T3/7HENDS3/15/15/15/15/15/15 /"
              + " 93/174 0");

  /** What a phase came to, as it is shown. */
  String run(Phase phase) {
    String printed = "";
    for (String command : phase.commands()) {
      printed = printedBy(command);
    }
    JsonNode found = JSON.readTree(printed).at(phase.figure());
    if (found.isMissingNode()) {
      throw new IllegalStateException("there is no " + phase.figure() + " in " + printed);
    }
    return text(phase, found);
  }

  private String printedBy(String command) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    String[] words = Arrays.stream(command.split(" ", -1)).map(this::word).toArray(String[]::new);
    int code = CommandRunner.run(Console.of(out, err, OptionalInt.empty()), cancellation, words);
    if (code == ExitCode.INTERRUPTED) {
      throw new CancelledException("stopped in the middle of: " + command);
    }
    if (code != ExitCode.FINE) {
      throw new PhaseFailedException(
          "hindsight "
              + String.join(" ", words)
              + " failed: "
              + err.toString(StandardCharsets.UTF_8).strip());
    }
    return out.toString(StandardCharsets.UTF_8);
  }

  private String word(String word) {
    Matcher number = NUMBER.matcher(word);
    if (number.matches()) {
      return Long.toString(Math.multiplyExact(Long.parseLong(number.group(1)), size));
    }
    String known = WORDS.get(word);
    // Files are named alone, or behind "table=" in a specification.
    return known == null
        ? word.replaceAll("@(?=\\w)", Matcher.quoteReplacement(folder + "/"))
        : known;
  }

  private static String text(Phase phase, JsonNode found) {
    if (found.has("estimate")) {
      return number(phase, found.get("estimate"))
          + " ("
          + number(phase, found.get("low"))
          + " to "
          + number(phase, found.get("high"))
          + ")";
    }
    return number(phase, found);
  }

  private static String number(Phase phase, JsonNode found) {
    if (found.isString()) {
      return found.asString();
    }
    return found.isNumber()
        ? String.format(Locale.ROOT, phase.format(), phase.factor() * found.asDouble())
            .replace('-', '−')
        : "nothing";
  }
}
