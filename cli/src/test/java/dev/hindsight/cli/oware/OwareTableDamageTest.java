package dev.hindsight.cli.oware;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.cli.Transcript;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.CRC32C;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A damaged oware table on the command line: whatever was done to the file, the command that opens
 * it ends with 3 and one sentence, and answers nothing.
 */
class OwareTableDamageTest {
  private static final long SEED = 20_261_115;
  private static final String BOARD = "0-0-1-0-0-1-0-0-0-0-1-0-22-23-S";

  /** Of the container: a line with the kind, a line of numbers, then the lines of the header. */
  private static final int HEADER_OFFSET = 192;

  private static final int FOOTER_BYTES = 64;
  private static final Pattern HEADER_LENGTH = Pattern.compile(" header ([0-9]{10})");
  private static final Pattern HEAD_CRC = Pattern.compile("crc-32c ([0-9a-f]{8}) +\n");

  @TempDir Path folder;
  private Path endgame;
  private Path book;

  @BeforeEach
  void buildTables() {
    endgame = built("endgame", "--bounds");
    book = built("book", "--quiet");
  }

  private Path built(String kind, String option) {
    Path table = folder.resolve(kind + ".table");
    assertThat(
            Transcript.of("oware", "build", kind, option, "--seeds", "3", "--out", table.toString())
                .exitCode())
        .isZero();
    return table;
  }

  private Path table(String kind) {
    return kind.equals("endgame") ? endgame : book;
  }

  private static Transcript ask(Path table) {
    return Transcript.of("oware", "ask", BOARD, "--table", table.toString());
  }

  private void assertRefused(byte[] bytes, String what) throws IOException {
    Path damaged = Files.write(folder.resolve("damaged.table"), bytes);
    Transcript transcript = ask(damaged);
    assertThat(transcript.exitCode()).as("%s: %s", what, transcript.err()).isEqualTo(3);
    assertThat(transcript.out()).as(what).isEmpty();
    assertThat(transcript.err().lines()).as(what).hasSize(1);
    assertThat(transcript.err())
        .as(what)
        .startsWith("hindsight: ")
        .contains(damaged.toString())
        .endsWith("." + System.lineSeparator());
  }

  @ParameterizedTest
  @ValueSource(strings = {"endgame", "book"})
  void aTableCutShortAtAnySectionIsRefused(String kind) throws IOException {
    byte[] whole = Files.readAllBytes(table(kind));
    int headerLength = number(text(whole), HEADER_LENGTH);
    List<Integer> sections = new ArrayList<>(List.of(0, 64, HEADER_OFFSET));
    sections.add(HEADER_OFFSET + headerLength);
    Matcher columns =
        Pattern.compile("column .* at ([0-9]{19}) stored ([0-9]{19})").matcher(text(whole));
    while (columns.find()) {
      sections.add(Integer.parseInt(columns.group(1)));
      sections.add(Integer.parseInt(columns.group(1)) + Integer.parseInt(columns.group(2)));
    }
    assertThat(sections).hasSizeGreaterThan(8);
    sections.add(whole.length - FOOTER_BYTES);
    for (int section : sections) {
      for (int length : new int[] {section - 1, section, section + 1}) {
        if (length >= 0 && length < whole.length) {
          assertRefused(Arrays.copyOf(whole, length), "the first " + length + " bytes");
        }
      }
    }
    assertRefused(Arrays.copyOf(whole, whole.length - 1), "all but the last byte");
    assertRefused(Arrays.copyOf(whole, whole.length + 1), "a byte too much");
  }

  @ParameterizedTest
  @ValueSource(strings = {"endgame", "book"})
  void aFlippedBitAnywhereInAHeaderIsRefused(String kind) throws IOException {
    byte[] whole = Files.readAllBytes(table(kind));
    int end = HEADER_OFFSET + number(text(whole), HEADER_LENGTH);
    SplittableRandom random = new SplittableRandom(SEED);
    for (int sample = 0; sample < 60; sample++) {
      assertFlipRefused(whole, random.nextInt(end), random.nextInt(8));
    }
    for (int offset = whole.length - FOOTER_BYTES; offset < whole.length; offset += 3) {
      assertFlipRefused(whole, offset, random.nextInt(8));
    }
  }

  @Test
  @Tag("slow")
  void everyByteOfAHeaderAndFooterCounts() throws IOException {
    byte[] whole = Files.readAllBytes(endgame);
    int end = HEADER_OFFSET + number(text(whole), HEADER_LENGTH);
    for (int offset = 0; offset < whole.length; offset++) {
      if (offset < end || offset >= whole.length - FOOTER_BYTES) {
        assertFlipRefused(whole, offset, offset % 8);
      }
    }
  }

  private void assertFlipRefused(byte[] whole, int offset, int bit) throws IOException {
    byte[] flipped = whole.clone();
    flipped[offset] ^= (byte) (1 << bit);
    assertRefused(flipped, "bit " + bit + " of byte " + offset + " flipped, seed " + SEED);
  }

  @ParameterizedTest
  @ValueSource(strings = {"endgame", "book"})
  void aTableOfAnotherVersionIsRefusedByItsVersion(String kind) throws IOException {
    String whole = text(Files.readAllBytes(table(kind)));
    for (String version : List.of("container", "kind")) {
      String now = version + " 0000000001";
      assertThat(whole).contains(now);
      Path newer = resealed("newer.table", whole.replace(now, version + " 0000000002"));
      assertThat(ask(newer).exitCode()).isEqualTo(3);
      assertThat(ask(newer).err()).contains("newer").contains("2").hasLineCount(1);
      assertThat(ask(newer).out()).isEmpty();
      Path older = resealed("older.table", whole.replace(now, version + " 0000000000"));
      assertThat(ask(older).exitCode()).isEqualTo(3);
      assertThat(ask(older).err()).hasLineCount(1);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"rules codingame9", "rules kalah", "rules ", "seeds 39", "seeds 4", "seeds x"})
  void parametersThatDoNotFitTheContentAreRefused(String wrong) throws IOException {
    String key = wrong.substring(0, wrong.indexOf(' ') + 1);
    for (Path table : List.of(endgame, book)) {
      String whole = text(Files.readAllBytes(table));
      Path file = resealed("wrong.table", withParameter(whole, key, "parameter " + wrong + "\n"));
      Transcript transcript = ask(file);
      assertThat(transcript.exitCode()).as(transcript.err()).isEqualTo(3);
      assertThat(transcript.out()).isEmpty();
      assertThat(transcript.err()).contains(file.toString()).hasLineCount(1);
    }
  }

  /** The header keeps its length: what a line grows is taken from the newlines that fill it. */
  private static String withParameter(String whole, String key, String line) {
    int end = HEADER_OFFSET + number(whole, HEADER_LENGTH);
    String header = whole.substring(HEADER_OFFSET, end);
    String changed = header.replaceFirst("parameter " + key + ".*\n", line).stripTrailing() + "\n";
    String padding = "\n".repeat(header.length() - changed.length());
    return whole.substring(0, HEADER_OFFSET) + changed + padding + whole.substring(end);
  }

  /** Gives a changed head the checksum it needs, as a program of another version would. */
  private Path resealed(String name, String changed) throws IOException {
    Matcher crc = HEAD_CRC.matcher(changed);
    assertThat(crc.find()).isTrue();
    byte[] bytes = changed.getBytes(StandardCharsets.ISO_8859_1);
    int end = HEADER_OFFSET + number(changed, HEADER_LENGTH);
    CRC32C sum = new CRC32C();
    sum.update(bytes, 0, crc.start(1));
    sum.update(bytes, crc.end(1), end - crc.end(1));
    String digits = String.format(Locale.ROOT, "%08x", sum.getValue());
    System.arraycopy(digits.getBytes(StandardCharsets.US_ASCII), 0, bytes, crc.start(1), 8);
    return Files.write(folder.resolve(name), bytes);
  }

  private static String text(byte[] bytes) {
    return new String(bytes, StandardCharsets.ISO_8859_1);
  }

  private static int number(String text, Pattern pattern) {
    Matcher matcher = pattern.matcher(text);
    assertThat(matcher.find()).isTrue();
    return Integer.parseInt(matcher.group(1));
  }

  @Test
  void anEndgameUnderTheNameOfABookIsRefused() throws IOException {
    String whole = text(Files.readAllBytes(endgame));
    Path swapped = resealed("swapped.table", whole.replaceFirst("oware.endgame", "oware.book   "));
    assertThat(ask(swapped).exitCode()).isEqualTo(3);
    Path other = resealed("other.table", whole.replaceFirst("oware.endgame", "oware.endgamf"));
    assertThat(ask(other).err()).contains("oware.endgame or oware.book", "oware.endgamf");
    assertThat(ask(other).exitCode()).isEqualTo(3);
  }

  /** An endgame is mapped and not read whole, so only {@code tables verify} looks at every byte. */
  @ParameterizedTest
  @ValueSource(strings = {"endgame", "book"})
  void damagedContentIsFoundByVerify(String kind) throws IOException {
    byte[] whole = Files.readAllBytes(table(kind));
    SplittableRandom random = new SplittableRandom(SEED);
    for (int sample = 0; sample < 40; sample++) {
      Path damaged = withDamagedContent(whole, random);
      Transcript verified = Transcript.of("tables", "verify", damaged.toString());
      assertThat(verified.exitCode()).as("sample %d, seed %d", sample, SEED).isEqualTo(1);
    }
  }

  @Test
  void aBookIsReadWholeSoDamagedContentNeverChangesAnAnswer() throws IOException {
    byte[] whole = Files.readAllBytes(book);
    String answer = ask(book).out();
    SplittableRandom random = new SplittableRandom(SEED);
    for (int sample = 0; sample < 40; sample++) {
      Transcript asked = ask(withDamagedContent(whole, random));
      // A bit of the padding between columns is nobody's content.
      assertThat(asked.exitCode() == 3 || asked.out().equals(answer))
          .as("sample %d, seed %d: %s", sample, SEED, asked)
          .isTrue();
    }
  }

  private Path withDamagedContent(byte[] whole, SplittableRandom random) throws IOException {
    int start = HEADER_OFFSET + number(text(whole), HEADER_LENGTH);
    byte[] flipped = whole.clone();
    flipped[start + random.nextInt(whole.length - FOOTER_BYTES - start)] ^=
        (byte) (1 << random.nextInt(8));
    return Files.write(folder.resolve("damaged.table"), flipped);
  }
}
