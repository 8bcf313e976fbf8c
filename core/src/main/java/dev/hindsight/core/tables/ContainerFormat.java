package dev.hindsight.core.tables;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * Table container: typed columns in a file that says what it is, how it was made and whether it is
 * whole.
 *
 * <pre>
 * Table     →  Banner, Preamble, Header, Column*, Checks, Footer
 *
 *   Banner         64 bytes   "HINDSIGHT-TABLE ", kind, spaces, newline
 *   Preamble      128 bytes   "container ", d10, " kind ", d10, " header ", d10, " file ", d19,
 *                             " crc-32c ", h8, spaces, newline
 *                               container   version of this format
 *                               kind        version of the kind
 *                               header      length of Header, a multiple of 64, at most 2^20
 *                               file        length of the whole file
 *                               crc-32c     of Banner, Preamble without these 8 digits, Header
 *   Header         UTF-8 lines, each ended by a newline, then newlines up to a multiple of 64:
 *                    parameter KEY TEXT                          any number, by ascending key
 *                    recipe TEXT
 *                    seed INTEGER
 *                    first-trial INTEGER
 *                    trial-count INTEGER
 *                    input SHA256 NAME                           any number, by ascending name
 *                    column NAME TYPE STORAGE count d19 at d19 stored d19 crc-32c h8
 *                                                                any number, in file order
 *                  TYPE     int8, int16, int32, int64, float32 or float64
 *                  STORAGE  raw or deflated
 *                  count    number of values
 *                  at       offset of the column in the file
 *                  stored   length of the column in the file, without its padding
 *                  crc-32c  of the uncompressed content
 *   Column         the stored bytes, then zero bytes up to a multiple of 64
 *                    raw       the content: count values, little-endian, two's complement, IEEE 754
 *                    deflated  the content cut into blocks of 2^20 bytes (the last may be shorter),
 *                              each as u32 length (at most 2^20 + 1024), then a raw DEFLATE stream
 *   Checks         for each raw column, in file order, and each block of 2^16 bytes of its content
 *                  (the last may be shorter) u32 CRC-32C of the block; then zero bytes up to a
 *                  multiple of 64
 *   Footer         64 bytes
 *                    16  magic "HINDSIGHT-TABLE " with every bit inverted
 *                     4  u32 checksum algorithm: 1 = CRC-32C
 *                     4  u32 checksum of all bytes before the footer
 *                     4  u32 CRC-32C of Checks
 *                    32  zero
 *                     4  u32 CRC-32C of the 60 bytes before it
 *
 *   d10, d19   decimal digits with leading zeros          h8   eight lower-case hexadecimal digits
 * </pre>
 *
 * <p>There is one way to write a header: columns follow each other without gaps beyond the padding,
 * checks and footer follow the last one, and a reader refuses any other spelling or arrangement.
 * All of it up to the first column is text, so {@code head} shows it.
 *
 * <p>Nobody is given a value that was not held against a checksum. Opening checks everything but
 * the columns; a deflated column is checked when it is inflated, a raw one block by block when a
 * value in the block is first asked for, so that opening a table of many gigabytes takes no time
 * and its values may still be called exact.
 *
 * <p>Banner and Preamble are the same in every container version, so that any reader can tell a
 * sound file of another version from a damaged one. Whatever follows may change with the version.
 *
 * <p>The same content gives the same bytes as long as the compressor is the same. DEFLATE leaves
 * the compressor free, so zlib versions may differ in the stored bytes of deflated columns; the
 * columns' checksums are of the uncompressed content and compare equal all the same.
 *
 * <p>History: 1 first version.
 */
final class ContainerFormat {
  static final int VERSION_FIRST = 1;
  static final int VERSION_CURRENT = VERSION_FIRST;

  static final String MAGIC = "HINDSIGHT-TABLE ";
  static final int BANNER_BYTES = 64;
  static final int PREAMBLE_BYTES = 128;
  static final int HEADER_OFFSET = BANNER_BYTES + PREAMBLE_BYTES;
  static final int FOOTER_BYTES = 64;
  static final int ALIGNMENT = 64;
  static final int MAX_HEADER_BYTES = 1 << 20;

  /** What is compressed at once. */
  static final int BLOCK_BYTES = 1 << 20;

  /** log₂ of what is checked at once in a raw column. */
  static final int CHECKED_EXPONENT = 16;

  static final int CHECKED_BYTES = 1 << CHECKED_EXPONENT;

  /** DEFLATE's own fallback for incompressible data costs five bytes in some 16 thousand. */
  static final int MAX_STORED_BLOCK_BYTES = BLOCK_BYTES + 1024;

  /** DEFLATE spends at least two bits on at most 258 bytes: no honest stream shrinks more. */
  static final int MAX_DEFLATE_RATIO = 1032;

  static final int ALGORITHM_CRC32C = 1;

  private static final Pattern PREAMBLE =
      Pattern.compile(
          "container ([0-9]{10}) kind ([0-9]{10}) header ([0-9]{10}) file ([0-9]{19})"
              + " crc-32c ([0-9a-f]{8}) +\n");
  private static final int CRC_DIGITS_OFFSET =
      BANNER_BYTES
          + "container 0123456789 kind 0123456789 header 0123456789".length()
          + " file 0123456789012345678 crc-32c ".length();
  private static final int CRC_DIGITS = 8;

  private ContainerFormat() {}

  /** What Banner and Preamble say; the same for every container version. */
  record Preamble(
      String kind, int containerVersion, int kindVersion, int headerLength, long fileLength) {}

  /** Offset or length rounded up to the alignment; throws {@link ArithmeticException}. */
  static long aligned(long offset) {
    return Math.addExact(offset, ALIGNMENT - 1) & -ALIGNMENT;
  }

  static byte[] magic() {
    return MAGIC.getBytes(US_ASCII);
  }

  /** Banner, Preamble and Header as they stand at the beginning of the file. */
  static byte[] encodeHead(Preamble preamble, byte[] header) {
    String banner = padded(MAGIC + preamble.kind(), BANNER_BYTES);
    String numbers =
        String.format(
            Locale.ROOT,
            "container %010d kind %010d header %010d file %019d crc-32c %08x",
            preamble.containerVersion(),
            preamble.kindVersion(),
            preamble.headerLength(),
            preamble.fileLength(),
            0);
    byte[] head = Arrays.copyOf(banner.getBytes(US_ASCII), HEADER_OFFSET + header.length);
    byte[] preambleLine = padded(numbers, PREAMBLE_BYTES).getBytes(US_ASCII);
    System.arraycopy(preambleLine, 0, head, BANNER_BYTES, PREAMBLE_BYTES);
    System.arraycopy(header, 0, head, HEADER_OFFSET, header.length);
    byte[] digits = hexadecimal(headCrc(head)).getBytes(US_ASCII);
    System.arraycopy(digits, 0, head, CRC_DIGITS_OFFSET, CRC_DIGITS);
    return head;
  }

  /** Parses the first 192 bytes; throws {@link IllegalArgumentException} if they are malformed. */
  static Preamble decodePreamble(byte[] head) {
    String banner = new String(head, 0, BANNER_BYTES, US_ASCII);
    String kind = TableKind.checkName(banner.substring(MAGIC.length(), BANNER_BYTES - 1).strip());
    var numbers = PREAMBLE.matcher(new String(head, BANNER_BYTES, PREAMBLE_BYTES, US_ASCII));
    if (!banner.equals(padded(MAGIC + kind, BANNER_BYTES)) || !numbers.matches()) {
      throw new IllegalArgumentException("a malformed banner or preamble");
    }
    return new Preamble(
        kind,
        Integer.parseInt(numbers.group(1)),
        Integer.parseInt(numbers.group(2)),
        Integer.parseInt(numbers.group(3)),
        Long.parseLong(numbers.group(4)));
  }

  /** The eight digits after crc-32c. */
  static String storedHeadCrc(byte[] head) {
    return new String(head, CRC_DIGITS_OFFSET, CRC_DIGITS, US_ASCII);
  }

  /** CRC-32C of Banner, Preamble and Header without the eight digits that hold it. */
  static int headCrc(byte[] head) {
    int afterDigits = CRC_DIGITS_OFFSET + CRC_DIGITS;
    return Crc32c.join(
        Crc32c.of(head, 0, CRC_DIGITS_OFFSET),
        Crc32c.of(head, afterDigits, head.length),
        head.length - afterDigits);
  }

  static String hexadecimal(int crc) {
    return String.format(Locale.ROOT, "%08x", crc);
  }

  static byte[] encodeFooter(int fileCrc, int checksCrc) {
    ByteBuffer footer = ByteBuffer.allocate(FOOTER_BYTES).order(ByteOrder.LITTLE_ENDIAN);
    for (byte letter : magic()) {
      footer.put((byte) ~letter);
    }
    footer.putInt(ALGORITHM_CRC32C).putInt(fileCrc).putInt(checksCrc);
    int selfCrcOffset = FOOTER_BYTES - Integer.BYTES;
    footer.putInt(selfCrcOffset, Crc32c.of(footer.array(), 0, selfCrcOffset));
    return footer.array();
  }

  /** The checksums a footer holds; it is well formed if {@link #encodeFooter} gives it back. */
  static int fileCrc(byte[] footer) {
    return ByteBuffer.wrap(footer).order(ByteOrder.LITTLE_ENDIAN).getInt(MAGIC.length() + 4);
  }

  static int checksCrc(byte[] footer) {
    return ByteBuffer.wrap(footer).order(ByteOrder.LITTLE_ENDIAN).getInt(MAGIC.length() + 8);
  }

  private static String padded(String line, int length) {
    return line + " ".repeat(length - 1 - line.length()) + "\n";
  }
}
