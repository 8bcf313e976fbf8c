package dev.hindsight.examples;

import dev.hindsight.backgammon.Backgammon;
import dev.hindsight.backgammon.CubeAdvice;
import java.util.Locale;

/** Says what to do with the cube: a checker on each home point for both sides. */
public final class CubeAction {
  private CubeAction() {}

  public static void main(String[] arguments) {
    Backgammon bearoff = Backgammon.solve(6);
    CubeAdvice advice =
        bearoff.cube("XGID=-AAAAAA------------aaaaaa-:0:0:1:00:0:0:0:0:10").orElseThrow();
    System.out.printf(
        Locale.ROOT,
        "%s: %+.3f without a double, %+.3f if it is taken%n",
        advice.action(),
        advice.noDouble(),
        advice.doubleTake());
  }
}
