package dev.hindsight.backgammon.rules.notation;

import dev.hindsight.backgammon.rules.BackgammonFormatException;
import dev.hindsight.backgammon.rules.BackgammonPosition;
import dev.hindsight.backgammon.rules.Dice;
import dev.hindsight.backgammon.rules.Turn;
import java.util.List;
import java.util.Locale;

/** What could be read of a recorded match, and what could not. */
public record MatchReading(MatchRecord match, List<Problem> problems) {
  /** A position, a double and what was answered, and a move. */
  private static final int MOST_OF_A_POSITION = 4;

  public MatchReading {
    problems = List.copyOf(problems);
  }

  /**
   * Something that makes no sense.
   *
   * @param place where it stands: {@code line 7} of a text, {@code game 2, turn 13} of other files
   */
  public record Problem(String place, String problem) {
    /** As a sentence that begins with the place. */
    @Override
    public String toString() {
      return place.substring(0, 1).toUpperCase(Locale.ROOT) + place.substring(1) + ": " + problem;
    }
  }

  /**
   * The position of a file that holds one: the first that somebody set up, with the roll that came
   * next.
   *
   * @throws BackgammonFormatException if it is a match that was played
   */
  BackgammonPosition position() {
    List<GameRecord> games = match.games();
    List<GameAction> actions = games.isEmpty() ? List.of() : games.get(0).actions();
    boolean isPosition =
        games.size() == 1
            && actions.size() <= MOST_OF_A_POSITION
            && !actions.isEmpty()
            && actions.get(0) instanceof GameAction.SetsUp;
    if (!isPosition) {
      throw new BackgammonFormatException(
          "this is the record of "
              + (games.size() == 1 ? "a game" : games.size() + " games")
              + ", not of one position; 'review' judges it");
    }
    GameReplay replay = match.replay(0);
    replay.play(actions.get(0));
    BackgammonPosition position = replay.position();
    Dice dice = null;
    if (actions.size() > 1 && actions.get(1) instanceof GameAction.Rolls rolls) {
      dice = rolls.dice();
    } else if (actions.size() > 1 && actions.get(1) instanceof GameAction.RollsOnly rolls) {
      dice = rolls.dice();
    }
    return dice == null
        ? position
        : new BackgammonPosition(
            position.board(),
            Turn.toMove(position.onRoll(), dice),
            position.cube(),
            position.score(),
            position.options(),
            position.phase());
  }
}
