package dev.hindsight.workbench.backgammon.play;

import dev.hindsight.backgammon.rules.BackgammonFormatException;
import dev.hindsight.core.tables.WholeFile;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How somebody did in the quizzes so far: a line of text for each, the oldest first.
 *
 * <pre>
 * seed,answers,right,millipoints
 * 1,10,7,61.4
 * </pre>
 *
 * @param entries one for each quiz
 */
public record QuizHistory(List<Entry> entries) {
  private static final String HEAD = "seed,answers,right,millipoints";
  private static final Pattern LINE =
      Pattern.compile("(-?[0-9]{1,18}),([0-9]{1,6}),([0-9]{1,6}),([0-9]{1,9}\\.[0-9])");
  private static final int MOST_BYTES = 1 << 24;

  /**
   * One quiz.
   *
   * @param seed of its questions
   * @param answers given
   * @param right those that lost nothing
   * @param millipoints lost by all
   */
  public record Entry(long seed, int answers, int right, double millipoints) {}

  public QuizHistory {
    entries = List.copyOf(entries);
  }

  /**
   * The history in a file; an empty one if there is none.
   *
   * @throws BackgammonFormatException if the file is something else
   */
  public static QuizHistory read(Path file) throws IOException {
    if (!Files.exists(file)) {
      return new QuizHistory(List.of());
    }
    String text;
    try (InputStream input = Files.newInputStream(file)) {
      text = new String(input.readNBytes(MOST_BYTES), StandardCharsets.UTF_8);
    }
    List<String> lines = text.lines().toList();
    if (lines.isEmpty() || !lines.get(0).equals(HEAD)) {
      throw notAHistory(file, 1);
    }
    List<Entry> entries = new ArrayList<>();
    for (int number = 1; number < lines.size(); number++) {
      Matcher line = LINE.matcher(lines.get(number));
      if (!line.matches()) {
        throw notAHistory(file, number + 1);
      }
      entries.add(
          new Entry(
              Long.parseLong(line.group(1)),
              Integer.parseInt(line.group(2)),
              Integer.parseInt(line.group(3)),
              Double.parseDouble(line.group(4))));
    }
    return new QuizHistory(entries);
  }

  private static BackgammonFormatException notAHistory(Path file, int line) {
    return new BackgammonFormatException(
        file + ", line " + line + ", is not a history of the quiz; name another with `history`");
  }

  /** This history with one more entry. */
  public QuizHistory with(Entry entry) {
    List<Entry> longer = new ArrayList<>(entries);
    longer.add(entry);
    return new QuizHistory(longer);
  }

  /** Writes it, whole or not at all; folders that are missing are made. */
  public void write(Path file) throws IOException {
    StringBuilder text = new StringBuilder(HEAD).append('\n');
    for (Entry entry : entries) {
      text.append(
          String.format(
              Locale.ROOT,
              "%d,%d,%d,%.1f\n",
              entry.seed,
              entry.answers,
              entry.right,
              entry.millipoints));
    }
    Path folder = file.toAbsolutePath().getParent();
    if (folder != null) {
      Files.createDirectories(folder);
    }
    WholeFile.writeText(file, text.toString());
  }

  public int answers() {
    return entries.stream().mapToInt(Entry::answers).sum();
  }

  /** Millipoints lost by an answer on average; 0 without any. */
  public double mean() {
    return entries.stream().mapToDouble(Entry::millipoints).sum() / Math.max(1, answers());
  }

  /** The last ones of it. */
  public QuizHistory last(int most) {
    return new QuizHistory(entries.subList(Math.max(0, entries.size() - most), entries.size()));
  }
}
