package dev.hindsight.crossword.play.endgame;

import java.util.Arrays;

/**
 * What moves of the side on turn can be worth at most, found without making them. The opponent's
 * plays are known although it is not his turn: one that a move does not touch bounds what that can
 * be worth. Such bounds save three of four positions.
 */
final class PlayBounds {
  /** Threats that the bound of the last tile is tried with. */
  private static final int THREATS_BEFORE_LAST_TILE = 4;

  private final SearchState state;
  private final PlayStore store;
  private final int side;
  private final SidePlays own;
  private final SidePlays others;
  private final Threats threats;
  private int bestOut;

  /** Whether there is a play without points, which counts as a scoreless turn. */
  private boolean hasScorelessPlay;

  /** By kind of tile: the most that the tile scores alone; −1 if it cannot be played alone. */
  private final int[] singles = new int[PackedRack.MOST_TILES];

  PlayBounds(SearchState state, int side, SidePlays own, SidePlays others, Threats threats) {
    this.state = state;
    this.store = state.store;
    this.side = side;
    this.own = own;
    this.others = others;
    this.threats = threats;
  }

  /** Finds out about going out and single tiles; for the plays from an index on. */
  void survey(int from) {
    if (from == 0) {
      bestOut = -EndgameSearch.INFINITE;
      hasScorelessPlay = false;
      Arrays.fill(singles, -1);
    }
    for (int index = from; index < own.size(); index++) {
      int play = own.get(index);
      if (store.tileCount(play) == 1) {
        int kind = PackedRack.lowestKind(store.needs(play));
        singles[kind] = Math.max(singles[kind], store.score(play));
      }
      hasScorelessPlay |= store.score(play) == 0;
      if (state.goesOut(side, play)) {
        bestOut = Math.max(bestOut, state.outPoints(side, play));
      }
    }
  }

  /** What the best way to go out is worth, or less than anything. */
  int bestOut() {
    return bestOut;
  }

  /** Never less than what a play that does not go out is worth. */
  int mostOf(int play, int alpha) {
    int most = mostByOut(play);
    return most > alpha ? Math.min(most, mostByLastTile(play, alpha)) : most;
  }

  /** The most that any move is worth if all of them are below a bound; else more than that. */
  int mostOfAll(int alpha) {
    int most = Math.max(bestOut, mostOfPass());
    for (int index = 0; index < own.size() && most <= alpha; index++) {
      int play = own.get(index);
      if (!state.goesOut(side, play)) {
        most = Math.max(most, mostOf(play, alpha));
      }
    }
    return most;
  }

  /**
   * Whether passing leads nowhere: the opponent has nothing to play, so that the plays stay what
   * they are, and passing to the end is worth {@link #stuckPoints}.
   */
  boolean isOpponentStuck() {
    return others.size() == 0 && others.isComplete() && !hasScorelessPlay;
  }

  /** What the end of the game is worth if nobody plays any more. */
  int stuckPoints() {
    return state.rackPoints[1 - side] - state.rackPoints[side];
  }

  /** Never less than what passing is worth, if plays are worth no more than that. */
  int mostOfPass() {
    if (state.scorelessTurns + 1 >= state.scorelessLimit || isOpponentStuck()) {
      return stuckPoints();
    }
    int out = threats.bestOut();
    return out == BestByPart.NONE
        ? EndgameSearch.INFINITE
        : -store.score(out) - 2 * state.rackPoints[side];
  }

  /** The opponent can go out next, unless the play is in his way. */
  private int mostByOut(int play) {
    int out = threats.outLeftBy(play);
    if (out == BestByPart.NONE) {
      return EndgameSearch.INFINITE;
    }
    int kept = state.rackPoints[side] - store.tilePoints(play);
    return store.score(play) - store.score(out) - 2 * kept;
  }

  /**
   * If one tile is left, the opponent may pass from then on, or make one of his plays and then
   * pass. The last tile scores what it could before, or something next to tiles that are new.
   */
  private int mostByLastTile(int play, int alpha) {
    int rest = state.held[side] - store.needs(play);
    int kind = PackedRack.lowestKind(rest);
    if (rest != PackedRack.unit(kind)) {
      return EndgameSearch.INFINITE;
    }
    int letter = state.racks[side].letter(kind);
    int points = state.rackPoints[side] - store.tilePoints(play);
    int score = store.score(play);
    int theirs = state.rackPoints[1 - side];
    int last = state.tileNextTo.most(play, letter, singles[kind]);
    int most = score + lastTilePoints(last, points, theirs);
    int tried = Math.min(THREATS_BEFORE_LAST_TILE, threats.size());
    for (int index = 0; index < tried && most > alpha; index++) {
      int threat = threats.get(index);
      if (store.areApart(play, threat)) {
        int lastAfter = state.tileNextTo.most(threat, letter, last);
        int kept = theirs - store.tilePoints(threat);
        int value = score - store.score(threat) + lastTilePoints(lastAfter, points, kept);
        most = Math.min(most, value);
      }
    }
    return most;
  }

  /** What a last tile brings, the opponent passing: it goes out, or both pass to the end. */
  private static int lastTilePoints(int score, int points, int theirs) {
    int stuck = theirs - points;
    return score < 0 ? stuck : Math.max(stuck, score + 2 * theirs);
  }
}
