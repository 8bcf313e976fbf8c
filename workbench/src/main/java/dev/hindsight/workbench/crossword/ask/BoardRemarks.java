package dev.hindsight.workbench.crossword.ask;

import dev.hindsight.crossword.rules.board.BoardConnection;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.letters.TileText;
import dev.hindsight.crossword.rules.words.WordGraph;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * What is odd about a position, in sentences: words that are not in the list, tiles that are not
 * connected, a start square without a tile, a game that is over. None of it keeps plays from being
 * found: they are those that the rules allow on the board as it is.
 */
final class BoardRemarks {
  private static final int MOST_WORDS_NAMED = 10;

  private final GamePosition position;
  private final WordGraph words;
  private final int size;

  private BoardRemarks(GamePosition position, WordGraph words) {
    this.position = position;
    this.words = words;
    this.size = position.rules().layout().size();
  }

  static List<String> of(GamePosition position, WordGraph words) {
    BoardRemarks remarks = new BoardRemarks(position, words);
    List<String> sentences = new ArrayList<>();
    Set<String> phonies = remarks.phonies();
    if (!phonies.isEmpty()) {
      sentences.add(
          "Not in the words: "
              + String.join(", ", phonies.stream().limit(MOST_WORDS_NAMED).toList())
              + (phonies.size() > MOST_WORDS_NAMED
                  ? " and " + (phonies.size() - MOST_WORDS_NAMED) + " more."
                  : "."));
    }
    remarks.addConnection(sentences);
    CrosswordRules rules = position.rules();
    if (position.scorelessTurns() >= rules.scorelessTurnLimit()) {
      sentences.add(
          "After " + position.scorelessTurns() + " turns without points the game is over.");
    }
    return sentences;
  }

  private Set<String> phonies() {
    Set<String> found = new LinkedHashSet<>();
    TileText text = new TileText(position.rules().tiles());
    for (int line = 0; line < size; line++) {
      collectPhonies(line, true, text, found);
    }
    for (int line = 0; line < size; line++) {
      collectPhonies(line, false, text, found);
    }
    return found;
  }

  private void collectPhonies(int line, boolean across, TileText text, Set<String> into) {
    byte[] run = new byte[size];
    int length = 0;
    for (int place = 0; place <= size; place++) {
      int tile =
          place == size ? 0 : across ? position.tile(line, place) : position.tile(place, line);
      if (tile != 0) {
        run[length++] = (byte) tile;
        continue;
      }
      if (length > 1) {
        byte[] shown = Arrays.copyOf(run, length);
        byte[] letters = new byte[length];
        for (int index = 0; index < length; index++) {
          letters[index] = (byte) Math.abs(shown[index]);
        }
        if (length > WordGraph.MOST_WORD_LETTERS || !words.contains(letters)) {
          into.add(text.format(shown));
        }
      }
      length = 0;
    }
  }

  private void addConnection(List<String> sentences) {
    BoardConnection connection = new BoardConnection(position.rules().layout(), position.squares());
    if (!connection.hangsTogether()) {
      sentences.add("The tiles on the board are not all connected.");
    }
    if (!connection.coversStart()) {
      sentences.add(
          "There are tiles on the board, but none on the start square "
              + position.rules().layout().start()
              + ".");
    }
  }
}
