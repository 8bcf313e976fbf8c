package dev.hindsight.workbench.crossword;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.crossword.play.simulation.LearntWinChances;
import dev.hindsight.crossword.play.simulation.LeaveSource;
import dev.hindsight.crossword.play.simulation.SimulatedPosition;
import dev.hindsight.crossword.play.simulation.WinChances;
import dev.hindsight.crossword.table.WinChanceTable;
import dev.hindsight.crossword.table.derivation.LeaveDerivation;
import java.io.IOException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** What a simulation consults besides words: leave values and win chances, loaded once. */
public final class SimulationTables {
  private final LoadedEquipment loaded;
  private final SimulationLeaves leaves;
  private final @Nullable LeaveDerivation derivation;
  private final @Nullable Path rackEquity;
  private final WinChances winChances;

  private SimulationTables(
      LoadedEquipment loaded,
      SimulationLeaves leaves,
      @Nullable Path rackEquity,
      @Nullable Path winChance)
      throws IOException {
    this.loaded = loaded;
    this.leaves = leaves;
    this.rackEquity = rackEquity;
    this.derivation =
        rackEquity == null || !leaves.isDerived()
            ? null
            : new LeaveDerivation(loaded.openRackEquity(rackEquity));
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
   * @param rackEquity rack equities to derive leave values from, if any are derived
   * @param winChance learnt win chances; else those of the program, or a rough curve
   * @throws IllegalArgumentException if leave values are to be derived from nothing
   */
  public static SimulationTables open(
      LoadedEquipment loaded,
      SimulationLeaves leaves,
      @Nullable Path rackEquity,
      @Nullable Path winChance)
      throws IOException {
    if (leaves.isDerived() && rackEquity == null) {
      throw new IllegalArgumentException(
          "leaves from " + leaves.word() + " are derived from rack equities; bring some");
    }
    return new SimulationTables(loaded, leaves, rackEquity, winChance);
  }

  LeaveSource leaveSource(SimulatedPosition root, Crew crew) {
    return derivation == null
        ? leaves.fixed(root, loaded.equipment().staticEvaluation())
        : leaves.derive(derivation, root, loaded.equipment().staticEvaluation(), crew);
  }

  /** Judges moves of the opponent with leave values of the same kind. */
  CrosswordInfer infer() {
    return new CrosswordInfer(
        loaded,
        derivation,
        derivation == null ? loaded.leavesName() : "derived from " + rackEquity);
  }

  /** For people; null if leaves count 0. */
  @Nullable String leavesName() {
    String fixed = loaded.leavesName();
    if (derivation == null) {
      return fixed == null || !leaves.follows() ? fixed : fixed + " (" + leaves.text() + ")";
    }
    return "derived from " + rackEquity + " (" + leaves.text() + ")";
  }

  WinChances winChances() {
    return winChances;
  }
}
