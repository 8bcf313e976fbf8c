package dev.hindsight.workbench.backgammon;

/**
 * What the build of a bearoff table will take, known before it starts.
 *
 * @param what it is, in a few words
 * @param memoryBytes memory at its peak
 * @param scratchBytes disk beside the file, until that is complete: values that do not fit the
 *     memory, or checkpoints
 * @param keptBytes how much of that a stopped build has left already
 * @param fileBytes disk for the file
 * @param bands parts in which it is solved with its values on disk; 0 if all fit the memory
 */
public record BearoffPlan(
    String what, long memoryBytes, long scratchBytes, long keptBytes, long fileBytes, int bands) {
  /** The disk that must still be free. */
  long bytesToWrite() {
    return Math.max(0, scratchBytes - keptBytes) + fileBytes;
  }
}
