package dev.hindsight.crossword.play.simulation;

import dev.hindsight.core.measure.Moments;
import dev.hindsight.crossword.play.find.RankedMove;
import java.util.ArrayList;
import java.util.List;

/**
 * What a simulation found out about one candidate, for the player who makes it.
 *
 * @param move with its static equity
 * @param isOut whether it was dropped because another one was clearly better
 * @param equityMillipoints gained on the opponent within the plies, what both keep included
 * @param winMillionths chance to win
 * @param gainPoints gained on the opponent within the plies
 * @param gamesOver playouts in which the game ended within the plies
 * @param plies the turns after the candidate, the opponent's reply first
 */
public record CandidateResult(
    RankedMove move,
    boolean isOut,
    Moments equityMillipoints,
    Moments winMillionths,
    Moments gainPoints,
    long gamesOver,
    List<Ply> plies) {
  /**
   * One turn after the candidate, over all playouts that came to it.
   *
   * @param turns playouts that came to it
   * @param points of all of them together
   * @param bingos how many played a full rack
   */
  public record Ply(long turns, long points, long bingos) {
    /** NaN if no playout came so far. */
    public double meanPoints() {
      return turns == 0 ? Double.NaN : (double) points / turns;
    }

    /** NaN if no playout came so far. */
    public double bingoRate() {
      return turns == 0 ? Double.NaN : (double) bingos / turns;
    }
  }

  public CandidateResult {
    plies = List.copyOf(plies);
  }

  static CandidateResult of(RankedMove move, PlayoutTally tally, boolean isOut, int plies) {
    List<Ply> turns = new ArrayList<>();
    for (int ply = 1; ply <= plies; ply++) {
      turns.add(new Ply(tally.turns(ply), tally.points(ply), tally.bingos(ply)));
    }
    return new CandidateResult(
        move,
        isOut,
        copy(tally.equityMillipoints()),
        copy(tally.winMillionths()),
        copy(tally.gainPoints()),
        tally.gamesOver(),
        turns);
  }

  private static Moments copy(Moments moments) {
    Moments copy = new Moments();
    copy.merge(moments);
    return copy;
  }

  /** How many playouts it had. */
  public long iterations() {
    return equityMillipoints.count();
  }
}
