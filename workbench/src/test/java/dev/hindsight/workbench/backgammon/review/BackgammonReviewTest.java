package dev.hindsight.workbench.backgammon.review;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.hindsight.backgammon.play.cube.CubeMethod;
import dev.hindsight.backgammon.play.evaluate.CubeAction;
import dev.hindsight.backgammon.play.evaluate.CubeDecision;
import dev.hindsight.backgammon.rules.BackgammonPosition;
import dev.hindsight.backgammon.rules.Dice;
import dev.hindsight.backgammon.rules.Offer;
import dev.hindsight.backgammon.rules.Turn;
import dev.hindsight.backgammon.rules.notation.MatFile;
import dev.hindsight.backgammon.rules.notation.MatchReading;
import dev.hindsight.backgammon.rules.notation.MoveNotation;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.workbench.backgammon.ask.BackgammonJudge;
import dev.hindsight.workbench.backgammon.ask.Ranking;
import dev.hindsight.workbench.backgammon.files.BearoffShelf;
import dev.hindsight.workbench.backgammon.files.MatchSource;
import dev.hindsight.workbench.backgammon.files.NetChoice;
import dev.hindsight.workbench.backgammon.play.PlayedMatch;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.LongStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BackgammonReviewTest {
  private static final NetChoice STILL =
      new NetChoice(NetChoice.usual().nets(), "nets of the program", 0);

  @TempDir Path folder;
  private static Crew crew;
  private static BackgammonJudge judge;

  @BeforeAll
  static void open() {
    crew = new Crew(1);
    judge = new BackgammonJudge(BearoffShelf.NONE, STILL, CubeMethod.usual(), crew);
  }

  @AfterAll
  static void close() {
    crew.close();
  }

  /** What was played instead of the best move, and where. */
  private record Blunder(int game, int turn, String played, double loss) {}

  /** Plays a match with the best moves and cube actions, but for one move. */
  private static PlayedMatch play(
      int length, long seed, int blunderAtTurn, AtomicReference<Blunder> planted) {
    PlayedMatch match = PlayedMatch.begin(length, "Ann", "Bob", seed);
    int turn = 0;
    int game = 0;
    while (!match.isOver()) {
      turn = match.finishedGames() == game ? turn + 1 : 1;
      game = match.finishedGames();
      BackgammonPosition position = match.position();
      boolean offered = position.turn().offer() == Offer.DOUBLE;
      if (offered || match.mayDouble()) {
        CubeDecision decision = judge.standing(position).decision();
        CubeAction action = decision.action();
        if (offered) {
          if (decision.costOfTake() > 0) {
            match.pass();
          } else {
            match.take();
          }
          continue;
        }
        if (action == CubeAction.DOUBLE_TAKE || action == CubeAction.DOUBLE_PASS) {
          match.offerDouble();
          continue;
        }
      }
      BackgammonPosition rolled =
          new BackgammonPosition(
              position.board(),
              Turn.toMove(position.onRoll(), match.dice()),
              position.cube(),
              position.score(),
              position.options(),
              position.phase());
      Ranking ranking = judge.ranking(rolled, match.dice());
      Ranking.Play play = ranking.best();
      if (planted.get() == null && turn >= blunderAtTurn && ranking.plays().size() > 4) {
        play = ranking.plays().get(4);
        planted.set(new Blunder(game + 1, turn, MoveNotation.write(play.move()), play.loss()));
      }
      match.move(play.move());
    }
    return match;
  }

  private static ReviewedMatch review(String text) {
    MatchReading reading = MatFile.readWhatIsThere(text);
    return new BackgammonReview(BearoffShelf.NONE, STILL, CubeMethod.usual(), crew)
        .review("a match", reading);
  }

  @Test
  @Tag("slow")
  void theBestMovesLoseExactlyNothing() {
    int turns = 0;
    for (int length : new int[] {0, 3}) {
      PlayedMatch match = play(length, 3, Integer.MAX_VALUE, new AtomicReference<>());
      ReviewedMatch review = review(MatFile.write(match.record()));
      assertThat(review.problems()).isEmpty();
      turns += review.turns().size();
      for (ReviewedTurn turn : review.turns()) {
        assertThat(turn.loss()).as("length %d: %s", length, turn).isZero();
      }
      for (ReviewedPlayer player : review.players()) {
        assertThat(player.loss()).isZero();
        assertThat(player.lossPerDecision()).isZero();
        assertThat(player.errors()).isZero();
      }
    }
    assertThat(turns).isGreaterThan(40);
  }

  @Test
  @Tag("slow")
  void aPlantedBlunderIsFoundOnItsTurnWithItsSize() {
    AtomicReference<Blunder> planted = new AtomicReference<>();
    PlayedMatch match = play(3, 8, 12, planted);
    ReviewedMatch review = review(MatFile.write(match.record()));
    List<ReviewedTurn> lossy = review.turns().stream().filter(turn -> turn.loss() > 0).toList();
    assertThat(lossy).hasSize(1);
    ReviewedTurn found = lossy.get(0);
    Blunder blunder = planted.get();
    assertThat(blunder).isNotNull();
    assertThat(found.game()).isEqualTo(blunder.game());
    assertThat(found.turn()).isEqualTo(blunder.turn());
    assertThat(found.move()).hasToString(blunder.played());
    assertThat(found.loss()).isEqualTo(blunder.loss());
    ReviewedPlayer loser = review.players().get(found.isLeft() ? 0 : 1);
    assertThat(loser.lossByMoves()).isCloseTo(blunder.loss(), within(1e-12));
    assertThat(found.winProbabilityLost()).isPositive();
  }

  /** Of all rolls of a position the luck sums to nothing. */
  @Test
  void luckIsNothingOnAverage() {
    BackgammonPosition start = BackgammonPosition.START;
    double sum = 0;
    for (Dice dice : Dice.ROLLS) {
      sum += dice.ways() * judge.luck(start, dice, false);
    }
    assertThat(sum).isCloseTo(0, within(1e-9));
  }

  @Test
  void brokenLinesAreNamedAndTheOtherGamesAreRead() throws IOException {
    String text =
        "\uFEFF; [Crawford \"On\"]\r\n 3 point match\r\n\r\n Game 1\r\n"
            + " J\u00f6rg : 0                           Bob : 0\r\n"
            + "  1) 31: 8/5 6/5                         52: 13/8 24/22\r\n"
            + "  2) 44: 24/20 24/20 99/7                61: 13/7 8/7\r\n"
            + "      Wins 1 point\r\n"
            + " Game 2\r\n"
            + " J\u00f6rg : 1                           Bob : 0\r\n"
            + "  1) 42: 8/4 6/4                         Wins 1 point\r\n";
    Path file = folder.resolve("match.mat");
    Files.write(file, text.substring(1).getBytes(StandardCharsets.ISO_8859_1));
    MatchReading reading = MatchSource.read(file);
    assertThat(reading.match().games()).hasSize(2);
    assertThat(reading.match().games().get(0).xName()).isEqualTo("J\u00f6rg");
    assertThat(reading.problems())
        .singleElement()
        .matches(problem -> problem.place().equals("line 7"));
    ReviewedMatch review = review(text);
    assertThat(review.turns().stream().map(ReviewedTurn::game).distinct()).contains(1, 2);
    assertThat(ReviewPage.of(review)).contains("Line 7", "J\u00f6rg", "<svg");
  }

  /** In the first game that comes to a bearoff of few enough checkers. */
  @Test
  void aCubeInTheBearoffIsJudgedByTheTable() {
    List<String> sources =
        LongStream.rangeClosed(1, 40)
            .mapToObj(seed -> review(MatFile.write(playWithoutDoubles(seed).record())))
            .map(BackgammonReviewTest::sourcesOfExactCubes)
            .filter(found -> !found.isEmpty())
            .findFirst()
            .orElseThrow();
    assertThat(sources).allMatch(source -> source.contains("two-sided bearoff"));
  }

  private static List<String> sourcesOfExactCubes(ReviewedMatch review) {
    return review.turns().stream()
        .filter(turn -> turn.kind() == ReviewedTurn.Kind.CUBE && turn.known().isProven())
        .map(ReviewedTurn::source)
        .toList();
  }

  /** Nobody doubles, so that the game is not over before the bearoff. */
  private static PlayedMatch playWithoutDoubles(long seed) {
    PlayedMatch match = PlayedMatch.begin(0, "Ann", "Bob", seed);
    while (!match.isOver()) {
      BackgammonPosition position = match.position();
      BackgammonPosition rolled =
          BackgammonPosition.money(position.board(), Turn.toMove(position.onRoll(), match.dice()));
      match.move(judge.ranking(rolled, match.dice()).best().move());
    }
    return match;
  }
}
