package dev.hindsight.cli.fuzz;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.CRC32C;

/** Texts and files that are almost right: a few small wounds, the same for the same generator. */
final class Wounds {
  private static final String STRANGE =
      "\0\n\r\t ,;:/-()[]{}'\"?*+#><=.%\\é漢𝒳\uFFFD0123456789AZaz";

  /** What a table of ours begins with: a banner and a line of numbers, then its header. */
  private static final int PREAMBLE_BYTES = 192;

  private static final int HEADER_LENGTH_AT = 64 + 44;
  private static final int FOOTER_BYTES = 64;
  private static final int FOOTER_CRC_AT = 20;
  private static final int FOOTER_BLOCKS_CRC_AT = 24;
  private static final int BLOCK_BYTES = 65_536;

  private static final Pattern RAW_COLUMN =
      Pattern.compile(" raw count [0-9]{19} at (0[0-9]{18}) stored (0[0-9]{18}) crc-32c");

  private Wounds() {}

  /** One to eight of them: a part cut out, doubled or moved, a character made another. */
  static String of(String text, SplittableRandom random) {
    StringBuilder mutated = new StringBuilder(text);
    for (int wounds = 1 + random.nextInt(8); wounds > 0; wounds--) {
      int at = random.nextInt(mutated.length() + 1);
      int end = Math.min(mutated.length(), at + 1 + random.nextInt(5));
      String part = mutated.substring(Math.min(at, end), end);
      int there = random.nextInt(mutated.length() + 1);
      switch (random.nextInt(5)) {
        case 0 -> mutated.delete(Math.min(at, end), end);
        case 1 -> mutated.insert(there, part);
        case 2 -> mutated.insert(at, STRANGE.charAt(random.nextInt(STRANGE.length())));
        case 3 -> mutated.insert(at, "9".repeat(random.nextInt(24)));
        default -> {
          if (at < mutated.length()) {
            mutated.setCharAt(at, STRANGE.charAt(random.nextInt(STRANGE.length())));
          }
        }
      }
    }
    return mutated.toString();
  }

  /** One to four of them: bits, bytes and stretches made others or copied, digits, a cut. */
  static byte[] of(byte[] file, SplittableRandom random) {
    byte[] bytes = file.clone();
    for (int change = random.nextInt(4); change >= 0; change--) {
      int at = random.nextInt(bytes.length);
      int length = 1 + random.nextInt(Math.min(40, bytes.length - at));
      switch (random.nextInt(6)) {
        case 0 -> bytes[at] ^= (byte) (1 << random.nextInt(8));
        case 1 -> bytes[at] = (byte) random.nextInt();
        case 2 -> Arrays.fill(bytes, at, at + length, (byte) (random.nextBoolean() ? 0 : -1));
        case 3 -> {
          int from = random.nextInt(bytes.length - length + 1);
          System.arraycopy(bytes, from, bytes, at, length);
        }
        case 4 -> changeDigit(bytes, at, random);
        default -> {
          if (random.nextInt(4) == 0) {
            bytes = Arrays.copyOf(bytes, 1 + random.nextInt(bytes.length + 100));
          }
        }
      }
    }
    return bytes;
  }

  /** Another digit in place of the next one: headers are text, so this makes plausible lies. */
  private static void changeDigit(byte[] bytes, int at, SplittableRandom random) {
    for (int next = at; next < bytes.length; next++) {
      if (bytes[next] >= '0' && bytes[next] <= '9') {
        bytes[next] = (byte) ('0' + random.nextInt(10));
        return;
      }
    }
  }

  /**
   * The same table of ours with sums of its head and of the whole that fit, as one who forges it
   * would write it; unchanged if so little is left that there is no place for them.
   */
  static byte[] resealed(byte[] file) {
    byte[] sealed = file.clone();
    int footer = sealed.length - FOOTER_BYTES;
    if (footer < PREAMBLE_BYTES) {
      return sealed;
    }
    String preamble = new String(sealed, 0, PREAMBLE_BYTES, US_ASCII);
    int digits = preamble.indexOf("crc-32c ") + 8;
    String length = preamble.substring(HEADER_LENGTH_AT, HEADER_LENGTH_AT + 10);
    if (digits < 8 || digits + 8 > PREAMBLE_BYTES || !length.matches("0[0-9]{9}")) {
      return sealed;
    }
    int head = PREAMBLE_BYTES + Integer.parseInt(length);
    if (head > footer) {
      return sealed;
    }
    CRC32C crc = new CRC32C();
    crc.update(sealed, 0, digits);
    crc.update(sealed, digits + 8, head - digits - 8);
    byte[] hex = "%08x".formatted((int) crc.getValue()).getBytes(US_ASCII);
    System.arraycopy(hex, 0, sealed, digits, 8);
    putBlockCrcs(sealed, head, footer);
    putCrc(sealed, 0, footer, footer + FOOTER_CRC_AT);
    putCrc(sealed, footer, sealed.length - 4, sealed.length - 4);
    return sealed;
  }

  /** Those of the raw columns that the header names, if they lie where it says. */
  private static void putBlockCrcs(byte[] bytes, int head, int footer) {
    String header = new String(bytes, PREAMBLE_BYTES, head - PREAMBLE_BYTES, US_ASCII);
    ByteArrayOutputStream crcs = new ByteArrayOutputStream();
    byte[] crc = new byte[4 + BLOCK_BYTES];
    for (Matcher column = RAW_COLUMN.matcher(header); column.find(); ) {
      long from = Long.parseLong(column.group(1));
      long end = from + Long.parseLong(column.group(2));
      if (from < 0 || end < from || end > footer) {
        return;
      }
      for (; from < end; from += BLOCK_BYTES) {
        int count = (int) Math.min(end - from, BLOCK_BYTES);
        System.arraycopy(bytes, (int) from, crc, 4, count);
        putCrc(crc, 4, 4 + count, 0);
        crcs.write(crc, 0, 4);
      }
    }
    byte[] checks = Arrays.copyOf(crcs.toByteArray(), (crcs.size() + 63) / 64 * 64);
    int at = footer - checks.length;
    if (at >= head) {
      System.arraycopy(checks, 0, bytes, at, checks.length);
      putCrc(bytes, at, footer, footer + FOOTER_BLOCKS_CRC_AT);
    }
  }

  private static void putCrc(byte[] bytes, int from, int end, int at) {
    CRC32C crc = new CRC32C();
    crc.update(bytes, from, end - from);
    for (int place = 0; place < 4; place++) {
      bytes[at + place] = (byte) (crc.getValue() >>> 8 * place);
    }
  }
}
