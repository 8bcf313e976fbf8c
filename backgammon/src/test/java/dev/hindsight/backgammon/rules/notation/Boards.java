package dev.hindsight.backgammon.rules.notation;

import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.Dice;
import dev.hindsight.backgammon.rules.MoveGenerator;

/** Boards after written moves. */
final class Boards {
  private Boards() {}

  /** The board after a legal move, still seen by the player who has moved. */
  static Board after(Board board, Dice dice, String move) {
    MoveGenerator moves = new MoveGenerator();
    moves.prepare(board);
    moves.generate(dice.first(), dice.second());
    return moves.board(MoveNotation.find(move, board, dice, moves));
  }
}
