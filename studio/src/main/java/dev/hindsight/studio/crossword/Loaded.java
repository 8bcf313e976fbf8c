package dev.hindsight.studio.crossword;

import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.workbench.crossword.CrosswordAsk;
import dev.hindsight.workbench.crossword.CrosswordFiles;
import dev.hindsight.workbench.crossword.LoadedEquipment;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/**
 * Words and values, loaded while the first page is being looked at, and those who answer with them.
 */
final class Loaded {
  /** In the place of a file: the values that come with the program. */
  static final Path BUILT_IN = Path.of("built-in");

  private final FutureTask<LoadedEquipment> loading =
      new FutureTask<>(
          () -> LoadedEquipment.openForBag(CrosswordFiles.NONE, CrosswordRules.english(), null));
  private final Queue<CrosswordAsk> idle = new ConcurrentLinkedQueue<>();
  private final Queue<CrosswordAsk> idleWithPlacement = new ConcurrentLinkedQueue<>();

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

  /** A question to somebody who answers. */
  interface Question<T> {
    T put(CrosswordAsk ask) throws IOException;
  }

  /**
   * Puts a question to one whom nobody else uses. After an exception, whatever it was, the next
   * question gets a new one.
   */
  <T> T ask(boolean withPlacement, Question<T> question) throws IOException {
    Queue<CrosswordAsk> free = withPlacement ? idleWithPlacement : idle;
    CrosswordAsk ask = free.poll();
    if (ask == null) {
      ask = new CrosswordAsk(withPlacement ? equipment().withPlacement(BUILT_IN) : equipment());
    }
    T answer = question.put(ask);
    free.add(ask);
    return answer;
  }
}
