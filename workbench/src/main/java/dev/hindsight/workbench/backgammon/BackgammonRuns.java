package dev.hindsight.workbench.backgammon;

import dev.hindsight.workbench.Duel;
import dev.hindsight.workbench.backgammon.ask.RolloutRequest;
import dev.hindsight.workbench.backgammon.build.BackgammonAnchors;
import dev.hindsight.workbench.backgammon.build.BackgammonLabels;
import dev.hindsight.workbench.backgammon.build.BackgammonReturns;
import dev.hindsight.workbench.backgammon.play.BackgammonDuel;
import dev.hindsight.workbench.runs.RunKind;
import java.util.List;

/** The kinds of run of backgammon. */
public final class BackgammonRuns {
  public static final List<RunKind> KINDS =
      List.of(
          BackgammonAnchors.KIND,
          BackgammonLabels.KIND,
          BackgammonReturns.KIND,
          Duel.kind("backgammon", BackgammonDuel::of),
          RolloutRequest.KIND);

  private BackgammonRuns() {}
}
