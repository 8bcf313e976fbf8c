package dev.hindsight.workbench.questions;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/**
 * What questions need and is slow to load: words, tables, nets. Loaded by whoever asks first, then
 * kept for the next question; of too many things the one that was not used for longest goes. A file
 * that has changed is loaded again.
 *
 * <pre>{@code
 * LoadedEquipment loaded = stock.get(new Key(files, Stock.stamps(paths)), () -> LoadedEquipment.open(files));
 * }</pre>
 *
 * <p>Safe for threads; two that ask for the same thing wait for one loading.
 */
public final class Stock {
  private final int most;
  private final Map<Object, FutureTask<?>> kept = new LinkedHashMap<>(16, 0.75f, true);

  /**
   * An empty one.
   *
   * @param most things to keep
   */
  public Stock(int most) {
    if (most < 1) {
      throw new IllegalArgumentException("a stock keeps at least 1 thing, not " + most);
    }
    this.most = most;
  }

  /** Loads something. */
  @FunctionalInterface
  public interface Loading<T> {
    T load() throws IOException;
  }

  /**
   * What is kept under a key, or what is loaded now. A loading that fails is not kept.
   *
   * @param key a value that says all that the thing depends on, its own kind included
   */
  @SuppressWarnings("unchecked") // a key belongs to one kind of thing
  public <T> T get(Object key, Loading<T> loading) throws IOException {
    FutureTask<T> task;
    synchronized (kept) {
      task = (FutureTask<T>) kept.computeIfAbsent(key, absent -> new FutureTask<>(loading::load));
      if (kept.size() > most) {
        kept.remove(kept.keySet().iterator().next());
      }
    }
    task.run(); // Only the first call does anything; the others wait below.
    try {
      return task.get();
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      throw new IOException("stopped while files were being loaded", stopped);
    } catch (ExecutionException failed) {
      forget(key, task);
      throw unwrapped(failed);
    }
  }

  private void forget(Object key, FutureTask<?> task) {
    synchronized (kept) {
      kept.remove(key, task);
    }
  }

  private static IOException unwrapped(ExecutionException failed) throws IOException {
    Throwable cause = failed.getCause();
    if (cause instanceof IOException io) {
      throw io;
    }
    if (cause instanceof RuntimeException runtime) {
      throw runtime;
    }
    if (cause instanceof Error error) {
      throw error;
    }
    return new IOException("loading failed", cause);
  }

  /**
   * A file as far as a stock looks at it.
   *
   * @param bytes its size, and -1 if there is no such file
   * @param changedMillis when it was last written
   */
  public record Stamp(Path file, long bytes, long changedMillis) {
    static Stamp of(Path file) {
      try {
        return new Stamp(file, Files.size(file), Files.getLastModifiedTime(file).toMillis());
      } catch (IOException | UncheckedIOException absent) {
        return new Stamp(file, -1, 0); // Whoever opens it will say what is wrong.
      }
    }
  }

  /** What tells files from what they were before, for keys. */
  public static List<Stamp> stamps(Iterable<Path> files) {
    List<Stamp> stamps = new ArrayList<>();
    for (Path file : files) {
      stamps.add(Stamp.of(file));
    }
    return stamps;
  }
}
