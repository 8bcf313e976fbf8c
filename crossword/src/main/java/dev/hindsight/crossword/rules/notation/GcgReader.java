package dev.hindsight.crossword.rules.notation;

import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.letters.CrosswordFormatException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads the lines of one recorded game: see {@link Gcg}. */
final class GcgReader {
  private static final String PLAYER = "player";

  private final CrosswordRules rules;
  private final GcgEventText eventText;
  private final GcgReplay replay;
  private final GcgGame.@Nullable Player[] players = new GcgGame.@Nullable Player[2];
  private final List<GcgPragma> pragmas = new ArrayList<>();
  private final List<GcgEvent> events = new ArrayList<>();

  /** Remarks on the last event. */
  private final List<GcgPragma> remarks = new ArrayList<>();

  /** Whether the line before was part of a pragma that can go on. */
  private boolean canContinue;

  GcgReader(CrosswordRules rules) {
    this.rules = rules;
    this.eventText = new GcgEventText(rules);
    this.replay = new GcgReplay(rules);
  }

  GcgGame read(String text) {
    int number = 0;
    for (String line : text.split("\r\n|\r|\n", -1)) {
      number++;
      String content = Words.normalise(line);
      if (!content.isEmpty()) {
        try {
          readLine(content);
        } catch (CrosswordFormatException e) {
          throw new CrosswordFormatException("line " + number + ": " + e.getMessage());
        }
      }
    }
    endRemarks();
    return new GcgGame(rules, players(), pragmas, events);
  }

  private void readLine(String line) {
    if (line.startsWith("#")) {
      readPragma(line);
    } else if (line.startsWith(">")) {
      endRemarks();
      GcgEvent event = eventText.parse(line, players(), replay);
      replay.apply(event);
      events.add(event);
      canContinue = false;
    } else {
      continuePragma(line);
    }
  }

  private void readPragma(String line) {
    String[] words = line.substring(1).split(" ", 2);
    String text = GcgPragma.clean(words.length > 1 ? words[1] : "");
    canContinue = false;
    if (words[0].isEmpty()) {
      throw new CrosswordFormatException("a pragma has a name directly after the sign #");
    }
    if (words[0].equals(GcgEncoding.PRAGMA)) {
      return;
    }
    if (words[0].equals(PLAYER + 1) || words[0].equals(PLAYER + 2)) {
      readPlayer(words[0].charAt(PLAYER.length()) - '1', text);
      return;
    }
    target().add(new GcgPragma(words[0], text));
    canContinue = true;
  }

  private void readPlayer(int player, String text) {
    if (players[player] != null || !events.isEmpty()) {
      throw new CrosswordFormatException("a player is named once, before the first event");
    }
    String[] names = text.split(" ", 2);
    if (names[0].isEmpty()) {
      throw new CrosswordFormatException("a player needs a nickname");
    }
    players[player] = new GcgGame.Player(names[0], names.length > 1 ? names[1] : names[0]);
  }

  private void continuePragma(String line) {
    if (!canContinue) {
      throw new CrosswordFormatException(
          "the line begins with neither # nor > and continues no pragma; a recorded game (GCG) has"
              + " lines such as >Ama: ACEFTQZ 8D FACET +28 28");
    }
    GcgPragma last = target().remove(target().size() - 1);
    String text = GcgPragma.clean(last.text() + "\n" + line);
    target().add(new GcgPragma(last.name(), text));
  }

  /** Where the pragmas go that come now. */
  private List<GcgPragma> target() {
    return events.isEmpty() ? pragmas : remarks;
  }

  private void endRemarks() {
    if (!remarks.isEmpty()) {
      int last = events.size() - 1;
      events.set(last, events.get(last).withRemarks(remarks));
      remarks.clear();
    }
  }

  private List<GcgGame.Player> players() {
    GcgGame.Player first = players[0];
    GcgGame.Player second = players[1];
    if (first == null || second == null) {
      throw new CrosswordFormatException(
          "a recorded game names both players, #player1 and #player2, before the first event");
    }
    return List.of(first, second);
  }
}
