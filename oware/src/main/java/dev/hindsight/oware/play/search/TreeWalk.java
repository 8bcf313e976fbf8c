package dev.hindsight.oware.play.search;

import dev.hindsight.oware.rules.OwareGame;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.oware.rules.Sowing;
import dev.hindsight.oware.table.OwareTable;

/** Where one iteration of a {@link TreeSearch} stands: the nodes passed and the board there. */
final class TreeWalk {
  /** Far deeper than trees get; beyond it a circle is not followed further. */
  static final int MOST_PLIES = 512;

  /** Where {@link #instead} says nothing. */
  static final int NOTHING = Integer.MIN_VALUE;

  private final OwareRules rules;
  private final OwareGame root;
  private final PlayedPositions played;

  /** {@code path[ply]}: the node there; {@code seedsOnPath[ply]}: seeds on its board. */
  final int[] path = new int[MOST_PLIES + 1];

  final int[] seedsOnPath = new int[MOST_PLIES + 1];

  /** {@code instead[ply]}: net seeds for its mover that count instead of what is found below. */
  final int[] instead = new int[MOST_PLIES + 1];

  int ply;
  long mover;
  long other;
  int seeds;
  int turnsLeft;

  /** Whether a position of the game could still come back. */
  private boolean reversible;

  TreeWalk(OwareGame root, PlayedPositions played) {
    this.rules = root.rules();
    this.root = root;
    this.played = played;
  }

  /** Back to the root. */
  void start() {
    ply = 0;
    mover = root.position().moverRow();
    other = root.position().otherRow();
    seeds = root.position().seedsOnBoard();
    turnsLeft = root.pliesLeft().orElse(OwareRules.NO_TURN_LIMIT);
    reversible = !played.isEmpty();
    path[0] = SearchTree.ROOT;
    seedsOnPath[0] = seeds;
  }

  /** Makes a move and so comes to a node. */
  void play(int pit, int captured, int node) {
    int sowing = Sowing.of(mover, pit);
    long otherSown = other + Sowing.intoOther(sowing);
    long nextOther = Sowing.moverAfter(mover, pit, sowing);
    mover = otherSown - rules.captured(otherSown, sowing);
    other = nextOther;
    seeds -= captured;
    reversible &= captured == 0;
    turnsLeft -= turnsLeft == OwareRules.NO_TURN_LIMIT ? 0 : 1;
    ply++;
    path[ply] = node;
    seedsOnPath[ply] = seeds;
  }

  /** What the mover gets from here on if the game is over or a table knows, or {@code UNKNOWN}. */
  int findExact(ExactTables tables) {
    if (turnsLeft == 0) {
      return 0;
    }
    if (reversible && played.contains(mover, other, ply)) {
      return played.netSeedsForMover(mover, other);
    }
    if ((mover == 0 || other == 0) && rules.legalMoves(mover, other) == 0) {
      return OwareRules.netSeedsWithoutMove(mover, other);
    }
    return seeds <= tables.mostSeeds()
        ? tables.findNetSeedsForMover(mover, other, seeds, turnsLeft)
        : OwareTable.UNKNOWN;
  }
}
