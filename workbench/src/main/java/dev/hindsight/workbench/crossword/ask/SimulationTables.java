package dev.hindsight.workbench.crossword.ask;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.crossword.play.simulation.LearntWinChances;
import dev.hindsight.crossword.play.simulation.LeaveSource;
import dev.hindsight.crossword.play.simulation.SimulatedPosition;
import dev.hindsight.crossword.play.simulation.SimulationLeaves;
import dev.hindsight.crossword.play.simulation.WinChances;
import dev.hindsight.crossword.table.WinChanceTable;
import dev.hindsight.workbench.crossword.files.BagLeaves;
import dev.hindsight.workbench.crossword.files.LoadedEquipment;
import java.io.IOException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** What a simulation consults besides words: leave values and win chances, loaded once. */
public final class SimulationTables {
  private final LoadedEquipment loaded;
  private final SimulationLeaves leaves;
  private final @Nullable BagLeaves bagLeaves;
  private final WinChances winChances;

  private SimulationTables(
      LoadedEquipment loaded,
      SimulationLeaves leaves,
      @Nullable BagLeaves bagLeaves,
      @Nullable Path winChance)
      throws IOException {
    this.loaded = loaded;
    this.leaves = leaves;
    this.bagLeaves = bagLeaves;
    this.winChances =
        winChance == null
            ? WinChances.usual(loaded.rules(), loaded.words().wordsSha256())
            : new LearntWinChances(
                WinChanceTable.open(
                    winChance, loaded.rules().tiles(), loaded.words().wordsSha256()),
                winChance.toString());
  }

  /**
   * Opens what was brought.
   *
   * @param leaves which leave values to play with
   * @param rackEquity rack equities to derive leave values from, if any are derived; else those of
   *     the program
   * @param winChance learnt win chances; else those of the program, or a rough curve
   * @throws IllegalArgumentException if leave values are to be derived from nothing
   */
  public static SimulationTables open(
      LoadedEquipment loaded,
      SimulationLeaves leaves,
      @Nullable Path rackEquity,
      @Nullable Path winChance)
      throws IOException {
    if (!leaves.isDerived()) {
      return new SimulationTables(loaded, leaves, null, winChance);
    }
    BagLeaves bagLeaves =
        rackEquity == null
            ? loaded
                .bagLeaves()
                .orElseThrow(
                    () ->
                        new IllegalArgumentException(
                            "leaves from "
                                + leaves.word()
                                + " are derived from rack equities; bring some"))
            : loaded.openBagLeaves(rackEquity);
    return new SimulationTables(loaded, leaves, bagLeaves, winChance);
  }

  LeaveSource leaveSource(SimulatedPosition root, Crew crew) {
    return bagLeaves == null
        ? leaves.fixed(root, loaded.equipment().staticEvaluation())
        : leaves.derive(bagLeaves.derivation(), root, loaded.equipment().staticEvaluation(), crew);
  }

  /** Judges moves of the opponent with leave values of the same kind. */
  CrosswordInfer infer() {
    return new CrosswordInfer(loaded, bagLeaves);
  }

  /** For people; null if leaves count 0. */
  @Nullable String leavesName() {
    if (bagLeaves != null) {
      return bagLeaves.text() + " (" + leaves.text() + ")";
    }
    String fixed = loaded.leavesName();
    return fixed == null || !leaves.follows() ? fixed : fixed + " (" + leaves.text() + ")";
  }

  WinChances winChances() {
    return winChances;
  }
}
