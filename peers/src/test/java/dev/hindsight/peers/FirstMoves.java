package dev.hindsight.peers;

import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.Dice;
import dev.hindsight.backgammon.rules.MoveGenerator;
import dev.hindsight.backgammon.rules.RunningBoard;
import java.util.ArrayList;
import java.util.List;

/** Some hundred positions that are not alike: what all first moves lead to. */
final class FirstMoves {
  private FirstMoves() {}

  static List<RunningBoard> boards() {
    List<RunningBoard> boards = new ArrayList<>();
    MoveGenerator moves = new MoveGenerator();
    moves.prepare(Board.START);
    for (Dice dice : Dice.ROLLS) {
      int count = moves.generate(dice.first(), dice.second());
      for (int index = 0; index < count; index++) {
        RunningBoard board = new RunningBoard(Board.START);
        board.play(moves, index);
        boards.add(board);
      }
    }
    return boards;
  }
}
