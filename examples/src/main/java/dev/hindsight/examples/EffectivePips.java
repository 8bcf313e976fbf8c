package dev.hindsight.examples;

import dev.hindsight.backgammon.BearoffRolls;
import dev.hindsight.backgammon.BearoffSide;
import java.util.Locale;

/** Counts what bearing off really takes: rolls, and pips with what will be wasted. */
public final class EffectivePips {
  private EffectivePips() {}

  public static void main(String[] arguments) {
    BearoffRolls rolls = BearoffRolls.solve();
    String position = "XGID=-AAAAAA------------aaaaaa-:0:0:1:00:0:0:0:0:10";
    BearoffSide side = rolls.onRoll(position).orElseThrow();
    System.out.printf(
        Locale.ROOT,
        "%d pips, EPC %.2f, %.3f rolls%n",
        side.pips(),
        side.effectivePips(),
        side.meanRolls());
  }
}
