package dev.hindsight.crossword.table.derivation;

/** What was seen of racks, added up by rank. */
public interface RackSums {
  /** How many racks there are, seen or not. */
  int racks();

  /** The sum of the equities seen with a rack. */
  long sumMillipoints(int rank);

  /** How often a rack was seen, or what that counts for. */
  long observed(int rank);
}
