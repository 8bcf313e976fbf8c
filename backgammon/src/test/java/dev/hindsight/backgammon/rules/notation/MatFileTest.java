package dev.hindsight.backgammon.rules.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.backgammon.rules.BackgammonFormatException;
import dev.hindsight.backgammon.rules.BackgammonPosition;
import dev.hindsight.backgammon.rules.Cube;
import dev.hindsight.backgammon.rules.Dice;
import dev.hindsight.backgammon.rules.GameResult;
import dev.hindsight.backgammon.rules.MatchScore;
import dev.hindsight.backgammon.rules.Move;
import dev.hindsight.backgammon.rules.MoveGenerator;
import dev.hindsight.backgammon.rules.Player;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("java")
class MatFileTest {
  private static final String MATCH =
      """
      ; [Site "Somewhere"]
      ; [Crawford "On"]

       5 point match

       Game 1
       Ann : 0                           Bob (DE) : 0
        1)                             32: 24/21 13/11
        2) 52: 13/8 6/4*               54: 25/21* 13/8
        3) 43: 25/21 24/21             53: 24/21 13/8
        4) 62: 13/7 7/5                64: 21/15 15/11
        5) 44: 13/9 9/5 8/4* 8/4       21: 25/23 23/22
        6)  Doubles => 2                Takes
        7) 21: 6/4 4/3*                32: 25/22* 8/6
             Wins 4 points

       Game 2
       Ann : 4                           Bob (DE) : 0
        1) 31: 8/5 6/5                 64: 24/14
                                       Wins 1 point

       Game 3
       Ann : 4                           Bob (DE) : 1
        1)                             51: 13/8 6/5
        2) 51: 13/8 6/5                 Doubles => 2
        3)  Drops
                                       Wins 1 point
      """;

  @Test
  void severalGamesWithCubeActionsAreRead() {
    MatchRecord match = MatFile.read(MATCH);
    assertThat(match.length()).isEqualTo(5);
    assertThat(match.comments()).containsExactly("[Site \"Somewhere\"]", "[Crawford \"On\"]");
    assertThat(match.games()).hasSize(3);
    GameRecord first = match.games().get(0);
    assertThat(first.xName()).isEqualTo("Ann");
    assertThat(first.oName()).isEqualTo("Bob (DE)");
    assertThat(first.actions()).hasSize(13);
    assertThat(first.actions().get(0).player()).isEqualTo(Player.O);
    assertThat(first.actions().get(9)).isEqualTo(new GameAction.Doubles(Player.X, 2));
    assertThat(first.actions().get(10)).isEqualTo(new GameAction.Takes(Player.O));
    assertThat(first.end()).isEqualTo(new GameRecord.End(Player.X, 4));
    assertThat(match.scores())
        .containsExactly(
            new MatchScore(5, 0, 0, false),
            new MatchScore(5, 4, 0, true),
            new MatchScore(5, 4, 1, false));
  }

  @Test
  void aMatchReadAndWrittenIsTheSameMatch() {
    MatchRecord match = MatFile.read(MATCH);
    String written = MatFile.write(match);
    assertThat(MatFile.read(written)).isEqualTo(match);
    assertThat(MatFile.write(MatFile.read(written))).isEqualTo(written);
    assertThat(MatFile.read(written.replace("\n", "\r\n"))).isEqualTo(match);
  }

  @Test
  void aReplayGivesThePositionOfEveryDecision() {
    MatchRecord match = MatFile.read(MATCH);
    GameReplay replay = match.replay(0);
    for (GameAction action : match.games().get(0).actions().subList(0, 11)) {
      replay.play(action);
    }
    BackgammonPosition position = replay.position();
    assertThat(position.onRoll()).isEqualTo(Player.X);
    assertThat(position.cube()).isEqualTo(new Cube(2, Player.O));
    // 5-2, then hit on the 4 point, then 4-3, 6-2 and 4-4.
    assertThat(position.board().moverPips()).isEqualTo(167 - 7 + 21 - 7 - 8 - 16);
  }

  @Test
  void aWholeRecordedGameIsLegalToItsEnd() throws IOException {
    String text;
    try (InputStream file = MatFileTest.class.getResourceAsStream("/matches/whole-game.mat")) {
      text = new String(file.readAllBytes(), StandardCharsets.UTF_8);
    }
    MatchRecord match = MatFile.read(text);
    GameReplay replay = match.replay(0);
    match.games().get(0).actions().forEach(replay::play);
    assertThat(replay.winner()).isEqualTo(Player.X);
    BackgammonPosition last = replay.position();
    assertThat(GameResult.of(last.board()).points(last.cube(), last.score(), last.options()))
        .isEqualTo(match.games().get(0).end().points());
    assertThat(MatFile.read(MatFile.write(match))).isEqualTo(match);
  }

  @Test
  void moneySessionsAndPlainHeadersAreRead() {
    MatchRecord match =
        MatFile.read(
            "Some site's export\n0 point match\n\nGame 1\nA : 0  B : 0\n 1) 61: 13/7 8/7 \n");
    assertThat(match.comments()).containsExactly("Some site's export");
    assertThat(match.games().get(0).end()).isNull();
    assertThat(MatFile.read("Unlimited match\n").length()).isZero();
    GameRecord forfeit =
        MatFile.read("5 point match\n\n Game 1\n a: 0    b: 0\n  1)      \n   Wins 5 points\n")
            .games()
            .get(0);
    assertThat(forfeit.actions()).isEmpty();
    assertThat(forfeit.end()).isEqualTo(new GameRecord.End(Player.X, 5));
    assertThat(MatFile.read(MatFile.write(match))).isEqualTo(match);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          52: 13/8 6/4*      | 52: 13/8 6/3*      | line 9: '13/8 6/3*' hits on 3
          52: 13/8 6/4*      | 52: 13/8 6/3       | line 9: '13/8 6/3' is not a legal move with 5-2
          52: 13/8 6/4*      | 52: 14/9 6/4*      | line 9: '14/9 6/4*' moves a checker from 14
          52: 13/8 6/4*      | 72: 13/8 6/4*      | line 9: expected a roll such as
          52: 13/8 6/4*      | 52: 13/x           | line 9: '13/x' is wrong at character 4
          Doubles => 2       | Doubles => 4       | line 13: the cube stands at 1
          Doubles => 2       | Doubles            | line 13: expected a roll, 'Doubles => 2'
          Takes              | 21: 24/21          | line 13: the double must first be taken
          Wins 4 points      | Wins 0 points      | line 15: a game pays at least one point
          Ann : 4            | Ann : 5            | line 18: no game is played at 5-0
          31: 8/5 6/5        | Doubles => 2       | line 19: a game begins with a roll
          64: 24/14          | Doubles => 2       | line 19: nobody may double in the Crawford
          Drops              | Takes extra        | line 26: expected a roll
          Game 2             | Gmae 2             | line 17: expected a roll such as
          5 point match      | five points        | line 6: the length of the match
          Bob (DE) : 0       | Bob                | line 7: expected names and scores
          """)
  void badLinesAreRefusedWithTheirNumber(String part, String replacement, String fault) {
    String text = MATCH.replaceFirst(Pattern.quote(part), replacement);
    assertThatThrownBy(() -> MatFile.read(text))
        .isInstanceOf(BackgammonFormatException.class)
        .hasMessageContaining(fault);
  }

  @Test
  void theWrongWinnerIsRefused() {
    String text = MATCH.replace("                                 Wins 1 point", "Wins 1 point");
    assertThatThrownBy(() -> MatFile.read(text))
        .hasMessageContaining("line 27: O has won this game, not X");
  }

  @Test
  void emptyTextIsNotAMatch() {
    assertThatThrownBy(() -> MatFile.read(""))
        .hasMessageContaining("not a recorded match of backgammon");
    assertThatThrownBy(() -> MatFile.read("3 point match\nGame 1\n"))
        .hasMessageContaining("line 2: game 1 has no line of players");
  }

  @Test
  void randomMatchesRoundTrip() {
    long seed = 31;
    SplittableRandom random = new SplittableRandom(seed);
    for (int sample = 0; sample < 15; sample++) {
      MatchRecord match = randomMatch(random);
      assertThat(MatFile.read(MatFile.write(match)))
          .as("seed %d, sample %d", seed, sample)
          .isEqualTo(match);
    }
  }

  @Test
  void damagedFilesAreReadOrRefused() {
    String written = MatFile.write(MatFile.read(MATCH));
    IdFuzz.run(3, 1_500, random -> written, MatFile::read);
  }

  private static MatchRecord randomMatch(SplittableRandom random) {
    int length = random.nextInt(1, 8);
    List<GameRecord> games = new ArrayList<>();
    MatchScore score = new MatchScore(length, 0, 0, length == 1);
    while (!score.isOver()) {
      GameRecord game = randomGame(games.size() + 1, score, random);
      games.add(game);
      score = score.after(game.end().winner(), game.end().points(), true);
    }
    return new MatchRecord(length, List.of("[Event \"Seeded\"]"), games);
  }

  private static GameRecord randomGame(int number, MatchScore score, SplittableRandom random) {
    GameReplay replay = new GameReplay(score, MatchRecord.options(List.of()));
    List<GameAction> actions = new ArrayList<>();
    Player player = random.nextBoolean() ? Player.X : Player.O;
    MoveGenerator moves = new MoveGenerator();
    while (replay.winner() == null) {
      BackgammonPosition position = replay.position();
      if (!actions.isEmpty() && position.mayDouble() && random.nextInt(20) == 0) {
        add(new GameAction.Doubles(player, 2 * position.cube().value()), replay, actions);
        Player other = player.opponent();
        add(
            random.nextInt(3) == 0 ? new GameAction.Drops(other) : new GameAction.Takes(other),
            replay,
            actions);
        continue;
      }
      Dice dice = new Dice(random.nextInt(1, 7), random.nextInt(1, 7));
      moves.prepare(position.board());
      int count = moves.generate(dice.first(), dice.second());
      Move move = Move.of(moves, random.nextInt(count));
      add(new GameAction.Rolls(player, dice, move), replay, actions);
      player = player.opponent();
    }
    BackgammonPosition last = replay.position();
    int multiple = GameResult.isOver(last.board()) ? GameResult.of(last.board()).multiple() : 1;
    GameRecord.End end = new GameRecord.End(replay.winner(), last.cube().value() * multiple);
    return new GameRecord(
        number, "Ann", "Bob the 2nd", score.xPoints(), score.oPoints(), actions, end);
  }

  private static void add(GameAction action, GameReplay replay, List<GameAction> actions) {
    replay.play(action);
    actions.add(action);
  }
}
