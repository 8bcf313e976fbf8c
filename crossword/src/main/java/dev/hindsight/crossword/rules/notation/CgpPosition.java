package dev.hindsight.crossword.rules.notation;

import static dev.hindsight.core.notation.Quotes.quoted;

import dev.hindsight.crossword.rules.board.GamePosition;
import java.util.List;
import java.util.Optional;

/**
 * A position and what its text said beside it.
 *
 * @param game the position itself, of the player on turn first
 * @param options in the order of the text, known or not
 */
public record CgpPosition(GamePosition game, List<Option> options) {
  public CgpPosition {
    options = List.copyOf(options);
  }

  /**
   * Something said about the position, such as {@code lex ENABLE}.
   *
   * @param name the first word
   * @param value the rest, perhaps empty
   */
  public record Option(String name, String value) {
    public Option {
      String text = name + " " + value;
      if (name.isEmpty()
          || Words.split(name).size() != 1
          || !text.strip().equals(Words.normalise(text))
          || text.indexOf(';') >= 0) {
        throw new IllegalArgumentException("no option: " + quoted(name) + " " + quoted(value));
      }
    }
  }

  /** What the first option of a name says. */
  public Optional<String> findOption(String name) {
    return options.stream()
        .filter(option -> option.name().equals(name))
        .map(Option::value)
        .findFirst();
  }
}
