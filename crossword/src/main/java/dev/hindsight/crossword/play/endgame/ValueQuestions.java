package dev.hindsight.crossword.play.endgame;

/**
 * Which value to ask a position for next: from a guess onwards, one point further at a time and
 * later more, until the value lies between two answers; then in the middle. Most of the work is in
 * the last question, whether it is more than the value; what is far from it is soon answered.
 */
final class ValueQuestions {
  /** So many questions are one point apart, the next ones two and so on. */
  private static final int FEW = 8;

  private final int guess;
  private int asked;

  ValueQuestions(int guess) {
    this.guess = guess;
  }

  /** Above what the position is known to be worth, and not above what it may be worth. */
  int next(RootMoves root) {
    int points = asked == 0 ? guess : further(root, 1 + asked / FEW);
    asked++;
    return Math.max(root.least() + 1, Math.min(root.most(), points));
  }

  private static int further(RootMoves root, int step) {
    if (root.most() == EndgameSearch.INFINITE) {
      return root.least() + step;
    }
    return root.least() == -EndgameSearch.INFINITE
        ? root.most() + 1 - step
        : root.least() + (root.most() - root.least() + 1) / 2;
  }
}
