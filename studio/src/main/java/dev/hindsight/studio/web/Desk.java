package dev.hindsight.studio.web;

import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/**
 * Where work waits for its turn: so many at once, so many in line, in the order in which they came.
 * Whoever finds the line full is sent away at once instead of making everybody wait.
 */
final class Desk {
  private final Semaphore places;
  private final Semaphore turns;

  /**
   * @param atOnce how many work at the same time
   * @param inLine how many may wait besides
   */
  Desk(int atOnce, int inLine) {
    this.places = new Semaphore(atOnce + inLine);
    this.turns = new Semaphore(atOnce, true);
  }

  /** Told while it waits, about once a second; whoever throws gives up its place. */
  interface Waiting {
    void stillWaiting();
  }

  /** A turn that must be ended. */
  final class Turn {
    private boolean isTaken = true;

    void end() {
      if (isTaken) {
        turns.release();
      }
      places.release();
    }

    /** Leaves the turn to others for as long as a rest takes, and then waits for another. */
    void leave(Runnable rest, Waiting waiting) {
      turns.release();
      isTaken = false;
      rest.run();
      try {
        await(waiting);
        isTaken = true;
      } catch (InterruptedException stopped) {
        Thread.currentThread().interrupt();
        throw busy();
      }
    }
  }

  private void await(Waiting waiting) throws InterruptedException {
    while (!turns.tryAcquire(1, TimeUnit.SECONDS)) {
      waiting.stillWaiting();
    }
  }

  /** Waits for a turn. */
  Turn take(Waiting waiting) {
    if (!places.tryAcquire()) {
      throw busy();
    }
    boolean taken = false;
    try {
      await(waiting);
      taken = true;
      return new Turn();
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      throw busy();
    } finally {
      if (!taken) {
        places.release();
      }
    }
  }

  private static RefusedException busy() {
    return new RefusedException(
        RefusedException.BUSY, "Too much is asked at once; try again in a moment.");
  }
}
