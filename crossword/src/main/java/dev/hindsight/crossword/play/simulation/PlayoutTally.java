package dev.hindsight.crossword.play.simulation;

import dev.hindsight.core.measure.Moments;
import dev.hindsight.core.runs.Mergeable;

/**
 * What came out of the playouts of one candidate. Whole numbers throughout, so that any grouping of
 * the same playouts gives the same sums.
 */
final class PlayoutTally implements Mergeable<PlayoutTally> {
  private final Moments equityMillipoints = new Moments();
  private final Moments winMillionths = new Moments();
  private final Moments gainPoints = new Moments();

  /** By ply, from 1: turns that were played, their points, and how many played a full rack. */
  private final long[] turns;

  private final long[] points;
  private final long[] bingos;
  private long gamesOver;

  PlayoutTally(int plies) {
    turns = new long[plies + 1];
    points = new long[plies + 1];
    bingos = new long[plies + 1];
  }

  void add(Playout playout) {
    equityMillipoints.add(playout.equityMillipoints());
    winMillionths.add(playout.winMillionths());
    gainPoints.add(playout.gainPoints());
    gamesOver += playout.isOver() ? 1 : 0;
    for (int ply = 1; ply < turns.length && playout.plyPoints(ply) >= 0; ply++) {
      turns[ply]++;
      points[ply] += playout.plyPoints(ply);
      bingos[ply] += playout.isBingo(ply) ? 1 : 0;
    }
  }

  @Override
  public void merge(PlayoutTally other) {
    equityMillipoints.merge(other.equityMillipoints);
    winMillionths.merge(other.winMillionths);
    gainPoints.merge(other.gainPoints);
    gamesOver += other.gamesOver;
    for (int ply = 1; ply < turns.length; ply++) {
      turns[ply] += other.turns[ply];
      points[ply] += other.points[ply];
      bingos[ply] += other.bingos[ply];
    }
  }

  Moments equityMillipoints() {
    return equityMillipoints;
  }

  Moments winMillionths() {
    return winMillionths;
  }

  Moments gainPoints() {
    return gainPoints;
  }

  long gamesOver() {
    return gamesOver;
  }

  long turns(int ply) {
    return turns[ply];
  }

  long points(int ply) {
    return points[ply];
  }

  long bingos(int ply) {
    return bingos[ply];
  }
}
