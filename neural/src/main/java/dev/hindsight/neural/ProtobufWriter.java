package dev.hindsight.neural;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;

/**
 * A message in the wire format of Protocol Buffers, field by field: as much of it as ONNX needs.
 */
final class ProtobufWriter {
  private static final int VARINT = 0;
  private static final int LENGTH_DELIMITED = 2;

  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

  ProtobufWriter integer(int field, long value) {
    varint((long) field << 3 | VARINT);
    varint(value);
    return this;
  }

  ProtobufWriter text(int field, String value) {
    return bytes(field, value.getBytes(StandardCharsets.UTF_8));
  }

  ProtobufWriter message(int field, ProtobufWriter value) {
    return bytes(field, value.toBytes());
  }

  /** Floats one after another, four little-endian bytes each. */
  ProtobufWriter floats(int field, float[] values) {
    ByteBuffer buffer =
        ByteBuffer.allocate(values.length * Float.BYTES).order(ByteOrder.LITTLE_ENDIAN);
    buffer.asFloatBuffer().put(values);
    return bytes(field, buffer.array());
  }

  private ProtobufWriter bytes(int field, byte[] value) {
    varint((long) field << 3 | LENGTH_DELIMITED);
    varint(value.length);
    bytes.writeBytes(value);
    return this;
  }

  /** Seven bits at a time, the lowest first; the top bit says that more follow. */
  private void varint(long value) {
    long left = value;
    while ((left & ~0x7FL) != 0) {
      bytes.write((int) ((left & 0x7F) | 0x80));
      left >>>= 7;
    }
    bytes.write((int) left);
  }

  byte[] toBytes() {
    return bytes.toByteArray();
  }
}
