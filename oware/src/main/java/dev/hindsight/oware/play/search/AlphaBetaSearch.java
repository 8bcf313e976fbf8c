package dev.hindsight.oware.play.search;

import dev.hindsight.oware.rules.OwareGame;
import dev.hindsight.oware.rules.OwareRules;

/**
 * Looks ahead, deeper and deeper, until a limit is reached or the value is proven; stops at the
 * tables and at the end of the game.
 *
 * <pre>{@code
 * AlphaBetaSearch search = new AlphaBetaSearch(OwareRules.ABAPA, ExactTables.none(), 16);
 * MoveValue best = search.search(OwareGame.start(OwareRules.ABAPA), SearchLimits.depth(10)).best();
 * }</pre>
 *
 * <p>One thread at a time. What it has found out helps the next search of the same game; {@link
 * #forget} before another one makes the result a function of the game and the limits, as long as
 * none of them is a time. The values of {@link AlphaBetaKernel} do not depend on the memory at all.
 */
public final class AlphaBetaSearch {
  private final OwareRules rules;
  private final ExactTables tables;
  private final TranspositionTable memory;
  private int histories;

  /**
   * A search with an empty memory.
   *
   * @param memoryMebibytes for what it finds out, rounded down to a power of two
   */
  public AlphaBetaSearch(OwareRules rules, ExactTables tables, int memoryMebibytes) {
    this.rules = rules;
    this.tables = tables;
    this.memory = new TranspositionTable(memoryMebibytes);
  }

  /** Forgets what earlier searches found out. */
  public void forget() {
    memory.clear();
    histories = 0;
  }

  /** The best move of a game that is not over, with its value. */
  public SearchResult search(OwareGame game, SearchLimits limits) {
    return deepen(game, limits, false);
  }

  /** Every legal move of a game that is not over with its own value, best first. */
  public SearchResult searchAllMoves(OwareGame game, SearchLimits limits) {
    return deepen(game, limits, true);
  }

  private SearchResult deepen(OwareGame game, SearchLimits limits, boolean allMoves) {
    if (game.isOver()) {
      throw new IllegalArgumentException("the game is over: " + game);
    }
    if (!game.rules().equals(rules)) {
      throw new IllegalArgumentException(
          "the game is played under " + game.rules() + ", but the search is for " + rules);
    }
    int turnsLeft = game.pliesLeft().orElse(OwareRules.NO_TURN_LIMIT);
    int mostDepth = Math.min(limits.depth(), turnsLeft);
    SearchClock clock = new SearchClock(limits, SearchClock.MANY_NODES);
    RootSearch root = new RootSearch(game, tables, memory, newKernel(game, clock, mostDepth));
    // The first depth is always finished, so that there is a move to answer with.
    SearchResult result = root.search(1, allMoves, clock);
    clock.start();
    for (int depth = 2; depth <= mostDepth && !result.exact() && !clock.look(); depth++) {
      SearchResult deeper = root.search(depth, allMoves, clock);
      if (clock.isStopped()) {
        break;
      }
      result = deeper;
    }
    return new SearchResult(result.moves(), result.exact(), result.depth(), clock.nodes());
  }

  private AlphaBetaKernel newKernel(OwareGame game, SearchClock clock, int mostDepth) {
    PlayedPositions played = new PlayedPositions(game);
    if (!played.isEmpty() && ++histories > TranspositionTable.MOST_HISTORIES) {
      forget();
      histories = 1;
    }
    return new AlphaBetaKernel(
        rules,
        tables,
        memory,
        clock,
        game.pliesLeft().orElse(OwareRules.NO_TURN_LIMIT),
        played,
        played.isEmpty() ? 0 : histories,
        mostDepth);
  }
}
