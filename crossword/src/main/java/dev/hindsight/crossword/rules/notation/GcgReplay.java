package dev.hindsight.crossword.rules.notation;

import dev.hindsight.crossword.rules.board.Board;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.board.Direction;
import dev.hindsight.crossword.rules.board.Exchange;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.board.Placement;
import dev.hindsight.crossword.rules.letters.CrosswordFormatException;
import dev.hindsight.crossword.rules.letters.Tiles;
import java.util.List;

/** Replays the events of a recorded game and refuses what cannot have happened. */
final class GcgReplay {
  private final CrosswordRules rules;
  private final Board board;
  private final int[] totals = new int[2];
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

  void apply(GcgEvent event) {
    int total = totals[event.player()] + event.scorePoints();
    if (event.totalPoints() != total) {
      throw new CrosswordFormatException(
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
    totals[event.player()] = total;
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
      throw new CrosswordFormatException(
          "the play scores " + points + " points, not " + event.scorePoints());
    }
    position(event.player(), event.rack());
    board.place(placement);
    if (event.rack().length() == 0) {
      position(event.player(), event.rack());
    }
    startTurn(event, points == 0);
    placedPoints = points;
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
        throw new CrosswordFormatException(
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
