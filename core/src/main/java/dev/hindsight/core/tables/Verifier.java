package dev.hindsight.core.tables;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.zip.CRC32C;

/** One pass over a table from its first byte to its last, up to the first fault. */
final class Verifier {
  private final TableInput input;
  private final Path path;
  private final CRC32C fileCrc = new CRC32C();
  private final byte[] buffer = new byte[1 << 16];
  private long position;
  private long checkedUpTo;
  private int columnsChecked;

  Verifier(TableInput input) {
    this.input = input;
    this.path = input.path();
  }

  Verification verify() throws IOException {
    try {
      check(HeaderReader.read(input, null));
      return new Verification(path, checkedUpTo, columnsChecked, Optional.empty());
    } catch (CorruptTableException e) {
      String fault = String.valueOf(e.getMessage());
      return new Verification(path, checkedUpTo, columnsChecked, Optional.of(fault));
    }
  }

  private void check(HeaderReader.Frame frame) throws IOException {
    TableHeader table = frame.header();
    long footerOffset = table.fileLength() - ContainerFormat.FOOTER_BYTES;
    // The header was checked while it was read: here it only adds to the checksum of the file.
    long checksOffset = footerOffset - BlockChecksums.storedLength(table.columns());
    long bodyOffset = table.columns().isEmpty() ? checksOffset : table.columns().get(0).offset();
    skimTo(bodyOffset, new CRC32C());
    checkedUpTo = position;
    for (ColumnHeader column : table.columns()) {
      checkContent(column, frame.checksums());
      checkPadding(column);
      checkedUpTo = position;
      columnsChecked++;
    }
    // These too were checked while they were read.
    skimTo(footerOffset, new CRC32C());
    byte[] footer = input.readFully(footerOffset, ContainerFormat.FOOTER_BYTES);
    int stored = ContainerFormat.fileCrc(footer);
    int computed = (int) fileCrc.getValue();
    if (stored != computed) {
      throw new CorruptTableException(
          path,
          "file checksum " + ContainerFormat.hexadecimal(stored),
          ContainerFormat.hexadecimal(computed));
    }
    checkedUpTo = table.fileLength();
  }

  private void checkContent(ColumnHeader column, BlockChecksums checksums) throws IOException {
    switch (column.spec().storage()) {
      case RAW -> checkBlocks(column, checksums.of(column));
      case DEFLATED -> DeflatedBlocks.inflate(path, column, this::next, (block, count) -> {});
    }
  }

  /** The checksum of the content is that of its blocks, joined. */
  private void checkBlocks(ColumnHeader column, int[] expected) throws IOException {
    long end = column.offset() + column.storedLength();
    int contentCrc = 0;
    for (int block = 0; block < expected.length; block++) {
      long from = position;
      CRC32C blockCrc = new CRC32C();
      skimTo(Math.min(end, from + ContainerFormat.CHECKED_BYTES), blockCrc);
      int found = (int) blockCrc.getValue();
      if (found != expected[block]) {
        throw BlockChecksums.damaged(path, column.spec().name(), block, expected[block], found);
      }
      contentCrc = Crc32c.join(contentCrc, found, position - from);
    }
    DeflatedBlocks.checkContent(path, column, contentCrc);
  }

  private void checkPadding(ColumnHeader column) throws IOException {
    int count = (int) (ContainerFormat.aligned(position) - position);
    next(buffer, count);
    for (int index = 0; index < count; index++) {
      if (buffer[index] != 0) {
        throw new CorruptTableException(
            path,
            "zero bytes after column " + column.spec().name(),
            "another at byte " + (position - count + index));
      }
    }
  }

  private void skimTo(long end, CRC32C alsoUpdate) throws IOException {
    while (position < end) {
      int count = (int) Math.min(end - position, buffer.length);
      next(buffer, count);
      alsoUpdate.update(buffer, 0, count);
    }
  }

  /** The only way forward: every byte that is read counts towards the file's checksum. */
  private void next(byte[] target, int count) throws IOException {
    input.readFully(position, target, count);
    fileCrc.update(target, 0, count);
    position += count;
  }
}
