package dev.hindsight.backgammon.index;

import dev.hindsight.backgammon.rules.Checkers;

/**
 * The sides of a {@link BearoffIndex} by pip count, ties by rank: the order in which they are
 * solved, because every move lowers the pip count.
 *
 * <p>A side's <em>place</em> is its number in this order, and a <em>layer</em> is the sides of one
 * pip count: with six points, layer 0 is the empty side, layer 1 one checker on the ace point,
 * layer 2 one on the two point and two on the ace point.
 */
public final class PipOrder {
  private final int[] rankAtPlace;
  private final int[] placeOfRank;

  /** {@code layerStarts[pips]}: sides with fewer pips. */
  private final int[] layerStarts;

  public PipOrder(BearoffIndex index) {
    int size = index.size();
    int mostPips = index.points() * index.checkers();
    int[] pips = new int[size];
    this.layerStarts = new int[mostPips + 2];
    for (int rank = 0; rank < size; rank++) {
      pips[rank] = Checkers.pips(index.unrank(rank), 0);
      layerStarts[pips[rank] + 1]++;
    }
    for (int layer = 0; layer <= mostPips; layer++) {
      layerStarts[layer + 1] += layerStarts[layer];
    }
    int[] next = layerStarts.clone();
    this.rankAtPlace = new int[size];
    this.placeOfRank = new int[size];
    for (int rank = 0; rank < size; rank++) {
      int place = next[pips[rank]]++;
      rankAtPlace[place] = rank;
      placeOfRank[rank] = place;
    }
  }

  public int size() {
    return rankAtPlace.length;
  }

  public int rankAt(int place) {
    return rankAtPlace[place];
  }

  public int placeOf(int rank) {
    return placeOfRank[rank];
  }

  /** How many pip counts there are; the last layer is all checkers on the last point. */
  public int layers() {
    return layerStarts.length - 1;
  }

  /** The place of the first side of a layer; of {@link #layers} itself, the number of sides. */
  public int layerStart(int layer) {
    return layerStarts[layer];
  }
}
