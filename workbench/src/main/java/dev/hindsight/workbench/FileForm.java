package dev.hindsight.workbench;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What a file is, as far as the ending of a name promises it. Whoever writes a file says here what
 * it will be, and a name that promises something else is refused: a table that is called {@code
 * p.spv} would be found out by another program only.
 */
public enum FileForm {
  /** A table of ours, which may have any name that promises nothing else. */
  TABLE(".table", "a table of this program"),

  /** Rack equities of other programs. */
  REQ(".req", "rack equities for other programs"),

  /** Leave values of other programs. */
  KLV2(".klv2", "leave values for other programs"),

  /** Placement values of other programs. */
  SPV(".spv", "placement values for other programs"),

  /** Words of other programs. */
  KWG(".kwg", "a word graph"),

  /** A bearoff of gnubg. */
  BD(".bd", "a database of gnubg"),

  /** A recorded match of backgammon. */
  MAT(".mat", "a match file"),

  /** A recorded match in the Smart Game Format. */
  SGF(".sgf", "an SGF file"),

  /** A text in columns. */
  CSV(".csv", "a text in columns"),

  /** An array of NumPy. */
  NPY(".npy", "an array of NumPy"),

  /** Anything else: no ending stands for it. */
  OTHER(null, "a file of another kind");

  private final @Nullable String ending;
  private final String what;

  FileForm(@Nullable String ending, String what) {
    this.ending = ending;
    this.what = what;
  }

  /** What the name of a file promises, if it promises anything. */
  static Optional<FileForm> promisedBy(Path file) {
    String name = file.toString().toLowerCase(Locale.ROOT);
    for (FileForm form : values()) {
      if (form.ending != null && name.endsWith(form.ending)) {
        return Optional.of(form);
      }
    }
    return Optional.empty();
  }

  /**
   * Insists that a file will be what its name says.
   *
   * @throws IllegalArgumentException if the name promises another form than this
   */
  void checkName(Path target) {
    FileForm promised = promisedBy(target).orElse(this);
    if (promised != this) {
      throw new IllegalArgumentException(
          target
              + " would not be what its name says: "
              + what
              + " is written here, not "
              + promised.what
              + "; use another ending"
              + (ending == null ? "" : ", such as " + ending));
    }
  }
}
