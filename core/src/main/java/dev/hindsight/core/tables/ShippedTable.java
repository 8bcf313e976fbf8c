package dev.hindsight.core.tables;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/**
 * A table that comes with the program, as a resource.
 *
 * @param beside a class of the package that it is in
 * @param artefact which jar brings it: large tables have one of their own
 * @param name of the resource
 */
public record ShippedTable(Class<?> beside, String artefact, String name) {
  /**
   * The whole file.
   *
   * @throws MissingShippedTableException where the jar that brings it is not on the class path
   */
  public byte[] bytes() {
    try (InputStream resource = beside.getResourceAsStream(name)) {
      if (resource == null) {
        throw new MissingShippedTableException(this);
      }
      return resource.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** In lower-case hexadecimal. */
  public String sha256() {
    return Sha256.of(bytes());
  }
}
