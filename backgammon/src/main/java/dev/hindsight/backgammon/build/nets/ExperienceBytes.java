package dev.hindsight.backgammon.build.nets;

import dev.hindsight.backgammon.index.NetEncoding;
import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.GameResult;
import dev.hindsight.backgammon.rules.RunningBoard;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * A game of self-play as bytes, for a buffer that workers and a learner share. Little-endian:
 *
 * <pre>
 * int8     version      1
 * int8     result       points of the player of the last position; 0 if the game was adjudicated
 * int16    plies
 * int64    game         its number among those of its worker
 * int64    netVersion   which nets played it
 * and for every position, before the roll, seen by the player about to roll:
 * int64[4] cells        mover near, mover far, other near, other far, as Checkers packs them
 * int8     dice         8 · first die + second; 0 where nobody rolled
 * int8     known        bit 0: an exact value follows, bit 1: an anchor follows
 * float[6] estimate     chances that the nets gave the six results
 * float    exactWin     if known: chance to win
 * float[7] anchor       if known: chances of the six results, standard error of their equity
 * </pre>
 *
 * What was played is the difference to the next position.
 */
final class ExperienceBytes {
  private static final int VERSION = 1;
  private static final int HEADER_BYTES = 4 + 2 * Long.BYTES;
  private static final int MOST_BYTES_OF_PLY = 4 * Long.BYTES + 2 + 14 * Float.BYTES;
  private static final int EXACT = 1;
  private static final int ANCHOR = 2;
  private static final int SIX = NetEncoding.OUTPUTS;

  /** The bytes may well be a game, but one of another program. */
  static final class UnknownVersionException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    UnknownVersionException(String message) {
      super(message);
    }
  }

  private ExperienceBytes() {}

  /** The bytes of a game that came to an end. */
  static byte[] of(GameExperience game, RunningBoard scratch) {
    if (!game.isComplete()) {
      throw new IllegalArgumentException("a game that was dropped teaches nothing");
    }
    ByteBuffer bytes =
        ByteBuffer.allocate(HEADER_BYTES + game.plies() * MOST_BYTES_OF_PLY)
            .order(ByteOrder.LITTLE_ENDIAN);
    GameResult result = game.result();
    bytes.put((byte) VERSION).put((byte) (result == null ? 0 : result.multiple()));
    bytes.putShort((short) game.plies()).putLong(game.game()).putLong(game.netVersion());
    for (int ply = 0; ply < game.plies(); ply++) {
      game.position(ply, scratch);
      bytes.putLong(scratch.moverNear()).putLong(scratch.moverFar());
      bytes.putLong(scratch.otherNear()).putLong(scratch.otherFar());
      bytes.put((byte) (8 * game.firstDie(ply) + game.secondDie(ply)));
      boolean exact = !Float.isNaN(game.exactWin(ply));
      boolean anchor = !Float.isNaN(game.anchorError(ply));
      bytes.put((byte) ((exact ? EXACT : 0) | (anchor ? ANCHOR : 0)));
      putSix(bytes, game.estimates(), SIX * ply);
      if (exact) {
        bytes.putFloat(game.exactWin(ply));
      }
      if (anchor) {
        putSix(bytes, game.anchors(), SIX * ply);
        bytes.putFloat(game.anchorError(ply));
      }
    }
    return Arrays.copyOf(bytes.array(), bytes.position());
  }

  private static void putSix(ByteBuffer bytes, float[] chances, int at) {
    for (int k = 0; k < SIX; k++) {
      bytes.putFloat(chances[at + k]);
    }
  }

  /**
   * Reads a game.
   *
   * @throws IllegalArgumentException if the bytes are not those of a game
   */
  static void read(byte[] from, GameExperience game) {
    ByteBuffer bytes = ByteBuffer.wrap(from).order(ByteOrder.LITTLE_ENDIAN);
    try {
      read(bytes, game);
    } catch (BufferUnderflowException e) {
      throw new IllegalArgumentException("a game ends in the middle", e);
    }
    if (bytes.hasRemaining()) {
      throw new IllegalArgumentException("a game is followed by " + bytes.remaining() + " bytes");
    }
  }

  private static void read(ByteBuffer bytes, GameExperience game) {
    int version = bytes.get();
    if (version != VERSION) {
      throw new UnknownVersionException(
          String.format(Locale.ROOT, "its games are of version %d, not %d", version, VERSION));
    }
    @Nullable GameResult result = result(bytes.get());
    int plies = bytes.getShort();
    if (plies < 1 || plies > GameExperience.MOST_PLIES) {
      throw new IllegalArgumentException("a game has " + plies + " plies");
    }
    game.begin(bytes.getLong(), bytes.getLong());
    RunningBoard board = new RunningBoard(Board.START);
    float[] six = new float[SIX];
    for (int ply = 0; ply < plies; ply++) {
      board.set(bytes.getLong(), bytes.getLong(), bytes.getLong(), bytes.getLong());
      // Makes a value of it, which refuses what is not a position.
      board.toBoard();
      int dice = bytes.get();
      int known = bytes.get();
      getSix(bytes, six);
      game.add(board, six, (known & EXACT) != 0 ? chance(bytes) : Float.NaN);
      if ((known & ANCHOR) != 0) {
        getSix(bytes, six);
        game.anchor(six, bytes.getFloat());
      }
      if (dice != 0) {
        game.roll(dice >> 3, dice & 7);
      }
    }
    end(game, result);
  }

  private static void end(GameExperience game, @Nullable GameResult result) {
    if (result != null) {
      game.finish(result);
    } else if (Float.isNaN(game.exactWin(game.plies() - 1))) {
      throw new IllegalArgumentException("a game has neither a result nor an exact end");
    } else {
      game.adjudicate();
    }
  }

  private static @Nullable GameResult result(int points) {
    if (points == 0) {
      return null;
    }
    for (GameResult result : GameResult.values()) {
      if (result.multiple() == points) {
        return result;
      }
    }
    throw new IllegalArgumentException("a game was won with " + points + " points");
  }

  private static void getSix(ByteBuffer bytes, float[] six) {
    for (int k = 0; k < SIX; k++) {
      six[k] = chance(bytes);
    }
  }

  private static float chance(ByteBuffer bytes) {
    float chance = bytes.getFloat();
    // Also refuses what is not a number.
    if (!(chance >= -1e-3f && chance <= 1.001f)) {
      throw new IllegalArgumentException("a chance is " + chance);
    }
    return chance;
  }
}
