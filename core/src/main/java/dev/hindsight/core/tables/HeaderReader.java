package dev.hindsight.core.tables;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Reads and checks everything around the columns, in the order that tells most: is it a table, is
 * its head intact, is it of this kind and version, is the file whole, does every column lie where
 * it must.
 */
final class HeaderReader {
  private final TableInput input;
  private final Path path;

  private HeaderReader(TableInput input) {
    this.input = input;
    this.path = input.path();
  }

  /** What surrounds the columns of a sound table. */
  record Frame(TableHeader header, BlockChecksums checksums) {}

  /**
   * The header, with every offset and count checked against the file's length, and the checksums of
   * blocks.
   *
   * <p>Columns are not read and the checksum of the whole file is not computed: a table of many
   * gigabytes is opened to probe a few values, and must open at once. {@link CheckedBlocks} checks
   * what is probed, {@link TableFiles#verify} reads every byte.
   *
   * @param kind the kind that is needed, or null for any
   */
  static Frame read(TableInput input, @Nullable TableKind kind) throws IOException {
    HeaderReader reader = new HeaderReader(input);
    reader.checkMagic();
    ContainerFormat.Preamble preamble = reader.readPreamble();
    byte[] header = reader.readHeader(preamble);
    if (kind != null) {
      reader.checkKind(preamble, kind);
    }
    reader.checkContainerVersion(preamble);
    if (kind != null) {
      reader.checkKindVersion(preamble, kind);
    }
    reader.checkFileLength(preamble);
    TableHeader table = reader.decode(preamble, header);
    reader.checkLayout(table, preamble.headerLength());
    byte[] footer = reader.readFooter();
    return new Frame(
        table, BlockChecksums.read(input, table.columns(), ContainerFormat.checksCrc(footer)));
  }

  private void checkMagic() throws IOException {
    byte[] magic = ContainerFormat.magic();
    int present = (int) Math.min(input.length(), magic.length);
    byte[] found = input.readFully(0, present);
    if (!Arrays.equals(magic, found)) {
      String beginning = new String(found, ISO_8859_1);
      throw new NotATableException(
          path,
          "it to begin with " + HeaderWords.quoted(ContainerFormat.MAGIC),
          present == 0 ? "an empty file" : HeaderWords.quoted(beginning));
    }
  }

  private ContainerFormat.Preamble readPreamble() throws IOException {
    checkAtLeast(ContainerFormat.HEADER_OFFSET);
    byte[] head = input.readFully(0, ContainerFormat.HEADER_OFFSET);
    try {
      return ContainerFormat.decodePreamble(head);
    } catch (IllegalArgumentException e) {
      throw corrupt("a banner and a preamble", "malformed ones", e);
    }
  }

  private void checkAtLeast(long bytes) throws CorruptTableException {
    if (input.length() < bytes) {
      throw new CorruptTableException(
          path, "at least " + bytes + " bytes", "only " + input.length() + " bytes");
    }
  }

  private byte[] readHeader(ContainerFormat.Preamble preamble) throws IOException {
    int headerLength = preamble.headerLength();
    if (headerLength > ContainerFormat.MAX_HEADER_BYTES
        || headerLength % ContainerFormat.ALIGNMENT != 0) {
      throw new CorruptTableException(
          path,
          "a header length of at most 2^20 and a multiple of " + ContainerFormat.ALIGNMENT,
          Integer.toString(headerLength));
    }
    int headLength = ContainerFormat.HEADER_OFFSET + headerLength;
    checkAtLeast(headLength);
    byte[] head = input.readFully(0, headLength);
    String stored = ContainerFormat.storedHeadCrc(head);
    String computed = ContainerFormat.hexadecimal(ContainerFormat.headCrc(head));
    if (!stored.equals(computed)) {
      throw new CorruptTableException(
          path, "header checksum " + HeaderWords.quoted(stored), HeaderWords.quoted(computed));
    }
    return Arrays.copyOfRange(head, ContainerFormat.HEADER_OFFSET, headLength);
  }

  private void checkKind(ContainerFormat.Preamble preamble, TableKind kind)
      throws WrongTableException {
    if (!preamble.kind().equals(kind.name())) {
      throw new WrongTableException(path, "kind " + kind.name(), "kind " + preamble.kind());
    }
  }

  private void checkContainerVersion(ContainerFormat.Preamble preamble) throws TableException {
    int version = preamble.containerVersion();
    String expected = "container version " + ContainerFormat.VERSION_CURRENT;
    if (version < ContainerFormat.VERSION_FIRST) {
      throw new TableTooOldException(path, expected, "version " + version);
    }
    if (version > ContainerFormat.VERSION_CURRENT) {
      throw new TableTooNewException(path, expected, "version " + version);
    }
  }

  private void checkKindVersion(ContainerFormat.Preamble preamble, TableKind kind)
      throws TableException {
    int version = preamble.kindVersion();
    String expected = kind.name() + " " + kind.readableVersions();
    if (version < kind.oldestVersion()) {
      throw new TableTooOldException(path, expected, "version " + version);
    }
    if (version > kind.currentVersion()) {
      throw new TableTooNewException(path, expected, "version " + version);
    }
  }

  private void checkFileLength(ContainerFormat.Preamble preamble) throws CorruptTableException {
    if (preamble.fileLength() != input.length()) {
      throw new CorruptTableException(
          path, preamble.fileLength() + " bytes", input.length() + " bytes");
    }
  }

  private TableHeader decode(ContainerFormat.Preamble preamble, byte[] header)
      throws CorruptTableException {
    try {
      return HeaderText.decode(preamble, header);
    } catch (IllegalArgumentException | ArithmeticException e) {
      throw corrupt("a well-formed header", String.valueOf(e.getMessage()), e);
    }
  }

  private void checkLayout(TableHeader table, int headerLength) throws CorruptTableException {
    Set<String> names = new HashSet<>();
    long next = (long) ContainerFormat.HEADER_OFFSET + headerLength;
    for (ColumnHeader column : table.columns()) {
      String name = column.spec().name();
      if (!names.add(name)) {
        throw new CorruptTableException(path, "one column " + name, "two");
      }
      if (column.offset() != next) {
        throw new CorruptTableException(
            path, "column " + name + " at byte " + next, "byte " + column.offset());
      }
      checkStoredLength(column);
      if (column.storedLength() > input.length() - column.offset()) {
        throw new CorruptTableException(
            path,
            "column " + name + " to end inside the file",
            column.storedLength() + " bytes from byte " + column.offset());
      }
      next = ContainerFormat.aligned(column.offset() + column.storedLength());
    }
    long end = next + BlockChecksums.storedLength(table.columns()) + ContainerFormat.FOOTER_BYTES;
    if (end != table.fileLength()) {
      throw new CorruptTableException(
          path, end + " bytes for these columns", table.fileLength() + " bytes");
    }
  }

  private void checkStoredLength(ColumnHeader column) throws CorruptTableException {
    long content = column.spec().contentBytes();
    long stored = column.storedLength();
    boolean isPossible =
        switch (column.spec().storage()) {
          case RAW -> stored == content;
          case DEFLATED -> DeflatedBlocks.isPossible(content, stored);
        };
    if (!isPossible) {
      throw new CorruptTableException(
          path,
          "a possible stored length for column " + column.spec().description(),
          stored + " bytes");
    }
  }

  private byte[] readFooter() throws IOException {
    byte[] footer =
        input.readFully(
            input.length() - ContainerFormat.FOOTER_BYTES, ContainerFormat.FOOTER_BYTES);
    byte[] wellFormed =
        ContainerFormat.encodeFooter(
            ContainerFormat.fileCrc(footer), ContainerFormat.checksCrc(footer));
    if (!Arrays.equals(footer, wellFormed)) {
      throw new CorruptTableException(path, "an intact footer", "a malformed one");
    }
    return footer;
  }

  private CorruptTableException corrupt(String expected, String found, Exception cause) {
    CorruptTableException exception = new CorruptTableException(path, expected, found);
    exception.initCause(cause);
    return exception;
  }
}
