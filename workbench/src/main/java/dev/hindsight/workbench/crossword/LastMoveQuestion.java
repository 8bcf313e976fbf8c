package dev.hindsight.workbench.crossword;

import dev.hindsight.crossword.play.inference.Criterion;
import dev.hindsight.crossword.play.inference.LastMove;
import dev.hindsight.crossword.play.inference.ObservedMove;
import dev.hindsight.crossword.rules.board.Board;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.board.Placement;
import dev.hindsight.crossword.rules.letters.CrosswordFormatException;
import dev.hindsight.crossword.rules.letters.Tiles;
import dev.hindsight.crossword.rules.notation.CgpPosition;
import dev.hindsight.crossword.rules.notation.MoveNotation;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the opponent just did, asked about by the player on turn. The position is the one after it:
 * the tiles of a placement are on the board. Those that were there before it must be marked, as in
 * {@code 8D F(A)CET}, because the board does not tell them apart.
 *
 * @param move a placement, or null for an exchange
 * @param exchanged how many tiles were exchanged, or null for a placement
 * @param criterion how well a rack must explain it
 */
public record LastMoveQuestion(
    @Nullable String move, @Nullable Integer exchanged, Criterion criterion) {
  private static final int LEAVES_LISTED = 10;

  public LastMoveQuestion {
    if ((move == null) == (exchanged == null)) {
      throw new IllegalArgumentException("the opponent either put tiles down or exchanged some");
    }
  }

  /**
   * The same asked about the position before the move, with the asker's rack known.
   *
   * @throws CrosswordFormatException if the move cannot have led to the position
   */
  InferenceQuestion before(GamePosition now, LoadedEquipment loaded) {
    GamePosition before =
        move == null
            ? LastMove.before(now, new ObservedMove.Exchanged(exchanged == null ? 0 : exchanged), 0)
            : takeBack(move, now, loaded);
    return new InferenceQuestion(
        new CgpPosition(before),
        move,
        exchanged,
        "",
        InferenceQuestion.NAMED_RACK,
        criterion,
        LEAVES_LISTED);
  }

  private static GamePosition takeBack(String move, GamePosition now, LoadedEquipment loaded) {
    MoveNotation notation = new MoveNotation(loaded.rules());
    Board board = loaded.equipment().board();
    board.setUp(now.squares().toArray());
    Tiles squares = notation.takeBack(move, board);
    board.setUp(squares.toArray());
    if (BoardRemarks.isConnected(now, loaded.words())
        && !BoardRemarks.isConnected(withSquares(now, squares), loaded.words())) {
      throw new CrosswordFormatException(
          "without the tiles of "
              + move
              + " the board falls apart; put those that were there before between brackets, as in"
              + " 8D F(A)CET");
    }
    Placement placement = (Placement) notation.parse(move, board);
    return LastMove.before(now, new ObservedMove.Placed(placement), placement.scorePoints());
  }

  private static GamePosition withSquares(GamePosition position, Tiles squares) {
    return new GamePosition(
        position.rules(),
        squares,
        List.of(Tiles.of(), Tiles.of()),
        position.scorePoints(),
        position.scorelessTurns());
  }
}
