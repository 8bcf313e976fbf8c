package dev.hindsight.crossword.play.inference;

import dev.hindsight.crossword.play.evaluate.Evaluation;
import dev.hindsight.crossword.play.find.PlayFinder;
import dev.hindsight.crossword.play.find.PlayList;
import dev.hindsight.crossword.rules.board.Board;
import dev.hindsight.crossword.rules.board.Direction;
import dev.hindsight.crossword.rules.board.Placement;
import java.util.Set;
import java.util.TreeSet;

/**
 * Tells whether a placement is among those that the finder of plays finds. It is not if it makes a
 * word that is not in the list. A single tile may be written across or down, and the first play of
 * a game is found only across where its mirror down is worth the same.
 */
final class GeneratedPlacement {
  private GeneratedPlacement() {}

  static boolean isFound(
      Placement placement, int[] played, PlayFinder finder, Evaluation evaluation) {
    Board board = finder.board();
    finder.setRack(played, evaluation, 1, 0);
    PlayList plays = new PlayList(board.size());
    finder.findAll(plays);
    Set<String> squares = squares(placement, placement.direction());
    Set<String> mirrored = squares(placement, placement.direction().other());
    for (int index = 0; index < plays.size(); index++) {
      Placement play = plays.placement(index);
      Set<String> found = squares(play, play.direction());
      if (found.equals(squares) || (board.isEmpty() && found.equals(mirrored))) {
        return true;
      }
    }
    return false;
  }

  /** Each tile put down with its square, as if the play went in a direction. */
  private static Set<String> squares(Placement placement, Direction direction) {
    Set<String> squares = new TreeSet<>();
    for (int index = 0; index < placement.tiles().length(); index++) {
      if (placement.tiles().get(index) != 0) {
        int place = placement.place() + index;
        int line = placement.line();
        squares.add(
            (direction == Direction.ACROSS ? line + " " + place : place + " " + line)
                + " "
                + placement.tiles().get(index));
      }
    }
    return squares;
  }
}
