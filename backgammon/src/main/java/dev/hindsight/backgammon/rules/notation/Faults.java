package dev.hindsight.backgammon.rules.notation;

import static dev.hindsight.core.notation.Quotes.quoted;

import dev.hindsight.backgammon.rules.BackgammonFormatException;
import java.util.Locale;

/** One way to say what is wrong with a text and at which character, counted from 1. */
final class Faults {
  private Faults() {}

  /** The fault at a character of a text; {@code index} counts from 0. */
  static BackgammonFormatException at(String text, int index, String fault) {
    return new BackgammonFormatException(
        String.format(
            Locale.ROOT, "%s is wrong at character %d: %s", quoted(text), index + 1, fault));
  }
}
