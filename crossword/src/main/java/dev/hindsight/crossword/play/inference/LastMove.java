package dev.hindsight.crossword.play.inference;

import dev.hindsight.crossword.rules.board.Direction;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.board.Placement;
import dev.hindsight.crossword.rules.board.Square;
import dev.hindsight.crossword.rules.letters.CrosswordFormatException;
import dev.hindsight.crossword.rules.letters.Tiles;
import java.util.List;

/**
 * The opponent's last move, taken back from the position as the player on turn sees it now.
 *
 * <pre>{@code
 * GamePosition before = LastMove.before(now, new ObservedMove.Placed(placement));
 * Observation observation = LastMove.observe(now, new ObservedMove.Placed(placement));
 * }</pre>
 *
 * <p>Nothing is asked of the player's memory: the tiles were drawn before the opponent moved, so
 * the rack of now is the rack of then, and the opponent can have kept only tiles that are unseen
 * now.
 */
public final class LastMove {
  private LastMove() {}

  /**
   * The position before the move, with the opponent on turn and an unknown rack.
   *
   * @param now after the move; what it says of the opponent's rack is not looked at
   * @throws CrosswordFormatException if tiles of the move are not on the board
   */
  public static GamePosition before(GamePosition now, ObservedMove move) {
    boolean isPlacement = move instanceof ObservedMove.Placed;
    int points = move instanceof ObservedMove.Placed placed ? placed.placement().scorePoints() : 0;
    return new GamePosition(
        now.rules(),
        move instanceof ObservedMove.Placed placed
            ? without(placed.placement(), now)
            : now.squares(),
        List.of(Tiles.of(), now.racks().get(0)),
        List.of(now.scorePoints().get(1) - points, now.scorePoints().get(0)),
        isPlacement ? 0 : Math.max(0, now.scorelessTurns() - 1));
  }

  /**
   * The move as the player on turn saw it.
   *
   * @throws CrosswordFormatException if it cannot have been made
   */
  public static Observation observe(GamePosition now, ObservedMove move) {
    return new Observation(before(now, move), move, Tiles.of(), now.racks().get(0));
  }

  private static Tiles without(Placement placement, GamePosition now) {
    byte[] squares = now.squares().toArray();
    int size = now.rules().layout().size();
    for (int index = 0; index < placement.tiles().length(); index++) {
      byte tile = placement.tiles().get(index);
      int row = placement.row() + (placement.direction() == Direction.DOWN ? index : 0);
      int column = placement.column() + (placement.direction() == Direction.ACROSS ? index : 0);
      if (tile != 0) {
        if (row >= size || column >= size || squares[row * size + column] != tile) {
          throw new CrosswordFormatException(
              "the board does not have the tile of the move on " + new Square(row, column));
        }
        squares[row * size + column] = 0;
      }
    }
    return Tiles.of(squares);
  }
}
