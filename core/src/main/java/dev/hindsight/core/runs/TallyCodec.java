package dev.hindsight.core.runs;

/** Turns a tally into arrays and back, so that a checkpoint can hold it. */
public interface TallyCodec<T> {
  /** The whole content of the tally. */
  NamedArrays encode(T tally);

  /**
   * A tally equal to the encoded one.
   *
   * @throws IllegalArgumentException if the arrays are not what {@link #encode} makes: they come
   *     from a file
   */
  T decode(NamedArrays arrays);
}
