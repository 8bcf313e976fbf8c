package dev.hindsight.examples;

import dev.hindsight.crossword.Crossword;
import dev.hindsight.crossword.SimulatedMove;
import java.util.Locale;

/** Compares the first moves of a position by playing on from each of them. */
public final class SimulatePlays {
  private SimulatePlays() {}

  public static void main(String[] arguments) {
    Crossword crossword = Crossword.english();
    String position = "15/15/15/15/15/15/15/4QUAG7/15/15/15/15/15/15/15 AIIMMOT/ 0/28 0";
    for (SimulatedMove move : crossword.simulate(position, 2, 3_000, 1)) {
      System.out.printf(
          Locale.ROOT,
          "%s: %.1f ± %.1f points, wins %.0f %%%n",
          move.move(),
          move.equityPoints(),
          move.standardErrorPoints(),
          100 * move.winProbability());
    }
  }
}
