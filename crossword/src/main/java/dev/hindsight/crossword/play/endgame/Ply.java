package dev.hindsight.crossword.play.endgame;

/**
 * One ply of an endgame search: the plays of both sides on its board, in which order to try those
 * of the side on turn, and what can be said of them before they are made.
 */
final class Ply {
  /** The plays of the side on turn, and those of its opponent. */
  final SidePlays own;

  final SidePlays others;
  private final Threats threats;
  final MoveOrder order;
  final PlayBounds bounds;

  /** The play that was made before all were known, and what came of it. */
  int tried;

  int triedValue;
  boolean isTriedProven;

  // For the plies that follow.

  /** The play tried now, or {@link SidePlays#NOTHING}. */
  int made = SidePlays.NOTHING;

  /**
   * Bound of what plays with points are worth here, and whether it is proven: after all of them.
   */
  int mostByPlays;

  boolean isProvenByPlays;

  Ply(SearchState state, int side) {
    this.own = new SidePlays(state, side);
    this.others = new SidePlays(state, 1 - side);
    this.threats = new Threats(state, side);
    this.order = new MoveOrder(state, side, own, threats);
    this.bounds = new PlayBounds(state, side, own, others, threats);
  }

  /** For the turn before the first: all plays of both, from nothing. */
  void collectAll() {
    own.findAll();
    others.findAll();
    made = SidePlays.NOTHING;
  }

  /** Takes over what the side on turn can still do of what it could do before the last move. */
  void collectKnown(Ply before) {
    own.keep(before.others, before.made);
    bounds.survey(0);
  }

  /** Adds the plays that the last moves have made possible. */
  void completeOwn() {
    int known = own.size();
    own.complete();
    bounds.survey(known);
  }

  /** Lists what the opponent can still do of what he could do before his own last move. */
  void collectOthers(Ply before) {
    others.keep(before.own, before.made);
    threats.find(others);
  }

  /** Adds what the last moves have made possible for him. */
  void completeOthers() {
    if (!others.isComplete()) {
      others.complete();
      threats.find(others);
    }
  }

  /**
   * The most that the side on turn before is worth after its move if the opponent passes from then
   * on, which he may: plays are still bounded as if they were made. Of use with two tiles left.
   */
  int mostIfOpponentPasses(Ply before, int alpha) {
    own.keep(before.own, before.made);
    own.complete();
    bounds.survey(0);
    others.clear();
    threats.find(others);
    return bounds.mostOfAll(alpha);
  }
}
