package dev.hindsight.studio.web;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Where work waits for its turn: so many at once, so many in line, and nobody more than a share of
 * either. A turn goes to the visitor who has the fewest, then to the one whose last turn is longest
 * ago, then to whoever came first; so somebody who asks for a hundred things does not stand before
 * somebody who asks for one. Whoever finds no place is sent away at once instead of making
 * everybody wait.
 *
 * <pre>{@code
 * try (Desk.Place place = desk.enter("somebody")) {   // or a refusal
 *   place.await(() -> {});
 *   ... work ...
 * }
 * }</pre>
 */
final class Desk {
  private static final long LOOK_NANOS = TimeUnit.SECONDS.toNanos(1);

  private static final Comparator<Visitor> MOST_DESERVING =
      Comparator.<Visitor>comparingInt(visitor -> visitor.working)
          .thenComparingLong(visitor -> visitor.lastTurn);

  private final Limits limits;
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition freed = lock.newCondition();
  private final Map<String, Visitor> visitors = new HashMap<>();

  /** Those who wait, in the order in which they came. */
  private final List<Place> line = new ArrayList<>();

  private int places;
  private int working;
  private long turns;

  /**
   * How much a desk takes on.
   *
   * @param atOnce how many work at the same time
   * @param atOnceOfOne how many of them for one visitor
   * @param places how many may be here, those who wait included
   * @param placesOfOne how many of them for one visitor
   */
  record Limits(int atOnce, int atOnceOfOne, int places, int placesOfOne) {}

  Desk(Limits limits) {
    this.limits = limits;
  }

  /** Told while it waits, about once a second; whoever throws gives up its place. */
  interface Waiting {
    void stillWaiting();
  }

  /** Somebody who has at least one place here. */
  private static final class Visitor {
    private int places;
    private int working;
    private long lastTurn;
  }

  /**
   * Takes a place in line.
   *
   * @throws RefusedException if there is none, here or for this visitor
   */
  Place enter(String name) {
    lock.lock();
    try {
      if (places >= limits.places) {
        throw busy();
      }
      Visitor visitor = visitors.computeIfAbsent(name, unknown -> new Visitor());
      if (visitor.places >= limits.placesOfOne) {
        throw new RefusedException(
            RefusedException.TOO_MANY,
            "You have asked for "
                + visitor.places
                + " things at once, and they are not done yet; try again in a moment.");
      }
      places++;
      visitor.places++;
      return new Place(name, visitor);
    } finally {
      lock.unlock();
    }
  }

  private static RefusedException busy() {
    return new RefusedException(
        RefusedException.BUSY, "Too much is asked at once; try again in a moment.");
  }

  /** A place that must be given up in the end. One thread at a time. */
  final class Place implements AutoCloseable {
    private final String name;
    private final Visitor visitor;
    private boolean isWorking;
    private long sinceNanos;

    private Place(String name, Visitor visitor) {
      this.name = name;
      this.visitor = visitor;
    }

    /** Waits for a turn. */
    void await(Waiting waiting) {
      lock.lock();
      try {
        line.add(this);
        boolean isTaken = false;
        try {
          while (next() != this) {
            if (freed.awaitNanos(LOOK_NANOS) <= 0) {
              tell(waiting);
            }
          }
          isTaken = true;
        } catch (InterruptedException stopped) {
          Thread.currentThread().interrupt();
          throw busy();
        } finally {
          line.remove(this);
          if (isTaken) {
            begin();
          }
          freed.signalAll();
        }
      } finally {
        lock.unlock();
      }
    }

    /** Others come and go meanwhile: telling somebody may take a while. */
    private void tell(Waiting waiting) {
      lock.unlock();
      try {
        waiting.stillWaiting();
      } finally {
        lock.lock();
      }
    }

    private void begin() {
      isWorking = true;
      working++;
      visitor.working++;
      visitor.lastTurn = ++turns;
      sinceNanos = System.nanoTime();
    }

    private void end() {
      if (isWorking) {
        isWorking = false;
        working--;
        visitor.working--;
        freed.signalAll();
      }
    }

    /** Leaves the turn to others for as long as a rest takes, and then waits for another. */
    void leave(Runnable rest, Waiting waiting) {
      lock.lock();
      try {
        end();
      } finally {
        lock.unlock();
      }
      rest.run();
      await(waiting);
    }

    /** Lets others have a turn if some wait and this one has lasted for a while. */
    void giveWay(long sliceNanos, Waiting waiting) {
      if (System.nanoTime() - sinceNanos > sliceNanos && othersWait()) {
        leave(() -> {}, waiting);
      }
    }

    private boolean othersWait() {
      lock.lock();
      try {
        return !line.isEmpty();
      } finally {
        lock.unlock();
      }
    }

    @Override
    public void close() {
      lock.lock();
      try {
        end();
        places--;
        if (--visitor.places == 0) {
          visitors.remove(name);
        }
      } finally {
        lock.unlock();
      }
    }
  }

  /** Whose turn it is; this desk if nobody's. */
  private Object next() {
    if (working >= limits.atOnce) {
      return this;
    }
    return line.stream()
        .filter(place -> place.visitor.working < limits.atOnceOfOne)
        .min(Comparator.comparing(place -> place.visitor, MOST_DESERVING)) // the first of equals
        .map(Object.class::cast)
        .orElse(this);
  }
}
