package dev.hindsight.oware.play.search;

import dev.hindsight.oware.rules.OwareGame;
import dev.hindsight.oware.rules.OwarePosition;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.oware.table.BoardEvaluation;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Looks for the move that wins the game: the result first, seeds second. Knows the score, the
 * tables, and what a repetition means for both players.
 *
 * <pre>{@code
 * GameSearch search = new GameSearch(OwareRules.ABAPA, tables, evaluation, 64);
 * GamePlan plan = search.search(game, SearchLimits.none().withMilliseconds(100));
 * game = game.play(plan.pit());
 * }</pre>
 *
 * <p>One thread at a time. What it finds out is kept for the next moves of the game; {@link
 * #forget} before another game makes the result a function of the game and the limits, as long as
 * none of them is a time. {@link AlphaBetaSearch} is for questions about seeds; this one is for
 * playing.
 */
public final class GameSearch {
  private static final int FIRST_ASPIRING_DEPTH = 4;
  private static final int FIRST_WINDOW = 200;
  private static final int WIDER = 4;
  private static final int MEBIBYTES_FOR_SEEDS = 1;
  private static final long MOST_NODES_FOR_SEEDS = 100_000;

  private final OwareRules rules;
  private final GameMemory memory;
  private final GameKernel kernel;
  private final BoardEvaluation evaluation;
  private final ExactTables tables;
  private final Set<SearchPart> without;
  private @Nullable AlphaBetaSearch forSeeds;
  private int seedsOfTheGame = -1;

  /**
   * A search with an empty memory.
   *
   * @param memoryMebibytes for what it finds out, rounded down to a power of two
   */
  public GameSearch(
      OwareRules rules, ExactTables tables, BoardEvaluation evaluation, int memoryMebibytes) {
    this(rules, tables, evaluation, memoryMebibytes, Set.of());
  }

  /** The same with some parts left out, to measure what they are worth. */
  public GameSearch(
      OwareRules rules,
      ExactTables tables,
      BoardEvaluation evaluation,
      int memoryMebibytes,
      Set<SearchPart> without) {
    this.rules = rules;
    this.tables = tables;
    this.evaluation =
        without.contains(SearchPart.EVALUATION) ? BoardEvaluation.ofCounts() : evaluation;
    this.without = Set.copyOf(without);
    this.memory = new GameMemory(memoryMebibytes);
    this.kernel = new GameKernel(rules, tables, this.evaluation, memory, without);
  }

  /** Forgets what earlier searches found out. */
  public void forget() {
    memory.clear();
    kernel.forget();
    if (forSeeds != null) {
      forSeeds.forget();
    }
  }

  /** The move to play in a game that is not over. */
  public GamePlan search(OwareGame game, SearchLimits limits) {
    return search(game, limits, 1, plans -> {}).get(0);
  }

  /**
   * The best moves of a game that is not over, best first, each with its own outlook.
   *
   * @param moves how many, if there are that many
   * @param eachDepth told the moves of each depth as soon as it is complete
   */
  public List<GamePlan> search(
      OwareGame game, SearchLimits limits, int moves, Consumer<List<GamePlan>> eachDepth) {
    if (game.isOver() || !game.rules().equals(rules)) {
      throw new IllegalArgumentException("the game is over or has other rules: " + game);
    }
    OwarePosition position = game.position();
    int seeds = position.seedsOnBoard() + position.moverStore() + position.otherStore();
    if (2 * Math.max(position.moverStore(), position.otherStore()) > seeds) {
      return searchForSeeds(game, limits, moves, eachDepth);
    }
    if (seeds != seedsOfTheGame) {
      forget();
      seedsOfTheGame = seeds;
    }
    if (without.contains(SearchPart.MEMORY)) {
      memory.clear();
    }
    memory.grow();
    int turnsLeft = game.pliesLeft().orElse(OwareRules.NO_TURN_LIMIT);
    SearchClock clock = new SearchClock(limits, SearchClock.MANY_NODES);
    kernel.begin(clock, new PlayedPositions(game), seeds, turnsLeft);
    int wanted = Math.min(moves, Integer.bitCount(game.legalMoves()));
    int mostDepth = Math.min(Math.min(limits.depth(), turnsLeft), GameMemory.MOST_DEPTH);
    List<GamePlan> found = List.of();
    for (int depth = 1; depth <= mostDepth; depth++) {
      List<GamePlan> deeper = searchTo(depth, game, wanted, found, clock);
      if (!deeper.isEmpty()) {
        found = deeper;
        eachDepth.accept(found);
      }
      if (depth == 1) {
        // The first depth is always finished, so that there is a move to answer with.
        clock.start();
      }
      if (clock.look() || found.stream().allMatch(plan -> Outlook.isDecided(plan.outlook()))) {
        break;
      }
    }
    return found;
  }

  /** In a game that is decided only the seeds are left to play for. */
  private List<GamePlan> searchForSeeds(
      OwareGame game, SearchLimits limits, int moves, Consumer<List<GamePlan>> eachDepth) {
    AlphaBetaSearch seedSearch = forSeeds;
    if (seedSearch == null) {
      seedSearch = new AlphaBetaSearch(rules, tables, MEBIBYTES_FOR_SEEDS);
      forSeeds = seedSearch;
    }
    SearchLimits modest = limits.withNodes(Math.min(limits.nodes(), MOST_NODES_FOR_SEEDS));
    SearchResult result =
        moves > 1 ? seedSearch.searchAllMoves(game, modest) : seedSearch.search(game, modest);
    int ahead = game.position().moverStore() - game.position().otherStore();
    List<GamePlan> found = new ArrayList<>();
    for (MoveValue move : result.moves().subList(0, Math.min(moves, result.moves().size()))) {
      int hundredths = MoveValue.SEED * ahead + move.hundredthsForMover();
      int outlook = Integer.signum(ahead) * Outlook.WON + hundredths / MoveValue.SEED;
      found.add(new GamePlan(move.line(), outlook, hundredths, result.depth(), result.nodes()));
    }
    eachDepth.accept(found);
    return found;
  }

  /** The moves of one depth, or none if the clock has stopped before the first was found. */
  private List<GamePlan> searchTo(
      int depth, OwareGame game, int wanted, List<GamePlan> before, SearchClock clock) {
    List<GamePlan> found = new ArrayList<>(wanted);
    int excluded = 0;
    for (int number = 0; number < wanted; number++) {
      int guess = number < before.size() ? before.get(number).outlook() : 0;
      int outlook = searchNear(guess, depth, game, excluded);
      if (clock.isStopped()) {
        // What a depth that was cut short has found is better than what the last one knew.
        boolean useful = wanted == 1 && kernel.pitAtRoot() != TranspositionTable.NO_PIT;
        return useful && !before.isEmpty()
            ? List.of(plan(game, before.get(0).outlook(), before.get(0).depth(), clock))
            : List.of();
      }
      GamePlan plan = plan(game, outlook, depth, clock);
      found.add(plan);
      excluded |= 1 << plan.pit();
    }
    found.sort((one, two) -> Integer.compare(two.outlook(), one.outlook()));
    return found;
  }

  /** Searches with a window about a guess, which opens as long as the outlook is outside. */
  private int searchNear(int guess, int depth, OwareGame game, int excluded) {
    OwarePosition position = game.position();
    boolean aspires = depth >= FIRST_ASPIRING_DEPTH && !without.contains(SearchPart.ASPIRATION);
    int window = aspires ? FIRST_WINDOW : Outlook.INFINITY;
    int alpha = Math.max(-Outlook.INFINITY, guess - window);
    int beta = Math.min(Outlook.INFINITY, guess + window);
    while (true) {
      int outlook =
          kernel.searchRoot(
              position.moverRow(),
              position.otherRow(),
              position.seedsOnBoard(),
              position.moverStore(),
              depth,
              excluded,
              alpha,
              beta);
      window *= WIDER;
      if (outlook <= alpha && alpha > -Outlook.INFINITY) {
        alpha = Math.max(-Outlook.INFINITY, outlook - window);
      } else if (outlook >= beta && beta < Outlook.INFINITY) {
        beta = Math.min(Outlook.INFINITY, outlook + window);
      } else {
        return outlook;
      }
    }
  }

  private GamePlan plan(OwareGame game, int outlook, int depth, SearchClock clock) {
    List<Integer> line = new ArrayList<>();
    for (int number = 0; number < kernel.lineLength(); number++) {
      line.add(kernel.linePit(number));
    }
    int hundredths =
        Outlook.isDecided(outlook)
            ? MoveValue.SEED * (outlook - Integer.signum(outlook) * Outlook.WON)
            : evaluation.hundredthsOf(outlook, game.position().seedsOnBoard());
    return new GamePlan(BestLine.playable(game, line), outlook, hundredths, depth, clock.nodes());
  }
}
