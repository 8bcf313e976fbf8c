package dev.hindsight.crossword.rules.notation;

import dev.hindsight.crossword.rules.board.Direction;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.board.Move;
import dev.hindsight.crossword.rules.board.Placement;
import java.util.Arrays;

/**
 * A move and where it is made, which together can be written: {@code 8D F(A)CET}.
 *
 * @param position before it
 * @param move the move
 */
public record MoveInPosition(GamePosition position, Move move) {
  /** How many tiles it puts on the board. */
  public int tilesPlayed() {
    return move instanceof Placement placement ? placement.tilesPlayed() : 0;
  }

  /** Whether it plays a whole rack. */
  public boolean isBingo() {
    return tilesPlayed() == position.rules().rackSize();
  }

  /** Whether it puts nothing on the board. */
  public boolean isExchangeOrPass() {
    return !(move instanceof Placement);
  }

  /**
   * Whether another move in this position comes to the same: a tile that makes words both ways may
   * be written across or down.
   */
  public boolean isSameAs(Move other) {
    if (move.equals(other)) {
      return true;
    }
    return move instanceof Placement mine
        && other instanceof Placement theirs
        && mine.scorePoints() == theirs.scorePoints()
        && mine.tilesPlayed() == theirs.tilesPlayed()
        && Arrays.equals(placed(mine), placed(theirs));
  }

  /** Squares and their new tiles, in the order of squares. */
  private int[] placed(Placement placement) {
    int size = position.rules().layout().size();
    int[] placed = new int[placement.tilesPlayed()];
    int count = 0;
    for (int offset = 0; offset < placement.tiles().length(); offset++) {
      int tile = placement.tiles().get(offset);
      if (tile != 0) {
        placed[count++] = square(placement, offset, size) * (1 << Byte.SIZE) + tile;
      }
    }
    return placed;
  }

  private static int square(Placement placement, int offset, int size) {
    return placement.direction() == Direction.ACROSS
        ? placement.row() * size + placement.column() + offset
        : (placement.row() + offset) * size + placement.column();
  }

  /** As people write it, with the tiles on the board between brackets. */
  @Override
  public String toString() {
    return new MoveNotation(position.rules()).format(move, position);
  }
}
