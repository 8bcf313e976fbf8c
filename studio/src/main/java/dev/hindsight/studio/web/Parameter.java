package dev.hindsight.studio.web;

/**
 * Something that a question may say.
 *
 * @param name as in the address
 * @param isRequired whether there is no answer without it
 * @param description for people
 * @param example that works
 */
public record Parameter(String name, boolean isRequired, String description, String example) {
  public static Parameter required(String name, String description, String example) {
    return new Parameter(name, true, description, example);
  }

  public static Parameter optional(String name, String description, String example) {
    return new Parameter(name, false, description, example);
  }
}
