package dev.hindsight.crossword.build.racks;

import dev.hindsight.core.runs.Mergeable;
import dev.hindsight.core.runs.NamedArrays;
import dev.hindsight.core.runs.TallyCodec;
import java.util.Arrays;
import java.util.OptionalLong;

/**
 * What some games had to say of racks, one observation after another: a tally small enough for
 * every few games to have one of their own, before it goes into a {@link RackTally}.
 */
public final class RackLog implements Mergeable<RackLog> {
  private static final int FIRST_CAPACITY = 1024;

  private int[] ranks = new int[FIRST_CAPACITY];
  private int[] millipoints = new int[FIRST_CAPACITY];
  private int size;
  private long games;
  private long turns;
  private long looks;
  private long scorePoints;

  /** The best move with a rack was worth this much. */
  void add(int rank, int equityMillipoints) {
    reserve(size + 1);
    ranks[size] = rank;
    millipoints[size++] = equityMillipoints;
  }

  /** The same, with a rack that nobody had. */
  void addLook(int rank, int equityMillipoints) {
    add(rank, equityMillipoints);
    looks++;
  }

  /** A game is over. */
  void addGame(int gameTurns, int bothScorePoints) {
    games++;
    turns += gameTurns;
    scorePoints += bothScorePoints;
  }

  @Override
  public void merge(RackLog other) {
    reserve(Math.addExact(size, other.size));
    System.arraycopy(other.ranks, 0, ranks, size, other.size);
    System.arraycopy(other.millipoints, 0, millipoints, size, other.size);
    size += other.size;
    games += other.games;
    turns += other.turns;
    looks += other.looks;
    scorePoints += other.scorePoints;
  }

  /**
   * A log as arrays.
   *
   * @param racks how many there are, so that ranks from elsewhere can be checked
   */
  static TallyCodec<RackLog> codec(int racks) {
    return new TallyCodec<>() {
      @Override
      public NamedArrays encode(RackLog log) {
        return NamedArrays.of()
            .with("ranks", Arrays.copyOf(log.ranks, log.size))
            .with("millipoints", Arrays.copyOf(log.millipoints, log.size))
            .with("totals", new long[] {log.games, log.turns, log.looks, log.scorePoints});
      }

      @Override
      public RackLog decode(NamedArrays arrays) {
        RackLog log = new RackLog();
        log.ranks = arrays.ints("ranks");
        log.millipoints = arrays.ints("millipoints");
        log.size = log.ranks.length;
        long[] totals = arrays.longs("totals");
        if (log.millipoints.length != log.size || totals.length != 4) {
          throw new IllegalArgumentException("a log of racks without their equities");
        }
        for (int rank : log.ranks) {
          if (rank < 0 || rank >= racks) {
            throw new IllegalArgumentException("there is no rack " + rank + " of " + racks);
          }
        }
        if (Arrays.stream(totals, 0, 3).anyMatch(total -> total < 0)) {
          throw new IllegalArgumentException("a log of fewer than 0 games or turns");
        }
        log.games = totals[0];
        log.turns = totals[1];
        log.looks = totals[2];
        log.scorePoints = totals[3];
        return log;
      }

      @Override
      public OptionalLong trials(RackLog log) {
        return OptionalLong.of(log.games());
      }
    };
  }

  private void reserve(int capacity) {
    if (capacity > ranks.length) {
      int longer = (int) Math.min(Integer.MAX_VALUE - 8, Math.max(capacity, 2L * ranks.length));
      ranks = Arrays.copyOf(ranks, longer);
      millipoints = Arrays.copyOf(millipoints, longer);
    }
  }

  /** Observations, looks among them. */
  int size() {
    return size;
  }

  int rank(int observation) {
    return ranks[observation];
  }

  int equityMillipoints(int observation) {
    return millipoints[observation];
  }

  long games() {
    return games;
  }

  long turns() {
    return turns;
  }

  long looks() {
    return looks;
  }

  /** Final scores of all games, both players' together. */
  long scorePoints() {
    return scorePoints;
  }
}
