package dev.hindsight.studio.web;

import dev.hindsight.workbench.questions.Setting;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Something that a question may say.
 *
 * @param name as in the address
 * @param isRequired whether there is no answer without it
 * @param description for people
 * @param example that works
 * @param whole its range, if it is a whole number; null for a text
 * @param choices all that may be said; empty if there is no list of them
 */
public record Parameter(
    String name,
    boolean isRequired,
    String description,
    String example,
    @Nullable Whole whole,
    List<String> choices) {
  /**
   * Whole numbers.
   *
   * @param usual what counts if nothing is said; null if that means something else
   */
  record Whole(int least, int most, @Nullable Integer usual) {}

  public Parameter {
    choices = List.copyOf(choices);
  }

  public static Parameter required(String name, String description, String example) {
    return new Parameter(name, true, description, example, null, List.of());
  }

  public static Parameter optional(String name, String description, String example) {
    return new Parameter(name, false, description, example, null, List.of());
  }

  /**
   * A setting of a question, as its declaration says: name, sentence, range, usual value, choices
   * and example. A page may allow less of it: see {@link #upTo}.
   */
  public static Parameter of(Setting<?> setting) {
    Map<String, Object> schema = setting.schema();
    String otherwise = setting.otherwise();
    String example =
        setting.examples().isEmpty()
            ? otherwise
            : setting.examples().get(setting.examples().size() - 1);
    Parameter parameter =
        new Parameter(
            setting.key(),
            setting.isRequired(),
            String.valueOf(schema.get("description")),
            example,
            null,
            setting.type().choices());
    return "integer".equals(schema.get("type"))
        ? parameter.withRange(
            new Whole(
                limit(schema.get("minimum")),
                limit(schema.get("maximum")),
                schema.get("default") instanceof Number usual ? (Integer) usual.intValue() : null))
        : parameter;
  }

  /** Pages count in ints, and not below 0. */
  private static int limit(@Nullable Object number) {
    long limit = number instanceof Number said ? said.longValue() : 0;
    return (int) Math.max(0, Math.min(Integer.MAX_VALUE, limit));
  }

  /** The same with less than the question allows, so that nobody waits for long. */
  public Parameter upTo(int most) {
    Whole range = Objects.requireNonNull(whole, name);
    return withRange(new Whole(range.least, most, range.usual));
  }

  /** The same with another example, such as one that goes with other parameters. */
  public Parameter example(String other) {
    return new Parameter(name, isRequired, description, other, whole, choices);
  }

  /** The same by another name, that pages have always used. */
  public Parameter named(String other) {
    return new Parameter(other, isRequired, description, example, whole, choices);
  }

  /** The same as a whole number that must be said, or whose absence means something else. */
  public Parameter whole(int least, int most) {
    return withRange(new Whole(least, most, null));
  }

  /** The same as a whole number with a usual value. */
  public Parameter whole(int least, int most, int usual) {
    return withRange(new Whole(least, most, usual));
  }

  private Parameter withRange(Whole range) {
    return new Parameter(name, isRequired, description, example, range, choices);
  }

  /** The same where these are all that may be said. */
  public Parameter among(List<String> all) {
    return new Parameter(name, isRequired, description, example, whole, all);
  }
}
