package dev.hindsight.workbench;

import dev.hindsight.core.measure.PairedComparison;
import dev.hindsight.core.runs.Checkpoints;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.TrialRange;
import dev.hindsight.core.runs.Trials;
import dev.hindsight.core.tables.Parameters;
import dev.hindsight.core.tables.Provenance;
import java.io.IOException;
import java.nio.file.Path;

/**
 * Lets two players of any game meet in pairs of games with sides swapped.
 *
 * <pre>{@code
 * DuelResult result = new Duel(DuelPlan.of(200, seed)).run(sides, crew);
 * }</pre>
 *
 * @param plan how much is played
 */
public record Duel(DuelPlan plan) {
  private static final int PAIRS_IN_A_BLOCK = 4;
  private static final long PAIRS_BETWEEN_CHECKPOINTS = 256;
  private static final String PART = "duel";

  /**
   * Plays. The result is a function of the plan and the sides alone, whatever the crew, unless a
   * player thinks by the clock.
   */
  public DuelResult run(DuelSides sides, Crew crew) throws IOException {
    DuelPairs pairs = sides.open();
    Trials<PairedComparison> trials =
        Trials.of(TrialRange.of(plan.seed(), plan.pairs()), PairedComparison::new, pairs.pair())
            .inBlocksOf(PAIRS_IN_A_BLOCK)
            .named("duel", "pairs");
    PairedComparison outcome =
        plan.checkpoint().isPresent()
            ? resume(trials, sides, pairs, plan.checkpoint().get(), crew)
            : trials.run(crew);
    return DuelResult.of(
        sides.first(), sides.second(), pairs.rules(), pairs.conditions(), plan.seed(), outcome);
  }

  private PairedComparison resume(
      Trials<PairedComparison> trials, DuelSides sides, DuelPairs pairs, Path checkpoint, Crew crew)
      throws IOException {
    Parameters parameters =
        Parameters.of()
            .with("first", sides.first())
            .with("second", sides.second())
            .with("rules", pairs.rules())
            .with("openings", pairs.conditions());
    Provenance provenance =
        new Provenance(
            sides.game() + " duel", plan.seed(), 0, plan.pairs(), pairs.inputs().sha256());
    Checkpoints checkpoints = Checkpoints.beside(checkpoint, parameters, provenance);
    PairedComparison outcome =
        trials
            .checkpointed(checkpoints, PART, PairedComparison.codec(), PAIRS_BETWEEN_CHECKPOINTS)
            .run(crew);
    checkpoints.remove();
    return outcome;
  }
}
