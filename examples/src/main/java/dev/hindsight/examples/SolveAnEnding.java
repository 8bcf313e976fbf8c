package dev.hindsight.examples;

import dev.hindsight.crossword.Crossword;
import dev.hindsight.crossword.CrosswordEnding;
import java.time.Duration;

/** Plays a game to its end as well as it can be played: the bag is empty. */
public final class SolveAnEnding {
  private SolveAnEnding() {}

  public static void main(String[] arguments) {
    Crossword crossword = Crossword.english();
    String position =
        "COVE1OAKUM5/3NIDI2ELAND1/FRAG2TEXT1JO2/4C2DIE1ON2/3PLUSH3WET1/4I4Z1A1H1/4Q4O1N1R1/"
            + "4u2ARRAS1US/4I4I3ME/4E9L/ATTORNeD1GYP2F/11IRIS/8BULGE2/12VAW/13YE"
            + " ABNOO/EEEIT 323/326 0";
    CrosswordEnding best = crossword.solveEnding(position, Duration.ofMinutes(1));
    System.out.println(
        best.move() + " gains " + best.netPoints() + (best.proven() ? ", proven" : ", perhaps"));
  }
}
