package dev.hindsight.workbench.oware;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.oware.build.BookBuilder;
import dev.hindsight.oware.build.EndgameBuilder;
import dev.hindsight.oware.play.search.AlphaBetaSearch;
import dev.hindsight.oware.play.search.ExactMoves;
import dev.hindsight.oware.play.search.ExactTables;
import dev.hindsight.oware.play.search.MoveValue;
import dev.hindsight.oware.play.search.SearchLimits;
import dev.hindsight.oware.play.search.SearchResult;
import dev.hindsight.oware.rules.OwareGame;
import dev.hindsight.oware.rules.OwarePosition;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.oware.rules.Side;
import dev.hindsight.oware.table.BookTable;
import dev.hindsight.oware.table.EndgameTable;
import dev.hindsight.oware.table.OwareTable;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * Answers what a position is worth, from the tables given, or, without any, from small ones solved
 * on the spot; beyond the tables by search, which is then called an estimate unless it is proven.
 *
 * <pre>{@code
 * OwareAsk ask = new OwareAsk(OwareRules.CODINGAME, List.of(), SearchLimits.none(), crew);
 * OwareAnswer answer = ask.answer(OwarePosition.parse("0-0-1-0-0-2-0-0-0-0-1-0-22-22-S"), OptionalInt.empty());
 * }</pre>
 */
public final class OwareAsk {
  /** Solved in well under a second; used when it decides the position outright. */
  private static final int MOST_SPOT_SEEDS = 12;

  /** Solved at once; used when the board has more seeds and a search has to lead there anyway. */
  private static final int USUAL_SPOT_SEEDS = 10;

  /** A book has more to solve: every number of turns. */
  private static final int MOST_SPOT_BOOK_SEEDS = 10;

  private static final int SEARCH_MEBIBYTES = 64;

  /** Where the tables know every move, there is nothing to remember. */
  private static final int LOOKUP_MEBIBYTES = 1;

  private final OwareRules rules;
  private final List<OwareTable> tables;
  private final SearchLimits limits;
  private final Crew crew;
  private @Nullable EndgameTable spotEndgame;
  private @Nullable BookTable spotBook;

  public OwareAsk(OwareRules rules, List<OwareTable> tables, SearchLimits limits, Crew crew) {
    this.rules = rules;
    this.tables = List.copyOf(tables);
    this.limits = limits;
    this.crew = crew;
    // Refuses tables of other rules before the first question.
    ExactTables.of(rules, this.tables);
  }

  /**
   * The seeds of the table that is solved on the spot if none is given: one that knows fewer would
   * make the answer worse.
   *
   * @param onBoard seeds of the position
   * @param stopsAfterTurns whether the game stops after a number of turns
   */
  public static int seedsOnTheSpot(int onBoard, boolean stopsAfterTurns) {
    if (stopsAfterTurns) {
      return Math.min(onBoard, MOST_SPOT_BOOK_SEEDS);
    }
    return onBoard <= MOST_SPOT_SEEDS ? onBoard : USUAL_SPOT_SEEDS;
  }

  /** Whether the clock may end a search, so that another does not repeat it. */
  boolean isTimed() {
    return limits.isTimed();
  }

  /** What the position is worth with this many turns left, or without a limit. */
  public OwareAnswer answer(OwarePosition position, OptionalInt turns) {
    OwareRules unlimited = rules.withoutTurnLimit();
    OwareGame game =
        turns.isPresent()
            ? OwareGame.start(rules, position, turns.getAsInt())
            : OwareGame.start(unlimited, position);
    Integer turnsLeft = turns.isPresent() ? turns.getAsInt() : null;
    if (game.isOver()) {
      return gameOver(game, turnsLeft);
    }
    List<OwareTable> consulted =
        tables.isEmpty() ? List.of(solveOnTheSpot(position, turns)) : tables;
    ExactTables exact = ExactTables.of(game.rules(), consulted);
    // Clearing the memory of a real search takes longer than a thousand look-ups.
    int mebibytes = ExactMoves.find(game, exact).isEmpty() ? SEARCH_MEBIBYTES : LOOKUP_MEBIBYTES;
    AlphaBetaSearch search = new AlphaBetaSearch(game.rules(), exact, mebibytes);
    SearchResult result = search.searchAllMoves(game, limits);
    return answer(game, turnsLeft, result, consulted);
  }

  private OwareAnswer answer(
      OwareGame game,
      @Nullable Integer turnsLeft,
      SearchResult result,
      List<OwareTable> consulted) {
    OwarePosition position = game.position();
    List<OwareAnswer.Move> moves = new ArrayList<>();
    for (MoveValue move : result.moves()) {
      moves.add(
          new OwareAnswer.Move(
              new Pit(position.toMove(), move.pit()),
              move.captured(),
              seeds(move.hundredthsForMover()),
              move.exact(),
              position.play(move.pit(), rules)));
    }
    OwareTable knowing = findKnowing(game, consulted);
    // A table may know the position without knowing every move of it: bounds that meet do.
    boolean exact = result.exact() || knowing != null;
    OwareTable bounding = turnsLeft == null && !exact ? findBounds(position, consulted) : null;
    long mover = position.moverRow();
    long other = position.otherRow();
    return new OwareAnswer(
        position,
        rules,
        turnsLeft,
        knowing == null
            ? seeds(result.best().hundredthsForMover())
            : BigDecimal.valueOf(netSeeds(knowing, game)),
        exact,
        knowing == null ? "search to depth " + result.depth() : knowing.name(),
        bounding == null ? null : bounding.lowestForMover(mover, other),
        bounding == null ? null : bounding.highestForMover(mover, other),
        moves,
        pits(result.best().line(), position.toMove()));
  }

  private OwareAnswer gameOver(OwareGame game, @Nullable Integer turnsLeft) {
    OwarePosition position = game.position();
    int gained = game.netSeedsForSouth() - (position.southStore() - position.northStore());
    int value = position.toMove() == Side.SOUTH ? gained : -gained;
    return new OwareAnswer(
        position,
        rules,
        turnsLeft,
        BigDecimal.valueOf(value),
        true,
        "the rules: the game is over",
        null,
        null,
        List.of(),
        List.of());
  }

  private OwareTable solveOnTheSpot(OwarePosition position, OptionalInt turns) {
    int onBoard = position.seedsOnBoard();
    int wanted = Math.max(1, seedsOnTheSpot(onBoard, turns.isPresent()));
    if (turns.isPresent()) {
      BookTable book = spotBook;
      if (book == null || book.mostSeeds() < wanted) {
        book = new BookBuilder(rules, wanted, rules.turnLimit()).solve(crew);
        spotBook = book;
      }
      return book;
    }
    EndgameTable endgame = spotEndgame;
    if (endgame == null || endgame.mostSeeds() < wanted) {
      endgame = new EndgameBuilder(rules, wanted, false).solve(crew);
      spotEndgame = endgame;
    }
    return endgame;
  }

  private static @Nullable OwareTable findBounds(
      OwarePosition position, List<OwareTable> consulted) {
    int seeds = position.seedsOnBoard();
    for (OwareTable table : consulted) {
      long mover = position.moverRow();
      long other = position.otherRow();
      if (table.lowestForMover(mover, other) > -seeds
          || table.highestForMover(mover, other) < seeds) {
        return table;
      }
    }
    return null;
  }

  /** The table that has the value of the position itself, or null. */
  private static @Nullable OwareTable findKnowing(OwareGame game, List<OwareTable> consulted) {
    for (OwareTable table : consulted) {
      if (game.position().seedsOnBoard() <= table.mostSeeds()
          && netSeeds(table, game) != OwareTable.UNKNOWN) {
        return table;
      }
    }
    return null;
  }

  private static int netSeeds(OwareTable table, OwareGame game) {
    OwarePosition position = game.position();
    return table.findNetSeedsForMover(
        position.moverRow(),
        position.otherRow(),
        game.pliesLeft().orElse(OwareRules.NO_TURN_LIMIT));
  }

  private static BigDecimal seeds(int hundredths) {
    return hundredths % MoveValue.SEED == 0
        ? BigDecimal.valueOf(hundredths / MoveValue.SEED)
        : BigDecimal.valueOf(hundredths, 2);
  }

  private static List<Pit> pits(List<Integer> line, Side first) {
    List<Pit> pits = new ArrayList<>();
    Side side = first;
    for (int pit : line) {
      pits.add(new Pit(side, pit));
      side = side.opponent();
    }
    return pits;
  }
}
