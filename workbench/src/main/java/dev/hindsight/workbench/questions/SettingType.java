package dev.hindsight.workbench.questions;

import dev.hindsight.workbench.answers.Unit;
import java.math.BigDecimal;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;

/**
 * What may be said in a {@link Setting}: how it is read, how it is written, and how a program can
 * know beforehand what will be refused.
 *
 * @param <T> what it is read into
 */
public final class SettingType<T> {
  /** A longer list of words is named in the sentence. */
  private static final int LONGEST_LABEL = 30;

  private final String label;
  private final Unit unit;
  private final Function<String, T> reader;
  private final Function<T, String> writer;
  private final Map<String, Object> schema;

  private SettingType(
      String label,
      Unit unit,
      Function<String, T> reader,
      Function<T, String> writer,
      Map<String, Object> schema) {
    this.label = label;
    this.unit = unit;
    this.reader = reader;
    this.writer = writer;
    this.schema = schema;
  }

  /** Any text, such as a position; whoever answers reads it. */
  public static SettingType<String> text(String label) {
    return new SettingType<>(label, Unit.NONE, text -> text, text -> text, type("string"));
  }

  /** A file or folder on the machine of whoever answers. */
  public static SettingType<Path> file() {
    Function<String, Path> reader =
        text -> {
          try {
            return Path.of(text);
          } catch (InvalidPathException impossible) {
            throw new IllegalArgumentException("must be the name of a file, not \"" + text + "\"");
          }
        };
    Map<String, Object> schema = type("string");
    schema.put("x-file", true);
    return new SettingType<>("FILE", Unit.NONE, reader, Path::toString, schema);
  }

  /** Yes or no. */
  public static SettingType<Boolean> flag() {
    Function<String, Boolean> reader =
        text -> {
          if (text.equals("true") || text.equals("false")) {
            return text.equals("true");
          }
          throw new IllegalArgumentException("must be true or false, not \"" + text + "\"");
        };
    return new SettingType<>("", Unit.NONE, reader, String::valueOf, type("boolean"));
  }

  /** A whole number within limits. */
  public static SettingType<Integer> whole(int least, int most, Unit unit) {
    return new SettingType<>(
        "N",
        unit,
        text -> Math.toIntExact(readWhole(text, least, most)),
        String::valueOf,
        limited("integer", least, most));
  }

  /** A whole number within limits that may be larger than an int. */
  public static SettingType<Long> large(long least, long most, Unit unit) {
    return new SettingType<>(
        "N",
        unit,
        text -> readWhole(text, least, most),
        String::valueOf,
        limited("integer", least, most));
  }

  /** A number within limits that may have a fraction. */
  public static SettingType<BigDecimal> decimal(String least, String most, Unit unit) {
    BigDecimal low = new BigDecimal(least);
    BigDecimal high = new BigDecimal(most);
    Function<String, BigDecimal> reader =
        text -> {
          try {
            BigDecimal value = new BigDecimal(text.strip());
            if (value.compareTo(low) >= 0 && value.compareTo(high) <= 0) {
              return value;
            }
          } catch (NumberFormatException notANumber) {
            // Said below, as for one that is out of range.
          }
          throw new IllegalArgumentException(
              "must be a number from " + least + " to " + most + ", not \"" + text + "\"");
        };
    return new SettingType<>(
        unit == Unit.SECONDS ? "SECONDS" : "X",
        unit,
        reader,
        BigDecimal::toPlainString,
        limited("number", low, high));
  }

  /** One of these words. */
  public static SettingType<String> choice(List<String> words) {
    return choice(words, word -> word, word -> word);
  }

  /** One of the constants of an enum, by its name in small letters: {@code near-best}. */
  public static <E extends Enum<E>> SettingType<E> choice(Class<E> type) {
    List<E> all = Arrays.asList(type.getEnumConstants());
    Function<E, String> word =
        constant -> constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    return choice(
        all.stream().map(word).toList(),
        text -> all.stream().filter(one -> word.apply(one).equals(text)).findFirst().orElseThrow(),
        word);
  }

  /** One of these words, and what each stands for. */
  public static <T> SettingType<T> choice(
      List<String> words, Function<String, T> reader, Function<T, String> writer) {
    Function<String, T> checked =
        text -> {
          if (words.contains(text)) {
            return reader.apply(text);
          }
          throw new IllegalArgumentException(
              "must be one of " + String.join(", ", words) + ", not \"" + text + "\"");
        };
    Map<String, Object> schema = type("string");
    schema.put("enum", words);
    String all = String.join("|", words);
    String label = all.length() <= LONGEST_LABEL ? all : "WORD";
    return new SettingType<>(label, Unit.NONE, checked, writer, schema);
  }

  private static long readWhole(String text, long least, long most) {
    try {
      long value = new BigDecimal(text.strip()).longValueExact();
      if (value >= least && value <= most) {
        return value;
      }
    } catch (ArithmeticException | NumberFormatException notWhole) {
      // Said below, as for one that is out of range.
    }
    throw new IllegalArgumentException(
        "must be a whole number from " + least + " to " + most + ", not \"" + text + "\"");
  }

  private static Map<String, Object> type(String name) {
    Map<String, Object> schema = new LinkedHashMap<>();
    schema.put("type", name);
    return schema;
  }

  private static Map<String, Object> limited(String type, Object least, Object most) {
    Map<String, Object> schema = type(type);
    schema.put("minimum", least);
    schema.put("maximum", most);
    return schema;
  }

  /** What stands for a value where it is left open: {@code --plays N}; empty for yes or no. */
  public String label() {
    return label;
  }

  /** All that may be said, if that can be listed. */
  public List<String> choices() {
    return schema.get("enum") instanceof List<?> words
        ? words.stream().map(String::valueOf).toList()
        : List.of();
  }

  public boolean isFlag() {
    return "boolean".equals(schema.get("type"));
  }

  public boolean isFile() {
    return schema.containsKey("x-file");
  }

  public Unit unit() {
    return unit;
  }

  /**
   * Reads a value.
   *
   * @throws IllegalArgumentException what it must be, in words that follow the name of the setting
   */
  T read(String text) {
    return reader.apply(text);
  }

  /** The value as a text that is read into the same value. */
  String write(T value) {
    return writer.apply(value);
  }

  /** The JSON Schema of a single value. */
  Map<String, Object> schema() {
    return schema;
  }
}
