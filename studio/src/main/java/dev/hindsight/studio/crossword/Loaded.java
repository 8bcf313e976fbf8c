package dev.hindsight.studio.crossword;

import dev.hindsight.core.UserException;
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

  /** Each remembers what it found; more are made when more ask at once, and then let go. */
  private static final int MOST_IDLE = 3;

  private final FutureTask<LoadedEquipment> loading;

  /** The last one used first: it may remember the position. */
  private final Deque<CrosswordAsk> idle = new ConcurrentLinkedDeque<>();

  private final Deque<CrosswordAsk> idleWithPlacement = new ConcurrentLinkedDeque<>();

  /** Begins to load what was brought. */
  Loaded(CrosswordFiles files) {
    this.loading =
        new FutureTask<>(
            () -> LoadedEquipment.openForBag(files, LoadedEquipment.openRules(files), null));
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
      if (failed.getCause() instanceof RuntimeException fault && fault instanceof UserException) {
        throw fault;
      }
      if (failed.getCause() instanceof IOException unreadable) {
        throw unreadable;
      }
      throw new IOException("the words cannot be loaded", failed);
    }
  }

  /** Whether nothing came of it, so that somebody may try again with a mended file. */
  boolean hasFailed() {
    if (!loading.isDone()) {
      return false;
    }
    try {
      loading.get();
      return false;
    } catch (ExecutionException failed) {
      return true;
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  CrosswordRules rules() throws IOException {
    return equipment().rules();
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
    if (free.size() < MOST_IDLE) {
      free.push(ask);
    }
    return answer;
  }
}
