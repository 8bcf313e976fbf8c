package dev.hindsight.studio.web;

import java.util.List;

/**
 * Something that a question may say.
 *
 * @param name as in the address
 * @param isRequired whether there is no answer without it
 * @param description for people
 * @param example that works
 * @param isWhole whether it is a whole number
 * @param choices all that may be said; empty if there is no list of them
 */
public record Parameter(
    String name,
    boolean isRequired,
    String description,
    String example,
    boolean isWhole,
    List<String> choices) {
  public Parameter {
    choices = List.copyOf(choices);
  }

  public static Parameter required(String name, String description, String example) {
    return new Parameter(name, true, description, example, false, List.of());
  }

  public static Parameter optional(String name, String description, String example) {
    return new Parameter(name, false, description, example, false, List.of());
  }

  /** The same as a whole number. */
  public Parameter whole() {
    return new Parameter(name, isRequired, description, example, true, choices);
  }

  /** The same where these are all that may be said. */
  public Parameter among(List<String> all) {
    return new Parameter(name, isRequired, description, example, isWhole, all);
  }
}
