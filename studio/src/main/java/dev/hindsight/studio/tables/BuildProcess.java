package dev.hindsight.studio.tables;

import dev.hindsight.core.UserException;
import dev.hindsight.core.runs.Cancellation;
import dev.hindsight.core.runs.CancelledException;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.tables.WholeFile;
import dev.hindsight.studio.web.ToldProgress;
import dev.hindsight.workbench.json.JsonPrinter;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

/**
 * A build in a process of its own, so that whatever happens to it, the studio lives on. It says
 * line by line how far it is, and stops, with what is done kept, when its standard input ends:
 * which it does when the studio asks for it, and when the studio is gone.
 *
 * <pre>java … dev.hindsight.studio.tables.BuildProcess FILE "oware-endgame 12 codingame"</pre>
 */
public final class BuildProcess {
  private static final long PAUSE_NANOS = TimeUnit.MILLISECONDS.toNanos(150);

  private BuildProcess() {}

  /** A line: how far it is, or how it ended. */
  record Line(String kind, Object said) {}

  /**
   * Builds.
   *
   * @param arguments the file, and the recipe
   */
  public static void main(String[] arguments) {
    PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    JsonPrinter printer = new JsonPrinter();
    Cancellation cancellation = new Cancellation();
    listen(System.in, cancellation);
    AtomicLong last = new AtomicLong(System.nanoTime() - PAUSE_NANOS);
    ToldProgress progress =
        new ToldProgress(
            stage -> {
              if (System.nanoTime() - last.get() >= PAUSE_NANOS) {
                last.set(System.nanoTime());
                out.println(printer.line(new Line("progress", stage)));
              }
            },
            cancellation);
    Path file = Path.of(arguments[0]);
    int threads = Runtime.getRuntime().availableProcessors();
    try (Crew crew = new Crew(threads, cancellation, progress);
        Closeable claim = WholeFile.claim(file)) {
      assert claim != null; // Held as long as the build writes.
      var build = Recipe.parse(arguments[1]).build();
      build.check(file, threads);
      out.println(printer.line(new Line("done", build.run(file, crew))));
    } catch (CancelledException stopped) {
      out.println(printer.line(new Line("stopped", "")));
    } catch (IOException | RuntimeException failed) {
      String words =
          failed instanceof UserException || failed instanceof IOException
              ? String.valueOf(failed.getMessage())
              : "Internal error (" + failed.getClass().getSimpleName() + "); please report it.";
      out.println(printer.line(new Line("failed", words)));
    }
  }

  private static void listen(InputStream in, Cancellation cancellation) {
    Thread listener =
        new Thread(
            () -> {
              try {
                while (in.read() >= 0) {
                  // Nothing is said; the end is what counts.
                }
              } catch (IOException broken) {
                // The same as the end.
              }
              cancellation.cancel();
            },
            "studio-is-there");
    listener.setDaemon(true);
    listener.start();
  }
}
