package dev.hindsight.studio.crossword;

import dev.hindsight.workbench.crossword.CrosswordAsk;
import dev.hindsight.workbench.crossword.CrosswordFiles;
import dev.hindsight.workbench.crossword.LoadedEquipment;
import java.io.IOException;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/**
 * Words and values, loaded while the first page is being looked at, and those who answer with them.
 */
final class Loaded {
  private final FutureTask<LoadedEquipment> loading =
      new FutureTask<>(() -> LoadedEquipment.open(CrosswordFiles.NONE));
  private final Queue<CrosswordAsk> idle = new ConcurrentLinkedQueue<>();

  Loaded() {
    Thread loader = new Thread(loading, "studio-words");
    loader.setDaemon(true);
    loader.start();
  }

  /** Waits until it is loaded. */
  LoadedEquipment equipment() throws IOException {
    try {
      return loading.get();
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      throw new IOException("stopped while the words were being loaded", stopped);
    } catch (ExecutionException failed) {
      throw new IOException("the words of the program cannot be loaded", failed);
    }
  }

  /** One that nobody else uses, to be given back. */
  CrosswordAsk borrowAsk() throws IOException {
    CrosswordAsk ask = idle.poll();
    return ask != null ? ask : new CrosswordAsk(equipment());
  }

  void giveBack(CrosswordAsk ask) {
    idle.add(ask);
  }
}
