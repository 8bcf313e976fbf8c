package dev.hindsight.workbench;

import dev.hindsight.core.tables.NpyFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * The values of a table as one array that NumPy opens: little-endian, the last axis running
 * fastest. Its axes are numbered as those of the table, so an index function for the table is one
 * for the array; {@code python/hindsight_tables.py} has them all.
 */
public final class NumpyArray {
  /** Bytes with a sign. */
  public static final String INT8 = "|i1";

  private NumpyArray() {}

  /** What writes the array of a file, and says what it is. */
  public interface Writer {
    String write(Path source, Path target) throws IOException;
  }

  /** Whether an array was asked for, by name of the format or of the target. */
  public static boolean isWanted(Conversion conversion) {
    return conversion
        .format()
        .map(format -> format == Conversion.Format.NPY)
        .orElseGet(() -> conversion.target().toString().toLowerCase(Locale.ROOT).endsWith(".npy"));
  }

  /** Converts a file by the writer of its game. */
  public static ConvertResult convert(Conversion conversion, Writer writer) throws IOException {
    Path source = conversion.source();
    Path target = conversion.target();
    OutputFile.check(target, FileForm.NPY);
    String[] what = new String[1];
    OutputFile.timed(target, FileForm.NPY, () -> what[0] = writer.write(source, target));
    return new ConvertResult(
        source.toString(), target.toString(), "a NumPy array, " + what[0], Files.size(target));
  }

  /**
   * Writes an array, and says what it is.
   *
   * @param type as {@link NpyFile} has it, one of whose values takes so many bytes
   */
  public static String write(
      Path target, String type, int itemBytes, long[] shape, NpyFile.Content content)
      throws IOException {
    OutputFile.checkRoom(target, Arrays.stream(shape).reduce(itemBytes, Math::multiplyExact));
    NpyFile.write(target, type, shape, itemBytes, content);
    String sizes =
        Arrays.stream(shape)
            .mapToObj(size -> String.format(Locale.ROOT, "%,d", size))
            .collect(Collectors.joining(" x "));
    return sizes + (type.startsWith("[") ? " records" : " of type " + type);
  }

  /** The refusal of a table whose values are of several kinds. */
  public static IllegalArgumentException none(Path source, String kind) {
    return new IllegalArgumentException(
        source
            + " is of the kind "
            + kind
            + ", which is not one array of numbers; python/hindsight_tables.py reads its columns");
  }
}
