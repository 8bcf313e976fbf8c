package dev.hindsight.workbench.crossword;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.crossword.build.GenerationSummary;
import dev.hindsight.crossword.build.RackEquityTraining;
import dev.hindsight.crossword.build.TrainingPlan;
import dev.hindsight.crossword.play.Equipment;
import dev.hindsight.crossword.table.DrawConvention;
import dev.hindsight.crossword.table.LeaveTable;
import dev.hindsight.crossword.table.RackEquityTable;
import dev.hindsight.crossword.table.derivation.LeaveDerivation;
import dev.hindsight.workbench.OutputFile;
import dev.hindsight.workbench.TableBuild;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * Learns what every rack is worth from games of players against their like.
 *
 * <p>The first generation plays with the leaves of the racks it starts from, or else with those
 * that were brought, or with none: not with those of the program, which came of a training
 * themselves. Stopped in any way, the same build goes on where it was.
 */
public final class RackEquityBuild implements TableBuild<RackEquityResult> {
  private final CrosswordFiles files;
  private final TrainingPlan plan;
  private final Start from;

  public RackEquityBuild(CrosswordFiles files, TrainingPlan plan, Start from) {
    if (from.racks() != null && files.leaves() != null) {
      throw new IllegalArgumentException(
          "--from brings leaves of its own; leave out --leaves or --from");
    }
    this.files = files;
    this.plan = plan;
    this.from = from;
  }

  /**
   * What rack equities a training goes on from.
   *
   * @param racks a table of ours or a {@code .req} file; null to begin with none
   * @param dynamic whether players derive leaves from them for the tiles that they do not see
   */
  public record Start(@Nullable Path racks, boolean dynamic) {
    public Start {
      if (dynamic && racks == null) {
        throw new IllegalArgumentException(
            "--dynamic needs --from FILE: such players derive leaves from rack equities");
      }
    }
  }

  @Override
  public void check(Path target, int threads) throws IOException {
    OutputFile.check(target);
  }

  @Override
  public RackEquityResult run(Path target, Crew crew) throws IOException {
    LoadedEquipment loaded = LoadedEquipment.open(files);
    RackEquityTraining.Outcome[] outcome = new RackEquityTraining.Outcome[1];
    double seconds =
        OutputFile.timed(target, () -> outcome[0] = training(loaded, crew).build(target, crew));
    return new RackEquityResult(
        target.toString(),
        loaded.wordsName(),
        loaded.rules().tiles().name(),
        plan.seed(),
        outcome[0].generations().stream().map(RackEquityBuild::generation).toList(),
        WellKnownLeaves.of(outcome[0].leaves()),
        seconds,
        Files.size(target));
  }

  private RackEquityTraining training(LoadedEquipment loaded, Crew crew) throws IOException {
    Path file = from.racks();
    Equipment start = loaded.equipment();
    if (file == null) {
      LeaveTable none = LeaveTable.zero(loaded.rules().tiles(), loaded.rules().rackSize());
      return new RackEquityTraining(files.leaves() == null ? start.withLeaves(none) : start, plan);
    }
    RackEquityTable racks = loaded.openRackEquity(file);
    Equipment first =
        start.withLeaves(
            new LeaveDerivation(racks).derive(racks.tiles().counts(), DrawConvention.POOL, crew));
    return from.dynamic()
        ? RackEquityTraining.ofDynamicPlayers(first, racks, plan)
        : new RackEquityTraining(first, plan);
  }

  private static RackEquityResult.Generation generation(GenerationSummary summary) {
    double deviation = summary.withinPoints();
    return new RackEquityResult.Generation(
        summary.generation() + 1,
        summary.games(),
        summary.turns(),
        summary.observations(),
        summary.looks(),
        summary.racksSeen(),
        summary.racks(),
        summary.meanScorePoints(),
        Double.isNaN(deviation) ? null : deviation,
        summary.leaveChangePoints());
  }
}
