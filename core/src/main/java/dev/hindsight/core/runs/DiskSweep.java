package dev.hindsight.core.runs;

import java.io.IOException;
import java.io.UncheckedIOException;

/** A crew's sweep whose blocks read or write files: the first failure reaches the caller as is. */
public final class DiskSweep {
  /** As {@link Crew.Block}. */
  @FunctionalInterface
  public interface Block {
    void run(long from, long to, int worker) throws IOException;
  }

  private DiskSweep() {}

  /** As {@link Crew#sweep}. */
  public static void run(Crew crew, long size, int blockSize, Block block) throws IOException {
    try {
      crew.sweep(
          size,
          blockSize,
          (from, to, worker) -> {
            try {
              block.run(from, to, worker);
            } catch (IOException failed) {
              throw new UncheckedIOException(failed);
            }
          });
    } catch (UncheckedIOException failed) {
      throw failed.getCause();
    }
  }
}
