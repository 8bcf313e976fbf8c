package dev.hindsight.oware.play.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.oware.build.EndgameBuilder;
import dev.hindsight.oware.rules.OwareGame;
import dev.hindsight.oware.rules.OwarePosition;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.oware.table.EndgameTable;
import dev.hindsight.oware.table.OwareTable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AlphaBetaSearchTest {
  private static final OwareRules FEW_TURNS =
      new OwareRules(
          "few turns", 7, OwareRules.GrandSlam.CAPTURES_NOTHING, OwareRules.Repetition.PLAYED_ON);

  private static final List<OwareRules> ALL_RULES =
      List.of(OwareRules.CODINGAME, OwareRules.ABAPA, OwareRules.AWARI, FEW_TURNS);

  @Test
  void valueIsThatOfPlainNegamaxWhateverTheMemoryHolds() {
    for (OwareRules rules : ALL_RULES) {
      // One search for all games, so that its memory is full of other positions.
      AlphaBetaSearch search = new AlphaBetaSearch(rules, ExactTables.none(), 1);
      for (long seed = 0; seed < 150; seed++) {
        SplittableRandom random = new SplittableRandom(seed);
        OwareGame game = randomGame(rules, random);
        int depth = random.nextInt(1, 6);
        SearchResult result = search.search(game, SearchLimits.depth(depth));
        assertThat(result.best().hundredthsForMover())
            .as("%s seed %d depth %d", game, seed, depth)
            .isEqualTo(PlainNegamax.value(game, depth, ExactTables.none()));
        assertThat(PlainNegamax.moveValue(game, result.best().pit(), depth, ExactTables.none()))
            .as("%s seed %d depth %d", game, seed, depth)
            .isEqualTo(result.best().hundredthsForMover());
      }
    }
  }

  @Test
  void everyMoveHasTheValueOfPlainNegamax() {
    for (OwareRules rules : ALL_RULES) {
      AlphaBetaSearch search = new AlphaBetaSearch(rules, ExactTables.none(), 1);
      for (long seed = 0; seed < 80; seed++) {
        SplittableRandom random = new SplittableRandom(seed);
        OwareGame game = randomGame(rules, random);
        int depth = random.nextInt(1, 5);
        SearchResult result = search.searchAllMoves(game, SearchLimits.depth(depth));
        assertThat(result.moves()).hasSize(Integer.bitCount(game.legalMoves()));
        assertThat(result.moves()).isSortedAccordingTo(MoveValue.BEST_FIRST);
        for (MoveValue move : result.moves()) {
          assertThat(move.hundredthsForMover())
              .as("%s seed %d depth %d pit %d", game, seed, depth, move.pit())
              .isEqualTo(PlainNegamax.moveValue(game, move.pit(), depth, ExactTables.none()));
          assertThat(move.captured()).isEqualTo(game.position().capturedBy(move.pit(), rules));
        }
      }
    }
  }

  @Test
  @Tag("slow")
  void searchStopsAtTheTables() {
    for (OwareRules rules : List.of(OwareRules.CODINGAME, OwareRules.AWARI)) {
      ExactTables tables = ExactTables.of(rules, List.of(new SolvedBoards(rules, 4)));
      AlphaBetaSearch search = new AlphaBetaSearch(rules, tables, 1);
      for (long seed = 0; seed < 100; seed++) {
        SplittableRandom random = new SplittableRandom(seed);
        OwareGame game = RandomGames.game(rules, random.nextInt(4, 12), 2, random);
        int depth = random.nextInt(1, 6);
        SearchResult result = search.search(game, SearchLimits.depth(depth));
        assertThat(result.best().hundredthsForMover())
            .as("%s seed %d depth %d", game, seed, depth)
            .isEqualTo(PlainNegamax.value(game, depth, tables));
      }
    }
  }

  @Test
  @Tag("slow")
  void exactNeverLies() {
    OwareTable truth = new SolvedBoards(OwareRules.AWARI, 5);
    ExactTables small =
        ExactTables.of(OwareRules.AWARI, List.of(new SolvedBoards(OwareRules.AWARI, 3)));
    int proven = 0;
    for (ExactTables tables : List.of(ExactTables.none(), small)) {
      AlphaBetaSearch search = new AlphaBetaSearch(OwareRules.AWARI, tables, 1);
      for (long seed = 0; seed < 400; seed++) {
        SplittableRandom random = new SplittableRandom(seed);
        OwareGame game = RandomGames.game(OwareRules.AWARI, random.nextInt(2, 6), 0, random);
        SearchResult result = search.search(game, SearchLimits.depth(random.nextInt(1, 13)));
        OwarePosition position = game.position();
        if (result.exact()) {
          proven++;
          assertThat(result.best().hundredthsForMover())
              .as("%s seed %d", game, seed)
              .isEqualTo(
                  100
                      * truth.findNetSeedsForMover(
                          position.moverRow(), position.otherRow(), OwareRules.NO_TURN_LIMIT));
        }
      }
    }
    assertThat(proven).isGreaterThan(300);
  }

  @Test
  @Tag("slow")
  void exactNeverLiesWithATurnLimit() {
    OwareTable truth = new SolvedBoards(OwareRules.CODINGAME, 5);
    AlphaBetaSearch search = new AlphaBetaSearch(OwareRules.CODINGAME, ExactTables.none(), 1);
    int proven = 0;
    for (long seed = 0; seed < 400; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      OwarePosition position =
          RandomGames.game(OwareRules.CODINGAME, random.nextInt(2, 6), 0, random).position();
      int turns = random.nextInt(1, 16);
      OwareGame game = OwareGame.start(OwareRules.CODINGAME, position, turns);
      SearchResult all = search.searchAllMoves(game, SearchLimits.depth(12));
      for (MoveValue move : all.moves()) {
        OwarePosition after = position.play(move.pit(), OwareRules.CODINGAME);
        if (move.exact()) {
          proven++;
          assertThat(move.hundredthsForMover())
              .as("%s turns %d seed %d", game, turns, seed)
              .isEqualTo(
                  100
                      * (move.captured()
                          - truth.findNetSeedsForMover(
                              after.moverRow(), after.otherRow(), turns - 1)));
        }
      }
      if (turns <= 12) {
        assertThat(all.exact()).as("%s turns %d seed %d", game, turns, seed).isTrue();
      }
    }
    assertThat(proven).isGreaterThan(400);
  }

  @Test
  @Tag("slow")
  void boundsOfATableAreKept(@TempDir Path folder) throws IOException {
    ExactTables tables = ExactTables.of(OwareRules.ABAPA, List.of(tournamentTable(folder, 5)));
    AlphaBetaSearch search = new AlphaBetaSearch(OwareRules.ABAPA, tables, 1);
    for (long seed = 0; seed < 200; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      OwareGame game =
          RandomGames.game(OwareRules.ABAPA, random.nextInt(3, 9), random.nextInt(4), random);
      int depth = random.nextInt(1, 6);
      assertThat(search.search(game, SearchLimits.depth(depth)).best().hundredthsForMover())
          .as("%s seed %d depth %d", game, seed, depth)
          .isEqualTo(PlainNegamax.value(game, depth, tables));
    }
  }

  @Test
  @Tag("slow")
  void exactNeverLiesAboutGamesThatEndByRepetition(@TempDir Path folder) throws IOException {
    OwareTable solved = new SolvedBoards(OwareRules.AWARI, 3);
    OwareTable bounds = tournamentTable(folder, 3);
    int proven = 0;
    for (OwareRules rules : List.of(OwareRules.AWARI, OwareRules.ABAPA)) {
      ExactTables full =
          ExactTables.of(rules, List.of(rules.equals(OwareRules.ABAPA) ? bounds : solved));
      for (ExactTables tables : List.of(ExactTables.none(), full)) {
        AlphaBetaSearch search = new AlphaBetaSearch(rules, tables, 1);
        for (long seed = 0; seed < 150; seed++) {
          SplittableRandom random = new SplittableRandom(seed);
          // With a history: positions that were there before end the game.
          OwareGame game = RandomGames.game(rules, random.nextInt(2, 4), random.nextInt(6), random);
          SearchResult result = search.search(game, SearchLimits.depth(random.nextInt(1, 10)));
          if (result.exact()) {
            int truth = EndedByRepetition.findNetSeedsForMover(game);
            if (truth != OwareTable.UNKNOWN) {
              proven++;
              assertThat(result.best().hundredthsForMover())
                  .as("%s seed %d", game, seed)
                  .isEqualTo(100 * truth);
            }
          }
        }
      }
    }
    assertThat(proven).isGreaterThan(200);
  }

  private static OwareTable tournamentTable(Path folder, int seeds) throws IOException {
    Path file = folder.resolve("abapa.table");
    try (Crew crew = new Crew(1)) {
      new EndgameBuilder(OwareRules.ABAPA, seeds, false).build(file, crew);
    }
    return EndgameTable.open(file);
  }

  @Test
  void returnToAPositionOfTheGameEndsIt() {
    // South can go back to where the game was, and keeps the side with more seeds on it.
    OwareGame game =
        OwareGame.start(OwareRules.ABAPA, OwarePosition.parse("1-0-0-0-0-0-1-0-0-0-0-0-20-26-S"));
    for (int ply = 0; ply < 11; ply++) {
      game = game.play(Integer.numberOfTrailingZeros(game.legalMoves()));
    }
    SearchResult result =
        new AlphaBetaSearch(OwareRules.ABAPA, ExactTables.none(), 1)
            .search(game, SearchLimits.depth(5));
    assertThat(result.exact()).isTrue();
    assertThat(result.best().hundredthsForMover()).isZero();
    assertThat(result.best().line()).hasSize(1);
  }

  @Test
  void lineIsPlayableAndStartsWithTheMove() {
    for (OwareRules rules : ALL_RULES) {
      AlphaBetaSearch search = new AlphaBetaSearch(rules, ExactTables.none(), 1);
      for (long seed = 0; seed < 40; seed++) {
        OwareGame game = randomGame(rules, new SplittableRandom(seed));
        for (MoveValue move : search.searchAllMoves(game, SearchLimits.depth(5)).moves()) {
          assertThat(move.line()).as("seed %d", seed).first().isEqualTo(move.pit());
          OwareGame after = game;
          for (int pit : move.line()) {
            after = after.play(pit);
          }
        }
      }
    }
  }

  @Test
  void sameGameAndLimitsGiveTheSameResult() {
    AlphaBetaSearch search = new AlphaBetaSearch(OwareRules.ABAPA, ExactTables.none(), 1);
    OwareGame game = OwareGame.start(OwareRules.ABAPA).play(2).play(3);
    for (SearchLimits limits :
        List.of(SearchLimits.depth(8), SearchLimits.none().withNodes(20_000))) {
      search.forget();
      SearchResult first = search.search(game, limits);
      search.forget();
      assertThat(search.search(game, limits)).isEqualTo(first);
    }
  }

  @Test
  void limitsAreKept() {
    AlphaBetaSearch search = new AlphaBetaSearch(OwareRules.ABAPA, ExactTables.none(), 1);
    OwareGame game = OwareGame.start(OwareRules.ABAPA);
    assertThat(search.search(game, SearchLimits.none().withNodes(5_000)).nodes())
        .isLessThanOrEqualTo(5_000);
    assertThat(search.search(game, SearchLimits.none().withNodes(1)).depth()).isEqualTo(1);
    assertThat(search.search(game, SearchLimits.none().withStop(() -> true)).depth()).isEqualTo(1);
    assertThat(search.search(game, SearchLimits.none().withMilliseconds(5)).depth()).isPositive();
    assertThat(search.search(game, SearchLimits.depth(4)).depth()).isEqualTo(4);
  }

  @Test
  void searchNeverLooksBeyondTheLastTurn() {
    OwareGame game = OwareGame.start(FEW_TURNS);
    SearchResult result =
        new AlphaBetaSearch(FEW_TURNS, ExactTables.none(), 1).search(game, SearchLimits.none());
    assertThat(result.depth()).isEqualTo(7);
    assertThat(result.exact()).isTrue();
  }

  @Test
  void finishedGamesOtherRulesAndOtherTablesAreRefused() {
    AlphaBetaSearch search = new AlphaBetaSearch(OwareRules.ABAPA, ExactTables.none(), 1);
    OwareGame over =
        OwareGame.start(OwareRules.ABAPA, OwarePosition.parse("1-0-0-0-0-0-0-0-0-0-0-0-20-26-S"));
    assertThatThrownBy(() -> search.search(over, SearchLimits.depth(3)))
        .hasMessageContaining("over");
    assertThatThrownBy(
            () -> search.search(OwareGame.start(OwareRules.AWARI), SearchLimits.depth(3)))
        .hasMessageContaining("awari");
    assertThatThrownBy(
            () -> ExactTables.of(OwareRules.ABAPA, List.of(new SolvedBoards(OwareRules.AWARI, 2))))
        .hasMessageContaining("solved-2 is for the rules awari")
        .hasMessageContaining("abapa");
    assertThatThrownBy(() -> new AlphaBetaSearch(OwareRules.ABAPA, ExactTables.none(), 0))
        .hasMessageContaining("0 MiB");
    assertThatThrownBy(() -> SearchLimits.depth(0)).hasMessageContaining("from 1 to 200");
  }

  private static OwareGame randomGame(OwareRules rules, SplittableRandom random) {
    int seeds = random.nextInt(2, 49);
    return RandomGames.game(rules, seeds, random.nextInt(0, 6), random);
  }
}
