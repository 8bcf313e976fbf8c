package dev.hindsight.backgammon.play.cube;

import dev.hindsight.backgammon.play.evaluate.ResultChances;
import dev.hindsight.backgammon.table.CubeState;
import java.util.Locale;

/**
 * Match equities computed from the end of the match backwards: a score is worth what {@link
 * MatchCube} says of a game that begins there, with even chances and a usual share of gammons, and
 * that needs only scores closer to the end.
 *
 * <p>The Crawford game has no cube. After it the trailer, who has nothing to lose, doubles at once;
 * the leader passes where that costs nothing, and that right to pass a bad start is worth a little
 * when the trailer needs 2 or 4 points. What it is worth there is Zadeh's figure (N. Zadeh, "On
 * doubling in tournament backgammon", Management Science 23, 1977, as other programs use it).
 *
 * <p>With the usual figures a player who needs 2 points has 31.8 % in the Crawford game and 48.5 %
 * after it. {@code MatchEquityTest} compares the table with that of Woolsey and Heinrich.
 *
 * @param gammonShare of won games that are gammons or backgammons
 * @param efficiency of the cube, see {@link CubeCurve}
 * @param freeDropAtTwo what the leader's right to pass takes from a trailer who needs 2
 * @param freeDropAtFour the same for 4
 */
record MatchRecursion(
    double gammonShare, double efficiency, double freeDropAtTwo, double freeDropAtFour) {
  /** Gammons as nets meet them from the start of a game; efficiency as for money. */
  static final MatchRecursion USUAL =
      new MatchRecursion(0.27, CubeCurve.USUAL_EFFICIENCY, 0.015, 0.004);

  /** Backgammons are rare, and in a match count even less. */
  private static final double BACKGAMMON_SHARE = 0.01;

  MatchEquity solve(int mostAway) {
    double[][] before = new double[mostAway + 1][mostAway + 1];
    double[] trailer = new double[mostAway + 1];
    MatchEquity table =
        new MatchEquity(
            String.format(
                Locale.ROOT, "match equities computed with %.0f %% gammons", 100 * gammonShare),
            before,
            trailer);
    ResultChances even = evenChances();
    before[1][1] = 0.5;
    trailer[1] = 0.5;
    for (int away = 2; away <= mostAway; away++) {
      // With a cube of 1 that the trailer may turn to 2 at once.
      MatchCube game = new MatchCube(table, away, 1, false, 1, efficiency);
      double equity = game.decision(even, CubeState.CENTRED).equity();
      trailer[away] = game.matchWinChance(equity).orElseThrow() - freeDrop(away);
    }
    for (int away = 2; away <= mostAway; away++) {
      MatchCube game = new MatchCube(table, away, 1, true, 1, efficiency);
      before[away][1] = game.matchWinChance(game.equities(even).centred()).orElseThrow();
      before[1][away] = 1 - before[away][1];
    }
    for (int away = 2; away <= mostAway; away++) {
      for (int otherAway = 2; otherAway < away; otherAway++) {
        MatchCube game = new MatchCube(table, away, otherAway, false, 1, efficiency);
        before[away][otherAway] = game.matchWinChance(game.equities(even).centred()).orElseThrow();
        before[otherAway][away] = 1 - before[away][otherAway];
      }
      before[away][away] = 0.5;
    }
    return table;
  }

  private double freeDrop(int away) {
    return away == 2 ? freeDropAtTwo : away == 4 ? freeDropAtFour : 0;
  }

  private ResultChances evenChances() {
    double single = (1 - gammonShare) / 2;
    double gammon = (gammonShare - BACKGAMMON_SHARE) / 2;
    double backgammon = BACKGAMMON_SHARE / 2;
    return new ResultChances(single, gammon, backgammon, single, gammon, backgammon);
  }
}
