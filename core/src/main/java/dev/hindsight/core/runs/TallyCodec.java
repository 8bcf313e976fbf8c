package dev.hindsight.core.runs;

import java.util.OptionalLong;

/**
 * Turns a tally into arrays and back, so that a checkpoint or a part can hold it; and into bytes,
 * so that it can travel between machines.
 */
public interface TallyCodec<T> {
  /** The whole content of the tally. */
  NamedArrays encode(T tally);

  /**
   * A tally equal to the encoded one.
   *
   * @throws IllegalArgumentException if the arrays are not what {@link #encode} makes: they come
   *     from a file or from another machine
   */
  T decode(NamedArrays arrays);

  /** How many trials a tally is of, where it can tell: a file may say otherwise. */
  default OptionalLong trials(T tally) {
    return OptionalLong.empty();
  }

  /** The tally as another process can read it. */
  default byte[] toBytes(T tally) {
    return encode(tally).toBytes();
  }

  /**
   * A tally equal to the one that was turned into these bytes.
   *
   * @throws IllegalArgumentException if they are damaged or of another tally
   */
  default T ofBytes(byte[] bytes) {
    return decode(NamedArrays.ofBytes(bytes));
  }
}
