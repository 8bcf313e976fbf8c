package dev.hindsight.core.notation;

/**
 * Something that was specified in words, together with the words: results and checkpoints call it
 * what its user called it.
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
