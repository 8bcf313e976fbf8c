package dev.hindsight.crossword.rules.notation;

import dev.hindsight.crossword.rules.board.Board;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.board.Direction;
import dev.hindsight.crossword.rules.board.Exchange;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.board.Placement;
import dev.hindsight.crossword.rules.letters.CrosswordFormatException;
import dev.hindsight.crossword.rules.letters.Tiles;
import java.util.ArrayList;
import java.util.List;

/**
 * Replays the events of a recorded game, refuses what cannot have happened, and notes what merely
 * does not add up.
 */
final class GcgReplay {
  private final CrosswordRules rules;
  private final Board board;
  private final int[] totals = new int[2];
  private final List<String> doubts = new ArrayList<>();
  private int scorelessTurns;
  private int scorelessBefore;

  /** The player of the last turn, or -1 before the first. */
  private int lastMover = -1;

  /** The points of the last event if it was a placement, or -1. */
  private int placedPoints = -1;

  GcgReplay(CrosswordRules rules) {
    this.rules = rules;
    this.board = Board.withoutWords(rules);
  }

  Board board() {
    return board;
  }

  /** Points and totals so far that are not as they should be, a sentence each. */
  List<String> doubts() {
    return doubts;
  }

  /** An event whose points are given by its total alone: {@code -- +0 59}. */
  GcgEvent completed(GcgEvent event) {
    boolean shortened =
        event.action() instanceof GcgEvent.Withdrawal
            && event.scorePoints() == 0
            && placedPoints > 0
            && event.totalPoints() == totals[event.player()] - placedPoints;
    return shortened
        ? new GcgEvent(
            event.player(),
            event.rack(),
            event.action(),
            -placedPoints,
            event.totalPoints(),
            event.remarks())
        : event;
  }

  /**
   * The event with the player whose it must be, where both have the same nickname: turns alternate,
   * and of other events the totals tell, or they belong to whoever moved last.
   */
  GcgEvent withLikelyPlayer(GcgEvent event) {
    int likely = event.isTurn() ? (lastMover < 0 ? 0 : 1 - lastMover) : Math.max(0, lastMover);
    boolean fits = totals[likely] + event.scorePoints() == event.totalPoints();
    boolean otherFits = totals[1 - likely] + event.scorePoints() == event.totalPoints();
    int player = !event.isTurn() && !fits && otherFits ? 1 - likely : likely;
    return new GcgEvent(
        player,
        event.rack(),
        event.action(),
        event.scorePoints(),
        event.totalPoints(),
        event.remarks());
  }

  /** Goes on from the total that is written, so that a wrong one is told once. */
  void apply(GcgEvent event) {
    int total = totals[event.player()] + event.scorePoints();
    if (event.totalPoints() != total) {
      doubts.add(
          "the total must be "
              + totals[event.player()]
              + signed(event.scorePoints())
              + " = "
              + total
              + ", not "
              + event.totalPoints());
    }
    GcgEvent.Action action = event.action();
    if (action instanceof GcgEvent.Turn turn && turn.move() instanceof Placement placement) {
      place(event, placement);
    } else if (event.isTurn()) {
      otherTurn(event);
    } else {
      afterTurn(event);
    }
    totals[event.player()] = event.totalPoints();
  }

  private static String signed(int points) {
    return points < 0 ? " - " + -(long) points : " + " + points;
  }

  private void place(GcgEvent event, Placement placement) {
    checkMover(event);
    board.checkPlacement(placement);
    RackText.checkHolds(rules.tiles(), event.rack(), placement);
    int points = board.scorePoints(placement);
    if (points != event.scorePoints()) {
      doubts.add("the play scores " + points + " points, not " + event.scorePoints());
    }
    position(event.player(), event.rack());
    board.place(placement);
    if (event.rack().length() == 0) {
      position(event.player(), event.rack());
    }
    startTurn(event, points == 0);
    placedPoints = Math.max(0, event.scorePoints());
  }

  private void otherTurn(GcgEvent event) {
    checkMover(event);
    if (event.scorePoints() != 0) {
      throw new CrosswordFormatException(
          "an exchange or a pass brings no points, not " + event.scorePoints());
    }
    if (event.action() instanceof GcgEvent.Turn turn && turn.move() instanceof Exchange exchange) {
      RackText.checkHolds(rules.tiles(), event.rack(), exchange);
    }
    position(event.player(), event.rack());
    startTurn(event, true);
    placedPoints = -1;
  }

  private void checkMover(GcgEvent event) {
    if (event.player() == lastMover) {
      throw new CrosswordFormatException(
          "player " + (event.player() + 1) + " had the turn before this one as well");
    }
  }

  private void startTurn(GcgEvent event, boolean scoreless) {
    lastMover = event.player();
    scorelessBefore = scorelessTurns;
    scorelessTurns = scoreless ? Math.min(scorelessTurns + 1, rules.scorelessTurnLimit()) : 0;
  }

  private void afterTurn(GcgEvent event) {
    boolean ownPlay = placedPoints >= 0 && event.player() == lastMover;
    if (event.action() instanceof GcgEvent.Withdrawal) {
      if (!ownPlay) {
        throw new CrosswordFormatException("this player has no play just before it to withdraw");
      }
      if (event.scorePoints() != -placedPoints) {
        doubts.add(
            "withdrawing a play costs the "
                + placedPoints
                + " points it brought, not "
                + -(long) event.scorePoints());
      }
      board.takeBack();
      scorelessTurns = Math.min(scorelessBefore + 1, rules.scorelessTurnLimit());
    } else if (event.action() instanceof GcgEvent.ChallengeBonus && !ownPlay) {
      throw new CrosswordFormatException(
          "this player has no play just before it that could have been challenged");
    }
    placedPoints = -1;
  }

  /** The position now with a player on turn; a rack with too many tiles is refused. */
  GamePosition position(int player, Tiles rack) {
    return new GamePosition(
        rules,
        Tiles.of(board.tiles(Direction.ACROSS)),
        List.of(rack, Tiles.of()),
        List.of(totals[player], totals[1 - player]),
        scorelessTurns);
  }

  GamePosition positionAtEnd() {
    return position(lastMover < 0 ? 0 : 1 - lastMover, Tiles.of());
  }
}
