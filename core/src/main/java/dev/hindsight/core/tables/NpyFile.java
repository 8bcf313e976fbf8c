package dev.hindsight.core.tables;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Collectors;

/**
 * One array in a file that NumPy opens, {@code .npy}, whole or not at all.
 *
 * <pre>{@code
 * NpyFile.write(Path.of("leaves.npy"), "<i4", new long[] {1}, 4, out -> out.int32(7));
 * }</pre>
 *
 * <p>The header is a line of text that ends at a multiple of 64 bytes; values follow without gaps,
 * little-endian, the last index running fastest ("C order"), so that {@code numpy.load(file,
 * mmap_mode="r")} maps them.
 */
public final class NpyFile {
  private static final byte[] MAGIC = {(byte) 0x93, 'N', 'U', 'M', 'P', 'Y', 1, 0};
  private static final int ALIGNMENT = 64;
  private static final int LENGTH_BYTES = 2;

  private NpyFile() {}

  /** What puts the values into the file, in C order. */
  public interface Content {
    void writeTo(Values out) throws IOException;
  }

  /**
   * Writes an array.
   *
   * @param type as NumPy spells it: {@code <i4}, {@code |i1}, or a list of fields in brackets
   * @param shape how many there are along each axis
   * @param itemBytes bytes of one value
   * @throws IllegalStateException if the content is not as long as type and shape say
   */
  public static void write(Path target, String type, long[] shape, int itemBytes, Content content)
      throws IOException {
    WholeFile.write(
        target,
        out -> {
          out.write(header(type, shape));
          Values values = new Values(out);
          content.writeTo(values);
          values.flush();
          long expected = itemBytes;
          for (long size : shape) {
            expected = Math.multiplyExact(expected, size);
          }
          if (values.written != expected) {
            throw new IllegalStateException(
                "an array of " + expected + " bytes was given " + values.written);
          }
        });
  }

  private static byte[] header(String type, long[] shape) {
    String descr = type.startsWith("[") ? type : "'" + type + "'";
    String sizes =
        Arrays.stream(shape).mapToObj(Long::toString).collect(Collectors.joining(", "))
            + (shape.length == 1 ? "," : "");
    String text = "{'descr': " + descr + ", 'fortran_order': False, 'shape': (" + sizes + "), }";
    int before = MAGIC.length + LENGTH_BYTES;
    int length = (before + text.length() + ALIGNMENT) / ALIGNMENT * ALIGNMENT - before;
    ByteBuffer header = ByteBuffer.allocate(before + length).order(ByteOrder.LITTLE_ENDIAN);
    header.put(MAGIC).putShort((short) length).put(text.getBytes(StandardCharsets.US_ASCII));
    while (header.remaining() > 1) {
      header.put((byte) ' ');
    }
    return header.put((byte) '\n').array();
  }

  /** Takes values and writes them little-endian. */
  public static final class Values {
    private final OutputStream out;
    private final ByteBuffer buffer = ByteBuffer.allocate(1 << 16).order(ByteOrder.LITTLE_ENDIAN);
    private long written;

    private Values(OutputStream out) {
      this.out = out;
    }

    private ByteBuffer room(int bytes) throws IOException {
      if (buffer.remaining() < bytes) {
        flush();
      }
      written += bytes;
      return buffer;
    }

    private void flush() throws IOException {
      out.write(buffer.array(), 0, buffer.position());
      buffer.clear();
    }

    public void int8(byte value) throws IOException {
      room(Byte.BYTES).put(value);
    }

    /** The first {@code count} of these. */
    public void int8(byte[] values, int count) throws IOException {
      flush();
      written += count;
      out.write(values, 0, count);
    }

    public void int16(short value) throws IOException {
      room(Short.BYTES).putShort(value);
    }

    public void int32(int value) throws IOException {
      room(Integer.BYTES).putInt(value);
    }

    public void float32(float value) throws IOException {
      room(Float.BYTES).putFloat(value);
    }
  }
}
