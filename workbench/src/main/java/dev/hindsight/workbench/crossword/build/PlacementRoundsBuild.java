package dev.hindsight.workbench.crossword.build;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.crossword.build.placement.PlacementPlan;
import dev.hindsight.crossword.build.placement.PlacementRounds;
import dev.hindsight.workbench.OutputFile;
import dev.hindsight.workbench.TableBuild;
import dev.hindsight.workbench.crossword.files.CrosswordFiles;
import dev.hindsight.workbench.crossword.files.LoadedEquipment;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Learns what tiles are worth where they lie and what they are worth when kept, in turns. Stopped
 * in any way, the same build goes on.
 */
public final class PlacementRoundsBuild implements TableBuild<PlacementResult> {
  private final CrosswordFiles files;
  private final PlacementPlan plan;
  private final Rounds rounds;

  /**
   * The rounds of a build.
   *
   * @param count how many
   * @param leaveGames that the leaves of a round are learnt from
   * @param leaves where the leaves of the last round go
   */
  public record Rounds(int count, long leaveGames, Path leaves) {}

  public PlacementRoundsBuild(CrosswordFiles files, PlacementPlan plan, Rounds rounds) {
    this.files = files;
    this.plan = plan;
    this.rounds = rounds;
  }

  @Override
  public void check(Path target, int threads) throws IOException {
    OutputFile.check(target);
    OutputFile.check(rounds.leaves());
  }

  @Override
  public PlacementResult run(Path target, Crew crew) throws IOException {
    LoadedEquipment loaded = LoadedEquipment.open(files);
    PlacementRounds training =
        new PlacementRounds(loaded.equipment(), plan, rounds.count(), rounds.leaveGames());
    double seconds = OutputFile.timed(target, () -> training.build(target, rounds.leaves(), crew));
    return new PlacementResult(
        target.toString(),
        loaded.wordsName(),
        plan.variant().word(),
        plan.seed(),
        training.summaries().stream().map(PlacementResult.Generation::of).toList(),
        seconds,
        Files.size(target));
  }
}
