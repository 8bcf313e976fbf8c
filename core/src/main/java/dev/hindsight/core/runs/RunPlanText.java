package dev.hindsight.core.runs;

import dev.hindsight.core.tables.Parameters;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** {@link RunPlan} as text and back. */
final class RunPlanText {
  private static final String TITLE = "hindsight run plan ";
  private static final int VERSION = 1;
  private static final int MOST_CHARACTERS = 1 << 20;
  private static final String KIND = "kind";
  private static final String SEED = "seed";
  private static final String TRIALS = "trials";
  private static final String BLOCK = "block";
  private static final List<String> ONCE = List.of(KIND, SEED, TRIALS, BLOCK);
  private static final Pattern RANGE = Pattern.compile("([0-9]{1,18})\\.\\.([0-9]{1,18})");

  private final String source;
  private final Map<String, String> once = new HashMap<>();
  private final SortedMap<String, String> inputs = new TreeMap<>();
  private Parameters parameters = Parameters.of();

  private RunPlanText(String source) {
    this.source = source;
  }

  static String of(RunPlan plan) {
    StringBuilder text = new StringBuilder();
    text.append(TITLE).append(VERSION).append('\n');
    line(text, KIND, plan.kind());
    line(text, SEED, Long.toString(plan.range().seed()));
    line(text, TRIALS, plan.range().first() + ".." + plan.range().end());
    line(text, BLOCK, Integer.toString(plan.blockSize()));
    for (String key : plan.parameters().keys()) {
      line(text, "parameter", key + " " + plan.parameters().text(key));
    }
    plan.inputSha256().forEach((name, sha256) -> line(text, "input", sha256 + " " + name));
    return text.toString();
  }

  private static void line(StringBuilder text, String word, String rest) {
    text.append(word).append(' ').append(rest).append('\n');
  }

  static RunPlan parse(String source, String text) throws UnusablePlanException {
    if (text.length() > MOST_CHARACTERS || !text.startsWith(TITLE)) {
      throw new UnusablePlanException(
          source
              + " is not the plan of a run: it does not begin with \""
              + TITLE
              + VERSION
              + "\"; write one with `plan`.");
    }
    return new RunPlanText(source).parse(text.split("\r?\n", -1));
  }

  private RunPlan parse(String[] lines) throws UnusablePlanException {
    checkVersion(lines[0].substring(TITLE.length()));
    for (int number = 1; number < lines.length; number++) {
      if (!lines[number].isBlank()) {
        parseLine(number + 1, lines[number]);
      }
    }
    for (String word : ONCE) {
      if (!once.containsKey(word)) {
        throw unusable("it has no line \"" + word + "\"");
      }
    }
    try {
      return new RunPlan(
          once(KIND), parameters, inputs, range(), Integer.parseInt(once(BLOCK).strip()));
    } catch (IllegalArgumentException wrong) {
      throw unusable(String.valueOf(wrong.getMessage()));
    }
  }

  private void checkVersion(String version) throws UnusablePlanException {
    if (version.strip().equals(Integer.toString(VERSION))) {
      return;
    }
    if (version.strip().matches("[1-9][0-9]{0,8}")) {
      throw new UnusablePlanException(
          source
              + " is a plan of version "
              + version.strip()
              + " from a newer Hindsight, and this one knows version "
              + VERSION
              + "; update Hindsight, or write the plan again with this one.");
    }
    throw unusable("its version is \"" + version + "\"");
  }

  private void parseLine(int number, String line) throws UnusablePlanException {
    String[] words = line.split(" ", 2);
    String rest = words.length == 2 ? words[1] : "";
    try {
      switch (words[0]) {
        case KIND, SEED, TRIALS, BLOCK -> {
          if (once.putIfAbsent(words[0], rest) != null) {
            throw new IllegalArgumentException(words[0] + " is said twice");
          }
        }
        case "parameter" -> {
          String[] pair = pair(rest);
          if (parameters.find(pair[0]).isPresent()) {
            throw new IllegalArgumentException("parameter " + pair[0] + " is said twice");
          }
          parameters = parameters.with(pair[0], pair[1]);
        }
        case "input" -> {
          String[] pair = pair(rest);
          if (inputs.putIfAbsent(pair[1], pair[0]) != null) {
            throw new IllegalArgumentException("input " + pair[1] + " is said twice");
          }
        }
        default -> throw new IllegalArgumentException("no line begins with " + words[0]);
      }
    } catch (IllegalArgumentException wrong) {
      throw unusable("line " + number + ": " + wrong.getMessage());
    }
  }

  private static String[] pair(String text) {
    String[] pair = text.split(" ", 2);
    if (pair.length < 2) {
      throw new IllegalArgumentException("two texts are needed, not \"" + text + "\"");
    }
    return pair;
  }

  private TrialRange range() {
    Matcher range = RANGE.matcher(once(TRIALS).strip());
    if (!range.matches()) {
      throw new IllegalArgumentException("trials are FROM..TO, not " + once(TRIALS));
    }
    long first = Long.parseLong(range.group(1));
    return new TrialRange(
        Long.parseLong(once(SEED).strip()), first, Long.parseLong(range.group(2)) - first);
  }

  private String once(String word) {
    return String.valueOf(once.get(word));
  }

  private UnusablePlanException unusable(String reason) {
    return new UnusablePlanException(
        source + " is not a plan that can be run (" + reason + "); write it again with `plan`.");
  }
}
