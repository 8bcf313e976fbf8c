package dev.hindsight.core.runs;

import dev.hindsight.core.tables.TableKind;

/**
 * One checkpoint on disk.
 *
 * <pre>
 * Checkpoint  →  Container header, Arrays, Container footer
 *   parameters     those of the table being built, and checkpoint = the name of this part
 *   provenance     that of the table being built
 *   Arrays         one raw column per array, of the array's type (byte[] is int8)
 * </pre>
 *
 * History: 1 first version.
 */
final class CheckpointFile {
  static final TableKind KIND = new TableKind("core.checkpoint", 1, 1);

  /** The parameter that names the part, so that a renamed file is noticed. */
  static final String NAME_KEY = "checkpoint";

  private CheckpointFile() {}
}
