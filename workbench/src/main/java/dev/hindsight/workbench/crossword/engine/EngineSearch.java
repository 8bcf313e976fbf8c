package dev.hindsight.workbench.crossword.engine;

import dev.hindsight.core.runs.Cancellation;
import dev.hindsight.core.runs.CancelledException;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.Progress;
import dev.hindsight.core.runs.TrialRandom;
import dev.hindsight.crossword.play.inference.CriterionText;
import dev.hindsight.crossword.play.inference.ObservedMove;
import dev.hindsight.crossword.play.players.Player;
import dev.hindsight.crossword.rules.board.Game;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.board.Move;
import dev.hindsight.crossword.rules.letters.TileCounts;
import dev.hindsight.crossword.rules.letters.Tiles;
import dev.hindsight.crossword.rules.notation.CgpPosition;
import dev.hindsight.crossword.rules.notation.MoveInPosition;
import dev.hindsight.workbench.crossword.ask.CrosswordAnswer;
import dev.hindsight.workbench.crossword.ask.CrosswordAsk;
import dev.hindsight.workbench.crossword.ask.CrosswordSimulate;
import dev.hindsight.workbench.crossword.ask.CrosswordSimulation;
import dev.hindsight.workbench.crossword.ask.EndingAsk;
import dev.hindsight.workbench.crossword.files.LoadedEquipment;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Timer;
import java.util.TimerTask;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * One search of {@link CrosswordEngine} in a thread of its own. It has a move within a moment, by
 * equity, and looks for a better one until it is stopped or its time is over; then it answers with
 * what is known, whatever it is in the middle of.
 */
final class EngineSearch {
  /** Below this leaves are not derived anew: it takes a tenth of a second. */
  private static final Duration HASTE = Duration.ofSeconds(1);

  /** The move where there is none: the game is over, or nobody has tiles. */
  static final String NO_MOVE = "none";

  private final GoLine go;
  private final CgpPosition asked;
  private final @Nullable ObservedMove last;
  private final int lines;
  private final Consumer<String> output;
  private final long startNanos = System.nanoTime();
  private final Cancellation cancellation = new Cancellation();
  private final Timer timer = new Timer("crossword-engine-clock", true);
  private final Thread thread;
  private final EngineSetup setup;
  private @Nullable String known;
  private boolean hurried;
  private boolean answered;
  private boolean ended;
  private long toldAt;

  EngineSearch(
      EngineSetup setup,
      CgpPosition asked,
      @Nullable ObservedMove last,
      GoLine go,
      Consumer<String> output) {
    this.setup = setup;
    this.lines = setup.lines();
    this.asked = asked;
    this.last = last;
    this.go = go;
    this.output = output;
    this.thread = new Thread(this::run, "crossword-engine-search");
    thread.setDaemon(true);
  }

  void start() {
    thread.start();
    if (go.time() != null) {
      timer.schedule(
          new TimerTask() {
            @Override
            public void run() {
              hurry();
            }
          },
          go.time().toMillis());
    }
  }

  /** Whether the answer is still to come. */
  synchronized boolean isRunning() {
    return !answered;
  }

  /** Whether it ends by itself. */
  boolean hasLimit() {
    return go.hasLimit();
  }

  /** Whether its thread is still busy, even if nobody waits for it. */
  synchronized boolean isBusy() {
    return !ended;
  }

  /** Answers with what is known; if nothing is known yet, as soon as something is. */
  synchronized void hurry() {
    hurried = true;
    cancellation.cancel();
    answerIfKnown();
  }

  /** Waits for the answer of a search that has a limit. */
  synchronized void await() throws InterruptedException {
    while (!answered) {
      wait();
    }
  }

  // ---- in the thread of the search ----

  private void run() {
    try {
      search();
    } catch (IOException | RuntimeException | Error e) {
      if (!(e instanceof CancelledException)) {
        tell("info string " + sentence(e));
      }
    } finally {
      timer.cancel();
      finish();
    }
  }

  static String sentence(Throwable e) {
    String message = e.getMessage() == null ? e.toString() : e.getMessage();
    return message.replaceAll("\\s+", " ");
  }

  private void search() throws IOException {
    LoadedEquipment loaded = setup.loaded();
    CrosswordAsk ask = setup.ask();
    try (Crew alone = new Crew(1)) {
      rank(ask.answer(asked, Math.max(1, lines), false, Duration.ZERO, alone), "equity");
    }
    if (go.kind() == GoLine.Kind.STATIC || isHurried()) {
      return;
    }
    if (go.kind() == GoLine.Kind.PLAYER) {
      play(loaded);
    } else if (EndingAsk.isEnding(asked.game())) {
      solve(ask);
    } else {
      simulate();
    }
  }

  private void play(LoadedEquipment loaded) throws IOException {
    Player player = setup.player();
    GamePosition seen = asked.game();
    Game game = new Game(loaded.rules(), loaded.words());
    // Nobody tells the player what the opponent holds, unless it is all that is left.
    TileCounts unseen = seen.unseen();
    boolean isLast = unseen.size() <= seen.rules().rackSize();
    game.resume(
        new GamePosition(
            seen.rules(),
            seen.squares(),
            List.of(seen.racks().get(0), isLast ? unseen.letters() : Tiles.of()),
            seen.scorePoints(),
            seen.scorelessTurns()),
        TrialRandom.of(go.plan().seed(), 0));
    player.newGame();
    Move move = player.choose(game, TrialRandom.of(go.plan().seed(), 1));
    know(new MoveInPosition(seen, move).toString());
  }

  private void solve(CrosswordAsk ask) {
    Duration time = go.time() == null ? Duration.ofDays(1) : go.time();
    try (Crew alone = new Crew(1, cancellation, Progress.SILENT)) {
      CrosswordAnswer answer = ask.answer(asked, Math.max(1, lines), false, time, alone);
      if (answer.endgame() != null) {
        rank(answer, "solver");
      }
    }
  }

  private void simulate() throws IOException {
    boolean hasty = go.time() != null && go.time().compareTo(HASTE) < 0;
    CrosswordSimulate simulate = setup.simulate(hasty);
    CrosswordSimulate.Last explained =
        go.infers() && last != null
            ? new CrosswordSimulate.Last(last, CriterionText.parse(null, null, null, true))
            : null;
    CrosswordSimulate.Question question =
        new CrosswordSimulate.Question(asked, List.of(), false, explained, go.plan());
    try (Crew crew = new Crew(setup.threads(), cancellation, Progress.SILENT)) {
      CrosswordSimulation found = simulate.run(question, crew, this::rankNowAndThen);
      rank(found, found.run().iterations() != toldAt);
    }
  }

  // ---- what is told ----

  private void rank(CrosswordAnswer answer, String by) {
    List<String> told = new ArrayList<>();
    for (CrosswordAnswer.Move move : answer.best()) {
      if (told.size() < lines) {
        told.add(
            String.format(
                Locale.ROOT,
                "info by %s time %d rank %d score %d equity %s%s leave %s move %s",
                by,
                milliseconds(),
                told.size() + 1,
                move.score(),
                move.equity(),
                move.exact() ? " proven" : "",
                leave(move.leave().toString()),
                move.move()));
      }
    }
    told.forEach(this::tell);
    know(answer.best().isEmpty() ? NO_MOVE : answer.best().get(0).move().toString());
  }

  private void rankNowAndThen(CrosswordSimulation simulation) {
    long iterations = simulation.run().iterations();
    boolean isTime = iterations >= 2 * toldAt;
    if (isTime) { // Each ranking rests on twice as much as the one before it.
      toldAt = iterations;
    }
    rank(simulation, isTime);
  }

  private void rank(CrosswordSimulation simulation, boolean isTold) {
    if (isTold) {
      int rank = 0;
      for (CrosswordSimulation.Candidate move : simulation.candidates()) {
        if (rank < lines) {
          tell(line(simulation, ++rank, move));
        }
      }
    }
    know(simulation.candidates().get(0).move());
  }

  private String line(
      CrosswordSimulation simulation, int rank, CrosswordSimulation.Candidate move) {
    return String.format(
        Locale.ROOT,
        "info by simulation time %d iterations %d rank %d score %d equity %s%s leave %s move %s",
        milliseconds(),
        simulation.run().iterations(),
        rank,
        move.score(),
        move.meanEquity() == null ? move.equity() : decimals(move.meanEquity(), 3),
        (move.standardError() == null ? "" : " error " + decimals(move.standardError(), 3))
            + (move.winProbability() == null ? "" : " win " + decimals(move.winProbability(), 4))
            + (move.isOut() ? " out" : ""),
        leave(move.leave()),
        move.move());
  }

  private static String decimals(double value, int places) {
    return String.format(Locale.ROOT, "%." + places + "f", value);
  }

  private static String leave(String tiles) {
    return tiles.isEmpty() ? "-" : tiles;
  }

  private long milliseconds() {
    return (System.nanoTime() - startNanos) / 1_000_000;
  }

  /** Nothing more is said after the answer. */
  private synchronized void tell(String line) {
    if (!answered) {
      output.accept(line);
    }
  }

  private synchronized boolean isHurried() {
    return hurried;
  }

  private synchronized void know(String move) {
    known = move;
    if (hurried) {
      answerIfKnown();
    }
  }

  private synchronized void finish() {
    ended = true;
    if (known == null) {
      known = NO_MOVE;
    }
    if (go.hasLimit() || hurried) {
      answerIfKnown();
    }
    notifyAll();
  }

  /** Whoever reads the answer may send the next command at once, so both happen as one. */
  private void answerIfKnown() {
    if (!answered && known != null) {
      output.accept("bestmove " + known);
      answered = true;
      notifyAll();
    }
  }
}
