package dev.hindsight.core.tables;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Stream;
import java.util.zip.Deflater;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Files with valid checksums that lie: corrupt, without a crash, a hang or much memory. */
class HostileTableTest {
  private static final byte[] TEN = new byte[10];

  @TempDir Path folder;

  static Stream<Arguments> lyingHeaders() {
    return Stream.of(
        arguments("huge count", one("a int8 raw").column("a int8 raw", 1L << 50, TEN, TEN)),
        arguments(
            "huge count and length",
            one("a int8 raw").column("a int8 raw", 1L << 50, at(), 1L << 50, TEN, TEN)),
        arguments(
            "count that overflows in bytes",
            one("a int64 raw")
                .column("a int64 raw", Long.MAX_VALUE, at(), Long.MAX_VALUE, TEN, TEN)),
        arguments(
            "count times size wraps around to the truth",
            one("a int64 raw").column("a int64 raw", (1L << 61) + 1, at(), 8, TEN, new byte[8])),
        arguments("fewer values than bytes", one("a int8 raw").column("a int8 raw", 9, TEN, TEN)),
        arguments("half a value", one("a int16 raw").column("a int16 raw", 5, TEN, new byte[9])),
        arguments("column before its place", at(at() - 64)),
        arguments("column inside the header", at(0)),
        arguments("column behind the file", at(1L << 40)),
        arguments("column at the largest offset", at(Long.MAX_VALUE)),
        arguments("unaligned column", at(at() + 1)),
        arguments(
            "overlapping columns",
            two("a int8 raw", "b int8 raw")
                .column("a int8 raw", 10, atOfTwo(), 10, TEN, TEN)
                .column("b int8 raw", 10, atOfTwo(), 10, TEN, TEN)),
        arguments(
            "two columns of one name",
            two("a int8 raw", "a int8 raw")
                .column("a int8 raw", 10, TEN, TEN)
                .column("a int8 raw", 10, TEN, TEN)),
        arguments("unknown type", one("a int7 raw").column("a int7 raw", 10, TEN, TEN)),
        arguments("unknown storage", one("a int8 lzma").column("a int8 lzma", 10, TEN, TEN)),
        arguments("upper-case type", one("a INT8 raw").column("a INT8 raw", 10, TEN, TEN)),
        arguments("bad column name", one("a/b int8 raw").column("a/b int8 raw", 10, TEN, TEN)),
        arguments(
            "a column without bytes that needs some",
            one("a int8 deflated").column("a int8 deflated", 10, TEN, new byte[0])),
        arguments(
            "compressed beyond what the method can do",
            one("a int8 deflated").column("a int8 deflated", 1L << 40, TEN, new byte[4096])),
        arguments(
            "negative number", lines().line("column a int8 raw count -000000000000000001 at …")),
        arguments("number beyond 64 bits", lines().line(columnLine("9".repeat(19)))),
        arguments("too few digits", lines().line(columnLine("10"))),
        arguments("unknown line", lines().line("colour blue")),
        arguments("no lines", new ReferenceContainer()),
        arguments("blank line between", new ReferenceContainer().line("").provenanceLines()),
        arguments("no recipe", new ReferenceContainer().line("seed 0").line("first-trial 0")),
        arguments("seed not a number", provenance("zero", "0", "0")),
        arguments("seed with a leading zero", provenance("00", "0", "0")),
        arguments("seed with a plus", provenance("+1", "0", "0")),
        arguments("seed too large", provenance("9223372036854775808", "0", "0")),
        arguments("negative trials", provenance("0", "-1", "0")),
        arguments("trials beyond 64 bits", provenance("0", "1", "9223372036854775807")),
        arguments("parameter without text", new ReferenceContainer().line("parameter a")),
        arguments("parameter without key", parameters("parameter  x")),
        arguments("parameters unsorted", parameters("parameter b 1", "parameter a 1")),
        arguments("parameter twice", parameters("parameter a 1", "parameter a 2")),
        arguments("control character in a text", parameters("parameter a \u001b[31mred")),
        arguments("carriage return", parameters("parameter a 1\r")),
        arguments("input with a bad hash", lines().line("input 0123 words")),
        arguments("input without name", lines().line("input " + "0".repeat(64))),
        arguments("length beyond the file", lines().fileLength(1L << 40)),
        arguments("length 0", lines().fileLength(0)),
        arguments("header too long", lines().line("colour " + "x".repeat(2 << 20))));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("lyingHeaders")
  void aLyingHeaderIsCorrupt(String name, ReferenceContainer forged) throws IOException {
    Path path = write(forged.toBytes());
    assertThatThrownBy(() -> Table.open(path, SampleTables.KIND))
        .isExactlyInstanceOf(CorruptTableException.class);
    assertThatThrownBy(() -> TableFiles.inspect(path))
        .isExactlyInstanceOf(CorruptTableException.class);
    assertThat(TableFiles.verify(path).ok()).isFalse();
  }

  /** Otherwise the test above would prove nothing. */
  @Test
  void theHonestTwinsOpen() throws IOException {
    for (ReferenceContainer honest :
        new ReferenceContainer[] {
          at(at()),
          one("a int8 raw").raw("a", "int8", 10, TEN),
          one("a int8 deflated").deflated("a", "int8", 10, TEN),
          two("a int8 raw", "b int8 raw").raw("a", "int8", 10, TEN).raw("b", "int8", 10, TEN),
          lines(),
          provenance("-9223372036854775808", "0", "9223372036854775807"),
          parameters("parameter a ", "parameter b  two  spaces "),
          lines().line("input " + "0".repeat(64) + " words")
        }) {
      Path path = write(honest.toBytes());
      Table.open(path, SampleTables.KIND).close();
      assertThat(TableFiles.verify(path).firstFault()).isEmpty();
    }
  }

  static Stream<Arguments> lyingBlocks() {
    byte[] zeros = new byte[1 << 20];
    byte[] good = ReferenceContainer.deflate(TEN);
    return Stream.of(
        arguments("bomb: a block that gives far more than declared", 10L, block(stream(zeros))),
        arguments("a block that gives one byte more", 10L, block(stream(new byte[11]))),
        arguments("a block that gives one byte less", 10L, block(stream(new byte[9]))),
        arguments("a block with bytes behind its stream", 10L, block(concat(stream(TEN), TEN))),
        arguments("a stream without its end", 10L, block(Arrays.copyOf(stream(TEN), 3))),
        arguments("a preset dictionary or other nonsense", 10L, block(new byte[] {-1, -1, -1, -1})),
        arguments("bytes behind the last block", 10L, concat(good, new byte[7])),
        arguments("a second block that is not wanted", 10L, concat(good, good)),
        arguments("block length 0", 10L, concat(ReferenceContainer.littleEndian(0), TEN)),
        arguments("block length -1", 10L, concat(ReferenceContainer.littleEndian(-1), TEN)),
        arguments(
            "block length 2^31-1", 10L, concat(ReferenceContainer.littleEndian(~0 >>> 1), TEN)),
        arguments(
            "block length beyond the column",
            10L,
            concat(ReferenceContainer.littleEndian(11), TEN)),
        arguments("the second block missing", (1L << 20) + 10, block(stream(zeros))),
        arguments("an inner block too short", (1L << 20) + 10, concat(good, block(stream(zeros)))),
        arguments("other content", 10L, block(stream(new byte[] {1, 2, 3, 4, 5, 6, 7, 8, 9, 10}))));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("lyingBlocks")
  void lyingBlocksAreCorruptWhenReadAndWhenVerified(String name, long count, byte[] stored)
      throws IOException {
    byte[] content = new byte[(int) count];
    Path path =
        write(one("a int8 deflated").column("a int8 deflated", count, content, stored).toBytes());
    try (Table table = Table.open(path, SampleTables.KIND)) {
      assertThatThrownBy(() -> table.int8("a")).isExactlyInstanceOf(CorruptTableException.class);
    }
    Verification verification = TableFiles.verify(path);
    assertThat(verification.firstFault()).get().asString().contains("column a");
  }

  @Test
  void aBombCostsNoMoreThanItDeclares() throws IOException {
    // Declares 900 MiB, gives one block, and has enough noise behind it to look possible.
    byte[] stored = concat(block(stream(new byte[1 << 20])), new byte[1 << 20]);
    Path path =
        write(one("a int8 deflated").column("a int8 deflated", 900L << 20, TEN, stored).toBytes());
    try (Table table = Table.open(path, SampleTables.KIND)) {
      assertThatThrownBy(() -> table.int8("a")).isExactlyInstanceOf(CorruptTableException.class);
    }
  }

  @Test
  void aHeaderThatIsNotUtf8IsCorrupt() throws IOException {
    byte[] file = lines().line("input " + "0".repeat(64) + " w@rds").toBytes();
    int at = new String(file, ISO_8859_1).indexOf('@');
    file[at] = (byte) 0xFF;
    Path path = write(ReferenceContainer.resealed(file));
    assertThatThrownBy(() -> TableFiles.inspect(path))
        .isExactlyInstanceOf(CorruptTableException.class)
        .hasMessageContaining("UTF-8");
  }

  @Test
  void aHeaderOfUnevenLengthIsCorrupt() throws IOException {
    byte[] file = lines().toBytes();
    file[64 + 44 + 9]--; // the last digit of the header's length
    Path path = write(ReferenceContainer.resealed(file));
    assertThatThrownBy(() -> TableFiles.inspect(path))
        .isExactlyInstanceOf(CorruptTableException.class)
        .hasMessageContaining("multiple of 64");
  }

  @Test
  void nonzeroPaddingWithAValidChecksumIsFoundByVerify() throws IOException {
    byte[] file = one("a int8 raw").raw("a", "int8", 10, TEN).toBytes();
    file[(int) at() + 33] = 1;
    Path path = write(ReferenceContainer.resealed(file));
    Table.open(path, SampleTables.KIND).close();
    assertThat(TableFiles.verify(path).firstFault())
        .get()
        .asString()
        .contains("zero bytes after column a");
  }

  private Path write(byte[] bytes) throws IOException {
    Path path = Files.createTempFile(folder, "forged", ".table");
    return Files.write(path, bytes);
  }

  private static ReferenceContainer lines() {
    return new ReferenceContainer().provenanceLines();
  }

  private static ReferenceContainer parameters(String... parameterLines) {
    ReferenceContainer container = new ReferenceContainer();
    for (String line : parameterLines) {
      container.line(line);
    }
    return container.provenanceLines();
  }

  private static ReferenceContainer provenance(String seed, String first, String count) {
    return new ReferenceContainer()
        .line("recipe none")
        .line("seed " + seed)
        .line("first-trial " + first)
        .line("trial-count " + count);
  }

  private static ReferenceContainer one(String words) {
    return lines().columnsToCome(words);
  }

  private static ReferenceContainer two(String first, String second) {
    return lines().columnsToCome(first, second);
  }

  /** Offset of the first column behind a header with one column. */
  private static long at() {
    return 192 + 192;
  }

  private static long atOfTwo() {
    return 192 + 320;
  }

  private static ReferenceContainer at(long offset) {
    return one("a int8 raw").column("a int8 raw", 10, offset, 10, TEN, TEN);
  }

  private static String columnLine(String count) {
    String zero = "0".repeat(19);
    return "column a int8 raw count "
        + count
        + " at "
        + zero
        + " stored "
        + zero
        + " crc-32c 00000000";
  }

  private static byte[] block(byte[] stream) {
    return concat(ReferenceContainer.littleEndian(stream.length), stream);
  }

  private static byte[] stream(byte[] content) {
    Deflater deflater = new Deflater(9, true);
    deflater.setInput(content);
    deflater.finish();
    byte[] stream = new byte[content.length + 100];
    int count = deflater.deflate(stream);
    deflater.end();
    return Arrays.copyOf(stream, count);
  }

  private static byte[] concat(byte[] first, byte[] second) {
    ByteArrayOutputStream both = new ByteArrayOutputStream();
    both.writeBytes(first);
    both.writeBytes(second);
    return both.toByteArray();
  }
}
