package dev.hindsight.oware.play.players;

import dev.hindsight.oware.play.search.AlphaBetaSearch;
import dev.hindsight.oware.play.search.ExactTables;
import dev.hindsight.oware.play.search.GameSearch;
import dev.hindsight.oware.play.search.PerfectPlay;
import dev.hindsight.oware.play.search.SearchLimits;
import dev.hindsight.oware.play.search.TreeSearch;
import dev.hindsight.oware.rules.OwareGame;
import java.util.random.RandomGenerator;

/**
 * Plays what a search likes best, but looks up before it searches: where its tables know all moves
 * it plays by {@link PerfectPlay}, and a single legal move needs no thought.
 */
final class SearchingPlayer implements OwarePlayer {
  private final ExactTables tables;
  private final Search search;

  private final Runnable forget;

  /** A search that is ready to be used again and again. */
  private interface Search {
    int findPit(OwareGame game, RandomGenerator random);
  }

  private SearchingPlayer(ExactTables tables, Search search, Runnable forget) {
    this.tables = tables;
    this.search = search;
    this.forget = forget;
  }

  static SearchingPlayer of(ExactTables tables, AlphaBetaSearch search, SearchLimits limits) {
    return new SearchingPlayer(
        tables, (game, random) -> search.search(game, limits).best().pit(), search::forget);
  }

  static SearchingPlayer of(ExactTables tables, GameSearch search, SearchLimits limits) {
    return new SearchingPlayer(
        tables, (game, random) -> search.search(game, limits).pit(), search::forget);
  }

  static SearchingPlayer of(ExactTables tables, TreeSearch search, SearchLimits limits) {
    return new SearchingPlayer(
        tables, (game, random) -> search.search(game, limits, random).best().pit(), () -> {});
  }

  @Override
  public int choose(OwareGame game, RandomGenerator random) {
    int pits = game.legalMoves();
    if (Integer.bitCount(pits) == 1) {
      return Integer.numberOfTrailingZeros(pits);
    }
    int known = PerfectPlay.find(game, tables);
    return known != PerfectPlay.UNKNOWN ? known : search.findPit(game, random);
  }

  @Override
  public void newGame() {
    forget.run();
  }
}
