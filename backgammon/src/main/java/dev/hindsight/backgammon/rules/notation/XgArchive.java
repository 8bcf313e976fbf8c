package dev.hindsight.backgammon.rules.notation;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import dev.hindsight.backgammon.rules.BackgammonFormatException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.zip.CRC32;

/**
 * The container of eXtreme Gammon's files, read from its end. Numbers are little-endian.
 *
 * <pre>
 * "RGMH", version, sizes and a picture      what Windows shows of the file
 * data      asz bytes                       the parts, one after the other, most of them ZLIB
 * registry  rsz bytes, perhaps ZLIB         532 bytes for each part
 *     0 name, a length and up to 255 characters    512 its size   516 stored in
 *     520 from the first byte of the data on       524 CRC-32     528 0 if it is ZLIB
 * tail      36 bytes                        CRC-32 of data and registry, parts, version, rsz, asz,
 *                                           whether the registry is ZLIB, 12 bytes of nothing
 * </pre>
 */
final class XgArchive {
  private static final byte[] MAGIC = "RGMH".getBytes(ISO_8859_1);
  private static final int TAIL = 36;
  private static final int ENTRY = 532;
  private static final int MOST_PARTS = 1_000;

  /** A match of 25 points has about 4 MiB of records. */
  private static final int MOST_BYTES = 64 << 20;

  private XgArchive() {}

  /** Whether a file begins as such files do. */
  static boolean begins(byte[] file) {
    return file.length >= MAGIC.length
        && java.util.Arrays.equals(file, 0, MAGIC.length, MAGIC, 0, MAGIC.length);
  }

  /** The part of that name, whole and unpacked. */
  static byte[] part(byte[] file, String name) {
    if (file.length < MAGIC.length + TAIL) {
      throw new BackgammonFormatException("this eXtreme Gammon file is cut off");
    }
    ByteBuffer tail = numbers(file, file.length - TAIL);
    int crc = tail.getInt();
    int parts = tail.getInt();
    tail.getInt();
    int registrySize = tail.getInt();
    int dataSize = tail.getInt();
    boolean isPacked = tail.getInt() != 0;
    long start = (long) file.length - TAIL - registrySize - dataSize;
    if (registrySize < 0 || dataSize < 0 || start < 0 || parts < 0 || parts > MOST_PARTS) {
      throw new BackgammonFormatException("this eXtreme Gammon file is damaged or cut off");
    }
    int data = (int) start;
    check(file, data, file.length - TAIL - data, crc);
    byte[] registry =
        isPacked
            ? Inflated.zlib(file, data + dataSize, registrySize, MOST_PARTS * ENTRY)
            : java.util.Arrays.copyOfRange(file, data + dataSize, file.length - TAIL);
    for (int part = 0; part < parts && (part + 1) * ENTRY <= registry.length; part++) {
      int length = registry[part * ENTRY] & 0xff;
      if (new String(registry, part * ENTRY + 1, length, ISO_8859_1).equalsIgnoreCase(name)) {
        return unpacked(file, data, dataSize, registry, part * ENTRY);
      }
    }
    throw new BackgammonFormatException(
        "this eXtreme Gammon file holds no " + name + ", where its games would be");
  }

  private static byte[] unpacked(byte[] file, int data, int dataSize, byte[] registry, int entry) {
    ByteBuffer numbers = numbers(registry, entry + 512);
    int size = numbers.getInt();
    int stored = numbers.getInt();
    int from = numbers.getInt();
    int crc = numbers.getInt();
    boolean isPacked = numbers.get() == 0;
    if (from < 0 || stored < 0 || from > dataSize - stored || size < 0 || size > MOST_BYTES) {
      throw new BackgammonFormatException(
          "a part of this eXtreme Gammon file lies outside of it, or is too large for a match");
    }
    byte[] part =
        isPacked
            ? Inflated.zlib(file, data + from, stored, size)
            : java.util.Arrays.copyOfRange(file, data + from, data + from + stored);
    check(part, 0, part.length, crc);
    return part;
  }

  private static void check(byte[] bytes, int from, int length, int expected) {
    CRC32 crc = new CRC32();
    crc.update(bytes, from, length);
    if ((int) crc.getValue() != expected) {
      throw new BackgammonFormatException(
          "this eXtreme Gammon file is damaged: its checksum does not fit; get another copy");
    }
  }

  private static ByteBuffer numbers(byte[] bytes, int from) {
    return ByteBuffer.wrap(bytes, from, bytes.length - from).order(ByteOrder.LITTLE_ENDIAN);
  }
}
