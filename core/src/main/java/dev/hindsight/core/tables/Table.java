package dev.hindsight.core.tables;

import java.io.IOException;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.DoubleBuffer;
import java.nio.FloatBuffer;
import java.nio.IntBuffer;
import java.nio.LongBuffer;
import java.nio.ShortBuffer;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.IntFunction;

/**
 * A sealed table, open for reading.
 *
 * <pre>{@code
 * try (Table table = Table.open(path, KIND, Parameters.of().with("rules", "codingame"))) {
 *   Int8Column values = table.int8("values");
 *   int netSeeds = values.get(rank);
 * }
 * }</pre>
 *
 * Columns stored raw are memory-mapped: nothing is loaded until it is probed, and files may be
 * larger than memory. Deflated columns are inflated into the heap each time they are asked for, so
 * keep what you get. Columns are immutable, may be read by any thread, and outlive {@link #close}:
 * the JDK gives the mapping back when the last column is unreachable.
 *
 * <p>No value comes out unchecked. Opening checks everything but the columns' bytes, and those too
 * if they are few; a column that is read whole is checked whole, and one that is probed block by
 * block, where it is first touched. {@link TableFiles#verify} reads every byte. Replacing the file
 * by rename, as {@link TableWriter} does, never disturbs a reader; cutting it short in place would.
 */
public final class Table implements AutoCloseable {
  private static final int MOST_VALUES_OF_AN_ARRAY = Integer.MAX_VALUE - 8;

  /**
   * Tables up to here are checked when they are opened, which takes some milliseconds; blocks of
   * larger ones, when they are first touched.
   */
  private static final long CHECKED_AT_ONCE = 32 << 20;

  private final Path path;
  private final TableHeader header;
  private final Map<String, CheckedBlocks> storedColumns;
  private final int chunkExponent;
  private volatile boolean isClosed;

  private Table(
      Path path, TableHeader header, Map<String, CheckedBlocks> storedColumns, int chunkExponent) {
    this.path = path;
    this.header = header;
    this.storedColumns = storedColumns;
    this.chunkExponent = chunkExponent;
  }

  /** Opens a table of the given kind, in any version of it that can be read. */
  public static Table open(Path path, TableKind kind) throws IOException {
    return open(path, kind, Parameters.of());
  }

  /**
   * Opens a table of the given kind that has all the expected parameters, else throws {@link
   * WrongTableException}. Parameters that are not expected may be anything.
   */
  public static Table open(Path path, TableKind kind, Parameters expected) throws IOException {
    return open(path, kind, expected, ChunkedBytes.DEFAULT_CHUNK_EXPONENT);
  }

  /** Maps in chunks of 2 to the given power, so that a small file can exercise many. */
  static Table open(Path path, TableKind kind, Parameters expected, int chunkExponent)
      throws IOException {
    return open(path, kind, expected, chunkExponent, CHECKED_AT_ONCE);
  }

  /** Checks only files of up to so many bytes whole, so that a small one can exercise blocks. */
  static Table open(
      Path path, TableKind kind, Parameters expected, int chunkExponent, long checkedAtOnce)
      throws IOException {
    try (TableInput input = TableInput.open(path)) {
      return open(input, kind, expected, chunkExponent, checkedAtOnce);
    }
  }

  /**
   * Opens a table that is in memory, such as a resource of a program. Nobody may write to the bytes
   * any more.
   *
   * @param name what stands in messages where the path of a file would
   */
  public static Table of(Path name, byte[] bytes, TableKind kind) throws IOException {
    return of(name, bytes, kind, Parameters.of());
  }

  /** The same for a table that must have all the expected parameters. */
  public static Table of(Path name, byte[] bytes, TableKind kind, Parameters expected)
      throws IOException {
    try (TableInput input = TableInput.of(name, bytes)) {
      return open(input, kind, expected, ChunkedBytes.DEFAULT_CHUNK_EXPONENT, CHECKED_AT_ONCE);
    }
  }

  private static Table open(
      TableInput input, TableKind kind, Parameters expected, int chunkExponent, long checkedAtOnce)
      throws IOException {
    HeaderReader.Frame frame = HeaderReader.read(input, kind);
    TableHeader header = frame.header();
    checkParameters(input.path(), header.parameters(), expected);
    Map<String, CheckedBlocks> columns = new TreeMap<>();
    for (ColumnHeader column : header.columns()) {
      String name = column.spec().name();
      ChunkedBytes stored = input.map(column.offset(), column.storedLength(), chunkExponent);
      columns.put(
          name,
          switch (column.spec().storage()) {
            case RAW -> new CheckedBlocks(input.path(), name, stored, frame.checksums().of(column));
            case DEFLATED -> new CheckedBlocks(stored);
          });
    }
    if (input.length() <= checkedAtOnce) {
      for (CheckedBlocks blocks : columns.values()) {
        blocks.checkAll();
      }
    }
    return new Table(input.path(), header, columns, chunkExponent);
  }

  private static void checkParameters(Path path, Parameters found, Parameters expected)
      throws WrongTableException {
    for (String key : expected.keys()) {
      String text = found.find(key).orElse(null);
      if (!expected.text(key).equals(text)) {
        throw new WrongTableException(
            path,
            "parameter " + key + " = " + expected.text(key),
            text == null ? "no parameter " + key : key + " = " + text);
      }
    }
  }

  public Path path() {
    return path;
  }

  public TableHeader header() {
    return header;
  }

  public Parameters parameters() {
    return header.parameters();
  }

  public Provenance provenance() {
    return header.provenance();
  }

  public int kindVersion() {
    return header.kindVersion();
  }

  /** A parameter that every table of this kind has, else {@link CorruptTableException}. */
  public String textParameter(String key) throws CorruptTableException {
    return parameters()
        .find(key)
        .orElseThrow(() -> new CorruptTableException(path, "parameter " + key, "none"));
  }

  /** An integer parameter within the given bounds, else {@link CorruptTableException}. */
  public long integerParameter(String key, long least, long most) throws CorruptTableException {
    String text = textParameter(key);
    try {
      long integer = Long.parseLong(text);
      if (integer >= least && integer <= most) {
        return integer;
      }
    } catch (NumberFormatException e) {
      // Falls through to the same complaint as a number out of bounds.
    }
    throw new CorruptTableException(
        path, "parameter " + key + " from " + least + " to " + most, HeaderWords.quoted(text));
  }

  /**
   * Checks that the table has exactly these columns, else throws {@link CorruptTableException}. A
   * format class calls it with the counts that follow from the parameters; from then on no index
   * that is right for the parameters can be out of bounds.
   */
  public void checkColumns(List<ColumnSpec> expected) throws CorruptTableException {
    List<ColumnSpec> found = header.columns().stream().map(ColumnHeader::spec).toList();
    if (!found.equals(expected)) {
      throw new CorruptTableException(path, descriptions(expected), descriptions(found));
    }
  }

  private static String descriptions(List<ColumnSpec> columns) {
    return "columns " + columns.stream().map(ColumnSpec::description).toList();
  }

  public Int8Column int8(String name) throws IOException {
    return new Int8Column(content(name, ColumnType.INT8));
  }

  public Int16Column int16(String name) throws IOException {
    return new Int16Column(content(name, ColumnType.INT16));
  }

  /** A copy of all values of a column of 8-bit integers. */
  public byte[] bytes(String name) throws IOException {
    return all(name, ColumnType.INT8, byte[]::new, ByteBuffer::duplicate, ByteBuffer::get);
  }

  /** A copy of all values of a column of 16-bit integers. */
  public short[] shorts(String name) throws IOException {
    return all(name, ColumnType.INT16, short[]::new, ByteBuffer::asShortBuffer, ShortBuffer::get);
  }

  /** A copy of all values of a column of 32-bit integers. */
  public int[] ints(String name) throws IOException {
    return all(name, ColumnType.INT32, int[]::new, ByteBuffer::asIntBuffer, IntBuffer::get);
  }

  /** A copy of all values of a column of 64-bit integers. */
  public long[] longs(String name) throws IOException {
    return all(name, ColumnType.INT64, long[]::new, ByteBuffer::asLongBuffer, LongBuffer::get);
  }

  /** A copy of all values of a column of 32-bit floating-point numbers. */
  public float[] floats(String name) throws IOException {
    return all(name, ColumnType.FLOAT32, float[]::new, ByteBuffer::asFloatBuffer, FloatBuffer::get);
  }

  /** A copy of all values of a column of 64-bit floating-point numbers. */
  public double[] doubles(String name) throws IOException {
    return all(
        name, ColumnType.FLOAT64, double[]::new, ByteBuffer::asDoubleBuffer, DoubleBuffer::get);
  }

  private <A, B extends Buffer> A all(
      String name,
      ColumnType type,
      IntFunction<A> array,
      Function<ByteBuffer, B> view,
      ChunkedBytes.Portion<B, A> portion)
      throws IOException {
    CheckedBlocks blocks = content(name, type);
    blocks.checkAll();
    ChunkedBytes content = blocks.bytes();
    long count = content.size() / type.bytesPerValue();
    if (count > MOST_VALUES_OF_AN_ARRAY) {
      throw new CorruptTableException(
          path, "a column " + name + " that fits an array", count + " values");
    }
    A values = array.apply((int) count);
    content.copyTo(values, view, portion);
    return values;
  }

  private CheckedBlocks content(String name, ColumnType type) throws IOException {
    if (isClosed) {
      throw new IllegalStateException("This table is closed: " + path);
    }
    ColumnHeader column = header.findColumn(name).orElse(null);
    CheckedBlocks stored = storedColumns.get(name);
    if (column == null || stored == null || column.spec().type() != type) {
      throw new CorruptTableException(
          path,
          "a column " + name + " of type " + type.word(),
          column == null ? "none" : column.spec().description());
    }
    return column.spec().storage() == Storage.RAW ? stored : inflated(column, stored.bytes());
  }

  private CheckedBlocks inflated(ColumnHeader column, ChunkedBytes stored) throws IOException {
    HeapBytes heap =
        new HeapBytes(
            path + " with its column " + column.spec().name(),
            column.spec().contentBytes(),
            chunkExponent);
    long[] position = {0};
    // Here all bytes are read anyway, so the checksum of the content is checked as well.
    DeflatedBlocks.inflate(
        path,
        column,
        (target, count) -> {
          stored.copyTo(position[0], target, 0, count);
          position[0] += count;
        },
        heap::append);
    return new CheckedBlocks(heap.toChunkedBytes());
  }

  /** Ends the use of this object; columns taken from it stay usable. */
  @Override
  public void close() {
    isClosed = true;
  }
}
