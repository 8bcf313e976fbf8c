package dev.hindsight.examples;

import dev.hindsight.crossword.Crossword;
import dev.hindsight.crossword.InferredLeave;
import java.util.Locale;

/** Concludes from a move what its player has kept. */
public final class ReadAnOpponent {
  private ReadAnOpponent() {}

  public static void main(String[] arguments) {
    Crossword crossword = Crossword.english();
    String before = "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 / 0/0 0";
    for (InferredLeave leave : crossword.infer(before, "8H AA", 0, 3)) {
      System.out.printf(Locale.ROOT, "%s %.1f %%%n", leave.leave(), 100 * leave.probability());
    }
  }
}
