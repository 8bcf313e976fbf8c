package dev.hindsight.workbench.backgammon;

import dev.hindsight.workbench.Duel;
import dev.hindsight.workbench.runs.RunKind;
import java.util.List;

/** The kinds of run of backgammon. */
public final class BackgammonRuns {
  public static final List<RunKind> KINDS = List.of(Duel.kind("backgammon", BackgammonDuel::of));

  private BackgammonRuns() {}
}
