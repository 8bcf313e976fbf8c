package dev.hindsight.core.runs;

import java.lang.reflect.Array;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.zip.CRC32C;

/**
 * {@link NamedArrays} as bytes on their way between machines. Little-endian:
 *
 * <pre>
 * Arrays  →  "HNA2", number of arrays (int32), Array…, CRC-32C of all before it (int32)
 * Array   →  length of the name (int32), name (UTF-8), type (int8), values (int32), values
 * type       0 byte  1 int  2 long  3 float  4 double
 * </pre>
 */
final class ArrayBytes {
  private static final int MAGIC = 0x32414E48; // "HNA2"
  private static final int FRAME_BYTES = 4 + 4 + 4;
  private static final int ARRAY_FRAME_BYTES = 4 + 1 + 4;

  /** By type: what its arrays are, and bytes of a value. */
  private static final List<Class<?>> TYPES =
      List.of(byte[].class, int[].class, long[].class, float[].class, double[].class);

  private static final int[] VALUE_BYTES = {1, 4, 8, 4, 8};

  private ArrayBytes() {}

  static byte[] of(NamedArrays arrays) {
    ByteBuffer bytes = ByteBuffer.allocate(size(arrays)).order(ByteOrder.LITTLE_ENDIAN);
    bytes.putInt(MAGIC).putInt(arrays.asMap().size());
    for (Map.Entry<String, Object> array : arrays.asMap().entrySet()) {
      byte[] name = array.getKey().getBytes(StandardCharsets.UTF_8);
      bytes.putInt(name.length).put(name);
      int type = TYPES.indexOf(array.getValue().getClass());
      bytes.put((byte) type).putInt(Array.getLength(array.getValue()));
      put(bytes, array.getValue());
    }
    bytes.putInt(checksum(bytes.array(), bytes.position()));
    return bytes.array();
  }

  private static int size(NamedArrays arrays) {
    long size = FRAME_BYTES;
    for (Map.Entry<String, Object> array : arrays.asMap().entrySet()) {
      size += ARRAY_FRAME_BYTES + array.getKey().getBytes(StandardCharsets.UTF_8).length;
      int type = TYPES.indexOf(array.getValue().getClass());
      size += (long) VALUE_BYTES[type] * Array.getLength(array.getValue());
    }
    return Math.toIntExact(size);
  }

  static NamedArrays read(byte[] all) {
    if (all.length < FRAME_BYTES) {
      throw damaged("they are only " + all.length);
    }
    ByteBuffer bytes = ByteBuffer.wrap(all).order(ByteOrder.LITTLE_ENDIAN);
    int end = all.length - 4;
    if (bytes.getInt() != MAGIC) {
      throw damaged("they do not begin as arrays do");
    }
    if (bytes.getInt(end) != checksum(all, end)) {
      throw damaged("their checksum is wrong");
    }
    bytes.limit(end);
    int count = bytes.getInt();
    NamedArrays arrays = NamedArrays.of();
    for (int array = 0; array < count; array++) {
      String name = readName(bytes);
      need(bytes, 5);
      int type = bytes.get();
      int length = bytes.getInt();
      if (type < 0 || type >= TYPES.size() || length < 0) {
        throw damaged("an array has type " + type + " and length " + length);
      }
      need(bytes, (long) length * VALUE_BYTES[type]);
      arrays = with(arrays, name, type, length, bytes);
    }
    if (bytes.hasRemaining()) {
      throw damaged(bytes.remaining() + " are left over");
    }
    return arrays;
  }

  private static String readName(ByteBuffer bytes) {
    need(bytes, 4);
    int length = bytes.getInt();
    need(bytes, length);
    byte[] name = new byte[length];
    bytes.get(name);
    return new String(name, StandardCharsets.UTF_8);
  }

  private static void need(ByteBuffer bytes, long count) {
    if (count < 0 || count > bytes.remaining()) {
      throw damaged("they end too early");
    }
  }

  private static IllegalArgumentException damaged(String how) {
    return new IllegalArgumentException("These bytes are not arrays: " + how + ".");
  }

  private static int checksum(byte[] bytes, int length) {
    CRC32C checksum = new CRC32C();
    checksum.update(bytes, 0, length);
    return (int) checksum.getValue();
  }

  private static void put(ByteBuffer bytes, Object array) {
    ByteBuffer rest = bytes.slice().order(ByteOrder.LITTLE_ENDIAN);
    int length = Array.getLength(array);
    if (array instanceof byte[] values) {
      rest.put(values);
    } else if (array instanceof int[] values) {
      rest.asIntBuffer().put(values);
    } else if (array instanceof long[] values) {
      rest.asLongBuffer().put(values);
    } else if (array instanceof float[] values) {
      rest.asFloatBuffer().put(values);
    } else {
      rest.asDoubleBuffer().put((double[]) array);
    }
    bytes.position(bytes.position() + VALUE_BYTES[TYPES.indexOf(array.getClass())] * length);
  }

  private static NamedArrays with(
      NamedArrays arrays, String name, int type, int length, ByteBuffer bytes) {
    ByteBuffer rest = bytes.slice().order(ByteOrder.LITTLE_ENDIAN);
    bytes.position(bytes.position() + VALUE_BYTES[type] * length);
    switch (type) {
      case 0 -> {
        byte[] values = new byte[length];
        rest.get(values);
        return arrays.with(name, values);
      }
      case 1 -> {
        int[] values = new int[length];
        rest.asIntBuffer().get(values);
        return arrays.with(name, values);
      }
      case 2 -> {
        long[] values = new long[length];
        rest.asLongBuffer().get(values);
        return arrays.with(name, values);
      }
      case 3 -> {
        float[] values = new float[length];
        rest.asFloatBuffer().get(values);
        return arrays.with(name, values);
      }
      default -> {
        double[] values = new double[length];
        rest.asDoubleBuffer().get(values);
        return arrays.with(name, values);
      }
    }
  }
}
