package dev.hindsight.core.runs;

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
