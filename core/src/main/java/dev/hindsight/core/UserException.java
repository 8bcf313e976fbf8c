package dev.hindsight.core;

/**
 * An exception whose message is for the user: one sentence that says what is wrong and what to do.
 * Whatever else ends a program is a mistake of ours.
 *
 * <p>An interface and not a class, because what is wrong with a file is an {@link
 * java.io.IOException} that nobody may overlook, and what is wrong with a text is an {@link
 * IllegalArgumentException}.
 */
public interface UserException {
  ExitKind exitKind();
}
