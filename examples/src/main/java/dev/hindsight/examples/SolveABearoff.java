package dev.hindsight.examples;

import dev.hindsight.backgammon.Backgammon;
import dev.hindsight.backgammon.BackgammonMove;
import java.util.Locale;

/** Solves a bearoff in memory and finds the best move: here one that bears off nothing. */
public final class SolveABearoff {
  private SolveABearoff() {}

  public static void main(String[] arguments) {
    Backgammon bearoff = Backgammon.solve(6);
    String position = "XGID=---AB-A--------------a-ac-:0:0:1:52:0:0:0:0:10";
    for (BackgammonMove move : bearoff.moves(position)) {
      System.out.printf(Locale.ROOT, "%s wins %.2f %%%n", move.move(), 100 * move.winProbability());
    }
  }
}
