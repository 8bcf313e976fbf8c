package dev.hindsight.crossword.play.inference;

/** Says of one candidate after the other whether it explains the move. One object per thread. */
interface Judge {
  /** Whether it is worthwhile to look at a candidate; one that explains the move always is. */
  default boolean mayExplain(int candidate) {
    return true;
  }

  /**
   * Judges a candidate and adds the leaves that it may have kept to a tally.
   *
   * @param drawn what the candidate has drawn, by letter
   * @param ways to draw it
   * @return what was added in all, in {@link Tally#UNITS}; 0 if the candidate explains nothing
   */
  long judge(int candidate, int[] drawn, long ways, Tally tally);
}
