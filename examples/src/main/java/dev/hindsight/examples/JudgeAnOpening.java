package dev.hindsight.examples;

import dev.hindsight.backgammon.BackgammonChances;
import dev.hindsight.backgammon.BackgammonMove;
import dev.hindsight.backgammon.BackgammonNet;
import java.util.Locale;

/** Judges a position that no table reaches, by the nets that come with the program. */
public final class JudgeAnOpening {
  private JudgeAnOpening() {}

  public static void main(String[] arguments) {
    BackgammonNet net = BackgammonNet.builtIn();
    String position = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10";
    BackgammonMove best = net.moves(position).get(0);
    BackgammonChances chances = net.chances(position);
    System.out.printf(
        Locale.ROOT, "%s; before the roll %.0f %% wins%n", best.move(), 100 * chances.win());
  }
}
