package dev.hindsight.workbench.oware;

import dev.hindsight.oware.rules.Side;

/**
 * A pit of one player, which is a move: sow from it. Written A…F for South and a…f for North.
 *
 * @param number from 0, the player's leftmost
 */
public record Pit(Side side, int number) {
  @Override
  public String toString() {
    return side.pitName(number);
  }
}
