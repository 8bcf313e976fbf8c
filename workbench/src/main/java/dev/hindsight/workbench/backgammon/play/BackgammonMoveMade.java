package dev.hindsight.workbench.backgammon.play;

import dev.hindsight.backgammon.rules.BackgammonFormatException;
import dev.hindsight.backgammon.rules.BackgammonPosition;
import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.Dice;
import dev.hindsight.backgammon.rules.Move;
import dev.hindsight.backgammon.rules.MoveGenerator;
import dev.hindsight.backgammon.rules.Turn;
import dev.hindsight.backgammon.rules.notation.MoveNotation;
import dev.hindsight.workbench.answers.Inlined;
import dev.hindsight.workbench.answers.Says;

/** A position after a move: the other player is on roll. */
public record BackgammonMoveMade(
    @Inlined BackgammonPosition position, @Says("what was played") Move move) {
  /**
   * Makes a move.
   *
   * @param text of the move, such as {@code 13/7 8/7}
   * @throws BackgammonFormatException if there are no dice or the move is not legal
   */
  public static BackgammonMoveMade of(BackgammonPosition before, String text) {
    Dice dice = before.dice();
    if (dice == null) {
      throw new BackgammonFormatException("the dice are not thrown; a move needs a roll");
    }
    MoveGenerator moves = new MoveGenerator();
    moves.prepare(before.board());
    moves.generate(dice.first(), dice.second());
    int found = MoveNotation.find(text, before.board(), dice, moves);
    Board after = moves.board(found).swapped();
    BackgammonPosition position =
        new BackgammonPosition(
            after,
            Turn.toRoll(before.onRoll().opponent()),
            before.cube(),
            before.score(),
            before.options(),
            before.phase());
    return new BackgammonMoveMade(position, Move.of(moves, found));
  }
}
