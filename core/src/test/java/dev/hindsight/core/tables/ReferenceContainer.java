package dev.hindsight.core.tables;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import java.util.zip.CRC32C;
import java.util.zip.Deflater;

/**
 * The container written from its specification in the obvious way: all of it in memory, header
 * first, nothing shared with the code under test. Every part can be replaced, so it also forges.
 */
final class ReferenceContainer {
  private String kind = "test.sample";
  private long containerVersion = 1;
  private long kindVersion = 3;
  private final StringBuilder lines = new StringBuilder();
  private final StringBuilder columnLines = new StringBuilder();
  private final ByteArrayOutputStream body = new ByteArrayOutputStream();
  private final ByteArrayOutputStream checks = new ByteArrayOutputStream();
  private int headerLength = -1;
  private long fileLength = -1;

  ReferenceContainer kind(String name, long version) {
    kind = name;
    kindVersion = version;
    return this;
  }

  ReferenceContainer containerVersion(long version) {
    containerVersion = version;
    return this;
  }

  /** Overrides the file length that the preamble states. */
  ReferenceContainer fileLength(long length) {
    fileLength = length;
    return this;
  }

  ReferenceContainer line(String line) {
    lines.append(line).append('\n');
    return this;
  }

  /** The lines every header needs. */
  ReferenceContainer provenanceLines() {
    return line("recipe none").line("seed 0").line("first-trial 0").line("trial-count 0");
  }

  /** Lengths of the header must be known before the columns' offsets: count them beforehand. */
  ReferenceContainer columnsToCome(String... names) {
    int bytes = lines.toString().getBytes(UTF_8).length;
    for (String name : names) {
      bytes += columnLine(name, 0, 0, 0, 0).length() + 1;
    }
    headerLength = (bytes + 63) / 64 * 64;
    return this;
  }

  ReferenceContainer raw(String name, String type, long count, byte[] content) {
    return column(name + " " + type + " raw", count, content, content);
  }

  ReferenceContainer deflated(String name, String type, long count, byte[] content) {
    return column(name + " " + type + " deflated", count, content, deflate(content));
  }

  ReferenceContainer column(String words, long count, byte[] content, byte[] stored) {
    return column(words, count, 192 + headerLength + body.size(), stored.length, content, stored);
  }

  ReferenceContainer column(
      String words, long count, long at, long storedLength, byte[] content, byte[] stored) {
    columnLines.append(columnLine(words, count, at, storedLength, crc(content))).append('\n');
    if (words.endsWith(" raw")) {
      for (int from = 0; from < stored.length; from += 65_536) {
        byte[] block = Arrays.copyOfRange(stored, from, Math.min(stored.length, from + 65_536));
        checks.writeBytes(littleEndian(crc(block)));
      }
    }
    body.writeBytes(stored);
    body.writeBytes(new byte[(64 - body.size() % 64) % 64]);
    return this;
  }

  private static String columnLine(String words, long count, long at, long stored, int crc) {
    return "column %s count %019d at %019d stored %019d crc-32c %08x"
        .formatted(words, count, at, stored, crc);
  }

  byte[] toBytes() {
    String text = lines.toString() + columnLines;
    int bytes = text.getBytes(UTF_8).length;
    String header = text + "\n".repeat((64 - bytes % 64) % 64);
    byte[] checked = Arrays.copyOf(checks.toByteArray(), (checks.size() + 63) / 64 * 64);
    long length = 192L + header.getBytes(UTF_8).length + body.size() + checked.length + 64;
    String banner = "%-63s\n".formatted("HINDSIGHT-TABLE " + kind);
    String numbers =
        "container %010d kind %010d header %010d file %019d crc-32c "
            .formatted(
                containerVersion,
                kindVersion,
                header.getBytes(UTF_8).length,
                fileLength < 0 ? length : fileLength);
    String afterDigits = " ".repeat(128 - numbers.length() - 8 - 1) + "\n";
    int crc = crc((banner + numbers + afterDigits + header).getBytes(UTF_8));
    ByteArrayOutputStream file = new ByteArrayOutputStream();
    file.writeBytes(
        (banner + numbers + "%08x".formatted(crc) + afterDigits + header).getBytes(UTF_8));
    file.writeBytes(body.toByteArray());
    file.writeBytes(checked);
    file.writeBytes(footer(crc(file.toByteArray()), crc(checked)));
    return file.toByteArray();
  }

  /** The file with the checksums of its head and of all bytes made to fit again. */
  static byte[] resealed(byte[] file) {
    byte[] sealed = file.clone();
    int digits = new String(sealed, 0, 192, US_ASCII).indexOf("crc-32c ") + 8;
    int headLength = 192 + Integer.parseInt(new String(sealed, 64 + 44, 10, US_ASCII));
    ByteArrayOutputStream covered = new ByteArrayOutputStream();
    covered.write(sealed, 0, digits);
    covered.write(sealed, digits + 8, headLength - digits - 8);
    byte[] crc = "%08x".formatted(crc(covered.toByteArray())).getBytes(US_ASCII);
    System.arraycopy(crc, 0, sealed, digits, 8);
    byte[] beforeFooter = Arrays.copyOf(sealed, sealed.length - 64);
    int ofChecks = sealed.length - 64 + 24;
    byte[] footer = footer(crc(beforeFooter), littleEndian(sealed, ofChecks));
    System.arraycopy(footer, 0, sealed, sealed.length - 64, 64);
    return sealed;
  }

  static byte[] footer(int fileCrc, int checksCrc) {
    ByteArrayOutputStream footer = new ByteArrayOutputStream();
    for (byte letter : "HINDSIGHT-TABLE ".getBytes(US_ASCII)) {
      footer.write(255 - letter);
    }
    footer.writeBytes(littleEndian(1));
    footer.writeBytes(littleEndian(fileCrc));
    footer.writeBytes(littleEndian(checksCrc));
    footer.writeBytes(new byte[32]);
    footer.writeBytes(littleEndian(crc(footer.toByteArray())));
    return footer.toByteArray();
  }

  static byte[] deflate(byte[] content) {
    ByteArrayOutputStream stored = new ByteArrayOutputStream();
    for (int from = 0; from < content.length; from += 1 << 20) {
      Deflater deflater = new Deflater(6, true);
      deflater.setInput(content, from, Math.min(1 << 20, content.length - from));
      deflater.finish();
      byte[] block = new byte[2 << 20];
      int count = deflater.deflate(block);
      deflater.end();
      stored.writeBytes(littleEndian(count));
      stored.write(block, 0, count);
    }
    return stored.toByteArray();
  }

  static byte[] littleEndian(int value) {
    return new byte[] {
      (byte) value, (byte) (value >> 8), (byte) (value >> 16), (byte) (value >> 24)
    };
  }

  private static int littleEndian(byte[] bytes, int at) {
    return (bytes[at] & 0xFF)
        | (bytes[at + 1] & 0xFF) << 8
        | (bytes[at + 2] & 0xFF) << 16
        | (bytes[at + 3] & 0xFF) << 24;
  }

  static int crc(byte[] bytes) {
    CRC32C crc = new CRC32C();
    crc.update(bytes);
    return (int) crc.getValue();
  }
}
