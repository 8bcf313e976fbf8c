package dev.hindsight.backgammon.build.bearoff;

import dev.hindsight.backgammon.table.CubeState;
import java.util.List;

/**
 * Which values a pair of sides has, and which of them is computed from which.
 *
 * <p>Without the cube there is one plane of values, the chance to win. With it there are four, in
 * the order of {@link CubeState}, and two more: what a player who may double is worth before that
 * decision, when he owns the cube and when it is centred.
 *
 * <p>Each plane is weighed from one other (or itself): a player who does not double now is, after
 * the roll, the opponent of a player with the mirrored cube. If I own the cube, my opponent cannot
 * double; if my opponent owns it, he may double first; if it is centred, he may too.
 */
final class CubePlanes<A> {
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
  private final boolean cubeful;
  private final int[] sources;

  /** {@code replySources[plane]}: which of the sources a weighed plane is the best reply to. */
  private final int[] replySources;

  CubePlanes(LaneArithmetic<A> arithmetic, boolean cubeful) {
    this.arithmetic = arithmetic;
    this.cubeful = cubeful;
    this.sources =
        cubeful ? new int[] {CUBELESS, OPPONENTS, OWNED_BEST, CENTRED_BEST} : new int[] {CUBELESS};
    // Cubeless, owned, centred and opponent's reply to cubeless, opponent's, centred and owned.
    this.replySources = cubeful ? new int[] {0, 1, 3, 2} : new int[] {0};
  }

  /** All planes, those before the doubling decision included. */
  int count() {
    return cubeful ? ALL : 1;
  }

  /** How many planes are weighed, and stored in tables; the rest follows by {@link #decide}. */
  int weighed() {
    return replySources.length;
  }

  /** How many planes others are weighed from. */
  int sources() {
    return sources.length;
  }

  /** The plane that is a source. */
  int source(int source) {
    return sources[source];
  }

  /** Which of the sources a weighed plane is the best reply to. */
  int replySource(int plane) {
    return replySources[plane];
  }

  /** The plane that a weighed plane is the best reply to. */
  int replyTo(int plane) {
    return sources[replySources[plane]];
  }

  /** Completes some values of all planes, of the same pairs in each, by the doubling decision. */
  void decide(List<A> values) {
    if (cubeful) {
      A opponents = values.get(OPPONENTS);
      arithmetic.offer(values.get(OWNED), opponents, values.get(OWNED_BEST));
      arithmetic.offer(values.get(CENTRED), opponents, values.get(CENTRED_BEST));
    }
  }
}
