package dev.hindsight.backgammon.build.bearoff;

/**
 * What a two-sided build will take, known before it starts.
 *
 * @param bands how many parts it is solved in with its values on disk; 0 if all fits the memory
 * @param memoryBytes memory at its peak
 * @param scratchBytes disk for values or checkpoints, until the table is sealed
 * @param keptBytes how much of that a stopped build has left already
 */
public record TwoSidedPlan(int bands, long memoryBytes, long scratchBytes, long keptBytes) {}
