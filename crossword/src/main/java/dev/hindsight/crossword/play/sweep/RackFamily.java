package dev.hindsight.crossword.play.sweep;

import dev.hindsight.core.counting.Binomials;
import dev.hindsight.core.counting.Compositions;
import dev.hindsight.crossword.index.PoolIndex;
import dev.hindsight.crossword.rules.letters.TileCounts;

/**
 * All racks that hold certain tiles and have drawn the others from a pool: the candidates for what
 * somebody held.
 *
 * <pre>{@code
 * RackFamily family = new RackFamily(held, pool, 2);      // F, A, C, E, T and two more
 * family.size()                                           // 248 for a pool of 22 kinds of tiles
 * }</pre>
 *
 * Candidates are numbered from 0 in lexicographic order of what was drawn, so that neighbours have
 * most tiles in common.
 */
public final class RackFamily {
  private final int[] held;
  private final int[] pool;
  private final int drawn;
  private final int heldTiles;
  private final Compositions draws;

  /** By letter and number of tiles drawn: the ways to draw them from the pool. */
  private final long[][] ways;

  /**
   * @param held by letter: tiles on every rack
   * @param pool by letter: tiles from which the others were drawn
   * @param drawn how many were
   */
  public RackFamily(int[] held, int[] pool, int drawn) {
    this.held = held.clone();
    this.pool = pool.clone();
    this.drawn = drawn;
    this.heldTiles = TileCounts.total(held);
    this.draws = Compositions.exactly(drawn, pool);
    this.ways = new long[pool.length][drawn + 1];
    for (int letter = 0; letter < pool.length; letter++) {
      for (int count = 0; count <= drawn; count++) {
        ways[letter][count] = Binomials.choose(pool[letter], count);
      }
    }
  }

  /** How many racks there are. */
  public long size() {
    return draws.size();
  }

  /** How many letters there are, the blank included. */
  public int letterCount() {
    return pool.length;
  }

  /** Tiles of each rack. */
  public int rackTiles() {
    return heldTiles + drawn;
  }

  /** How many tiles of each rack come from the pool. */
  public int drawn() {
    return drawn;
  }

  /** How many tiles of a letter every rack holds. */
  public int held(int letter) {
    return held[letter];
  }

  /** How many tiles of a letter are in the pool. */
  public int pool(int letter) {
    return pool[letter];
  }

  /** By letter: tiles in the pool; not to be written. */
  public int[] poolCounts() {
    return pool;
  }

  /** Writes what candidate {@code number} has drawn. */
  public void drawnBy(long number, int[] counts) {
    draws.unrank(number, counts);
  }

  /** Ways to draw these tiles: the product of choose(pool[l], drawn[l]). */
  public long weight(int[] counts) {
    long weight = 1;
    for (int letter = 0; letter < counts.length; letter++) {
      if (counts[letter] > 0) {
        weight = Math.multiplyExact(weight, ways[letter][counts[letter]]);
      }
    }
    return weight;
  }

  /** Writes the whole rack of a draw. */
  public void rack(int[] drawnCounts, int[] rack) {
    for (int letter = 0; letter < rack.length; letter++) {
      rack[letter] = held[letter] + drawnCounts[letter];
    }
  }

  /** Numbers all tiles that some rack may play. */
  PoolIndex index() {
    return new PoolIndex(mostCounts(), rackTiles());
  }

  /** By letter: tiles on every rack; not to be written. */
  int[] heldCounts() {
    return held;
  }

  /** By letter: how many tiles a rack may have; the caller's own array. */
  int[] mostCounts() {
    int[] most = pool.clone();
    for (int letter = 0; letter < most.length; letter++) {
      most[letter] += held[letter];
    }
    return most;
  }

  /** Numbers what was drawn, as the candidates are numbered. */
  Compositions draws() {
    return draws;
  }
}
