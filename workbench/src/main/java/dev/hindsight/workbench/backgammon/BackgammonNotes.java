package dev.hindsight.workbench.backgammon;

import dev.hindsight.backgammon.index.BearoffIndex;
import dev.hindsight.backgammon.play.evaluate.PairValues;
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

  /** What to know about values from this source. */
  static List<String> of(BackgammonPosition position, PairValues values) {
    List<String> notes = new ArrayList<>();
    if (!values.isExact()) {
      notes.add(beyond(position.board()));
      notes.add(
          "The chances are a one-sided race estimate, good to about a thousandth on average but not"
              + " exact, and say nothing about the cube.");
    } else if (!values.isCubeful()) {
      notes.add("This table knows no cube; build one with --cubeful for cube decisions.");
    }
    Board board = position.board();
    if (board.mover(Checkers.OFF) == 0 || board.other(Checkers.OFF) == 0) {
      notes.add(
          "Gammons are not counted, although a side still has all 15 checkers on the board and could"
              + " lose one.");
    }
    addMatch(notes, position);
    addOffer(notes, position);
    return List.copyOf(notes);
  }

  /** What to know about values from nets. */
  static List<String> byNets(BackgammonPosition position) {
    List<String> notes = new ArrayList<>();
    Board board = position.board();
    notes.add(beyond(board));
    notes.add(
        "The chances are an estimate by nets that learnt from their own games; gammons and"
            + " backgammons count.");
    notes.add("There is no advice on the cube here: only the bearoff tables know it.");
    int rearmost = rearmost(board);
    if (PositionClass.of(board) == PositionClass.RACE && rearmost <= BearoffIndex.MOST_POINTS) {
      notes.add(
          "For a closer estimate of the race, without gammons, 'hindsight backgammon build one-sided"
              + " --points "
              + rearmost
              + " --out FILE' makes a table that --table FILE asks.");
    }
    addMatch(notes, position);
    addOffer(notes, position);
    return List.copyOf(notes);
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
        + " checkers left; 'hindsight backgammon build bearoff --checkers "
        + left
        + " --cubeful --out FILE' makes a table that --table FILE asks.";
  }

  private static int rearmost(Board board) {
    return Math.max(
        Checkers.rearmost(board.moverNear(), board.moverFar()),
        Checkers.rearmost(board.otherNear(), board.otherFar()));
  }

  private static void addMatch(List<String> notes, BackgammonPosition position) {
    MatchScore score = position.score();
    if (!score.isMoney()) {
      Player onRoll = position.onRoll();
      notes.add(
          "Values are for money play; the score, "
              + score.points(onRoll)
              + "-"
              + score.points(onRoll.opponent())
              + " to "
              + score.length()
              + (score.crawford() ? " in the Crawford game" : "")
              + ", is not considered.");
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
