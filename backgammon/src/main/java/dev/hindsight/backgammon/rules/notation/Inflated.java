package dev.hindsight.backgammon.rules.notation;

import dev.hindsight.backgammon.rules.BackgammonFormatException;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.zip.GZIPInputStream;
import java.util.zip.InflaterInputStream;

/** Compressed parts of files, unpacked up to a limit: a few bytes may stand for gigabytes. */
final class Inflated {
  private Inflated() {}

  /** What ZLIB has compressed. */
  static byte[] zlib(byte[] bytes, int from, int length, int most) {
    InputStream packed = new ByteArrayInputStream(bytes, from, length);
    return read(new InflaterInputStream(packed), most);
  }

  /** What gzip has compressed. */
  static byte[] gzip(byte[] bytes, int from, int most) {
    try {
      InputStream packed = new ByteArrayInputStream(bytes, from, bytes.length - from);
      return read(new GZIPInputStream(packed), most);
    } catch (IOException damage) {
      throw damaged();
    }
  }

  private static byte[] read(InputStream stream, int most) {
    try (stream) {
      byte[] plain = stream.readNBytes(most + 1);
      if (plain.length > most) {
        throw new BackgammonFormatException(
            "its compressed part unpacks to more than " + most + " bytes, as no match does");
      }
      return plain;
    } catch (IOException damage) {
      throw damaged();
    }
  }

  private static BackgammonFormatException damaged() {
    return new BackgammonFormatException("its compressed part is damaged or cut off");
  }
}
