package dev.hindsight.crossword.play.inference;

import dev.hindsight.crossword.play.sweep.RackFamily;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.board.Placement;
import dev.hindsight.crossword.rules.letters.CrosswordFormatException;
import dev.hindsight.crossword.rules.letters.TileCounts;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.rules.letters.Tiles;

/**
 * A move as the opponent saw it: the position before it, what was played or how many tiles were
 * exchanged, and what tiles are known beside those on the board.
 *
 * <p>The mover is the player on turn in the position. The racks that the position names count only
 * for their sizes, once the bag is empty: what is known of them is said apart. As long as there are
 * tiles for it both racks are full, and the rest is in the bag; the inferrer cannot see which of
 * the tiles not on the board are there, and counts them all as unseen, except those said to be
 * known.
 */
public final class Observation {
  private static final int MOST_BLANKS = 2;

  private final GamePosition position;
  private final ObservedMove move;
  private final TileSet tiles;
  private final int[] offBoard;
  private final int[] played;
  private final int[] keptForSure;
  private final int moverTiles;
  private final int tilesInBag;
  private final RackFamily family;

  /**
   * @param position before the move; the mover is on turn
   * @param moverKnown letters that the mover was known to hold before the move
   * @param opponentKnown letters that the other player, who infers, is known to hold
   * @throws CrosswordFormatException if the move cannot have been made with the tiles unseen
   */
  public Observation(
      GamePosition position, ObservedMove move, Tiles moverKnown, Tiles opponentKnown) {
    this.position = position;
    this.move = move;
    this.tiles = position.rules().tiles();
    this.offBoard = position.offBoard().counts();
    int total = TileCounts.total(offBoard);
    this.moverTiles = countMoverTiles(total, opponentKnown.length());
    int opponentTiles = Math.min(position.rules().rackSize(), total - moverTiles);
    this.tilesInBag = total - moverTiles - opponentTiles;
    checkKnown("mover", moverKnown, moverTiles);
    checkKnown("opponent", opponentKnown, opponentTiles);
    this.played = countPlayed();
    int[] pool = offBoard.clone();
    take(pool, TileCounts.count(opponentKnown, pool.length), "the opponent's known rack");
    take(pool, played, "the move");
    this.keptForSure = subtractAtLeastZero(TileCounts.count(moverKnown, pool.length), played);
    take(pool, keptForSure, "the mover's known rack");
    this.family = family(pool);
  }

  /** A full rack while there is a bag; then what the position says of either rack. */
  private int countMoverTiles(int total, int opponentKnown) {
    int rackSize = position.rules().rackSize();
    if (total >= 2 * rackSize) {
      return rackSize;
    }
    int moverNamed = position.racks().get(0).length();
    int opponentNamed = Math.max(position.racks().get(1).length(), opponentKnown);
    int moverTiles = rackSize;
    if (opponentNamed > 0) {
      moverTiles = total - opponentNamed;
    } else if (moverNamed > 0) {
      moverTiles = moverNamed;
    }
    return Math.max(total - rackSize, Math.min(moverTiles, Math.min(rackSize, total)));
  }

  private void checkKnown(String who, Tiles known, int most) {
    if (known.length() > most) {
      throw new CrosswordFormatException(
          "the " + who + " is said to hold " + known.length() + " tiles, but has only " + most);
    }
  }

  private int[] countPlayed() {
    if (move instanceof ObservedMove.Placed placed) {
      Placement placement = placed.placement();
      if (placement.tilesPlayed() > moverTiles) {
        throw new CrosswordFormatException(
            "the move puts "
                + placement.tilesPlayed()
                + " tiles on the board, but the mover had only "
                + moverTiles);
      }
      return TileCounts.countPlaced(placement.tiles(), tiles.letterCount());
    }
    checkExchange(((ObservedMove.Exchanged) move).tiles());
    return new int[tiles.letterCount()];
  }

  private void checkExchange(int exchanged) {
    CrosswordRules rules = position.rules();
    if (exchanged < 1 || exchanged > rules.rackSize()) {
      throw new CrosswordFormatException(
          "an exchange is of 1 to " + rules.rackSize() + " tiles, not of " + exchanged);
    }
    if (!isExchangeAllowed()) {
      throw new CrosswordFormatException(
          "nobody can exchange with "
              + tilesInBag
              + (tilesInBag == 1 ? " tile" : " tiles")
              + " in the bag; the rules ask for "
              + rules.exchangeMinimum());
    }
  }

  private void take(int[] pool, int[] taken, String what) {
    for (int letter = 0; letter < pool.length; letter++) {
      if (taken[letter] > pool[letter]) {
        throw new CrosswordFormatException(
            what
                + " has more tiles of "
                + (letter == TileSet.BLANK ? "?" : tiles.letter(letter).upper())
                + " than are unseen: "
                + taken[letter]
                + ", and "
                + (pool[letter] == 0 ? "none is left" : "only " + pool[letter] + " left"));
      }
      pool[letter] -= taken[letter];
    }
  }

  private RackFamily family(int[] pool) {
    int drawn = moverTiles - TileCounts.total(played) - TileCounts.total(keptForSure);
    if (drawn < 0) {
      throw new CrosswordFormatException(
          "the tiles known of the mover and those of the move are "
              + (moverTiles - drawn)
              + " together, but the mover had only "
              + moverTiles);
    }
    if (played[TileSet.BLANK] + keptForSure[TileSet.BLANK] + pool[TileSet.BLANK] > MOST_BLANKS) {
      throw new CrosswordFormatException(
          "more than "
              + MOST_BLANKS
              + " blanks are unseen, too many to search for plays; name those of the opponent");
    }
    int[] held = new int[pool.length];
    for (int letter = 0; letter < held.length; letter++) {
      held[letter] = played[letter] + keptForSure[letter];
    }
    return new RackFamily(held, pool, drawn);
  }

  public GamePosition position() {
    return position;
  }

  public ObservedMove move() {
    return move;
  }

  /** The racks that the mover may have had before the move. */
  public RackFamily family() {
    return family;
  }

  /** Tiles on the mover's rack before the move. */
  public int moverTiles() {
    return moverTiles;
  }

  /** Tiles that the mover keeps. */
  public int leaveTiles() {
    return moverTiles
        - (move instanceof ObservedMove.Exchanged exchanged
            ? exchanged.tiles()
            : TileCounts.total(played));
  }

  /** Tiles in the bag before the move. */
  public int tilesInBag() {
    return tilesInBag;
  }

  /** By letter: all tiles that are not on the board before the move; the caller's own array. */
  public int[] offBoard() {
    return offBoard.clone();
  }

  public boolean isExchangeAllowed() {
    return tilesInBag >= position.rules().exchangeMinimum();
  }

  /** Points on the opponent's rack if the mover had this one and the bag is empty, otherwise 0. */
  int opponentPoints(int[] moverRack) {
    int points = 0;
    for (int letter = 0; letter < moverRack.length && tilesInBag == 0; letter++) {
      points += (offBoard[letter] - moverRack[letter]) * tiles.scorePoints(letter);
    }
    return points;
  }

  /** By letter: the tiles put on the board; none for an exchange. */
  int[] played() {
    return played;
  }

  /** By letter: tiles that the mover is known to keep, unless this is an exchange. */
  int[] keptForSure() {
    return keptForSure;
  }

  private static int[] subtractAtLeastZero(int[] counts, int[] taken) {
    int[] rest = new int[counts.length];
    for (int letter = 0; letter < rest.length; letter++) {
      rest[letter] = Math.max(0, counts[letter] - taken[letter]);
    }
    return rest;
  }
}
