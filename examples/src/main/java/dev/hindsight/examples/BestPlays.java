package dev.hindsight.examples;

import dev.hindsight.crossword.Crossword;
import dev.hindsight.crossword.CrosswordMove;
import java.util.Locale;

/** Lists the best plays of a position: the bag is empty, and the best play is not the longest. */
public final class BestPlays {
  private BestPlays() {}

  public static void main(String[] arguments) {
    Crossword crossword = Crossword.english();
    String position =
        "COVE1OAKUM5/3NIDI2ELAND1/FRAG2TEXT1JO2/4C2DIE1ON2/3PLUSH3WET1/4I4Z1A1H1/4Q4O1N1R1/"
            + "4u2ARRAS1US/4I4I3ME/4E9L/ATTORNeD1GYP2F/11IRIS/8BULGE2/12VAW/13YE"
            + " ABNOO/EEEIT 323/326 0";
    for (CrosswordMove move : crossword.best(position, 3)) {
      System.out.printf(
          Locale.ROOT,
          "%s scores %d, worth %.1f%n",
          move.move(),
          move.scorePoints(),
          move.equityPoints());
    }
  }
}
