package dev.hindsight.core.notation;

/**
 * Something specified in words, together with the words, so that results and checkpoints call it
 * what the user called it.
 *
 * @param text as it was written, without spaces around it
 * @param value what it means
 */
public record Specified<S>(String text, S value) {
  @Override
  public String toString() {
    return text;
  }
}
