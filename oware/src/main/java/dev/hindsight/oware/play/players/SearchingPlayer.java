package dev.hindsight.oware.play.players;

import dev.hindsight.oware.play.search.AlphaBetaSearch;
import dev.hindsight.oware.play.search.ExactTables;
import dev.hindsight.oware.play.search.GameSearch;
import dev.hindsight.oware.play.search.PerfectPlay;
import dev.hindsight.oware.play.search.SearchLimits;
import dev.hindsight.oware.play.search.TreeSearch;
import dev.hindsight.oware.rules.OwareGame;
import dev.hindsight.oware.table.OpeningBook;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * Plays what a search likes best, but looks up before it searches: where its tables know all moves
 * it plays by {@link PerfectPlay}, where its opening book knows them by that, and a single legal
 * move needs no thought.
 */
final class SearchingPlayer implements OwarePlayer {
  private final ExactTables tables;
  private final Optional<OpeningBook> openings;
  private final Search search;

  private final Runnable forget;

  /** A search that is ready to be used again and again. */
  private interface Search {
    int findPit(OwareGame game, RandomGenerator random);
  }

  private SearchingPlayer(
      ExactTables tables, Optional<OpeningBook> openings, Search search, Runnable forget) {
    this.tables = tables;
    this.openings = openings;
    this.search = search;
    this.forget = forget;
  }

  static SearchingPlayer of(ExactTables tables, AlphaBetaSearch search, SearchLimits limits) {
    return new SearchingPlayer(
        tables,
        Optional.empty(),
        (game, random) -> search.search(game, limits).best().pit(),
        search::forget);
  }

  static SearchingPlayer of(
      ExactTables tables, Optional<OpeningBook> openings, GameSearch search, SearchLimits limits) {
    return new SearchingPlayer(
        tables, openings, (game, random) -> search.search(game, limits).pit(), search::forget);
  }

  static SearchingPlayer of(ExactTables tables, TreeSearch search, SearchLimits limits) {
    return new SearchingPlayer(
        tables,
        Optional.empty(),
        (game, random) -> search.search(game, limits, random).best().pit(),
        () -> {});
  }

  @Override
  public int choose(OwareGame game, RandomGenerator random) {
    int pits = game.legalMoves();
    if (Integer.bitCount(pits) == 1) {
      return Integer.numberOfTrailingZeros(pits);
    }
    int known = PerfectPlay.find(game, tables);
    if (known != PerfectPlay.UNKNOWN) {
      return known;
    }
    int opening = openings.map(book -> book.findPit(game)).orElse(OpeningBook.UNKNOWN);
    return opening != OpeningBook.UNKNOWN ? opening : search.findPit(game, random);
  }

  @Override
  public void newGame() {
    forget.run();
  }
}
