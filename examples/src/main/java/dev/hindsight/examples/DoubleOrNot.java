package dev.hindsight.examples;

import dev.hindsight.backgammon.BackgammonNet;
import dev.hindsight.backgammon.CubeAdvice;
import dev.hindsight.backgammon.RolledOut;
import java.util.Locale;

/** The cube in any position, at the score of a match, and moves that are rolled out. */
public final class DoubleOrNot {
  private DoubleOrNot() {}

  public static void main(String[] arguments) {
    BackgammonNet net = BackgammonNet.builtIn();
    String position = "XGID=-B---BC-B---bA--abcbbb----:0:0:1:00:3:1:0:5:10";
    CubeAdvice advice = net.cube(position).orElseThrow();
    System.out.println(advice.action());
    String rolled = "XGID=-B---BC-B---bA--abcbbb----:0:0:1:42:3:1:0:5:10";
    for (RolledOut move : net.rollout(rolled, 36, 1, 2)) {
      System.out.printf(
          Locale.ROOT, "%s %.2f ± %.2f%n", move.move(), move.equity(), move.standardError());
    }
  }
}
