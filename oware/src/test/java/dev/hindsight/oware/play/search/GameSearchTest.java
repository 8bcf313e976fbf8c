package dev.hindsight.oware.play.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.oware.build.EndgameBuilder;
import dev.hindsight.oware.rules.OwareGame;
import dev.hindsight.oware.rules.OwarePosition;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.oware.rules.RandomBoards;
import dev.hindsight.oware.rules.Row;
import dev.hindsight.oware.rules.Side;
import dev.hindsight.oware.table.BoardEvaluation;
import dev.hindsight.oware.table.EndgameTable;
import dev.hindsight.oware.table.OwareTable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GameSearchTest {
  private static final BoardEvaluation EVALUATION = BoardEvaluation.shipped();

  /** Plain minimax with the whole history: what is called won or lost is, draws are draws. */
  @Test
  @Tag("slow")
  void resultsAreThoseOfEveryGameThatCanBePlayed() {
    int decided = 0;
    int known = 0;
    for (OwareRules rules : List.of(OwareRules.ABAPA, OwareRules.AWARI)) {
      GameSearch search = new GameSearch(rules, ExactTables.none(), EVALUATION, 1);
      for (long seed = 0; seed < 100; seed++) {
        SplittableRandom random = new SplittableRandom(seed);
        OwareGame game = RandomGames.game(rules, random.nextInt(2, 4), random.nextInt(12), random);
        int truth = EndedByRepetition.findNetSeedsForMover(game);
        if (truth == OwareTable.UNKNOWN) {
          continue;
        }
        int ahead = game.position().moverStore() - game.position().otherStore();
        int result = Integer.signum(ahead + truth);
        search.forget();
        GamePlan plan = search.search(game, SearchLimits.depth(24));
        known++;
        if (Outlook.isDecided(plan.outlook())) {
          decided++;
          assertThat(Integer.signum(plan.outlook()))
              .as("%s seed %d outlook %d", game, seed, plan.outlook())
              .isEqualTo(result);
        } else {
          assertThat(result).as("%s seed %d outlook %d", game, seed, plan.outlook()).isZero();
        }
      }
    }
    assertThat(decided).isGreaterThan(known / 3);
  }

  @Test
  void repetitionIsPlayedForByWhoeverItServes() {
    // After eleven plies South can bring the first position back and keep the richer side.
    OwareGame game =
        OwareGame.start(OwareRules.ABAPA, OwarePosition.parse("1-0-0-0-0-0-1-0-0-0-0-0-23-23-S"));
    for (int ply = 0; ply < 11; ply++) {
      game = game.play(Integer.numberOfTrailingZeros(game.legalMoves()));
    }
    GamePlan plan =
        new GameSearch(OwareRules.ABAPA, ExactTables.none(), EVALUATION, 1)
            .search(game, SearchLimits.depth(3));
    assertThat(plan.outlook()).isZero();
  }

  /** With tables the result is the solved one, and so is the result of the move that is chosen. */
  @Test
  @Tag("slow")
  void resultsAreThoseOfSolvedBoards(@TempDir Path folder) throws IOException {
    holdAgainstSolvedBoards(folder, 10, 2_000);
  }

  @Test
  @Tag("long")
  void resultsAreThoseOfSolvedBoardsOfSixteenSeeds(@TempDir Path folder) throws IOException {
    holdAgainstSolvedBoards(folder, 16, 100_000);
  }

  private static void holdAgainstSolvedBoards(Path folder, int mostSeeds, int boards)
      throws IOException {
    OwareRules rules = OwareRules.AWARI;
    Path file = folder.resolve("awari.table");
    try (Crew crew = new Crew(1)) {
      new EndgameBuilder(rules, mostSeeds, false).build(file, crew);
    }
    EndgameTable truth = EndgameTable.open(file);
    ExactTables tables = ExactTables.of(rules, List.of(truth));
    GameSearch search = new GameSearch(rules, tables, EVALUATION, 1);
    AlphaBetaSearch seedSearch = new AlphaBetaSearch(rules, tables, 1);
    for (long seed = 0; seed < boards; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      OwareGame game = gameWithStores(rules, random.nextInt(1, mostSeeds + 1), random);
      if (game.isOver()) {
        continue;
      }
      int netSeeds = netSeeds(truth, game.position());
      assertThat(seedSearch.search(game, SearchLimits.depth(2)).best().hundredthsForMover())
          .as("%s seed %d", game, seed)
          .isEqualTo(MoveValue.SEED * netSeeds);
      int result =
          Integer.signum(game.position().moverStore() - game.position().otherStore() + netSeeds);
      GamePlan plan = search.search(game, SearchLimits.depth(2));
      assertThat(Integer.signum(plan.outlook())).as("%s seed %d", game, seed).isEqualTo(result);
      OwareGame after = game.play(plan.pit());
      if (!after.isOver()) {
        OwarePosition next = after.position();
        int afterwards = next.moverStore() - next.otherStore() + netSeeds(truth, next);
        assertThat(-Integer.signum(afterwards)).as("%s seed %d", game, seed).isEqualTo(result);
      }
    }
  }

  private static int netSeeds(OwareTable table, OwarePosition position) {
    return table.findNetSeedsForMover(
        position.moverRow(), position.otherRow(), OwareRules.NO_TURN_LIMIT);
  }

  private static OwareGame gameWithStores(OwareRules rules, int seeds, SplittableRandom random) {
    int[] board = RandomBoards.board(seeds, random);
    int rest = Row.MOST_SEEDS - seeds;
    int south = Math.max(0, Math.min(rest, rest / 2 + random.nextInt(-seeds, seeds + 1)));
    return OwareGame.start(
        rules,
        new OwarePosition(
            Row.pack(board, 0),
            Row.pack(board, 6),
            south,
            rest - south,
            random.nextBoolean() ? Side.SOUTH : Side.NORTH));
  }

  @Test
  void aWinIsTakenBeforeMoreSeeds() {
    // 24 seeds are there: F takes the two that win; more could be had later.
    OwareGame game =
        OwareGame.start(OwareRules.ABAPA, OwarePosition.parse("0-0-0-0-4-1-1-0-3-4-0-0-24-11-S"));
    GamePlan plan =
        new GameSearch(OwareRules.ABAPA, ExactTables.none(), EVALUATION, 1)
            .search(game, SearchLimits.depth(6));
    assertThat(plan.outlook()).isGreaterThan(Outlook.WON);
    assertThat(plan.pit()).isEqualTo(5);
  }

  @Test
  void whatWasFoundOutHelpsTwoPliesLater() {
    OwareGame game = OwareGame.start(OwareRules.ABAPA).play(2).play(3);
    GameSearch search = new GameSearch(OwareRules.ABAPA, ExactTables.none(), EVALUATION, 16);
    GamePlan plan = search.search(game, SearchLimits.depth(11));
    OwareGame later = game.play(plan.line().get(0)).play(plan.line().get(1));
    long withMemory = search.search(later, SearchLimits.depth(9)).nodes();
    search.forget();
    long without = search.search(later, SearchLimits.depth(9)).nodes();
    assertThat(withMemory).isLessThan(without / 2);
  }

  @Test
  void sameGameAndLimitsGiveTheSamePlan() {
    GameSearch search = new GameSearch(OwareRules.ABAPA, ExactTables.none(), EVALUATION, 1);
    OwareGame game = OwareGame.start(OwareRules.ABAPA).play(2).play(3);
    for (SearchLimits limits :
        List.of(SearchLimits.depth(8), SearchLimits.none().withNodes(20_000))) {
      GamePlan first = fresh(game, limits);
      search.forget();
      assertThat(search.search(game, limits)).isEqualTo(first);
    }
  }

  private static GamePlan fresh(OwareGame game, SearchLimits limits) {
    return new GameSearch(OwareRules.ABAPA, ExactTables.none(), EVALUATION, 1).search(game, limits);
  }

  @Test
  void limitsAreKeptAndAMoveIsAlwaysFound() {
    GameSearch search = new GameSearch(OwareRules.CODINGAME, ExactTables.none(), EVALUATION, 1);
    OwareGame game = OwareGame.start(OwareRules.CODINGAME);
    assertThat(search.search(game, SearchLimits.none().withNodes(5_000)).nodes())
        .isLessThanOrEqualTo(5_000);
    assertThat(search.search(game, SearchLimits.none().withNodes(1)).line()).isNotEmpty();
    assertThat(search.search(game, SearchLimits.none().withStop(() -> true)).line()).isNotEmpty();
    OwareGame lastTurn = OwareGame.start(OwareRules.CODINGAME, OwarePosition.START, 1);
    assertThat(search.search(lastTurn, SearchLimits.none()).outlook()).isZero();
  }

  /** What a part is for is speed or foresight: without it, what is decided is still true. */
  @Test
  void withoutAPartDecidedResultsAreStillTrue() {
    OwareRules rules = OwareRules.AWARI;
    OwareTable truth = new SolvedBoards(rules, 4);
    ExactTables tables = ExactTables.of(rules, List.of(truth));
    int decided = 0;
    for (SearchPart part : SearchPart.values()) {
      GameSearch search = new GameSearch(rules, tables, EVALUATION, 1, Set.of(part));
      for (long seed = 0; seed < 40; seed++) {
        OwareGame game = RandomGames.game(rules, 4, 0, new SplittableRandom(seed));
        GamePlan plan = search.search(game, SearchLimits.depth(5));
        if (Outlook.isDecided(plan.outlook())) {
          decided++;
          assertThat(Integer.signum(plan.outlook()))
              .as("%s without %s, seed %d", game, part, seed)
              .isEqualTo(Integer.signum(netSeeds(truth, game.position())));
        }
      }
      assertThat(SearchPart.named(part.label())).isSameAs(part);
    }
    assertThat(decided).isGreaterThan(100);
  }

  @Test
  void processorTimeEndsASearchThatNothingElseWouldEnd() {
    SearchLimits limits = SearchLimits.none().withProcessorMicroseconds(2_000);
    assertThat(limits.isTimed()).isTrue();
    assertThat(fresh(OwareGame.start(OwareRules.ABAPA), limits).line()).isNotEmpty();
    assertThatThrownBy(() -> SearchLimits.none().withProcessorMicroseconds(0))
        .hasMessageContaining("at least 1");
  }

  @Test
  void severalMovesComeBestFirstAndDiffer() {
    GameSearch search = new GameSearch(OwareRules.ABAPA, ExactTables.none(), EVALUATION, 1);
    for (long seed = 0; seed < 20; seed++) {
      OwareGame game = RandomGames.game(OwareRules.ABAPA, 30, 3, new SplittableRandom(seed));
      List<GamePlan> plans = search.search(game, SearchLimits.depth(5), 6, each -> {});
      assertThat(plans).hasSize(Integer.bitCount(game.legalMoves()));
      assertThat(plans.stream().map(GamePlan::pit)).doesNotHaveDuplicates();
      assertThat(plans.stream().map(plan -> -plan.outlook())).isSorted();
    }
  }

  @Test
  void aDecidedGameIsPlayedForSeeds() {
    OwareGame game =
        OwareGame.start(OwareRules.ABAPA, OwarePosition.parse("0-0-0-0-0-2-1-1-0-0-0-5-28-11-S"));
    GamePlan plan = fresh(game, SearchLimits.depth(6));
    assertThat(plan.pit()).isEqualTo(5);
    assertThat(plan.outlook()).isGreaterThan(Outlook.WON);
  }

  @Test
  void finishedGamesAndOtherRulesAreRefused() {
    GameSearch search = new GameSearch(OwareRules.ABAPA, ExactTables.none(), EVALUATION, 1);
    OwareGame over =
        OwareGame.start(OwareRules.ABAPA, OwarePosition.parse("1-0-0-0-0-0-0-0-0-0-0-0-20-26-S"));
    assertThatThrownBy(() -> search.search(over, SearchLimits.depth(3)))
        .hasMessageContaining("over");
    assertThatThrownBy(
            () -> search.search(OwareGame.start(OwareRules.AWARI), SearchLimits.depth(3)))
        .hasMessageContaining("awari");
  }
}
