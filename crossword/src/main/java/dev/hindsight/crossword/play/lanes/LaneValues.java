package dev.hindsight.crossword.play.lanes;

import dev.hindsight.crossword.play.find.RankedMove;
import dev.hindsight.crossword.rules.board.Placement;
import dev.hindsight.crossword.rules.letters.TileCounts;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.table.LaneTable;

/**
 * What the lines of a board are worth after a move, by a lane table: the reply that the opponent
 * will find there, and what the mover's own next play will gain. For one thread.
 *
 * <pre>{@code
 * LaneValues values = new LaneValues(table, lanes, tiles);
 * values.read(unseen);                          // a position
 * values.readAfter(move);                       // each of its moves
 * values.replyMillipoints() ... values.gainMillipoints(false)
 * }</pre>
 *
 * Both are counted from an unknown level, the same for all moves of a position.
 */
public final class LaneValues {
  private final BoardLanes lanes;
  private final TileSet tiles;
  private final float[] reply;
  private final float[] gain;
  private final float[] gainWithLeave;
  private final float[] numbers;
  private int[] unseen = new int[0];

  public LaneValues(LaneTable table, BoardLanes lanes, TileSet tiles) {
    this.lanes = lanes;
    this.tiles = tiles;
    this.reply = table.reply().weights();
    this.gain = table.gain().weights();
    this.gainWithLeave = table.gainWithLeave().weights();
    this.numbers = new float[LaneNumbers.OF_BOARD + LaneNumbers.ofLeave(tiles)];
    if (reply.length != LaneNumbers.OF_BOARD || gainWithLeave.length != numbers.length) {
      throw new IllegalArgumentException(
          "lane values of "
              + reply.length
              + " numbers of a board and "
              + (gainWithLeave.length - reply.length)
              + " of a leave are of another version of the program; build them anew");
    }
  }

  /** Reads the board that the lanes follow, for a mover who has not seen these tiles. */
  public void read(int[] unseenTiles) {
    unseen = unseenTiles.clone();
    lanes.read(unseenTiles);
  }

  /** Reads what a move of the position leaves. */
  public void readAfter(RankedMove move) {
    int tilesPlayed = 0;
    if (move.move() instanceof Placement placement) {
      tilesPlayed = placement.tilesPlayed();
      lanes.readAfter(placement);
    } else {
      lanes.readUnchanged();
    }
    LaneNumbers.ofBoard(lanes, tilesPlayed, numbers);
    int[] leave = TileCounts.count(move.leave(), tiles.letterCount());
    LaneNumbers.ofLeave(tiles, leave, unseen, numbers, LaneNumbers.OF_BOARD);
  }

  /** What the opponent's reply brings. */
  public float replyMillipoints() {
    return weigh(reply);
  }

  /**
   * What the mover's next play gains over what the leave was counted for.
   *
   * @param withLeave whether what was kept counts; not with leave values that follow the tiles
   *     unseen, which have counted it already
   */
  public float gainMillipoints(boolean withLeave) {
    return weigh(withLeave ? gainWithLeave : gain);
  }

  private float weigh(float[] weights) {
    float sum = 0;
    for (int number = 0; number < weights.length; number++) {
      sum += weights[number] * numbers[number];
    }
    return sum;
  }
}
