package dev.hindsight.workbench.crossword.engine;

import static dev.hindsight.core.notation.Quotes.quoted;

import dev.hindsight.core.notation.BoundedLines;
import dev.hindsight.crossword.play.inference.ObservedMove;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.board.Placement;
import dev.hindsight.crossword.rules.letters.CrosswordFormatException;
import dev.hindsight.crossword.rules.notation.Cgp;
import dev.hindsight.crossword.rules.notation.CgpPosition;
import dev.hindsight.crossword.rules.notation.MoveNotation;
import dev.hindsight.workbench.crossword.files.CrosswordFiles;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * An engine for crossword games: reads lines and writes lines in the manner of the Universal Chess
 * Interface, since the field has nothing of its own.
 *
 * <pre>
 * &gt; position cgp 15/15/15/15/15/15/15/4QUAG7/15/15/15/15/15/15/15 AIIMMOT/ 0/28 0
 * &gt; go seconds 2
 * info by equity time 41 rank 1 score 76 equity 76.000 leave - move 9C MAIOTIM
 * …
 * bestmove 9C …
 * </pre>
 *
 * <p>Commands: {@code cwi}, {@code isready}, {@code newgame}, {@code setoption name N value V},
 * {@code position cgp CGP [last MOVE]}, {@code go …} (see {@link GoLine}), {@code stop}, {@code
 * quit}. An answer is one {@code bestmove} with a move as people write it, after any number of
 * {@code info} lines. What is not understood is answered with {@code info string …} and changes
 * nothing. Lines that come while it searches wait for the answer, but for {@code stop}, {@code
 * isready} and {@code quit}. The end of the input ends the engine too, after the answer of a search
 * that has a limit.
 */
public final class CrosswordEngine {
  private static final String LAST = " last ";
  private static final String CGP = "cgp";

  private final BufferedReader input;
  private final PrintWriter output;
  private final String version;
  private final EngineSetup setup;
  private @Nullable CgpPosition position;
  private @Nullable ObservedMove last;
  private @Nullable EngineSearch search;

  /**
   * An engine that has not begun to listen.
   *
   * @param files what it plays with unless options say otherwise
   * @param threads of a simulation, likewise
   * @param version of the program, for those who ask
   */
  public CrosswordEngine(
      BufferedReader input, PrintWriter output, CrosswordFiles files, int threads, String version) {
    this.input = input;
    this.output = output;
    this.setup = new EngineSetup(files, threads);
    this.version = version;
  }

  /** Sets an option before the first command comes, as {@code setoption} would. */
  public void setOption(String name, String value) {
    setup.set(name, value);
  }

  /** Loads words and leaves now, so that what is wrong with them shows before the dialogue. */
  public void load() throws IOException {
    setup.loaded();
  }

  /** Listens and answers until {@code quit} or the end of the input. */
  public void run() throws IOException, InterruptedException {
    try {
      for (String line = next(); line != null; line = next()) {
        String asked = line.strip();
        if (asked.equals("quit")) {
          return;
        }
        answer(asked);
      }
      if (search != null && search.hasLimit()) {
        search.await();
      }
    } finally {
      stop();
    }
  }

  private @Nullable String next() throws IOException {
    return BoundedLines.next(input, this::refuse);
  }

  private void answer(String line) throws InterruptedException {
    String[] parts = line.split("\\s+", 2);
    String rest = parts.length > 1 ? parts[1] : "";
    try {
      switch (parts[0]) {
        case "", "newgame" -> {
          // Nothing is kept from one position to the next.
        }
        case "cwi" -> identify();
        case "isready" -> ready();
        case "setoption" -> readOption(rest);
        case "position" -> readPosition(rest);
        case "go" -> go(rest);
        case "stop" -> stop();
        default -> say("info string unknown command " + quoted(parts[0]));
      }
    } catch (IOException | RuntimeException e) {
      // Whatever was wrong with the line, or with a file it names, must not end the engine.
      refuse(e);
    }
  }

  private void identify() {
    say("id name Hindsight " + version);
    say("id author the Hindsight contributors");
    setup.describe().forEach(this::say);
    say("cwiok");
  }

  /** Ready, with words and leaves in memory; while it searches it has them already. */
  private void ready() {
    try {
      if (!isSearching()) {
        setup.loaded();
      }
    } catch (IOException | RuntimeException unusable) {
      refuse(unusable);
    }
    say("readyok");
  }

  /** {@code setoption name N value V}; a value may have spaces in it. */
  private void readOption(String rest) throws InterruptedException {
    checkIdle();
    String[] words = rest.split("\\s+", 4);
    if (words.length < 3 || !words[0].equals("name") || !words[2].equals("value")) {
      throw new CrosswordFormatException("setoption needs the form: setoption name N value V");
    }
    leaveAlone();
    setup.set(words[1], words.length > 3 ? words[3] : "");
    if (List.of("tiles", "layout").contains(words[1].toLowerCase(Locale.ROOT))) {
      position = null;
    }
  }

  /** {@code position cgp CGP}, and behind it {@code last} with the opponent's last move. */
  private void readPosition(String rest) throws IOException, InterruptedException {
    checkIdle();
    String text = rest.startsWith(CGP + " ") ? rest.substring(CGP.length()).strip() : rest;
    int at = text.lastIndexOf(LAST);
    CgpPosition read = Cgp.parse(at < 0 ? text : text.substring(0, at), setup.rules());
    last = at < 0 ? null : readLast(text.substring(at + LAST.length()).strip(), read.game());
    position = read;
  }

  private static @Nullable ObservedMove readLast(String text, GamePosition now) {
    if (text.equals("pass")) {
      return null; // Which tells nothing that we could read.
    }
    String[] words = text.split("\\s+", 2);
    if (words[0].equals("exchange")) {
      if (words.length < 2 || !words[1].matches("[1-9][0-9]?")) {
        throw new CrosswordFormatException(
            "of an exchange say how many tiles: last exchange 3, not " + quoted(text));
      }
      return new ObservedMove.Exchanged(Integer.parseInt(words[1]));
    }
    Placement placement = new MoveNotation(now.rules()).parseLast(text, now);
    return new ObservedMove.Placed(placement);
  }

  private void go(String rest) throws InterruptedException {
    checkIdle();
    CgpPosition asked = position;
    if (asked == null) {
      throw new IllegalStateException("there is no position yet; send position cgp first");
    }
    GoLine line = GoLine.parse(rest.isBlank() ? List.of() : List.of(rest.strip().split("\\s+")));
    if (line.infers() && last == null) {
      throw new IllegalStateException(
          "go infer needs the opponent's last move: position cgp CGP last MOVE");
    }
    leaveAlone();
    EngineSearch started = new EngineSearch(setup, asked, last, line, this::say);
    search = started;
    started.start();
  }

  private void stop() {
    if (search != null) {
      search.hurry();
    }
  }

  /** What a search that goes on for nobody uses is not used by the next one. */
  private void leaveAlone() {
    if (search != null && search.isBusy()) {
      setup.forget();
    }
  }

  private boolean isSearching() {
    return search != null && search.isRunning();
  }

  /** Lines that come before the answer wait for it, unless only stop would bring it. */
  private void checkIdle() throws InterruptedException {
    if (search != null && search.hasLimit()) {
      search.await();
    }
    if (isSearching()) {
      throw new IllegalStateException("still searching; send stop first");
    }
  }

  private void refuse(Exception refused) {
    say("info string " + EngineSearch.sentence(refused));
  }

  private void say(String line) {
    synchronized (output) {
      output.print(line + "\n");
      output.flush();
    }
  }
}
