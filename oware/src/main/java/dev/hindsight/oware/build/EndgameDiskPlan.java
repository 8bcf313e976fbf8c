package dev.hindsight.oware.build;

/**
 * What a build on disk will take.
 *
 * @param ranges of the largest layer
 * @param scratchBytes disk beside the file until that is complete, at its peak
 * @param keptBytes how much of that a stopped build has left already
 */
public record EndgameDiskPlan(int ranges, long scratchBytes, long keptBytes) {}
