package dev.hindsight.core.tables;

import java.nio.file.Path;
import java.util.Optional;

/**
 * What {@link TableFiles#verify} found out.
 *
 * @param bytesChecked bytes read and found good, all of the file if there is no fault
 * @param columnsChecked columns whose content was found good
 * @param firstFault one sentence; empty if there is no fault
 */
public record Verification(
    Path path, long bytesChecked, int columnsChecked, Optional<String> firstFault) {

  /** Whether the file is, byte for byte, what its writer sealed. */
  public boolean ok() {
    return firstFault.isEmpty();
  }
}
