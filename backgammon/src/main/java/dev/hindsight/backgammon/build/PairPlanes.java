package dev.hindsight.backgammon.build;

import dev.hindsight.backgammon.table.CubeState;
import java.util.ArrayList;
import java.util.List;

/**
 * The values of all pairs for each cube state, and what a player who may double is worth before
 * that decision.
 *
 * <p>Each plane is computed from one other (or itself): who does not double now is, after the roll,
 * the opponent of a player with the mirrored cube. If I own the cube, my opponent cannot double; if
 * my opponent owns it, he may double first; if it is centred, he may too.
 */
final class PairPlanes<A> {
  // The first four planes are the cube states.
  private static final int CUBELESS = CubeState.CUBELESS.position();

  private static final int OWNED = CubeState.OWNED.position();
  private static final int CENTRED = CubeState.CENTRED.position();
  private static final int OPPONENTS = CubeState.OPPONENTS.position();

  /** The owner's value when he may still double this turn. */
  private static final int OWNED_BEST = 4;

  /** The value of a centred cube when the player on roll may still double this turn. */
  private static final int CENTRED_BEST = 5;

  private static final int ALL = 6;

  private final LaneArithmetic<A> arithmetic;
  private final List<PairPlane<A>> planes = new ArrayList<>();
  private final int[] replies;
  private final int[] sources;

  PairPlanes(LaneArithmetic<A> arithmetic, int sides, boolean cubeful) {
    this.arithmetic = arithmetic;
    for (int plane = 0; plane < (cubeful ? ALL : 1); plane++) {
      planes.add(new PairPlane<>(arithmetic, sides));
    }
    this.replies =
        cubeful ? new int[] {CUBELESS, OPPONENTS, CENTRED_BEST, OWNED_BEST} : new int[] {CUBELESS};
    this.sources =
        cubeful ? new int[] {CUBELESS, OPPONENTS, OWNED_BEST, CENTRED_BEST} : new int[] {CUBELESS};
  }

  int count() {
    return planes.size();
  }

  boolean isCubeful() {
    return planes.size() > 1;
  }

  PairPlane<A> plane(int plane) {
    return planes.get(plane);
  }

  PairPlane<A> plane(CubeState state) {
    return planes.get(state.position());
  }

  /** The planes that others are computed from. */
  int[] sources() {
    return sources;
  }

  /** How many planes are weighed; the rest follows from them by {@link #decide}. */
  int weighed() {
    return replies.length;
  }

  /** The plane that a weighed plane is the best reply to. */
  int replyTo(int plane) {
    return replies[plane];
  }

  /** Completes the tiles of all planes by the doubling decision. */
  void decide(List<A> tiles) {
    if (isCubeful()) {
      A opponents = tiles.get(OPPONENTS);
      arithmetic.offer(tiles.get(OWNED), opponents, tiles.get(OWNED_BEST));
      arithmetic.offer(tiles.get(CENTRED), opponents, tiles.get(CENTRED_BEST));
    }
  }
}
