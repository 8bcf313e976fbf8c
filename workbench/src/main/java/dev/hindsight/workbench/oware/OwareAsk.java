package dev.hindsight.workbench.oware;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.oware.build.BookBuilder;
import dev.hindsight.oware.build.EndgameBuilder;
import dev.hindsight.oware.play.search.AlphaBetaSearch;
import dev.hindsight.oware.play.search.ExactMoves;
import dev.hindsight.oware.play.search.ExactTables;
import dev.hindsight.oware.play.search.GamePlan;
import dev.hindsight.oware.play.search.GameSearch;
import dev.hindsight.oware.play.search.MoveValue;
import dev.hindsight.oware.play.search.Outlook;
import dev.hindsight.oware.play.search.SearchLimits;
import dev.hindsight.oware.play.search.SearchResult;
import dev.hindsight.oware.rules.OwareGame;
import dev.hindsight.oware.rules.OwarePosition;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.oware.rules.Side;
import dev.hindsight.oware.table.BoardEvaluation;
import dev.hindsight.oware.table.BookTable;
import dev.hindsight.oware.table.EndgameTable;
import dev.hindsight.oware.table.OpeningBook;
import dev.hindsight.oware.table.OwareTable;
import dev.hindsight.workbench.answers.Known;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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

  /** The search for the result takes this part of the time of the search for seeds. */
  private static final int SHARE_OF_TIME = 4;

  private static final int OUTLOOK_MEBIBYTES = 16;

  /** Where the tables know every move, there is nothing to remember. */
  private static final int LOOKUP_MEBIBYTES = 1;

  private final OwareRules rules;
  private final List<OwareTable> tables;
  private final SearchLimits limits;
  private final Crew crew;
  private final Optional<OpeningBook> openings;
  private @Nullable EndgameTable spotEndgame;
  private @Nullable BookTable spotBook;

  public OwareAsk(OwareRules rules, List<OwareTable> tables, SearchLimits limits, Crew crew) {
    this.rules = rules;
    this.tables = List.copyOf(tables);
    this.limits = limits;
    this.crew = crew;
    this.openings = OpeningBook.shipped(rules);
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

  /**
   * What the position is worth with this many turns left, or without a limit; where the result of
   * the game is open, also what a search for it expects.
   */
  public OwareAnswer answerWithOutlook(OwarePosition position, OptionalInt turns) {
    return answer(position, turns, true);
  }

  /** What the position is worth with this many turns left, or without a limit. */
  public OwareAnswer answer(OwarePosition position, OptionalInt turns) {
    return answer(position, turns, false);
  }

  private OwareAnswer answer(OwarePosition position, OptionalInt turns, boolean withOutlook) {
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
    OwareAnswer answer = answer(game, turnsLeft, result, consulted);
    return withOutlook && answer.game().result() == null
        ? withShare(answer, expectedShare(game, exact))
        : answer;
  }

  private BigDecimal expectedShare(OwareGame game, ExactTables exact) {
    SearchLimits part = limits;
    if (limits.milliseconds() != Long.MAX_VALUE) {
      part = part.withMilliseconds(Math.max(1, limits.milliseconds() / SHARE_OF_TIME));
    }
    GamePlan plan =
        new GameSearch(game.rules(), exact, BoardEvaluation.shipped(), OUTLOOK_MEBIBYTES)
            .search(game, part);
    return share(plan.outlook());
  }

  private static BigDecimal share(int outlook) {
    return BigDecimal.valueOf(Outlook.expectedShare(outlook)).setScale(3, RoundingMode.HALF_EVEN);
  }

  private static OwareAnswer withShare(OwareAnswer answer, BigDecimal share) {
    return new OwareAnswer(
        answer.position(),
        answer.rules(),
        answer.turnsLeft(),
        answer.value(),
        answer.exact(),
        answer.source(),
        answer.lowest(),
        answer.highest(),
        answer.moves(),
        answer.line(),
        new OwareAnswer.AtThisScore(answer.game().lead(), null, share),
        answer.opening());
  }

  private OwareAnswer answer(
      OwareGame game,
      @Nullable Integer turnsLeft,
      SearchResult result,
      List<OwareTable> consulted) {
    OwarePosition position = game.position();
    int ahead = position.moverStore() - position.otherStore();
    OpeningBook book = findOpenings(game);
    List<OwareAnswer.Move> moves = new ArrayList<>();
    for (MoveValue move : result.moves()) {
      OwarePosition after = position.play(move.pit(), rules);
      moves.add(
          new OwareAnswer.Move(
              new Pit(position.toMove(), move.pit()),
              move.captured(),
              seeds(move.hundredthsForMover()),
              Known.of(move.exact()),
              after,
              move.exact() ? GameResult.ofMargin(ahead + move.netSeedsForMover()) : null,
              book == null
                  ? null
                  : book.find(after).map(line -> share(-line.outlook())).orElse(null)));
    }
    OwareTable knowing = findKnowing(game, consulted);
    // A table may know the position without knowing every move of it: bounds that meet do.
    boolean exact = result.exact() || knowing != null;
    OwareTable bounding = turnsLeft == null && !exact ? findBounds(position, consulted) : null;
    long mover = position.moverRow();
    long other = position.otherRow();
    BigDecimal value =
        knowing == null
            ? seeds(result.best().hundredthsForMover())
            : BigDecimal.valueOf(netSeeds(knowing, game));
    Integer lowest = bounding == null ? null : bounding.lowestForMover(mover, other);
    Integer highest = bounding == null ? null : bounding.highestForMover(mover, other);
    return new OwareAnswer(
        position,
        rules,
        turnsLeft,
        value,
        exact,
        knowing == null ? "search to depth " + result.depth() : knowing.name(),
        lowest,
        highest,
        moves,
        pits(result.best().line(), position.toMove()),
        atThisScore(
            position,
            value,
            exact ? value.intValueExact() : lowest == null ? -position.seedsOnBoard() : lowest,
            exact ? value.intValueExact() : highest == null ? position.seedsOnBoard() : highest),
        book == null ? null : opening(book, game));
  }

  /**
   * What a value makes of the game.
   *
   * @param lowest the mover gets at least this from here on
   * @param highest the mover gets at most this
   */
  private static OwareAnswer.AtThisScore atThisScore(
      OwarePosition position, BigDecimal value, int lowest, int highest) {
    int ahead = position.moverStore() - position.otherStore();
    GameResult worst = GameResult.ofMargin(ahead + lowest);
    GameResult best = GameResult.ofMargin(ahead + highest);
    GameResult proven = worst == best ? worst : null;
    return new OwareAnswer.AtThisScore(
        value.add(BigDecimal.valueOf(ahead)), proven, proven == null ? null : share(proven));
  }

  private static BigDecimal share(GameResult result) {
    return switch (result) {
      case WIN -> new BigDecimal("1.000");
      case DRAW -> new BigDecimal("0.500");
      case LOSS -> new BigDecimal("0.000");
    };
  }

  /** The opening book for such a game, or null. */
  private @Nullable OpeningBook findOpenings(OwareGame game) {
    return openings.filter(book -> book.isFor(game)).orElse(null);
  }

  private static OwareAnswer.@Nullable Opening opening(OpeningBook book, OwareGame game) {
    int pit = book.findPit(game);
    return book.find(game.position())
        .map(
            line ->
                new OwareAnswer.Opening(
                    share(line.outlook()),
                    line.depth(),
                    pit == OpeningBook.UNKNOWN ? null : new Pit(game.toMove(), pit)))
        .orElse(null);
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
        List.of(),
        atThisScore(position, BigDecimal.valueOf(value), value, value),
        null);
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
