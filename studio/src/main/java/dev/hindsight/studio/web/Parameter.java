package dev.hindsight.studio.web;

import java.util.List;
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
  /** Seeds of chance are from 0 to this. */
  private static final int MOST_SEED = Integer.MAX_VALUE;

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

  /** A seed of chance, 1 if nothing is said. */
  public static Parameter seed(String description) {
    return optional("seed", description, "1").whole(0, MOST_SEED, 1);
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
