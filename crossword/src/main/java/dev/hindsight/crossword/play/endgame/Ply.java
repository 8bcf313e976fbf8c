package dev.hindsight.crossword.play.endgame;

import java.util.Arrays;

/**
 * One ply of an endgame search: the plays of both sides on its board, in which order to try those
 * of the side on turn, and what can be said of a play before it is made.
 *
 * <p>Lists are not made anew: those of the ply before lose what is no longer possible, and only
 * lines that the last play changed are looked at again. The opponent's plays are kept up to date
 * too, although it is not his turn: a play of his that the mover's play does not touch bounds what
 * that can be worth. Such bounds save three of four positions, so one move is looked at for less
 * than it would take to put it on the board.
 */
final class Ply {
  private static final int FIRST_CAPACITY = 64;
  private static final int MOST_THREATS = 10;

  /** Threats that the bound of the last tile is tried with. */
  private static final int THREATS_BEFORE_LAST_TILE = 4;

  /** Added to the estimate of a move that an earlier search liked. */
  private static final int FAVOUR = 10_000;

  /** Added to the estimate of a move that decided another position of the ply. */
  private static final int REFUTED_BEFORE = 15;

  private final SearchState state;
  private final PlayStore store;
  private final int side;

  /** The plays of the side on turn, and those of its opponent. */
  private int[] own = new int[FIRST_CAPACITY];

  private int ownCount;
  private int[] others = new int[FIRST_CAPACITY];
  private int othersCount;

  /** Lines whose plays are not in {@link #own} yet. */
  private long missingLines;

  /** Negative estimate in the upper half, index into {@link #own} in the lower. */
  private long[] order = new long[FIRST_CAPACITY];

  private int bestOut;

  /** The moves that were too good for the opponent at this ply last, of two different ones. */
  private int refutation;

  private int refutationBefore;

  /** What the opponent could do, the most dangerous first; and how he could go out. */
  private final int[] threats = new int[MOST_THREATS];

  private int threatCount;
  private final int[] outs = new int[MOST_THREATS];
  private int outCount;

  /** By kind of tile: the most that the tile scores alone; −1 if it cannot be played alone. */
  private final int[] singles = new int[PackedRack.MOST_TILES];

  // For the plies that follow.

  /** The lines that the move tried now has changed. */
  long dirtiedLines;

  /**
   * Bound of what plays with points are worth here, and whether it is proven: after all of them.
   */
  int mostByPlays;

  boolean isProvenByPlays;

  Ply(SearchState state, int side) {
    this.state = state;
    this.store = state.store;
    this.side = side;
  }

  /** For the turn before the first: all plays of both, from nothing. */
  void collectAll() {
    ownCount = 0;
    missingLines = state.board.allLines();
    addMissingLines();
    othersCount = 0;
    addOthers(state.board.allLines());
    dirtiedLines = 0;
  }

  /** Takes over what the side on turn can still do of what it could do before the last move. */
  void collectKnown(Ply before) {
    missingLines = before.dirtiedLines;
    if (own.length < before.othersCount) {
      own = new int[before.others.length];
    }
    ownCount = filter(before.others, before.othersCount, own, side, missingLines);
  }

  /** Adds the plays in the lines that the last move changed. */
  void addMissingLines() {
    for (long lines = missingLines; lines != 0; lines &= lines - 1) {
      state.findPlays(Long.numberOfTrailingZeros(lines), side);
      int found = state.board.foundEnd - state.board.foundStart;
      if (ownCount + found > own.length) {
        own = Arrays.copyOf(own, Math.max(ownCount + found, 2 * own.length));
      }
      for (int index = 0; index < found; index++) {
        own[ownCount++] = state.board.foundStart + index;
      }
    }
    missingLines = 0;
  }

  /** Lists what the opponent can do after his own last move, and the worst of it. */
  void collectOthers(Ply before) {
    if (others.length < before.ownCount) {
      others = new int[before.own.length];
    }
    othersCount = filter(before.own, before.ownCount, others, 1 - side, before.dirtiedLines);
    addOthers(before.dirtiedLines);
    findThreats();
  }

  private void addOthers(long dirtied) {
    for (long lines = dirtied; lines != 0; lines &= lines - 1) {
      state.findPlays(Long.numberOfTrailingZeros(lines), 1 - side);
      int found = state.board.foundEnd - state.board.foundStart;
      if (othersCount + found > others.length) {
        others = Arrays.copyOf(others, Math.max(othersCount + found, 2 * others.length));
      }
      for (int index = 0; index < found; index++) {
        others[othersCount++] = state.board.foundStart + index;
      }
    }
  }

  private int filter(int[] from, int count, int[] to, int ofSide, long dirtied) {
    int holding = state.held[ofSide];
    int kept = 0;
    for (int index = 0; index < count; index++) {
      int play = from[index];
      if (PackedRack.holds(holding, store.needs[play])
          && (dirtied >>> store.lineNumber(play) & 1) == 0) {
        to[kept++] = play;
      }
    }
    return kept;
  }

  private void findThreats() {
    threatCount = 0;
    outCount = 0;
    for (int index = 0; index < othersCount; index++) {
      int play = others[index];
      int worth = threatPoints(play);
      threatCount = insert(threats, threatCount, play, worth);
      if (state.goesOut(1 - side, play)) {
        outCount = insert(outs, outCount, play, worth);
      }
    }
  }

  private int insert(int[] best, int count, int play, int worth) {
    if (count == MOST_THREATS && threatPoints(best[count - 1]) >= worth) {
      return count;
    }
    int at = Math.min(count, MOST_THREATS - 1);
    while (at > 0 && threatPoints(best[at - 1]) < worth) {
      best[at] = best[at - 1];
      at--;
    }
    best[at] = play;
    return Math.min(count + 1, MOST_THREATS);
  }

  /** A guess of what the opponent's play is worth to him; right if he goes out. */
  private int threatPoints(int play) {
    int bonus = state.goesOut(1 - side, play) ? 2 * state.rackPoints[side] : store.tilePoints(play);
    return store.scores[play] + bonus;
  }

  int size() {
    return ownCount;
  }

  /** What the best way to go out is worth, or less than anything. */
  int bestOut() {
    return bestOut;
  }

  /** Finds out about going out and single tiles; for the plays from an index on. */
  void survey(int from) {
    if (from == 0) {
      bestOut = -EndgameSearch.INFINITE;
      Arrays.fill(singles, -1);
    }
    for (int index = from; index < ownCount; index++) {
      int play = own[index];
      if (store.tileCount(play) == 1) {
        int kind = PackedRack.lowestKind(store.needs[play]);
        singles[kind] = Math.max(singles[kind], store.scores[play]);
      }
      if (state.goesOut(side, play)) {
        bestOut = Math.max(bestOut, state.outPoints(side, play));
      }
    }
  }

  /** Estimates all plays; an earlier search's favourite comes first. */
  void estimateAll(int favourite) {
    if (order.length < ownCount) {
      order = new long[own.length];
    }
    for (int index = 0; index < ownCount; index++) {
      int play = own[index];
      int estimate = estimate(play);
      int name = BoundTable.moveName(store.boardKeys[play]);
      if (name == favourite) {
        estimate += FAVOUR;
      } else if (name == refutation || name == refutationBefore) {
        estimate += REFUTED_BEFORE;
      }
      order[index] = (long) -estimate << 32 | index;
    }
  }

  /** For another search, which is to be the same whatever was searched before. */
  void forgetRefutations() {
    refutation = BoundTable.NO_MOVE;
    refutationBefore = BoundTable.NO_MOVE;
  }

  /** Another position of this ply was decided by a move; it may well decide the next. */
  void refutedBy(int moveName) {
    if (moveName != refutation) {
      refutationBefore = refutation;
      refutation = moveName;
    }
  }

  /** What a play may be worth: its score against the opponent's worst threat that it leaves. */
  private int estimate(int play) {
    if (state.goesOut(side, play)) {
      return state.outPoints(side, play);
    }
    int tilePoints = store.tilePoints(play);
    int estimate = store.scores[play] + tilePoints;
    for (int index = 0; index < threatCount; index++) {
      int threat = threats[index];
      if (store.leavesIntact(play, threat)) {
        int bonus =
            state.goesOut(1 - side, threat)
                ? 2 * state.rackPoints[side] - tilePoints
                : store.tilePoints(threat);
        return estimate - store.scores[threat] - bonus;
      }
    }
    return estimate;
  }

  /** The best estimate, that of passing included. */
  int bestEstimate() {
    int best = threatCount == 0 ? 0 : -threatPoints(threats[0]);
    for (int index = 0; index < ownCount; index++) {
      best = Math.max(best, estimate(own[index]));
    }
    return best;
  }

  /** The play to be tried at a place of the order, which is put in order up to there. */
  int play(int place) {
    if (place < FULLY_SORTED_FROM) {
      int least = place;
      for (int index = place + 1; index < ownCount; index++) {
        if (order[index] < order[least]) {
          least = index;
        }
      }
      long swapped = order[place];
      order[place] = order[least];
      order[least] = swapped;
    } else if (place == FULLY_SORTED_FROM) {
      Arrays.sort(order, place, ownCount);
    }
    return own[(int) order[place]];
  }

  /** Whoever gets past the first few plays will want all of them. */
  private static final int FULLY_SORTED_FROM = 6;

  /** Never less than what a play that does not go out is worth, found without making it. */
  int mostOf(int play, int alpha) {
    int most = mostByOut(play);
    return most > alpha ? Math.min(most, mostByLastTile(play)) : most;
  }

  /** The opponent can go out next, unless the play is in his way. */
  private int mostByOut(int play) {
    for (int index = 0; index < outCount; index++) {
      int out = outs[index];
      if (store.leavesIntact(play, out)) {
        int kept = state.rackPoints[side] - store.tilePoints(play);
        return store.scores[play] - store.scores[out] - 2 * kept;
      }
    }
    return EndgameSearch.INFINITE;
  }

  /**
   * If one tile is left, the opponent may pass from then on, or make one of his plays and then
   * pass. The last tile scores what it could before, or something next to tiles that are new.
   */
  private int mostByLastTile(int play) {
    int rest = state.held[side] - store.needs[play];
    int kind = PackedRack.lowestKind(rest);
    if (rest != PackedRack.unit(kind)) {
      return EndgameSearch.INFINITE;
    }
    int points = state.rackPoints[side] - store.tilePoints(play);
    int score = store.scores[play];
    int last = Math.max(singles[kind], state.board.mostNextTo(play, points));
    int theirs = state.rackPoints[1 - side];
    int most = score + lastTilePoints(last, points, theirs);
    int tried = Math.min(THREATS_BEFORE_LAST_TILE, threatCount);
    for (int index = 0; index < tried; index++) {
      int threat = threats[index];
      if (store.areApart(play, threat)) {
        int lastAfter = Math.max(last, state.board.mostNextTo(threat, points));
        int kept = theirs - store.tilePoints(threat);
        int value = score - store.scores[threat] + lastTilePoints(lastAfter, points, kept);
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
