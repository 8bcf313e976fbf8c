package dev.hindsight.crossword.play;

import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.board.Exchange;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.board.Move;
import dev.hindsight.crossword.rules.board.Placement;
import dev.hindsight.crossword.rules.letters.Equity;
import dev.hindsight.crossword.rules.letters.TileCounts;
import dev.hindsight.crossword.rules.letters.TileSet;

/**
 * A game that a pass or an exchange ends because too many turns in a row brought no points: each
 * player loses what is on the own rack. The opponent's tiles and those that an exchange draws are
 * not seen, so the result is a distribution, over all ways to draw them.
 *
 * <pre>{@code
 * ScorelessEnd.isEnd(position, new Pass())        // the sixth turn without points
 * ScorelessEnd.of(position, new Pass()).winProbability()
 * }</pre>
 */
public final class ScorelessEnd {
  private final int leadPoints;

  /** Chances by points gained on the opponent, from {@code -mostPoints} on. */
  private final double[] chances;

  private final int mostPoints;

  private ScorelessEnd(int leadPoints, double[] chances, int mostPoints) {
    this.leadPoints = leadPoints;
    this.chances = chances;
    this.mostPoints = mostPoints;
  }

  /** Whether a move brings no points and the game ends by it. */
  public static boolean isEnd(GamePosition position, Move move) {
    return !(move instanceof Placement)
        && position.scorelessTurns() + 1 >= position.rules().scorelessTurnLimit();
  }

  /** What the end of the game brings; {@link #isEnd} must hold. */
  public static ScorelessEnd of(GamePosition position, Move move) {
    CrosswordRules rules = position.rules();
    TileSet tiles = rules.tiles();
    TileCounts unseen = position.unseen();
    TileCounts kept = TileCounts.of(tiles, position.racks().get(0));
    int drawn = 0;
    if (move instanceof Exchange exchange) {
      drawn = exchange.letters().length();
      for (byte letter : exchange.letters().toArray()) {
        kept.remove(letter);
      }
    }
    int opponent = Math.min(rules.rackSize(), unseen.size() - drawn);
    int highest = 0;
    for (int letter = 0; letter < tiles.letterCount(); letter++) {
      highest = Math.max(highest, tiles.scorePoints(letter));
    }
    int most = highest * Math.max(opponent, drawn);
    double[][][] ways = ways(unseen, tiles, opponent, drawn, most);
    double[] ends = ways[opponent][drawn];
    int own = kept.points(tiles);
    double[] chances = new double[ends.length];
    double all = 0;
    for (double way : ends) {
      all += way;
    }
    for (int place = 0; place < ends.length; place++) {
      chances[place] = ends[place] / all;
    }
    // Points of the opponent's rack less those drawn, from -most; the own tiles kept shift it.
    int leadPoints = position.scorePoints().get(0) - position.scorePoints().get(1);
    return new ScorelessEnd(leadPoints, chances, most + own);
  }

  /**
   * By tiles of the opponent, tiles drawn, and points of the former less the latter: in how many
   * ways the tiles unseen can be dealt so. Each tile goes to one of the two or stays in the bag.
   */
  private static double[][][] ways(
      TileCounts unseen, TileSet tiles, int opponent, int drawn, int most) {
    double[][][] ways = new double[opponent + 1][drawn + 1][2 * most + 1];
    ways[0][0][most] = 1;
    for (int letter = 0; letter < tiles.letterCount(); letter++) {
      int points = letter == TileSet.BLANK ? 0 : tiles.scorePoints(letter);
      for (int copy = 0; copy < unseen.count(letter); copy++) {
        for (int theirs = opponent; theirs >= 0; theirs--) {
          for (int own = drawn; own >= 0; own--) {
            deal(ways, theirs, own, points);
          }
        }
      }
    }
    return ways;
  }

  /** Adds what one more tile makes possible; those with fewer tiles are not changed yet. */
  private static void deal(double[][][] ways, int theirs, int own, int points) {
    double[] into = ways[theirs][own];
    for (int place = 0; place < into.length; place++) {
      if (theirs > 0 && place >= points) {
        into[place] += ways[theirs - 1][own][place - points];
      }
      if (own > 0 && place + points < into.length) {
        into[place] += ways[theirs][own - 1][place + points];
      }
    }
  }

  /** What the mover gains on the opponent, on average. */
  public Equity equity() {
    double mean = 0;
    for (int place = 0; place < chances.length; place++) {
      mean += chances[place] * (place - mostPoints);
    }
    return Equity.nearest(mean);
  }

  /** The mover's chance to win, a draw counting half. */
  public double winProbability() {
    double win = 0;
    for (int place = 0; place < chances.length; place++) {
      win += chances[place] * (Integer.signum(leadPoints + place - mostPoints) + 1) / 2;
    }
    return Math.min(1, win);
  }
}
