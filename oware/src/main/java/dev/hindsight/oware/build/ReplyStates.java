package dev.hindsight.oware.build;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;

/**
 * What must be at hand of every board of a range while its layer is solved on disk: four bits,
 * changed by any number of threads at once.
 *
 * <pre>
 * bits 0–2   replies that are still open, the best capture counted as one; 7: the mover is held
 * bit 3      the mover forces some value
 * </pre>
 *
 * Which value was decided is known when it is decided, and written to a log; the best capture is
 * read from a file when its turn comes. That is why four bits are enough where {@link StateWords},
 * which has all in memory, takes an int.
 */
final class ReplyStates {
  /** Boards in one int. */
  static final int BOARDS_OF_WORD = 8;

  private static final VarHandle WORDS = MethodHandles.arrayElementVarHandle(int[].class);
  private static final int OPEN = 0b0111;
  private static final int HELD = 0b0111;
  private static final int FORCED = 0b1000;

  private final int[] words;

  ReplyStates(long boards) {
    words = new int[Math.toIntExact((boards + BOARDS_OF_WORD - 1) / BOARDS_OF_WORD)];
  }

  /** Whether the mover of a board forces some value; a plain read that may be stale. */
  boolean isForced(long board) {
    return (words[word(board)] >>> shift(board) & FORCED) != 0;
  }

  /** Decides that the mover forces the value at hand; false if some value was forced before. */
  boolean force(long board) {
    int forced = FORCED << shift(board);
    return ((int) WORDS.getAndBitwiseOr(words, word(board), forced) & forced) == 0;
  }

  /** Closes one reply; true if that was the last one, so that the mover is now held. */
  boolean closeReply(long board) {
    int place = word(board);
    int shift = shift(board);
    while (true) {
      int word = (int) WORDS.getVolatile(words, place);
      int open = word >>> shift & OPEN;
      assert open != 0 && open != HELD : "no reply is open at " + board;
      int left = open == 1 ? HELD : open - 1;
      if (WORDS.compareAndSet(words, place, word, (word & ~(OPEN << shift)) | (left << shift))) {
        return open == 1;
      }
    }
  }

  /** Takes over the states of some boards; {@code from} and their number are multiples of eight. */
  void read(ByteBuffer buffer, long from) {
    buffer.asIntBuffer().get(words, word(from), buffer.remaining() / Integer.BYTES);
  }

  /** Writes the states from a board on into all that is left of the buffer. */
  void write(ByteBuffer buffer, long from) {
    buffer.asIntBuffer().put(words, word(from), buffer.remaining() / Integer.BYTES);
  }

  private static int word(long board) {
    return (int) (board / BOARDS_OF_WORD);
  }

  private static int shift(long board) {
    return ((int) board & (BOARDS_OF_WORD - 1)) * 4;
  }
}
