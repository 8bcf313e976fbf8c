package dev.hindsight.workbench.crossword;

import dev.hindsight.workbench.Duel;
import dev.hindsight.workbench.crossword.build.LanesBuild;
import dev.hindsight.workbench.crossword.build.PlacementBuild;
import dev.hindsight.workbench.crossword.build.RackEquityBuild;
import dev.hindsight.workbench.crossword.build.SweepsBuild;
import dev.hindsight.workbench.crossword.build.WinChanceBuild;
import dev.hindsight.workbench.crossword.play.CrosswordDuel;
import dev.hindsight.workbench.runs.RunKind;
import java.util.List;

/** The kinds of run of crossword games. */
public final class CrosswordRuns {
  public static final List<RunKind> KINDS =
      List.of(
          RackEquityBuild.KIND,
          SweepsBuild.KIND,
          WinChanceBuild.KIND,
          PlacementBuild.KIND,
          LanesBuild.KIND,
          Duel.kind("crossword", CrosswordDuel::of));

  private CrosswordRuns() {}
}
