package dev.hindsight.oware.play.engine;

import static dev.hindsight.core.notation.Quotes.quoted;

import dev.hindsight.core.notation.BoundedLines;
import dev.hindsight.oware.play.players.PlayerFiles;
import dev.hindsight.oware.rules.OwareGame;
import dev.hindsight.oware.rules.OwarePosition;
import dev.hindsight.oware.rules.PositionFormatException;
import dev.hindsight.oware.table.BoardEvaluation;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An engine for oware programs with a board: reads commands, writes answers, in the dialect of the
 * Universal Chess Interface that such programs speak.
 *
 * <pre>
 * &gt; uci
 * id name Hindsight
 * option name Hash type spin default 64 min 1 max 2048
 * uciok
 * &gt; position fen 4-4-4-4-4-4-4-4-4-4-4-4-0-0-S moves CfA
 * &gt; go depth 8
 * info depth 1 score cp 0 wdl 500 0 500 nodes 6 nps 6000 time 0 pv b
 * …
 * bestmove b ponder D
 * </pre>
 *
 * <p>Commands: {@code uci}, {@code debug}, {@code isready}, {@code ucinewgame}, {@code setoption
 * name … value …}, {@code position startpos|fen … [moves …]}, {@code go [depth|nodes|movetime|wtime
 * …|infinite|ponder]}, {@code stop}, {@code ponderhit}, {@code quit}. Moves are letters, A to F for
 * South and a to f for North, joined in one word or not; {@code bestmove 0000} means that the game
 * is over. Scores are hundredths of a seed that the player to move will be ahead at the end of the
 * game; {@code wdl} are thousandths of the game expected for either player. With the option {@code
 * Openings}, {@code shipped} or a file, moves that the book knows are answered at once, unless the
 * search was asked to go on or to tell several moves. What is not understood is answered with
 * {@code info string …} and changes nothing. The end of the input ends the engine too, after the
 * answer of a search that has a limit.
 */
public final class OwareEngine {
  private final BufferedReader input;
  private final PrintWriter output;
  private final EngineOptions options;
  private OwareGame game;
  private @Nullable EngineSearch search;

  /**
   * An engine that has not begun to listen.
   *
   * @param files what the names given to the options {@code Table} and {@code Openings} stand for;
   *     what it throws is told to the other side
   */
  public OwareEngine(BufferedReader input, PrintWriter output, PlayerFiles files) {
    this.input = input;
    this.output = output;
    this.options = new EngineOptions(files);
    this.game = OwareGame.start(options.rules());
  }

  /** Sets an option before the first command comes, as {@code setoption} would. */
  public void setOption(String name, String value) {
    options.set(name, value);
    game = OwareGame.start(options.rules());
  }

  /** Judges boards by another evaluation than the one that comes with the program. */
  public void setEvaluation(BoardEvaluation evaluation) {
    options.setEvaluation(evaluation);
  }

  /** Listens and answers until {@code quit} or the end of the input. */
  public void run() throws IOException, InterruptedException {
    try {
      for (String line = BoundedLines.next(input); line != null; line = BoundedLines.next(input)) {
        List<String> words = List.of(line.strip().split("\\s+"));
        if (words.get(0).equals("quit")) {
          return;
        }
        answer(words, line);
      }
      if (search != null) {
        search.finish();
      }
    } finally {
      stop();
    }
  }

  private void answer(List<String> words, String line) throws InterruptedException {
    try {
      List<String> rest = words.subList(1, words.size());
      switch (words.get(0)) {
        case "" -> {
          // An empty line.
        }
        case "uci" -> identify();
        case "isready" -> say("readyok");
        case "debug" -> {
          // Everything worth telling is told in any case.
        }
        case "ucinewgame" -> {
          checkIdle();
          options.newGame();
        }
        case "setoption" -> readOption(line);
        case "position" -> readPosition(rest);
        case "go" -> go(rest);
        case "stop" -> stop();
        case "ponderhit" -> ponderHit();
        default -> say("info string unknown command " + quoted(words.get(0)));
      }
    } catch (RuntimeException e) {
      // Whatever was wrong with the line, or with a table it names, must not end the engine.
      String message = e.getMessage() == null ? e.toString() : e.getMessage();
      say("info string " + message.replaceAll("\\s+", " "));
    }
  }

  private void identify() {
    say("id name Hindsight");
    say("id author the Hindsight contributors");
    options.describe().forEach(this::say);
    say("uciok");
  }

  /** {@code setoption name N value V}; a value may have spaces in it. */
  private void readOption(String line) {
    checkIdle();
    String text = line.strip().replaceFirst("^setoption\\s+name\\s+", "");
    if (text.equals(line.strip())) {
      throw new IllegalArgumentException("setoption needs the form: setoption name N value V");
    }
    String[] parts = text.split("\\s+value(\\s+|$)", 2);
    options.set(parts[0].strip(), parts.length > 1 ? parts[1].strip() : "");
    if (!game.rules().equals(options.rules())) {
      game = OwareGame.start(options.rules());
    }
  }

  private void readPosition(List<String> words) {
    int moves = words.indexOf("moves");
    List<String> place = moves < 0 ? words : words.subList(0, moves);
    if (!place.isEmpty() && place.get(0).equals("fen")) {
      place = place.subList(1, place.size());
    }
    if (place.isEmpty()) {
      throw new PositionFormatException(
          "position needs startpos or a position such as " + OwarePosition.START);
    }
    String text = String.join(" ", place);
    OwarePosition start = text.equals("startpos") ? OwarePosition.START : OwarePosition.parse(text);
    OwareGame played = OwareGame.start(options.rules(), start);
    String letters = moves < 0 ? "" : String.join("", words.subList(moves + 1, words.size()));
    for (int i = 0; i < letters.length(); i++) {
      played = played.play(played.position().parseMove(letters.substring(i, i + 1)));
    }
    game = played;
  }

  private void go(List<String> words) {
    checkIdle();
    GoCommand command = GoCommand.parse(words, game.toMove());
    for (String word : command.unknown()) {
      say("info string go does not know " + quoted(word));
    }
    EngineSearch started = new EngineSearch(options, game, command, this::say);
    search = started;
    started.start();
  }

  private void stop() throws InterruptedException {
    if (search != null) {
      search.stop();
      search = null;
    }
  }

  private void ponderHit() {
    if (search == null || !search.isRunning()) {
      throw new IllegalStateException("ponderhit, but nothing is being pondered");
    }
    search.ponderHit();
  }

  private void checkIdle() {
    if (search != null && search.isRunning()) {
      throw new IllegalStateException("still searching; send stop first");
    }
  }

  private void say(String line) {
    synchronized (output) {
      output.print(line + "\n");
      output.flush();
    }
  }
}
