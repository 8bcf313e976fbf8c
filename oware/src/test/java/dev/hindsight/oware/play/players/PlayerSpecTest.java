package dev.hindsight.oware.play.players;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.core.runs.TrialRandom;
import dev.hindsight.oware.play.search.RandomGames;
import dev.hindsight.oware.play.search.SolvedBoards;
import dev.hindsight.oware.rules.OwareGame;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.oware.table.OpeningBook;
import dev.hindsight.oware.table.OpeningLine;
import dev.hindsight.oware.table.OwareTable;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PlayerSpecTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "random",
        "greedy",
        "alphabeta:depth=3",
        "alphabeta:nodes=500,memory=1",
        "strong:nodes=500,memory=1",
        "strong:depth=3,table=some.table",
        "mcts:iterations=50,nodes=1000",
        "mcts:processor=500",
        "strong:nodes=500,without=reductions+killers",
        "strong:processor=500,openings=shipped",
        "alphabeta:depth=3,table=some.table,table=other.table",
        "perfect:table=some.table"
      })
  void everyPlayerPlaysLegalMoves(String text) {
    OwareRules rules = OwareRules.CODINGAME;
    List<String> opened = new ArrayList<>();
    OwareTable table = new SolvedBoards(rules, 3);
    PlayerSpec spec = PlayerSpec.parse(text).value();
    OwarePlayer player =
        spec.open(
                rules,
                name -> {
                  opened.add(name);
                  return table;
                })
            .get();
    assertThat(opened).isEqualTo(spec.tableNames());
    for (long seed = 0; seed < 30; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      OwareGame game = RandomGames.game(rules, text.startsWith("perfect") ? 3 : 20, 0, random);
      player.newGame();
      int pit = player.choose(game, TrialRandom.of(seed, 0));
      assertThat(game.legalMoves() & 1 << pit).as("%s seed %d", game, seed).isNotZero();
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "stockfish          | no player 'stockfish'; choose alphabeta, greedy, mcts, perfect,"
            + " random, strong",
        "''                 | no player ''",
        "random:depth=3     | the player random has no option 'depth'; it knows none",
        "alphabeta:deep=3   | no option 'deep'; it knows depth, nodes, milliseconds, processor,"
            + " memory, table",
        "alphabeta          | the player alphabeta needs a limit: one of depth, nodes,"
            + " milliseconds",
        "alphabeta:memory=1 | needs a limit",
        "alphabeta:depth    | is '', but it must be a whole number from 1 to 200",
        "alphabeta:depth=0  | is '0', but it must be a whole number from 1 to 200",
        "alphabeta:depth=99999999999999999999 | but it must be a whole number from 1 to 200",
        "alphabeta:depth=2,depth=3 | the option depth is there twice",
        "alphabeta:depth=2, | has no option ''",
        "alphabeta:depth=2,table= | needs a file, as in table=FILE",
        "strong             | the player strong needs a limit: one of depth, nodes, milliseconds",
        "strong:nodes=5,without=luck | the search has no part 'luck'; its parts are repetition,"
            + " memory",
        "mcts:depth=5       | no option 'depth'; it knows iterations, milliseconds, processor,"
            + " nodes, table",
        "mcts:iterations=-5 | is '-5', but it must be a whole number from 1 up",
        "perfect            | needs a table, as in perfect:table=FILE",
      })
  void mistakesAreExplained(String text, String message) {
    assertThatThrownBy(() -> PlayerSpec.parse(text))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(message);
  }

  @Test
  void optionsBecomeTypedFields() {
    assertThat(PlayerSpec.parse("alphabeta:depth=6,memory=3,table=a,table=b").value())
        .isInstanceOfSatisfying(
            PlayerSpec.AlphaBeta.class,
            spec -> {
              assertThat(spec.limits().depth()).isEqualTo(6);
              assertThat(spec.limits().nodes()).isEqualTo(Long.MAX_VALUE);
              assertThat(spec.mebibytes()).isEqualTo(3);
              assertThat(spec.tableNames()).containsExactly("a", "b");
            });
    assertThat(PlayerSpec.parse("mcts:iterations=50,milliseconds=7,nodes=9").value())
        .isInstanceOfSatisfying(
            PlayerSpec.TreeSearching.class,
            spec -> {
              assertThat(spec.limits().nodes()).isEqualTo(50);
              assertThat(spec.limits().milliseconds()).isEqualTo(7);
              assertThat(spec.treeNodes()).isEqualTo(9);
            });
    assertThat(PlayerSpec.parse("alphabeta:nodes=5").value())
        .isInstanceOfSatisfying(
            PlayerSpec.AlphaBeta.class, spec -> assertThat(spec.limits().nodes()).isEqualTo(5));
  }

  @Test
  void filesOfASpecificationAreAllNamed() {
    PlayerSpec spec =
        PlayerSpec.parse("strong:nodes=9,table=a,evaluation=b,openings=c,without=killers").value();
    assertThat(spec.fileNames()).containsExactly("a", "b", "c");
    assertThat(PlayerSpec.parse("strong:nodes=9,openings=shipped").value().fileNames()).isEmpty();
    OwareTable table = new SolvedBoards(OwareRules.AWARI, 2);
    assertThatThrownBy(() -> spec.open(OwareRules.AWARI, name -> table))
        .hasMessageContaining("leave out evaluation=b");
    assertThatThrownBy(
            () ->
                PlayerSpec.parse("strong:nodes=9,openings=c")
                    .value()
                    .open(OwareRules.AWARI, name -> table))
        .hasMessageContaining("leave out openings=c");
  }

  @Test
  void openingBookIsPlayedByWithoutASearch() {
    OwareGame start = OwareGame.start(OwareRules.ABAPA);
    OwareGame other = start.play(0);
    OpeningBook book =
        OpeningBook.of(
            OwareRules.ABAPA,
            1,
            List.of(
                new OpeningBook.Entry(start.position(), new OpeningLine(0, 1, true)),
                new OpeningBook.Entry(start.play(0).position(), new OpeningLine(-5, 0, false)),
                new OpeningBook.Entry(start.play(1).position(), new OpeningLine(7, 0, false)),
                new OpeningBook.Entry(start.play(2).position(), new OpeningLine(7, 0, false)),
                new OpeningBook.Entry(start.play(3).position(), new OpeningLine(7, 0, false)),
                new OpeningBook.Entry(start.play(4).position(), new OpeningLine(7, 0, false)),
                new OpeningBook.Entry(start.play(5).position(), new OpeningLine(7, 0, false))));
    PlayerFiles files =
        new PlayerFiles() {
          @Override
          public OwareTable table(String name) {
            throw new IllegalArgumentException(name);
          }

          @Override
          public OpeningBook openings(String name) {
            return book;
          }
        };
    OwarePlayer player =
        PlayerSpec.parse("strong:nodes=1,openings=x").value().open(OwareRules.ABAPA, files).get();
    assertThat(player.choose(start, TrialRandom.of(1, 0))).isZero();
    assertThat(player.choose(other, TrialRandom.of(1, 0))).isBetween(0, 5);
    assertThatThrownBy(
            () ->
                PlayerSpec.parse("strong:nodes=1,openings=x").value().open(OwareRules.AWARI, files))
        .hasMessageContaining("the opening book is for the rules abapa");
  }

  @Test
  void tablesOfOtherRulesAreRefusedWhenOpened() {
    OwareTable table = new SolvedBoards(OwareRules.AWARI, 2);
    PlayerSpec spec = PlayerSpec.parse("alphabeta:depth=3,table=x").value();
    assertThatThrownBy(() -> spec.open(OwareRules.ABAPA, name -> table))
        .hasMessageContaining("use a table built for these rules");
  }

  @Test
  void perfectPlayerNeverGuesses() {
    OwareTable table = new SolvedBoards(OwareRules.CODINGAME, 2);
    OwarePlayer player =
        PlayerSpec.parse("perfect:table=x").value().open(OwareRules.CODINGAME, name -> table).get();
    assertThatThrownBy(
            () -> player.choose(OwareGame.start(OwareRules.CODINGAME), TrialRandom.of(1, 1)))
        .isInstanceOf(BeyondTablesException.class)
        .hasMessageContaining("the player perfect:table=x gave up")
        .hasMessageContaining("they reach to 2 seeds");
  }

  @Test
  void greedyTakesTheMostAndRandomTakesAnything() {
    OwareGame game = OwareGame.start(OwareRules.ABAPA);
    int seen = 0;
    for (int index = 0; index < 200; index++) {
      seen |= 1 << new RandomPlayer().choose(game, TrialRandom.of(3, index));
    }
    assertThat(seen).isEqualTo(0b111111);
    assertThat(new GreedyPlayer().choose(game, TrialRandom.of(3, 0))).isZero();
  }
}
