package dev.hindsight.workbench.crossword;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.crossword.build.SweepPlan;
import dev.hindsight.crossword.build.SweepTraining;
import dev.hindsight.crossword.play.Equipment;
import dev.hindsight.crossword.table.LeaveTable;
import dev.hindsight.crossword.table.derivation.DrawConvention;
import dev.hindsight.crossword.table.derivation.LeaveDerivation;
import dev.hindsight.workbench.OutputFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * Learns rack equities from positions in which every rack is priced at once.
 *
 * <p>Stopped in any way, the same call goes on where it was.
 */
public final class CrosswordSweeps {
  private final LoadedEquipment loaded;

  private CrosswordSweeps(LoadedEquipment loaded) {
    this.loaded = loaded;
  }

  /** Opens what is played with. */
  public static CrosswordSweeps open(CrosswordFiles files) throws IOException {
    return new CrosswordSweeps(LoadedEquipment.open(files));
  }

  /**
   * Learns what every rack is worth, and writes the table.
   *
   * @param racks whose leaves the first generation plays with; null for the usual ones
   */
  public SweepsResult build(SweepPlan plan, @Nullable Path racks, Path target, Crew crew)
      throws IOException {
    OutputFile.check(target);
    long start = System.nanoTime();
    LeaveTable leaves =
        racks == null
            ? loaded.equipment().leaves()
            : new LeaveDerivation(RackEquityFiles.open(racks, loaded))
                .derive(loaded.rules().tiles().counts(), DrawConvention.POOL, crew);
    Equipment equipment = new Equipment(loaded.rules(), loaded.words(), loaded.anagrams(), leaves);
    SweepTraining.Outcome outcome;
    try {
      outcome = new SweepTraining(equipment, plan).build(target, crew);
    } catch (IOException failure) {
      throw OutputFile.named(target, failure);
    }
    return new SweepsResult(
        target.toString(),
        loaded.wordsName(),
        loaded.rules().tiles().name(),
        plan.seed(),
        outcome.generations().stream().map(SweepsResult.Generation::of).toList(),
        CrosswordTraining.someLeaves(outcome.leaves()),
        (System.nanoTime() - start) / 1e9,
        Files.size(target));
  }
}
