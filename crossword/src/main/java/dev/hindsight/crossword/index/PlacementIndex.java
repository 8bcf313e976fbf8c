package dev.hindsight.crossword.index;

import dev.hindsight.crossword.rules.board.BoardLayout;
import dev.hindsight.crossword.rules.board.Direction;
import dev.hindsight.crossword.rules.board.OpenPremiums;
import dev.hindsight.crossword.rules.letters.TileSet;

/**
 * The numbers of placement cells: a square and the direction of the play, the points of the tile,
 * and maybe which premium squares beside it are open.
 *
 * <p>Where rows and columns of the layout may be swapped, a square across and its mirror image down
 * are one: the standard board has 225 squares times 11 points, 0 to 10. Other layouts keep both
 * directions. A play is addressed in the order of its direction, so that 2A across and 1B down are
 * both square 15.
 *
 * <pre>
 * cell = (state · squares + square) · buckets + points
 * </pre>
 */
public final class PlacementIndex {
  /** Premium squares beside: all are open (or there are none), some are, none is. */
  public static final int NEIGHBOUR_STATES = 3;

  private final TileSet tiles;
  private final BoardLayout layout;
  private final boolean knowsNeighbours;
  private final boolean folded;
  private final int squares;
  private final int buckets;

  /** By direction and address: the bits of an empty board. */
  private final byte[][] premiums;

  public PlacementIndex(TileSet tiles, BoardLayout layout, boolean knowsNeighbours) {
    this.tiles = tiles;
    this.layout = layout;
    this.knowsNeighbours = knowsNeighbours;
    this.folded = layout.isSymmetric();
    this.squares = layout.size() * layout.size() * (folded ? 1 : 2);
    int most = 0;
    for (int letter = 0; letter < tiles.letterCount(); letter++) {
      most = Math.max(most, tiles.scorePoints(letter));
    }
    this.buckets = most + 1;
    this.premiums = OpenPremiums.ofEmptyBoard(layout);
  }

  public TileSet tiles() {
    return tiles;
  }

  public BoardLayout layout() {
    return layout;
  }

  /** Whether cells depend on the premium squares beside. */
  public boolean knowsNeighbours() {
    return knowsNeighbours;
  }

  /** Whether a square across and its mirror image down are one. */
  public boolean isFolded() {
    return folded;
  }

  public int squares() {
    return squares;
  }

  /** Points of a tile, 0 to one less than this. */
  public int buckets() {
    return buckets;
  }

  public int states() {
    return knowsNeighbours ? NEIGHBOUR_STATES : 1;
  }

  /** How many cells there are. */
  public int size() {
    return states() * squares * buckets;
  }

  /** The number of an address in the order of a direction. */
  public int square(Direction direction, int address) {
    return folded ? address : direction.index() * layout.size() * layout.size() + address;
  }

  /**
   * The state of a square.
   *
   * @param open its {@link OpenPremiums}
   */
  public int state(Direction direction, int address, int open) {
    int all = premiums[direction.index()][address];
    if (!knowsNeighbours || open == all) {
      return 0;
    }
    return open == 0 ? 2 : 1;
  }

  /** The {@link OpenPremiums} of a square of an empty board. */
  public int premiumsBeside(Direction direction, int address) {
    return premiums[direction.index()][address];
  }

  public int cell(int state, int square, int points) {
    return (state * squares + square) * buckets + points;
  }
}
