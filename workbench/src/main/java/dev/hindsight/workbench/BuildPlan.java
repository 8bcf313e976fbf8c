package dev.hindsight.workbench;

import dev.hindsight.core.NotEnoughRoomException;
import dev.hindsight.workbench.answers.Says;
import dev.hindsight.workbench.answers.Unit;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/** What the build of a table will take, known before it starts. */
public record BuildPlan(
    @Says("it is, in a few words") String what,
    @Says(value = "memory at its peak", unit = Unit.BYTES) long memoryBytes,
    @Says(
            value =
                "disk beside the file, until that is complete: values that do not fit the memory, "
                    + "or checkpoints",
            unit = Unit.BYTES)
        long scratchBytes,
    @Says(value = "how much of that a stopped build has left already", unit = Unit.BYTES)
        long keptBytes,
    @Says(value = "disk for the file", unit = Unit.BYTES) long fileBytes,
    @Says("in which it is solved with its values on disk; 0 if all fit the memory") int parts) {
  /** The disk that must still be free. */
  private long bytesToWrite() {
    return Math.max(0, scratchBytes - keptBytes) + fileBytes;
  }

  /**
   * Refuses at once what would fill the disk after a long while.
   *
   * @throws NotEnoughRoomException saying how much is needed and what to do
   */
  public void checkDisk(Path target) throws IOException {
    if (scratchBytes == 0) {
      OutputFile.checkRoom(target, fileBytes);
      return;
    }
    Path folder = target.toAbsolutePath().getParent();
    if (folder == null || !Files.isDirectory(folder)) {
      return; // the build says what is wrong with it
    }
    long free = Files.getFileStore(folder).getUsableSpace();
    if (bytesToWrite() > free) {
      throw new NotEnoughRoomException(
          String.format(
              Locale.ROOT,
              "%s needs %,d MB of disk (%,d MB for the file itself), but only %,d MB are free; free"
                  + " some space or write to another disk",
              target,
              bytesToWrite() >> 20,
              fileBytes >> 20,
              free >> 20));
    }
  }

  /** The most memory that a build may be allowed is what Java itself may use. */
  public static void checkAllowed(long memoryBytes) {
    long most = Runtime.getRuntime().maxMemory();
    if (memoryBytes > most) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "%,d MB of memory are allowed, but Java may use %,d MB; allow less, or start Java"
                  + " with more by HINDSIGHT_JAVA_OPTS=-Xmx%dg",
              memoryBytes >> 20,
              most >> 20,
              (memoryBytes >> 30) + 1));
    }
  }
}
