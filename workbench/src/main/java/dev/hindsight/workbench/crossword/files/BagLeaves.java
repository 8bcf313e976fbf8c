package dev.hindsight.workbench.crossword.files;

import dev.hindsight.crossword.table.derivation.LeaveDerivation;

/**
 * Leave values for the bag at hand, derived from rack equities.
 *
 * @param derivation from these rack equities
 * @param name of where they come from: a file, or the words that those of the program were learnt
 *     with
 */
public record BagLeaves(LeaveDerivation derivation, String name) {
  /** For people. */
  public String text() {
    return "derived from " + name + " for the tiles unseen";
  }
}
