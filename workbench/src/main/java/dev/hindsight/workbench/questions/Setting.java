package dev.hindsight.workbench.questions;

import dev.hindsight.core.notation.SettingNames;
import dev.hindsight.workbench.answers.Unit;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Something that a question lets its asker say: its name, a sentence, what may be said, and what
 * holds if nothing is. A constant beside the question that uses it.
 *
 * <pre>{@code
 * static final Setting<Integer> PLAYS =
 *     Setting.usually("plays", "list so many of the best moves", SettingType.whole(0, 500, MOVES), 15);
 * ...
 * int plays = chosen.get(PLAYS);
 * }</pre>
 *
 * <p>The name is of small letters with hyphens. Every door spells it as its users expect: {@code
 * --endgame-plies} on the command line, {@code endgamePlies} for programs.
 *
 * @param <T> what a value is read into
 */
public final class Setting<T> {
  private final String name;
  private final String sentence;
  private final SettingType<T> type;
  private final @Nullable T usual;
  private final String otherwise;
  private final Presence presence;
  private final List<String> examples;

  private enum Presence {
    REQUIRED,
    OPTIONAL,
    REPEATABLE
  }

  private Setting(
      String name,
      String sentence,
      SettingType<T> type,
      @Nullable T usual,
      String otherwise,
      Presence presence,
      List<String> examples) {
    if (!SettingNames.isName(name)) {
      throw new IllegalArgumentException("not the name of a setting: " + name);
    }
    this.name = name;
    this.sentence = sentence;
    this.type = type;
    this.usual = usual;
    this.otherwise = otherwise;
    this.presence = presence;
    this.examples = examples;
  }

  /**
   * One without which there is no question.
   *
   * @param sentence what it is, without a capital and a full stop
   * @param example one that is answered
   */
  public static <T> Setting<T> required(
      String name, String sentence, SettingType<T> type, String example) {
    return new Setting<>(name, sentence, type, null, "", Presence.REQUIRED, List.of(example));
  }

  /** One that has this value if nobody says another. */
  public static <T> Setting<T> usually(String name, String sentence, SettingType<T> type, T usual) {
    return new Setting<>(
        name, sentence, type, usual, type.write(usual), Presence.OPTIONAL, List.of());
  }

  /** The seed of all chance, which every question means alike. */
  public static Setting<Long> seed() {
    return usually(
        "seed",
        "of all chance; the same seed gives the same answer",
        SettingType.large(Long.MIN_VALUE, Long.MAX_VALUE, Unit.NONE),
        1L);
  }

  /**
   * One that may be absent.
   *
   * @param otherwise what holds then, in a few words
   */
  public static <T> Setting<T> optional(
      String name, String sentence, SettingType<T> type, String otherwise) {
    return new Setting<>(name, sentence, type, null, otherwise, Presence.OPTIONAL, List.of());
  }

  /** One that may be said any number of times. */
  public static <T> Setting<T> repeatable(
      String name, String sentence, SettingType<T> type, String otherwise) {
    return new Setting<>(name, sentence, type, null, otherwise, Presence.REPEATABLE, List.of());
  }

  /** The same setting, with an example of what may be said. */
  public Setting<T> example(String example) {
    return new Setting<>(name, sentence, type, usual, otherwise, presence, List.of(example));
  }

  /** In small letters with hyphens: {@code endgame-plies}. */
  public String name() {
    return name;
  }

  /** As sentences name it: see {@link SettingNames}. */
  public String quoted() {
    return SettingNames.quoted(name);
  }

  /** As programs write it: {@code endgamePlies}. */
  public String key() {
    return SettingNames.key(name);
  }

  public String sentence() {
    return sentence;
  }

  public SettingType<T> type() {
    return type;
  }

  public boolean isRequired() {
    return presence == Presence.REQUIRED;
  }

  public boolean isRepeatable() {
    return presence == Presence.REPEATABLE;
  }

  /** What holds if nothing is said: a value, or in words; empty for one that is required. */
  public String otherwise() {
    return otherwise;
  }

  /** What may be said, in words of the notation of the setting. */
  public List<String> examples() {
    return examples;
  }

  /** The value that it has if nobody says another. */
  Optional<T> usual() {
    return Optional.ofNullable(usual);
  }

  /**
   * Reads a value.
   *
   * @throws SettingRefusedException if it is none
   */
  T read(String text) {
    try {
      return type.read(text);
    } catch (IllegalArgumentException wrong) {
      throw refused(String.valueOf(wrong.getMessage()));
    }
  }

  /**
   * What to throw for a value that does not go with the others or with the position.
   *
   * @param problem in words that follow the name of the setting: "must be …", "goes with …"
   */
  public SettingRefusedException refused(String problem) {
    return new SettingRefusedException(this, problem);
  }

  /** The JSON Schema of what may be said. */
  public Map<String, Object> schema() {
    Map<String, Object> schema = new LinkedHashMap<>();
    if (isRepeatable()) {
      schema.put("type", "array");
      schema.put("items", type.schema());
    } else {
      schema.putAll(type.schema());
    }
    String without = otherwise.isEmpty() || usual != null ? "" : "; without it " + otherwise;
    schema.put("description", sentence + without);
    if (type.unit() != Unit.NONE) {
      schema.put("x-unit", type.unit().words());
    }
    if (usual != null) {
      schema.put("default", Chosen.plain(schema.get("type"), type.write(usual)));
    }
    if (!examples.isEmpty()) {
      schema.put(
          "examples", examples.stream().map(one -> Chosen.plain(schema.get("type"), one)).toList());
    }
    return schema;
  }

  @Override
  public String toString() {
    return name;
  }
}
