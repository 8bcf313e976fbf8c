package dev.hindsight.crossword.build.placement;

import dev.hindsight.core.runs.Progress;
import java.util.Map;

/**
 * Progress of two trainings in turns: whoever hears of one of them also hears what comes after it.
 * Games of the two do not take equally long, so those of the other count by what they took in this
 * process, and as equal until both are known.
 */
final class RoundsProgress implements Progress {
  /** One of the two trainings. */
  private static final class Games {
    long left;
    long played;
    long nanos;

    Games(long left) {
      this.left = left;
    }

    double nanosEach() {
      return (double) nanos / played;
    }
  }

  private final Progress told;
  private final Games squares;
  private final Games leaves;
  private Games now;
  private long beganNanos;

  /**
   * @param squaresGames of all rounds together
   */
  RoundsProgress(Progress told, long squaresGames, long leaveGames) {
    this.told = told;
    this.squares = new Games(squaresGames);
    this.leaves = new Games(leaveGames);
    this.now = squares;
  }

  /** The games that begin next are of squares, or they are known already. */
  synchronized void atSquares(boolean isKnown, long games) {
    now = squares;
    now.left -= isKnown ? games : 0;
  }

  synchronized void atLeaves(boolean isKnown, long games) {
    now = leaves;
    now.left -= isKnown ? games : 0;
  }

  @Override
  public void begin(String task, long total, String unit) {
    begin(task, total, unit, 0);
  }

  /** What comes after the task within its own training is counted here already. */
  @Override
  public synchronized void begin(String task, long total, String unit, long after) {
    now.left -= total;
    beganNanos = System.nanoTime();
    Games other = now == squares ? leaves : squares;
    boolean areBothKnown = now.played > 0 && other.played > 0;
    double cost = areBothKnown ? other.nanosEach() / Math.max(1, now.nanosEach()) : 1;
    told.begin(task, total, unit, now.left + Math.round(other.left * cost));
  }

  @Override
  public synchronized void advance(long amount) {
    now.played += amount;
    told.advance(amount);
  }

  @Override
  public void resumed(long amount) {
    told.resumed(amount);
  }

  @Override
  public void saved(long next) {
    told.saved(next);
  }

  @Override
  public void mended(String fault) {
    told.mended(fault);
  }

  @Override
  public void measured(Map<String, Double> figures) {
    told.measured(figures);
  }

  @Override
  public void workers(int count) {
    told.workers(count);
  }

  @Override
  public synchronized void end() {
    now.nanos += System.nanoTime() - beganNanos;
    told.end();
  }
}
