package dev.hindsight.crossword.play.endgame;

import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.letters.Tiles;
import dev.hindsight.crossword.rules.words.WordGraph;

/**
 * A position of an endgame search that plays are made on and taken back: the board, what each side
 * holds, and the scoreless turns. Side 0 is on turn at the root.
 */
final class SearchState {
  final SearchBoard board;
  final PlayStore store;
  final TileNextTo tileNextTo;
  final int scorelessLimit;
  final PackedRack[] racks = {new PackedRack(), new PackedRack()};

  /**
   * By side: the tiles held, packed as the side's rack says; their number as a part of it; how many
   * they are; their points; their key.
   */
  final int[] held = new int[2];

  final int[] partHeld = new int[2];

  final int[] tilesHeld = new int[2];
  final int[] rackPoints = new int[2];
  private final long[] rackKeys = new long[2];

  int scorelessTurns;

  /**
   * @param lineLogarithm how many lines are kept: see {@link SearchBoard}
   */
  SearchState(CrosswordRules rules, WordGraph words, int lineLogarithm) {
    this.board = new SearchBoard(rules, words, lineLogarithm);
    this.store = board.store;
    this.tileNextTo = new TileNextTo(board, words);
    this.scorelessLimit = rules.scorelessTurnLimit();
  }

  void setUp(GamePosition position) {
    board.setUp(position.squares().toArray());
    for (int side = 0; side < 2; side++) {
      Tiles rack = position.racks().get(side);
      racks[side].fill(rack);
      held[side] = racks[side].all();
      partHeld[side] = racks[side].wholePart();
      tilesHeld[side] = rack.length();
      rackPoints[side] = 0;
      rackKeys[side] = 0;
      for (int index = 0; index < rack.length(); index++) {
        rackPoints[side] += board.points(rack.get(index));
        rackKeys[side] += board.keys.rackTile(rack.get(index));
      }
    }
    scorelessTurns = position.scorelessTurns();
  }

  /** No search is longer than this: every turn with points takes a tile. */
  int mostPlies() {
    return (tilesHeld[0] + tilesHeld[1] + 2) * scorelessLimit;
  }

  /** The key of the position with a side on turn. */
  long key(int side) {
    return EndgameKeys.position(board.key(), rackKeys[side], rackKeys[1 - side], scorelessTurns);
  }

  /** The key after a play of a side. */
  long keyAfter(int side, int play) {
    return EndgameKeys.position(
        board.key() + store.boardKeys[play],
        rackKeys[1 - side],
        rackKeys[side] - store.rackKeys[play],
        scorelessAfter(play));
  }

  private int scorelessAfter(int play) {
    return store.score(play) == 0 ? scorelessTurns + 1 : 0;
  }

  /** Whether a play that does not go out ends the game all the same. */
  boolean endsByScoreless(int play) {
    return scorelessAfter(play) >= scorelessLimit;
  }

  boolean goesOut(int side, int play) {
    return store.needs(play) == held[side];
  }

  /** What a play that goes out is worth: its score, and twice what the opponent is left with. */
  int outPoints(int side, int play) {
    return store.score(play) + 2 * rackPoints[1 - side];
  }

  void make(int side, int play) {
    scorelessTurns = scorelessAfter(play);
    held[side] -= store.needs(play);
    partHeld[side] -= store.part(play);
    tilesHeld[side] -= store.tileCount(play);
    rackPoints[side] -= store.tilePoints(play);
    rackKeys[side] -= store.rackKeys[play];
    board.make(play);
  }

  void takeBack(int side, int play, int scorelessBefore) {
    board.takeBack(play);
    rackKeys[side] += store.rackKeys[play];
    rackPoints[side] += store.tilePoints(play);
    tilesHeld[side] += store.tileCount(play);
    held[side] += store.needs(play);
    partHeld[side] += store.part(play);
    scorelessTurns = scorelessBefore;
  }

  /** Finds plays in a line of the tiles that a side holds: see {@link SearchBoard}. */
  void findPlays(int lineNumber, int places, int side) {
    // Sides count their tiles differently, so the same tiles of both are two racks.
    board.findPlays(lineNumber, places, racks[side], held[side], 2 * rackKeys[side] + side);
  }
}
