package dev.hindsight.workbench.backgammon.engine;

import dev.hindsight.backgammon.rules.Move;

/** The one thing that a player does when it is his turn to do something. */
sealed interface Decision {
  /** Of the cube, or none of it. */
  enum OfCube implements Decision {
    ROLL,
    DOUBLE,
    TAKE,
    DROP;

    /** As both protocols have it. */
    String word() {
      return switch (this) {
        case ROLL -> "roll";
        case DOUBLE -> "double";
        case TAKE -> "take";
        case DROP -> "drop";
      };
    }
  }

  /** A move, which has no steps if none is legal. */
  record OfMove(Move move) implements Decision {}
}
