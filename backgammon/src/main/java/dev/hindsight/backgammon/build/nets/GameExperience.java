package dev.hindsight.backgammon.build.nets;

import dev.hindsight.backgammon.index.NetEncoding;
import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.GameResult;
import dev.hindsight.backgammon.rules.RunningBoard;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * One game of self-play as a learner needs it: every position <em>before</em> its roll, seen by the
 * player about to roll, with the roll and what was thought of the position.
 *
 * <p>What was played follows from the position after it, which is the other player's. The player of
 * the last position has won, unless the game was adjudicated there because a table knew its value.
 * Filled by {@link SelfPlay} and used again for other games.
 */
public final class GameExperience {
  /** No player who knows anything needs as many; longer games are dropped. */
  public static final int MOST_PLIES = 600;

  private static final int LONGS = 4;

  private long game;
  private long netVersion;
  private int plies;
  private @Nullable GameResult result;
  private boolean complete;
  private long[] positions = new long[LONGS * 64];
  private byte[] dice = new byte[2 * 64];

  /** The six chances that the nets gave the player of each position before rolling. */
  private float[] estimates = new float[NetEncoding.OUTPUTS * 64];

  /** The chance to win that a table gave, or NaN. */
  private float[] exactWins = new float[64];

  /** The six chances that a rollout gave, where its error is not NaN. */
  private float[] anchors = new float[NetEncoding.OUTPUTS * 64];

  private float[] anchorErrors = new float[64];

  /** Begins the record of another game. */
  void begin(long game, long netVersion) {
    this.game = game;
    this.netVersion = netVersion;
    this.plies = 0;
    this.result = null;
    this.complete = false;
  }

  /** Adds a position; its roll may follow. */
  void add(RunningBoard board, float[] estimate, float exactWin) {
    ensureRoom(plies + 1);
    int at = LONGS * plies;
    positions[at] = board.moverNear();
    positions[at + 1] = board.moverFar();
    positions[at + 2] = board.otherNear();
    positions[at + 3] = board.otherFar();
    System.arraycopy(estimate, 0, estimates, NetEncoding.OUTPUTS * plies, NetEncoding.OUTPUTS);
    exactWins[plies] = exactWin;
    anchorErrors[plies] = Float.NaN;
    dice[2 * plies] = 0;
    dice[2 * plies + 1] = 0;
    plies++;
  }

  /** The position added last is an anchor. */
  void anchor(float[] chances, float standardError) {
    int at = NetEncoding.OUTPUTS * (plies - 1);
    System.arraycopy(chances, 0, anchors, at, NetEncoding.OUTPUTS);
    anchorErrors[plies - 1] = standardError;
  }

  private void ensureRoom(int needed) {
    if (needed > exactWins.length) {
      int room = 2 * needed;
      positions = Arrays.copyOf(positions, LONGS * room);
      dice = Arrays.copyOf(dice, 2 * room);
      estimates = Arrays.copyOf(estimates, NetEncoding.OUTPUTS * room);
      exactWins = Arrays.copyOf(exactWins, room);
      anchors = Arrays.copyOf(anchors, NetEncoding.OUTPUTS * room);
      anchorErrors = Arrays.copyOf(anchorErrors, room);
    }
  }

  /** Forgets the exact values that are held out; whoever played may not have known which. */
  void withhold(ExactTargets exact) {
    RunningBoard board = new RunningBoard(Board.START);
    for (int ply = 0; ply < plies; ply++) {
      if (!Float.isNaN(exactWins[ply])) {
        position(ply, board);
        if (exact.isHeldOut(board)) {
          exactWins[ply] = Float.NaN;
        }
      }
    }
  }

  void roll(int first, int second) {
    dice[2 * plies - 2] = (byte) first;
    dice[2 * plies - 1] = (byte) second;
  }

  /** The player of the last position has won like this. */
  void finish(GameResult won) {
    result = won;
    complete = true;
  }

  /** The last position has an exact value, and nobody played on. */
  void adjudicate() {
    complete = true;
  }

  /** The number of the game under its seed. */
  public long game() {
    return game;
  }

  /** Which nets played it. */
  public long netVersion() {
    return netVersion;
  }

  /** Whether the game came to an end; others teach nothing. */
  public boolean isComplete() {
    return complete;
  }

  /** How many positions there are. */
  public int plies() {
    return plies;
  }

  /** How the player of the last position won; null if the game was adjudicated or dropped. */
  public @Nullable GameResult result() {
    return result;
  }

  /** Sets a board to one of the positions. */
  public void position(int ply, RunningBoard board) {
    int at = LONGS * ply;
    board.set(positions[at], positions[at + 1], positions[at + 2], positions[at + 3]);
  }

  /** The first die of a ply, 0 where nobody rolled. */
  public int firstDie(int ply) {
    return dice[2 * ply];
  }

  public int secondDie(int ply) {
    return dice[2 * ply + 1];
  }

  /** What the nets thought of all positions, six chances each. */
  public float[] estimates() {
    return estimates;
  }

  /** What rollouts said of all positions, six chances each; only where there is an error. */
  float[] anchors() {
    return anchors;
  }

  /** The standard error of the equity of an anchor, NaN where there is none. */
  public float anchorError(int ply) {
    return anchorErrors[ply];
  }

  /** Where the target of a position comes from. */
  SampleKind kind(int ply) {
    if (!Float.isNaN(exactWins[ply])) {
      return SampleKind.EXACT;
    }
    return Float.isNaN(anchorErrors[ply]) ? SampleKind.RETURN : SampleKind.ANCHOR;
  }

  /** The exact chance of the player of a position to win, or NaN. */
  public float exactWin(int ply) {
    return exactWins[ply];
  }
}
