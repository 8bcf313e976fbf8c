package dev.hindsight.core.runs;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What a checkpoint or a tally on its way holds: arrays of primitives by name, in the order in
 * which they were added.
 *
 * <pre>{@code
 * NamedArrays arrays = NamedArrays.of().with("values", values).with("counts", counts);
 * byte[] again = arrays.bytes("values");
 * }</pre>
 *
 * <p>Arrays are handed over, not copied: they can be most of the memory there is.
 */
public final class NamedArrays {
  private final Map<String, Object> arrays;

  private NamedArrays(Map<String, Object> arrays) {
    this.arrays = arrays;
  }

  public static NamedArrays of() {
    return new NamedArrays(Map.of());
  }

  public NamedArrays with(String name, byte[] values) {
    return plus(name, values);
  }

  public NamedArrays with(String name, int[] values) {
    return plus(name, values);
  }

  public NamedArrays with(String name, long[] values) {
    return plus(name, values);
  }

  public NamedArrays with(String name, float[] values) {
    return plus(name, values);
  }

  public NamedArrays with(String name, double[] values) {
    return plus(name, values);
  }

  private NamedArrays plus(String name, Object values) {
    Map<String, Object> more = new LinkedHashMap<>(arrays);
    if (more.putIfAbsent(name, values) != null) {
      throw new IllegalArgumentException("There is already an array " + name + ".");
    }
    return new NamedArrays(more);
  }

  /** These, then the others. */
  public NamedArrays withAll(NamedArrays others) {
    NamedArrays all = this;
    for (Map.Entry<String, Object> other : others.arrays.entrySet()) {
      all = all.plus(other.getKey(), other.getValue());
    }
    return all;
  }

  public boolean has(String name) {
    return arrays.containsKey(name);
  }

  public byte[] bytes(String name) {
    return array(name, byte[].class);
  }

  public int[] ints(String name) {
    return array(name, int[].class);
  }

  public long[] longs(String name) {
    return array(name, long[].class);
  }

  public float[] floats(String name) {
    return array(name, float[].class);
  }

  public double[] doubles(String name) {
    return array(name, double[].class);
  }

  /** As another process can read them, with a checksum. */
  public byte[] toBytes() {
    return ArrayBytes.of(this);
  }

  /**
   * The arrays that were turned into these bytes.
   *
   * @throws IllegalArgumentException if they are anything else
   */
  public static NamedArrays ofBytes(byte[] bytes) {
    return ArrayBytes.read(bytes);
  }

  /** Name to array, in order. */
  Map<String, Object> asMap() {
    return Collections.unmodifiableMap(arrays);
  }

  private <A> A array(String name, Class<A> type) {
    Object array = arrays.get(name);
    if (!type.isInstance(array)) {
      throw new IllegalArgumentException(
          "There is no " + type.getSimpleName() + " " + name + " among " + arrays.keySet() + ".");
    }
    return type.cast(array);
  }
}
