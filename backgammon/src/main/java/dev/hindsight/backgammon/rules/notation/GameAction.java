package dev.hindsight.backgammon.rules.notation;

import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.Cube;
import dev.hindsight.backgammon.rules.Dice;
import dev.hindsight.backgammon.rules.Move;
import dev.hindsight.backgammon.rules.Player;

/** What happens in a recorded game. */
public sealed interface GameAction {
  /** Who does it. */
  Player player();

  /** Rolls and moves. */
  record Rolls(Player player, Dice dice, Move move) implements GameAction {}

  /** Rolls, and the record stops or the player resigns before the move. */
  record RollsOnly(Player player, Dice dice) implements GameAction {}

  /** Offers the cube at a value. */
  record Doubles(Player player, int value) implements GameAction {}

  /** Answers a double by turning the cube once more and keeping it. */
  record Beavers(Player player, int value) implements GameAction {}

  /** Answers a beaver by turning the cube yet once more; the opponent keeps it. */
  record Raccoons(Player player, int value) implements GameAction {}

  /** Accepts the cube. */
  record Takes(Player player) implements GameAction {}

  /** Refuses the cube and loses. */
  record Drops(Player player) implements GameAction {}

  /**
   * Puts checkers and cube where they are, by hand: a position to begin with, or one that play as
   * recorded could not reach.
   *
   * @param player who is on roll then
   * @param seenByX the board as X sees it
   */
  record SetsUp(Player player, Board seenByX, Cube cube) implements GameAction {}
}
