package dev.hindsight.workbench.backgammon.ask;

import dev.hindsight.backgammon.index.BearoffIndex;
import dev.hindsight.backgammon.play.cube.CubeMethod;
import dev.hindsight.backgammon.rules.BackgammonPosition;
import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.Checkers;
import dev.hindsight.backgammon.rules.GamePhase;
import dev.hindsight.backgammon.rules.MatchScore;
import dev.hindsight.backgammon.rules.Offer;
import dev.hindsight.backgammon.rules.Player;
import dev.hindsight.backgammon.rules.PositionClass;
import java.util.ArrayList;
import java.util.List;

/** The sentences that keep the numbers of an answer from being read for more than they are. */
final class BackgammonNotes {
  private BackgammonNotes() {}

  /** What to know about values of this origin. */
  static List<String> of(BackgammonPosition position, Origin origin, CubeMethod method) {
    List<String> notes = new ArrayList<>();
    Board board = position.board();
    if (!origin.exact()) {
      notes.add(beyond(board));
    }
    if (origin.countsGammons()) {
      notes.add(
          "The chances are an estimate by nets that learnt from their own games; gammons and"
              + " backgammons count.");
      addRaceTable(notes, board);
    } else {
      if (!origin.exact()) {
        notes.add(
            "The chances are a one-sided race estimate, good to about a thousandth on average but"
                + " not exact.");
      }
      if (board.mover(Checkers.OFF) == 0 || board.other(Checkers.OFF) == 0) {
        notes.add(
            "Gammons are not counted, although a side still has all 15 checkers on the board and"
                + " could lose one.");
      }
    }
    if (!origin.cubeExact()) {
      notes.add("The cube is estimated: " + origin.cube() + ".");
    } else if (method.isAtScore(position)) {
      notes.add("The cube is " + origin.cube() + ".");
    }
    addMatch(notes, position, method);
    addOffer(notes, position);
    return List.copyOf(notes);
  }

  private static void addRaceTable(List<String> notes, Board board) {
    int rearmost = rearmost(board);
    if (PositionClass.of(board) == PositionClass.RACE && rearmost <= BearoffIndex.MOST_POINTS) {
      notes.add(
          "For a closer estimate of the race, without gammons, build a one-sided table of "
              + rearmost
              + " points ('hindsight backgammon build one-sided') and name it as a table.");
    }
  }

  private static String beyond(Board board) {
    if (PositionClass.of(board) == PositionClass.CONTACT) {
      return "Outside the tables: there is still contact.";
    }
    int rearmost = rearmost(board);
    if (rearmost > Checkers.HOME_POINTS) {
      return "Outside the exact tables: a race with checkers as far back as the "
          + rearmost
          + " point.";
    }
    int left = Checkers.PER_SIDE - Math.min(board.mover(Checkers.OFF), board.other(Checkers.OFF));
    return "Outside the exact tables: a side has "
        + left
        + " checkers left; build a cubeful bearoff of "
        + left
        + " checkers ('hindsight backgammon build bearoff') and name it as a table.";
  }

  private static int rearmost(Board board) {
    return Math.max(
        Checkers.rearmost(board.moverNear(), board.moverFar()),
        Checkers.rearmost(board.otherNear(), board.otherFar()));
  }

  private static void addMatch(List<String> notes, BackgammonPosition position, CubeMethod method) {
    MatchScore score = position.score();
    if (!score.isMoney() && !method.isAtScore(position)) {
      Player onRoll = position.onRoll();
      notes.add(
          "Values are for money play; the score, "
              + score.points(onRoll)
              + "-"
              + score.points(onRoll.opponent())
              + " to "
              + score.length()
              + ", is beyond the match equities, which reach to "
              + method.table().mostAway()
              + "-away.");
    }
    if (position.phase() != GamePhase.PLAYING) {
      notes.add("The id says that this game is not being played; the board is valued as it is.");
    }
  }

  private static void addOffer(List<String> notes, BackgammonPosition position) {
    Offer offer = position.turn().offer();
    if (offer == Offer.BEAVER || offer == Offer.RACCOON) {
      notes.add("Beavers and raccoons are not valued; the equities are those before the double.");
    }
  }
}
