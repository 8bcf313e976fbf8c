package dev.hindsight.workbench.backgammon.review;

import dev.hindsight.backgammon.play.evaluate.CubeAction;
import dev.hindsight.backgammon.rules.Move;
import dev.hindsight.backgammon.rules.notation.MoveNotation;

/** What a player can decide: a move, what to do with the cube, how to answer a double. */
public sealed interface Choice {
  /** A move of checkers. */
  record Checkers(Move move) implements Choice {
    @Override
    public String toString() {
      return MoveNotation.write(move);
    }
  }

  /** What is right with the cube, the right answer included. */
  record Right(CubeAction action) implements Choice {
    @Override
    public String toString() {
      return action.words();
    }
  }

  /** What was done with the cube. */
  enum Cube implements Choice {
    NO_DOUBLE("no double"),
    DOUBLE("double"),
    TAKE("take"),
    PASS("pass");

    private final String words;

    Cube(String words) {
      this.words = words;
    }

    @Override
    public String toString() {
      return words;
    }
  }
}
