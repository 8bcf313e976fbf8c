package dev.hindsight.crossword.play.endgame;

import dev.hindsight.core.runs.CancelledException;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.TrialRandom;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.board.Game;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.board.Move;
import dev.hindsight.crossword.rules.letters.CrosswordFormatException;
import dev.hindsight.crossword.rules.letters.Tiles;
import dev.hindsight.crossword.rules.words.WordGraph;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;

/**
 * Solves endgames: the bag is empty, so each player knows what the other holds, and best play has a
 * value.
 *
 * <pre>{@code
 * EndgameSolver solver = new EndgameSolver(rules, words);
 * EndgameAnswer answer = solver.solve(position, EndgameLimits.within(Duration.ofSeconds(5)), crew);
 * answer.best().netPointsForMover()   // proven if answer.proven()
 * }</pre>
 *
 * <p>After a glance of two plies the value is found by questions, each to the end of the game: is
 * the position worth so much or more? All workers of the crew search the same position with a
 * common table of bounds, and the first to prove it ends it. The value and the outcome that are
 * proven are the same for any number of threads; which of several equally good moves comes first,
 * the line, the bounds of other moves and the number of nodes may differ, as may everything that is
 * not proven when the time is over.
 *
 * <p>The crew's cancellation ends a search within a fraction of a second; the answer is what is
 * known then. Boards and tables, about 60 MB and 60 more for each thread, are kept from one endgame
 * to the next. One thread at a time.
 */
public final class EndgameSolver {
  /** 2^20 entries of 16 bytes. */
  private static final int TABLE_LOGARITHM = 20;

  private final CrosswordRules rules;
  private final WordGraph words;
  private final LongSupplier nanos;
  private final BoundTable table = new BoundTable(TABLE_LOGARITHM);
  private final List<EndgameSearch> searches = new ArrayList<>();

  public EndgameSolver(CrosswordRules rules, WordGraph words) {
    this(rules, words, System::nanoTime);
  }

  /**
   * @param nanos the clock that limits are measured with
   */
  public EndgameSolver(CrosswordRules rules, WordGraph words, LongSupplier nanos) {
    PackedRack.checkRackSize(rules);
    this.rules = rules;
    this.words = words;
    this.nanos = nanos;
  }

  /**
   * Solves a position. What is neither on the board nor on the first rack is the opponent's.
   *
   * @throws CrosswordFormatException if there are too many tiles for the bag to be empty, or the
   *     game is over
   */
  public EndgameAnswer solve(GamePosition position, EndgameLimits limits, Crew crew) {
    GamePosition known = withOpponentsRack(position);
    table.clear();
    long begin = nanos.getAsLong();
    EndgameRun run =
        new EndgameRun(
            limits,
            known.scorePoints().get(0) - known.scorePoints().get(1),
            () ->
                nanos.getAsLong() - begin >= limits.time().toNanos()
                    || crew.cancellation().isCancelled());
    int threads = limits.plies() < EndgameLimits.ALL_PLIES ? 1 : crew.threads();
    while (searches.size() < threads) {
      searches.add(new EndgameSearch(rules, words, table, SearchBoard.ALL_LINES));
    }
    try {
      crew.sweep(
          threads,
          1,
          (from, to, worker) -> run.search((int) from, searches.get((int) from), known));
    } catch (CancelledException cancelled) {
      run.list(searches.get(0), known);
    }
    EndgameAnswer answer = run.answer();
    return answer.proven() ? withLine(answer, known, run) : answer;
  }

  /** Plays the best moves until the game is over, each found anew; nearly all is in the table. */
  private EndgameAnswer withLine(EndgameAnswer answer, GamePosition position, EndgameRun run) {
    Game game = new Game(rules, words);
    game.resume(position, TrialRandom.of(0, 0));
    List<Move> line = new ArrayList<>();
    EndgameMove next = answer.best();
    EndgameLimits one = EndgameLimits.within(run.limits().time());
    while (true) {
      line.add(next.move());
      game.play(next.move());
      if (game.isOver()) {
        break;
      }
      EndgameRun following = new EndgameRun(one, 0, run.stop());
      following.confirm(
          searches.get(0), game.position(), next.scorePoints() - next.netPointsForMover());
      EndgameAnswer reply = following.answer();
      if (!reply.proven()) {
        break;
      }
      next = reply.best();
    }
    return new EndgameAnswer(
        answer.moves(), true, answer.outcome(), line, answer.plies(), answer.nodes());
  }

  private GamePosition withOpponentsRack(GamePosition position) {
    if (!rules.equals(position.rules())) {
      throw new IllegalArgumentException("the position is of other rules");
    }
    Tiles rack = position.unseen().letters();
    checkIsEndgame(position, rack.length());
    return new GamePosition(
        rules,
        position.squares(),
        List.of(position.racks().get(0), rack),
        position.scorePoints(),
        position.scorelessTurns());
  }

  private void checkIsEndgame(GamePosition position, int opponentsTiles) {
    if (opponentsTiles > rules.rackSize()) {
      throw new CrosswordFormatException(
          "The bag is not empty: "
              + opponentsTiles
              + " tiles are unseen, and the opponent holds at most "
              + rules.rackSize()
              + ".");
    }
    if (opponentsTiles == 0
        || position.racks().get(0).length() == 0
        || position.scorelessTurns() >= rules.scorelessTurnLimit()) {
      throw new CrosswordFormatException(
          "The game is over: "
              + (position.scorelessTurns() >= rules.scorelessTurnLimit()
                  ? position.scorelessTurns() + " turns in a row had no points."
                  : "a player has no tiles left."));
    }
  }
}
