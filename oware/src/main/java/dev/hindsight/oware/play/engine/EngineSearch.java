package dev.hindsight.oware.play.engine;

import dev.hindsight.oware.play.search.ExactTables;
import dev.hindsight.oware.play.search.GamePlan;
import dev.hindsight.oware.play.search.GameSearch;
import dev.hindsight.oware.play.search.Outlook;
import dev.hindsight.oware.play.search.PerfectPlay;
import dev.hindsight.oware.play.search.SearchLimits;
import dev.hindsight.oware.rules.OwareGame;
import dev.hindsight.oware.rules.Side;
import dev.hindsight.oware.table.BoardEvaluation;
import dev.hindsight.oware.table.OpeningBook;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;

/**
 * One search of {@link OwareEngine} in a thread of its own: tells what it finds as {@code info}
 * lines and its move as {@code bestmove}, not before it may.
 */
final class EngineSearch {
  /** The move of a game that is over. */
  private static final String NO_MOVE = "0000";

  /** The other side may have died: an engine must not think on for ever. */
  private static final long LONGEST_FINISH_MILLISECONDS = 60_000;

  /** Memory of the search that stands in for one that failed. */
  private static final int FALLBACK_MEBIBYTES = 1;

  private final GameSearch search;
  private final ExactTables tables;
  private final Optional<OpeningBook> openings;
  private final int bestMoves;
  private final long mostNodes;
  private final OwareGame game;
  private final GoCommand go;
  private final Consumer<String> output;
  private final long startNanos = System.nanoTime();
  private final CountDownLatch mayAnswer;
  private final Thread thread;
  private volatile boolean stopped;
  private boolean answered;

  /** After {@code ponderhit}: when to stop, in {@link System#nanoTime}; before it nothing. */
  private volatile long deadlineNanos;

  private volatile boolean hasDeadline;

  EngineSearch(EngineOptions options, OwareGame game, GoCommand go, Consumer<String> output) {
    this.search = options.search();
    this.tables = options.tables();
    this.openings = options.openings();
    this.bestMoves = options.bestMoves();
    this.mostNodes = options.mostNodes();
    this.game = game;
    this.go = go;
    this.output = output;
    this.mayAnswer = new CountDownLatch(go.openEnded() ? 1 : 0);
    this.thread = new Thread(this::run, "oware-engine-search");
    thread.setDaemon(true);
  }

  void start() {
    thread.start();
  }

  /** Whether the answer is still to come; never true once it was written. */
  synchronized boolean isRunning() {
    return !answered;
  }

  /** Whoever reads the answer may send the next command at once, so both happen as one. */
  private synchronized void answer(String move) {
    output.accept("bestmove " + move);
    answered = true;
  }

  /** Asks for the answer now; returns when it is written. */
  void stop() throws InterruptedException {
    stopped = true;
    mayAnswer.countDown();
    thread.join();
  }

  /**
   * Lets a search that ends by itself end, for a while: nobody can say stop any more, but somebody
   * may still read the answer.
   */
  void finish() throws InterruptedException {
    if (mayAnswer.getCount() == 0) {
      thread.join(LONGEST_FINISH_MILLISECONDS);
    }
    stop();
  }

  /** The move that was pondered on was played: the time to think begins. */
  void ponderHit() {
    deadlineNanos = System.nanoTime() + Math.min(go.milliseconds(), 1L << 40) * 1_000_000;
    hasDeadline = true;
    mayAnswer.countDown();
  }

  private void run() {
    String move = NO_MOVE;
    try {
      if (!game.isOver()) {
        int opening = findOpening();
        move = opening == OpeningBook.UNKNOWN ? findMove() : game.toMove().pitName(opening);
      }
      mayAnswer.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      answer(move);
    }
  }

  /** What the opening book plays, where a move is all that is asked for. */
  private int findOpening() {
    if (openings.isEmpty() || go.openEnded() || bestMoves > 1) {
      return OpeningBook.UNKNOWN;
    }
    int pit = openings.get().findPit(game);
    if (pit != OpeningBook.UNKNOWN) {
      openings
          .get()
          .find(game.position())
          .ifPresent(
              line -> {
                long won = thousandths(line.outlook());
                output.accept(
                    String.format(
                        Locale.ROOT,
                        "info depth %d wdl %d 0 %d pv %s string by the opening book",
                        line.depth(),
                        won,
                        1_000 - won,
                        game.toMove().pitName(pit)));
              });
    }
    return pit;
  }

  private static long thousandths(int outlook) {
    return Math.round(1_000 * Outlook.expectedShare(outlook));
  }

  /**
   * A legal move, whatever happens: a table whose file was cut short under it brings down the
   * search with an error of the machine, and the other side waits for its answer all the same.
   */
  private String findMove() {
    try {
      return think(search, tables);
    } catch (RuntimeException | Error e) {
      output.accept("info string the search failed, and goes on without tables: " + e);
    }
    try {
      GameSearch plain =
          new GameSearch(
              game.rules(), ExactTables.none(), BoardEvaluation.shipped(), FALLBACK_MEBIBYTES);
      return think(plain, ExactTables.none());
    } catch (RuntimeException | Error e) {
      output.accept("info string the search failed: " + e);
      return game.toMove().pitName(Integer.numberOfTrailingZeros(game.legalMoves()));
    }
  }

  private String think(GameSearch with, ExactTables known) {
    SearchLimits limits =
        go.limits().withNodes(Math.min(go.limits().nodes(), mostNodes)).withStop(this::hasToStop);
    List<Integer> line = with.search(game, limits, bestMoves, this::report).get(0).line();
    Side side = game.toMove();
    int perfect = PerfectPlay.find(game, known);
    if (perfect != PerfectPlay.UNKNOWN && perfect != line.get(0)) {
      return side.pitName(perfect);
    }
    return side.pitName(line.get(0))
        + (line.size() > 1 ? " ponder " + side.opponent().pitName(line.get(1)) : "");
  }

  private boolean hasToStop() {
    return stopped || (hasDeadline && System.nanoTime() - deadlineNanos >= 0);
  }

  private void report(List<GamePlan> plans) {
    for (int number = 0; number < plans.size(); number++) {
      GamePlan plan = plans.get(number);
      long won = thousandths(plan.outlook());
      long nanos = Math.max(1, System.nanoTime() - startNanos);
      output.accept(
          String.format(
              Locale.ROOT,
              "info depth %d%s score cp %d wdl %d 0 %d nodes %d nps %d time %d pv %s",
              plan.depth(),
              bestMoves > 1 ? " multipv " + (number + 1) : "",
              plan.hundredths(),
              won,
              1_000 - won,
              plan.nodes(),
              Math.round(1e9 * plan.nodes() / nanos),
              nanos / 1_000_000,
              moves(plan.line())));
    }
  }

  private String moves(List<Integer> line) {
    StringBuilder text = new StringBuilder();
    Side side = game.toMove();
    for (int pit : line) {
      text.append(side.pitName(pit));
      side = side.opponent();
    }
    return text.toString();
  }
}
