package dev.hindsight.workbench.oware;

import dev.hindsight.workbench.Duel;
import dev.hindsight.workbench.runs.RunKind;
import java.util.List;

/** The kinds of run of oware. */
public final class OwareRuns {
  public static final List<RunKind> KINDS = List.of(Duel.kind("oware", OwareDuel::of));

  private OwareRuns() {}
}
