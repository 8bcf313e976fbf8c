package dev.hindsight.core.tables;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.CRC32C;
import org.jspecify.annotations.Nullable;

/**
 * Writes one table, column by column in the order of its schema.
 *
 * <pre>{@code
 * try (TableWriter writer = TableWriter.create(path, schema)) {
 *   writer.column("values").write(values, 0, values.length);
 *   writer.seal();
 * }
 * }</pre>
 *
 * The file grows as {@code name.partial} beside its place and takes its name in {@link #seal},
 * after everything is on disk: a file with its final name is finished. Without {@code seal}, and
 * after any {@link IOException}, the partial file is deleted and what stood under the name is
 * untouched.
 *
 * <p>For one thread at a time. An interrupt does not disturb it.
 */
public final class TableWriter implements AutoCloseable {
  private static final byte[] PADDING = new byte[ContainerFormat.ALIGNMENT];

  private final TableSchema schema;
  private final int headerLength;
  private final List<ColumnHeader> finished = new ArrayList<>();

  /** Of everything after the header, as it lies in the file. */
  private final CRC32C bodyCrc = new CRC32C();

  private final BlockChecksums.Recorder checksums = new BlockChecksums.Recorder();

  private @Nullable WholeFile file;
  private @Nullable ColumnWriter current;
  private long position;

  private TableWriter(TableSchema schema, int headerLength, WholeFile file) {
    this.schema = schema;
    this.headerLength = headerLength;
    this.file = file;
    this.position = bodyOffset();
  }

  /**
   * Starts a table. Fails at once if the folder is missing or cannot be written, or if another
   * writer is at work on the same file.
   */
  public static TableWriter create(Path path, TableSchema schema) throws IOException {
    List<ColumnHeader> blanks =
        schema.columns().stream().map(spec -> new ColumnHeader(spec, 0, 0, 0)).toList();
    int headerLength = HeaderText.encode(schema.parameters(), schema.provenance(), blanks).length;
    if (headerLength > ContainerFormat.MAX_HEADER_BYTES) {
      throw new IllegalArgumentException(
          "Parameters, provenance and columns take "
              + headerLength
              + " bytes, at most "
              + ContainerFormat.MAX_HEADER_BYTES
              + " fit");
    }
    TableWriter writer = new TableWriter(schema, headerLength, WholeFile.create(path));
    writer.attempt(file -> file.seek(writer.bodyOffset()));
    return writer;
  }

  /**
   * The column to be filled now: the same as last time, or the next one once that is full. Columns
   * without values may be passed over.
   */
  public ColumnWriter column(String name) throws IOException {
    checkOpen();
    while (current == null || !current.spec().name().equals(name)) {
      finishCurrent();
      if (finished.size() == schema.columns().size()) {
        throw new IllegalStateException("There is no column " + name + " still to be written");
      }
      current = new ColumnWriter(this, schema.columns().get(finished.size()));
    }
    return current;
  }

  /** Completes the table and gives it its name. All columns must be full. */
  public void seal() throws IOException {
    checkOpen();
    finishCurrent();
    while (finished.size() < schema.columns().size()) {
      current = new ColumnWriter(this, schema.columns().get(finished.size()));
      finishCurrent();
    }
    byte[] checks = checksums.toBytes();
    append(checks, checks.length);
    byte[] header = HeaderText.encode(schema.parameters(), schema.provenance(), finished);
    byte[] head =
        ContainerFormat.encodeHead(
            new ContainerFormat.Preamble(
                schema.kind().name(),
                ContainerFormat.VERSION_CURRENT,
                schema.kind().currentVersion(),
                headerLength,
                Math.addExact(position, ContainerFormat.FOOTER_BYTES)),
            header);
    int fileCrc =
        Crc32c.join(
            Crc32c.of(head, 0, head.length), (int) bodyCrc.getValue(), position - bodyOffset());
    byte[] footer = ContainerFormat.encodeFooter(fileCrc, Crc32c.of(checks, 0, checks.length));
    attempt(
        file -> {
          file.write(footer, 0, footer.length);
          file.seek(0);
          file.write(head, 0, head.length);
          file.finish();
        });
    file = null;
  }

  /** Deletes the partial file unless the table was sealed. May be called again. */
  @Override
  public void close() throws IOException {
    WholeFile unfinished = file;
    file = null;
    if (unfinished != null) {
      unfinished.close();
    }
  }

  /** Appends content as it is, and takes down the checksums of its blocks. */
  void appendChecked(byte[] content, int count) throws IOException {
    checksums.add(content, count);
    append(content, count);
  }

  /** Appends bytes as they are; for {@link ColumnWriter}. */
  void append(byte[] bytes, int count) throws IOException {
    attempt(file -> file.write(bytes, 0, count));
    bodyCrc.update(bytes, 0, count);
    position += count;
  }

  WholeFile checkOpen() {
    WholeFile unfinished = file;
    if (unfinished == null) {
      throw new IllegalStateException("This table is already sealed, closed or failed");
    }
    return unfinished;
  }

  private void finishCurrent() throws IOException {
    if (current == null) {
      return;
    }
    long offset = columnOffset();
    int contentCrc = current.finish();
    finished.add(new ColumnHeader(current.spec(), offset, position - offset, contentCrc));
    current = null;
    append(PADDING, (int) (ContainerFormat.aligned(position) - position));
  }

  private long bodyOffset() {
    return (long) ContainerFormat.HEADER_OFFSET + headerLength;
  }

  private long columnOffset() {
    if (finished.isEmpty()) {
      return bodyOffset();
    }
    ColumnHeader last = finished.get(finished.size() - 1);
    return ContainerFormat.aligned(last.offset() + last.storedLength());
  }

  private interface FileAction {
    void run(WholeFile file) throws IOException;
  }

  private void attempt(FileAction action) throws IOException {
    WholeFile unfinished = checkOpen();
    try {
      action.run(unfinished);
    } catch (IOException e) {
      try {
        close();
      } catch (IOException closing) {
        e.addSuppressed(closing);
      }
      throw e;
    }
  }
}
