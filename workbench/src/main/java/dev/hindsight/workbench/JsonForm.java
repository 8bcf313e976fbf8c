package dev.hindsight.workbench;

/**
 * A result whose components are values of a game, such as a position, and not what programs read:
 * whoever prints it as JSON prints this form of it instead.
 */
public interface JsonForm {
  /** What {@code --json} prints, under the keys that programs rely on. */
  Object jsonForm();
}
