package dev.hindsight.oware.build;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * What the solver knows about every board of the layer it works on, an int for each, changed by any
 * number of threads at once.
 *
 * <pre>
 * bits 0–2    replies that are still open: moves without capture whose board is not yet won
 * bits 3–10   the most the mover can force: first the best capture, then, with bit 10, decided
 * bits 11–18  the least the other can hold him to: likewise, with bit 18
 * </pre>
 *
 * Values are net seeds for the mover plus 64, so that 0 stands for "no capture at all", which is
 * worse than any value. A decided value replaces the capture it no longer needs: that is why one
 * int is enough, and why a board costs one cache miss and not three.
 */
final class StateWords {
  /** Net seeds of the best capture where there is none: less than any board can be worth. */
  static final int NO_CAPTURE = -64;

  private static final VarHandle WORDS = MethodHandles.arrayElementVarHandle(int[].class);
  private static final int OFFSET = 64;
  private static final int OPEN = 0b111;
  private static final int FORCED_SHIFT = 3;
  private static final int HELD_SHIFT = 11;
  private static final int VALUE = 0b1111111;
  private static final int DECIDED = 0b10000000;

  private final int[] words;

  StateWords(int size) {
    words = new int[size];
  }

  /** Sets a board up, before other threads see it. */
  void prepare(int rank, int openReplies, int bestCaptureForced, int bestCaptureHeld) {
    words[rank] =
        openReplies
            | (bestCaptureForced + OFFSET) << FORCED_SHIFT
            | (bestCaptureHeld + OFFSET) << HELD_SHIFT;
  }

  /** A plain read. A stale word only delays: every change is made by compare-and-set. */
  int peek(int rank) {
    return words[rank];
  }

  /** Whether what the mover forces is decided. */
  static boolean isForced(int word) {
    return (word & DECIDED << FORCED_SHIFT) != 0;
  }

  /** Whether a capture alone forces at least {@code value} and nothing is decided yet. */
  static boolean captureForces(int word, int value) {
    return !isForced(word) && (word >>> FORCED_SHIFT & VALUE) - OFFSET >= value;
  }

  /** Whether no reply is open, no capture beats {@code value}, and nothing is decided yet. */
  static boolean isHeldTo(int word, int value) {
    return (word & OPEN) == 0
        && (word & DECIDED << HELD_SHIFT) == 0
        && (word >>> HELD_SHIFT & VALUE) - OFFSET <= value;
  }

  /** Decides that the mover forces {@code value}; false if it was decided before. */
  boolean decideForced(int rank, int value) {
    while (true) {
      int word = (int) WORDS.getVolatile(words, rank);
      if (isForced(word)) {
        return false;
      }
      int decided = replace(word, FORCED_SHIFT, value);
      if (WORDS.compareAndSet(words, rank, word, decided)) {
        return true;
      }
    }
  }

  /** Decides that the mover is held to {@code value}, if that is so and was not decided before. */
  boolean decideHeld(int rank, int value) {
    while (true) {
      int word = (int) WORDS.getVolatile(words, rank);
      if (!isHeldTo(word, value)) {
        return false;
      }
      if (WORDS.compareAndSet(words, rank, word, replace(word, HELD_SHIFT, value))) {
        return true;
      }
    }
  }

  /** Closes one reply; true if that was the last one and the mover is now held to {@code value}. */
  boolean closeReply(int rank, int value) {
    int word = (int) WORDS.getAndAdd(words, rank, -1) - 1;
    return isHeldTo(word, value) && decideHeld(rank, value);
  }

  /** The most the mover can force, or {@code undecided}. */
  int forced(int rank, int undecided) {
    return decided(words[rank] >>> FORCED_SHIFT, undecided);
  }

  /** The least the mover can be held to, or {@code undecided}. */
  int held(int rank, int undecided) {
    return decided(words[rank] >>> HELD_SHIFT, undecided);
  }

  private static int decided(int field, int undecided) {
    return (field & DECIDED) == 0 ? undecided : (field & VALUE) - OFFSET;
  }

  private static int replace(int word, int shift, int value) {
    return (word & ~(VALUE << shift)) | ((DECIDED | (value + OFFSET)) << shift);
  }
}
