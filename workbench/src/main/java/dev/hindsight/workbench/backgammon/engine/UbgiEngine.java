package dev.hindsight.workbench.backgammon.engine;

import static dev.hindsight.core.notation.Quotes.quoted;

import dev.hindsight.backgammon.rules.BackgammonFormatException;
import dev.hindsight.backgammon.rules.BackgammonPosition;
import dev.hindsight.backgammon.rules.notation.FibsBoard;
import dev.hindsight.backgammon.rules.notation.MoveNotation;
import dev.hindsight.backgammon.rules.notation.PositionText;
import dev.hindsight.core.notation.BoundedLines;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.workbench.backgammon.files.BearoffShelf;
import dev.hindsight.workbench.backgammon.files.NetChoice;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * An engine for programs that speak the Universal Backgammon Interface (draft 0.01): reads lines,
 * writes lines.
 *
 * <pre>
 * &gt; ubgi
 * id name Hindsight
 * …
 * readyok
 * &gt; XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10
 * 8/5 6/5
 * &gt; XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10
 * roll
 * </pre>
 *
 * <p>A position is an XGID, a FIBS board or a gnubg id; the answer is one line: a move with every
 * step by itself, {@code take}, {@code drop}, {@code double}, {@code roll}, or an empty line if no
 * move is legal. Lines are answered in their order. {@code stop} asks for the answer at once, and
 * gets what is found without a look ahead. Also {@code isready}, {@code newgame}, {@code setoption
 * name Plies|Table|Jacoby value V} and {@code quit}. Everything else is answered with {@code sorry}
 * and, in brackets, the reason, and changes nothing.
 */
public final class UbgiEngine {
  private static final String POSITION = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10";

  /** What was asked before quit may still be answered. */
  private static final long LAST_WORDS_MILLISECONDS = 1_000;

  private final BufferedReader input;
  private final PrintWriter output;
  private final String version;
  private final Crew crew = new Crew(1);
  private EngineSetup setup;
  private @Nullable Thinking thinking;
  private final ExecutorService thinker =
      Executors.newSingleThreadExecutor(
          work -> {
            Thread thread = new Thread(work, "ubgi-thinker");
            thread.setDaemon(true);
            return thread;
          });

  /** Lines so far, and up to which of them nobody wants to wait any longer. */
  private int lines;

  private volatile int hurried;
  private volatile @Nullable Asked running;

  /**
   * An engine that has not begun to listen.
   *
   * @param version of the program, for those who ask
   */
  public UbgiEngine(BufferedReader input, PrintWriter output, EngineSetup setup, String version) {
    this.input = input;
    this.output = output;
    this.setup = setup;
    this.version = version;
  }

  /** Two deciders of the same setup: one that answers at once, and one that may take its time. */
  private record Thinking(Decider quick, @Nullable Decider thorough) {}

  /** Made when something is asked, and again when an option has changed. */
  private Thinking thinking() {
    Thinking known = thinking;
    if (known == null) {
      Decider quick = setup.withPlies(0).decider(crew);
      known = new Thinking(quick, setup.nets().plies() == 0 ? null : setup.decider(crew));
      thinking = known;
    }
    return known;
  }

  /** Listens and answers until {@code quit} or the end of the input. */
  public void run() throws IOException, InterruptedException {
    try {
      for (String line = next(); line != null; line = next()) {
        String asked = line.strip();
        if (asked.equals("quit")) {
          stop();
          thinker.shutdown();
          thinker.awaitTermination(LAST_WORDS_MILLISECONDS, TimeUnit.MILLISECONDS);
          return;
        }
        if (asked.equals("stop")) {
          stop();
        } else {
          int number = ++lines;
          thinker.execute(() -> answer(number, asked));
        }
      }
      thinker.shutdown();
      // Whoever has asked and closed the input still wants to read the answers.
      thinker.awaitTermination(Long.MAX_VALUE, TimeUnit.NANOSECONDS);
    } finally {
      thinker.shutdownNow();
    }
  }

  private @Nullable String next() throws IOException {
    return BoundedLines.next(input, endless -> thinker.execute(() -> refuse(endless)));
  }

  /** Lines are answered one by one, in their order, in the thread of the thinker. */
  private void answer(int number, String line) {
    try {
      switch (line) {
        case "", "newgame" -> {
          // An empty line; or that the next position is of another game, which makes no difference.
        }
        case "ubgi" -> identify();
        case "isready" -> say("readyok");
        default -> {
          if (line.startsWith("setoption")) {
            setOption(line);
          } else {
            ask(number, line);
          }
        }
      }
    } catch (IOException | RuntimeException | Error e) {
      // Whatever was wrong with the line, or with a table it names, must not end the engine.
      refuse(e);
    }
  }

  private void identify() {
    thinking();
    say("id name Hindsight");
    say("id author the Hindsight contributors");
    say("id version " + version);
    say(
        String.format(
            Locale.ROOT,
            "option name Plies type spin default %d min 0 max %d",
            setup.nets().plies(),
            NetChoice.MOST_PLIES));
    say("option name Table type string default <empty>");
    say("option name Jacoby type check default " + setup.jacoby());
    say("readyok");
  }

  /** {@code setoption name N value V}; a value may have spaces in it. */
  private void setOption(String line) throws IOException {
    String[] parts = line.split("\\s+", 5);
    if (parts.length < 4 || !parts[1].equals("name") || !parts[3].equals("value")) {
      throw new BackgammonFormatException("setoption needs the form: setoption name Plies value 2");
    }
    String value = parts.length > 4 ? parts[4] : "";
    setup =
        switch (parts[2].toLowerCase(Locale.ROOT)) {
          case "plies" -> setup.withPlies(plies(value));
          case "table" -> setup.withTables(tables(value));
          case "jacoby" -> setup.withJacoby(isTrue(value));
          default ->
              throw new BackgammonFormatException(
                  "there is no option " + quoted(parts[2]) + "; there are Plies, Table and Jacoby");
        };
    thinking = null;
  }

  private static int plies(String value) {
    if (!value.matches("[0-" + NetChoice.MOST_PLIES + "]")) {
      throw new BackgammonFormatException(
          "Plies is " + quoted(value) + ", but it must be from 0 to " + NetChoice.MOST_PLIES);
    }
    return Integer.parseInt(value);
  }

  private static boolean isTrue(String value) {
    if (!value.equals("true") && !value.equals("false")) {
      throw new BackgammonFormatException(
          "Jacoby is " + quoted(value) + ", but it must be true or false");
    }
    return value.equals("true");
  }

  /** One or more names, separated by semicolons. */
  private static BearoffShelf tables(String value) throws IOException {
    return value.isEmpty() || value.equals("<empty>")
        ? BearoffShelf.NONE
        : BearoffShelf.open(
            Stream.of(value.split(";", -1)).map(String::strip).map(Path::of).toList());
  }

  private void ask(int number, String line) {
    if (!line.startsWith("XGID")
        && !line.startsWith("board:")
        && line.split(":", 2)[0].length() != 14) {
      throw new BackgammonFormatException(
          "this is neither a command nor a position such as " + POSITION);
    }
    BackgammonPosition position =
        line.startsWith("board:")
            ? setup.asAgreed(FibsBoard.parse(line).position())
            : PositionText.parse(line);
    Asked asked = new Asked(number, position, thinking());
    running = asked;
    asked.run();
  }

  /** Whatever was asked is answered by what is found without a look ahead. */
  private void stop() {
    hurried = lines;
    Asked now = running;
    if (now != null) {
      now.hurry();
    }
  }

  private void refuse(Throwable refused) {
    String message = refused.getMessage() == null ? refused.toString() : refused.getMessage();
    say("sorry (" + message.replaceAll("\\s+", " ") + ")");
  }

  private void say(String line) {
    synchronized (output) {
      output.print(line + "\n");
      output.flush();
    }
  }

  /** A position that is to be decided, in the thread of the thinker. */
  private final class Asked {
    private final int number;
    private final BackgammonPosition position;
    private final Thinking by;
    private @Nullable String found;
    private boolean answered;

    Asked(int number, BackgammonPosition position, Thinking by) {
      this.number = number;
      this.position = position;
      this.by = by;
    }

    void run() {
      try {
        find(write(by.quick.decide(position)));
        Decider thorough = by.thorough;
        if (thorough != null && !isAnswered()) {
          find(write(thorough.decide(position)));
        }
        answer();
      } catch (RuntimeException | Error e) {
        // An answer is owed in any case: the other side waits for it.
        fail(e);
      }
    }

    /** Something to answer with, until something better is found. */
    private synchronized void find(String decision) {
      found = decision;
      if (number <= hurried) {
        answer();
      }
    }

    synchronized void hurry() {
      if (found != null) {
        answer();
      }
    }

    private synchronized boolean isAnswered() {
      return answered;
    }

    private synchronized void answer() {
      if (!answered && found != null) {
        answered = true;
        say(found);
      }
    }

    private synchronized void fail(Throwable e) {
      if (found != null) {
        answer();
      } else {
        answered = true;
        refuse(e);
      }
    }
  }

  private static String write(Decision decision) {
    if (decision instanceof Decision.OfMove made) {
      return MoveNotation.writeSteps(made.move());
    }
    return ((Decision.OfCube) decision).word();
  }
}
