package dev.hindsight.core.tables;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;

/** Looks at table files of any kind, without knowing what they mean. */
public final class TableFiles {
  private TableFiles() {}

  /**
   * Whether the file begins as tables do. Where it may be the file of another program instead, that
   * is asked first; a file that does not is no table in any version.
   */
  public static boolean isTable(Path path) throws IOException {
    try (TableInput input = TableInput.open(path)) {
      byte[] magic = ContainerFormat.magic();
      return input.length() >= magic.length
          && Arrays.equals(magic, input.readFully(0, magic.length));
    }
  }

  /** What the file says about itself, after the same checks as for opening it. */
  public static TableHeader inspect(Path path) throws IOException {
    try (TableInput input = TableInput.open(path)) {
      return HeaderReader.read(input, null).header();
    }
  }

  /**
   * Reads every byte and checks it: header, each column's content against its checksum and those of
   * its blocks, padding, footer, and the checksum of the whole file. Damage is an answer, not an
   * exception; a file that is not a table at all, or of a container version that this program
   * cannot judge, throws.
   */
  public static Verification verify(Path path) throws IOException {
    try (TableInput input = TableInput.open(path)) {
      return new Verifier(input).verify();
    }
  }
}
