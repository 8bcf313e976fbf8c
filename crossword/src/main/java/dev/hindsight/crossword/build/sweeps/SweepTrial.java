package dev.hindsight.crossword.build.sweeps;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.Trial;
import dev.hindsight.core.runs.Workspaces;
import dev.hindsight.crossword.build.SelfPlay;
import dev.hindsight.crossword.build.StaticGame;
import dev.hindsight.crossword.index.RackIndex;
import dev.hindsight.crossword.play.Equipment;
import dev.hindsight.crossword.play.evaluate.StaticEvaluation;
import dev.hindsight.crossword.play.sweep.RackSweep;
import dev.hindsight.crossword.play.sweep.WordsByLength;
import java.util.random.RandomGenerator;

/**
 * A position, in which all racks are priced by one thread: for those who count positions apart.
 * {@link SweepRun} lets threads share each position instead, and so needs a single tally.
 */
final class SweepTrial implements Trial<SweepTally> {
  private final Equipment equipment;
  private final RackIndex index;
  private final RackExpectations expected;
  private final long seed;
  private final WordsByLength words;
  private final Workspaces<Workspace> workspaces = new Workspaces<>(this::workspace);

  /** What one thread needs. */
  private record Workspace(SelfPlay games, RackSweep sweep, Crew alone) {}

  /**
   * @param expected of racks, before they are priced
   */
  SweepTrial(Equipment equipment, RackIndex index, RackExpectations expected, long seed) {
    this.equipment = equipment;
    this.index = index;
    this.expected = expected;
    this.seed = seed;
    this.words = new WordsByLength(equipment.words());
  }

  /** All chance comes from the number of the position, which has a generator of its own. */
  @Override
  public void run(long position, RandomGenerator random, SweepTally tally) {
    workspaces.use(
        workspace -> {
          SweepPosition drawn =
              SweepPosition.of(seed, position, workspace.games, equipment.words());
          new SweepEntry(
                  index,
                  workspace.sweep.sweep(
                      drawn.board(), drawn.pool(), drawn.tilesInBag(), workspace.alone))
              .addTo(tally, expected, workspace.alone);
        });
  }

  private Workspace workspace() {
    StaticEvaluation evaluation = new StaticEvaluation(equipment.rules(), equipment.leaves());
    return new Workspace(
        new StaticGame(equipment),
        new RackSweep(words, equipment.anagrams(), evaluation),
        new Crew(1));
  }
}
