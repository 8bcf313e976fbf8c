package dev.hindsight.studio.crossword;

import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.workbench.crossword.ask.CrosswordAsk;
import dev.hindsight.workbench.crossword.files.CrosswordFiles;
import dev.hindsight.workbench.crossword.files.LoadedEquipment;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Deque;
import java.util.concurrent.ConcurrentLinkedDeque;
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

  /** The last one used first: it may remember the position. */
  private final Deque<CrosswordAsk> idle = new ConcurrentLinkedDeque<>();

  private final Deque<CrosswordAsk> idleWithPlacement = new ConcurrentLinkedDeque<>();

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
    Deque<CrosswordAsk> free = withPlacement ? idleWithPlacement : idle;
    CrosswordAsk ask = free.poll();
    if (ask == null) {
      ask = new CrosswordAsk(withPlacement ? equipment().withPlacement(BUILT_IN) : equipment());
    }
    T answer = question.put(ask);
    free.push(ask);
    return answer;
  }
}
