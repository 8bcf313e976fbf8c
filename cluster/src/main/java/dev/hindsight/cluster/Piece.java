package dev.hindsight.cluster;

import java.io.Serializable;
import org.jspecify.annotations.Nullable;

/**
 * The tally of neighbouring trials on its way to the driver, or the sentence of a worker that
 * refused to count them.
 *
 * @param number of the piece among those of its level of the tree, from 0
 * @param from the first trial
 * @param to one past the last
 * @param tally as the codec of the run writes it; empty if refused
 * @param refusal what is wrong with the worker; null if nothing
 */
@SuppressWarnings("ArrayRecordComponent") // nobody compares pieces, and bytes are not copied
record Piece(int number, long from, long to, byte[] tally, @Nullable String refusal)
    implements Serializable {
  private static final long serialVersionUID = 1;

  static Piece refused(int number, long from, long to, String refusal) {
    return new Piece(number, from, to, new byte[0], refusal);
  }
}
