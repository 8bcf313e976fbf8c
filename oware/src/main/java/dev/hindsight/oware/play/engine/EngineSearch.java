package dev.hindsight.oware.play.engine;

import dev.hindsight.oware.play.search.AlphaBetaSearch;
import dev.hindsight.oware.play.search.ExactTables;
import dev.hindsight.oware.play.search.MoveValue;
import dev.hindsight.oware.play.search.PerfectPlay;
import dev.hindsight.oware.play.search.SearchLimits;
import dev.hindsight.oware.play.search.SearchResult;
import dev.hindsight.oware.rules.OwareGame;
import dev.hindsight.oware.rules.OwarePosition;
import dev.hindsight.oware.rules.Side;
import java.util.List;
import java.util.Locale;
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

  private final AlphaBetaSearch search;
  private final ExactTables tables;
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

  EngineSearch(
      AlphaBetaSearch search,
      ExactTables tables,
      OwareGame game,
      GoCommand go,
      Consumer<String> output) {
    this.search = search;
    this.tables = tables;
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
        move = findMove();
      }
      mayAnswer.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      answer(move);
    }
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
      AlphaBetaSearch plain =
          new AlphaBetaSearch(game.rules(), ExactTables.none(), FALLBACK_MEBIBYTES);
      return think(plain, ExactTables.none());
    } catch (RuntimeException | Error e) {
      output.accept("info string the search failed: " + e);
      return game.toMove().pitName(Integer.numberOfTrailingZeros(game.legalMoves()));
    }
  }

  private String think(AlphaBetaSearch with, ExactTables known) {
    SearchLimits limits = go.limits().withStop(this::hasToStop);
    SearchResult result = with.search(game, limits, this::report);
    List<Integer> line = result.best().line();
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

  private void report(SearchResult result) {
    MoveValue best = result.best();
    OwarePosition position = game.position();
    int ahead = MoveValue.SEED * (position.moverStore() - position.otherStore());
    output.accept(
        String.format(
            Locale.ROOT,
            "info depth %d score cp %d nodes %d time %d pv %s",
            result.depth(),
            ahead + best.hundredthsForMover(),
            result.nodes(),
            (System.nanoTime() - startNanos) / 1_000_000,
            moves(best.line())));
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
