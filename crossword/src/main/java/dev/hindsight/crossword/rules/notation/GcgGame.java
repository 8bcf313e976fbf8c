package dev.hindsight.crossword.rules.notation;

import static dev.hindsight.core.notation.Quotes.quoted;

import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.letters.CrosswordFormatException;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * A recorded game of two, finished or not: see {@link Gcg}.
 *
 * @param rules that it was played by
 * @param players in the order of their pragmas; the first has the first turn
 * @param pragmas what was said before the first event, beside the players and the encoding
 * @param events in the order of play
 */
public record GcgGame(
    CrosswordRules rules, List<Player> players, List<GcgPragma> pragmas, List<GcgEvent> events) {

  /**
   * Checks that the events can have happened one after the other.
   *
   * @throws CrosswordFormatException if they cannot; the message names the event
   */
  public GcgGame {
    players = List.copyOf(players);
    pragmas = List.copyOf(pragmas);
    events = List.copyOf(events);
    if (players.size() != 2) {
      throw new CrosswordFormatException("a game has two players, not " + players.size());
    }
    findDoubts(rules, events);
  }

  /**
   * Points and totals that are not what the board and the sums say, a sentence for each event: such
   * slips are common in records made by hand, and the rest is as good as ever.
   */
  public List<String> doubts() {
    return findDoubts(rules, events);
  }

  private static List<String> findDoubts(CrosswordRules rules, List<GcgEvent> events) {
    GcgReplay replay = new GcgReplay(rules);
    List<String> doubts = new ArrayList<>();
    for (int event = 0; event < events.size(); event++) {
      String where = "event " + (event + 1) + ": ";
      try {
        replay.apply(events.get(event));
      } catch (CrosswordFormatException e) {
        throw new CrosswordFormatException(where + e.getMessage());
      }
      replay.doubts().forEach(doubt -> doubts.add(where + doubt));
      replay.doubts().clear();
    }
    return doubts;
  }

  /**
   * Who played.
   *
   * @param nickname a word
   * @param name in full
   */
  public record Player(String nickname, String name) {
    public Player {
      if (nickname.indexOf(':') >= 0
          || Words.split(nickname).size() != 1
          || !nickname.equals(Words.normalise(nickname))) {
        throw new CrosswordFormatException(
            "a nickname is one word without a colon, not " + quoted(nickname));
      }
      if (name.isEmpty() || !name.equals(Words.normalise(name))) {
        throw new CrosswordFormatException(
            "the name of " + quoted(nickname) + " must be words with single spaces between them");
      }
    }
  }

  /**
   * The position that a turn found: its player with the rack that is recorded, against an unknown
   * rack.
   *
   * @param event the number of a turn, from 0; or the number of events for the position at the end,
   *     where whoever would be on turn has no known rack
   */
  public GamePosition positionBefore(int event) {
    if (event < events.size() && !events.get(event).isTurn()) {
      throw new IllegalArgumentException("event " + event + " is not a turn");
    }
    GcgReplay replay = new GcgReplay(rules);
    for (GcgEvent earlier : events.subList(0, event)) {
      replay.apply(earlier);
    }
    return event < events.size()
        ? replay.position(events.get(event).player(), events.get(event).rack())
        : replay.positionAtEnd();
  }

  /** Who had the last turn, 0 or 1; nobody before the first one. */
  public OptionalInt findLastMover() {
    return events.stream()
        .filter(GcgEvent::isTurn)
        .mapToInt(GcgEvent::player)
        .reduce((earlier, later) -> later);
  }

  /** What is said last: about the last event, or before the first one if there is none. */
  public List<GcgPragma> lastRemarks() {
    return events.isEmpty() ? pragmas : events.get(events.size() - 1).remarks();
  }

  /** This game with other remarks at its end. */
  public GcgGame withLastRemarks(List<GcgPragma> remarks) {
    if (events.isEmpty()) {
      return new GcgGame(rules, players, remarks, events);
    }
    List<GcgEvent> remarked = new ArrayList<>(events);
    remarked.set(events.size() - 1, events.get(events.size() - 1).withRemarks(remarks));
    return new GcgGame(rules, players, pragmas, remarked);
  }

  /** A player's score after the last event. */
  public int totalPoints(int player) {
    int total = 0;
    for (GcgEvent event : events) {
      total = event.player() == player ? event.totalPoints() : total;
    }
    return total;
  }
}
