package dev.hindsight.backgammon.rules.notation;

import dev.hindsight.backgammon.rules.Dice;
import dev.hindsight.backgammon.rules.Move;
import dev.hindsight.backgammon.rules.Player;

/** What a player does in a recorded game. */
public sealed interface GameAction {
  Player player();

  /** Rolls and moves. */
  record Rolls(Player player, Dice dice, Move move) implements GameAction {}

  /** Offers the cube at a value. */
  record Doubles(Player player, int value) implements GameAction {}

  /** Accepts the cube. */
  record Takes(Player player) implements GameAction {}

  /** Refuses the cube and loses. */
  record Drops(Player player) implements GameAction {}
}
