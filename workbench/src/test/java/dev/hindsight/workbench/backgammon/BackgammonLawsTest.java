package dev.hindsight.workbench.backgammon;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.backgammon.Backgammon;
import dev.hindsight.backgammon.index.BearoffIndex;
import dev.hindsight.backgammon.play.cube.CubeMethod;
import dev.hindsight.backgammon.play.evaluate.CubeAction;
import dev.hindsight.backgammon.play.evaluate.CubeDecision;
import dev.hindsight.backgammon.rules.BackgammonPosition;
import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.Cube;
import dev.hindsight.backgammon.rules.Dice;
import dev.hindsight.backgammon.rules.GameOptions;
import dev.hindsight.backgammon.rules.GamePhase;
import dev.hindsight.backgammon.rules.MatchScore;
import dev.hindsight.backgammon.rules.Offer;
import dev.hindsight.backgammon.rules.Player;
import dev.hindsight.backgammon.rules.Turn;
import dev.hindsight.backgammon.rules.notation.GameAction;
import dev.hindsight.backgammon.rules.notation.GameReplay;
import dev.hindsight.backgammon.rules.notation.MatFile;
import dev.hindsight.backgammon.rules.notation.MatchReading;
import dev.hindsight.backgammon.rules.notation.MatchRecord;
import dev.hindsight.backgammon.rules.notation.PositionText;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.TrialRandom;
import dev.hindsight.workbench.backgammon.ask.BackgammonAsk;
import dev.hindsight.workbench.backgammon.ask.BackgammonJudge;
import dev.hindsight.workbench.backgammon.ask.Ranking;
import dev.hindsight.workbench.backgammon.files.BearoffShelf;
import dev.hindsight.workbench.backgammon.files.MatchSource;
import dev.hindsight.workbench.backgammon.files.NetChoice;
import dev.hindsight.workbench.backgammon.play.PlayedMatch;
import dev.hindsight.workbench.backgammon.review.BackgammonReview;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Answers about backgammon obey common sense: on positions that were once answered wrongly, on
 * bearoffs, and on matches that the program plays against itself with errors, doubles, passes and
 * resignations.
 */
class BackgammonLawsTest {
  private static final NetChoice STILL =
      new NetChoice(NetChoice.usual().nets(), "nets of the program", 0);
  private static final long SEED = 28;

  private static Crew crew;
  private static BackgammonAsk ask;
  private static BackgammonAsk still;
  private static BackgammonJudge judge;

  @BeforeAll
  static void open() {
    crew = new Crew(2);
    ask = new BackgammonAsk(BearoffShelf.NONE, crew);
    still = new BackgammonAsk(BearoffShelf.NONE, STILL, CubeMethod.usual(), crew);
    judge = new BackgammonJudge(BearoffShelf.NONE, STILL, CubeMethod.usual(), crew);
  }

  @AfterAll
  static void close() {
    crew.close();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "XGID=-AD------A--------------f-:0:0:1:11:0:0:0:0:10",
        "XGID=---ABDD-A--AAA----adcdba--:0:0:1:33:0:0:0:0:10",
        "XGID=-AAAAAA------------aaaaaa-:0:0:1:00:6:6:0:7:10",
        "XGID=-b-bBCCBC---cB---b-d-b----:0:0:1:00:0:0:0:0:10",
        "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:4:6:0:7:10",
        "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:4:6:1:7:10",
        "XGID=-b----E-C---eE---c-e----B-:1:1:1:00:2:6:0:7:10",
        "XGID=-B-----a--a-----a--bbabad-:2:1:1:26:0:1:0:6:10",
        "XGID=-BBB------------------bbb-:0:0:1:00:0:0:0:0:10"
      })
  void positionsThatWereAnsweredWrongly(String xgid) {
    BackgammonLaws laws = new BackgammonLaws();
    laws.answer(ask, PositionText.parse(xgid));
    assertThat(laws.violations()).isEmpty();
  }

  /** For money and at scores, with the cube in each place, before and after the roll. */
  @Test
  @Tag("slow")
  void bearoffsAreExactAndTheLibraryAgrees() {
    BackgammonLaws laws = new BackgammonLaws();
    Backgammon library = Backgammon.solve(6);
    BearoffIndex index = new BearoffIndex(6, 4);
    RandomGenerator random = TrialRandom.of(SEED, 0);
    for (int number = 0; number < 60; number++) {
      BackgammonPosition position = bearoff(index, random);
      laws.exact(ask, position);
      laws.answer(ask, position);
      laws.library(library, ask, position);
      Dice dice = Dice.ROLLS.get(random.nextInt(Dice.ROLLS.size()));
      laws.answer(ask, BackgammonLaws.withDice(position, dice));
      laws.library(library, ask, BackgammonLaws.withDice(position, dice));
    }
    assertThat(laws.checked()).isGreaterThan(200);
    assertThat(laws.violations()).as("seed %d", SEED).isEmpty();
  }

  private static BackgammonPosition bearoff(BearoffIndex index, RandomGenerator random) {
    Board board =
        new Board(
            index.unrank(1 + random.nextInt(index.size() - 1)),
            0,
            index.unrank(1 + random.nextInt(index.size() - 1)),
            0);
    Cube cube =
        switch (random.nextInt(3)) {
          case 0 -> Cube.CENTRED;
          case 1 -> new Cube(2, Player.X);
          default -> new Cube(2, Player.O);
        };
    MatchScore score =
        random.nextBoolean()
            ? MatchScore.MONEY
            : new MatchScore(5, random.nextInt(5), random.nextInt(5), false);
    return new BackgammonPosition(
        board, Turn.toRoll(Player.X), cube, score, GameOptions.PLAIN, GamePhase.PLAYING);
  }

  @Test
  @Tag("slow")
  void matchesOfTheProgram() {
    BackgammonLaws laws = new BackgammonLaws();
    for (int length : new int[] {0, 1, 3, 5}) {
      obey(laws, "self-play to " + length, play(length, SEED + length), still, STILL);
    }
    assertThat(laws.checked()).isGreaterThan(200);
    assertThat(laws.violations()).as("seed %d", SEED).isEmpty();
  }

  /**
   * As many matches of the program as {@code -Dhindsight.matches=N} says, and every record of
   * {@code -Dhindsight.records=FOLDER}, with the look ahead of {@code ask}.
   */
  @Test
  @Tag("long")
  void manyMatchesAndRecords() throws IOException {
    BackgammonLaws laws = new BackgammonLaws();
    for (long match = 0; match < Long.getLong("hindsight.matches", 150); match++) {
      int length = (int) (match % 7);
      obey(laws, "self-play " + match, play(length, 1_000 + match), still, STILL);
    }
    String folder = System.getProperty("hindsight.records", "");
    if (!folder.isEmpty()) {
      try (Stream<Path> files = Files.list(Path.of(folder))) {
        for (Path file : files.filter(name -> name.toString().endsWith(".mat")).sorted().toList()) {
          MatchReading reading = MatchSource.read(file);
          obey(laws, file.getFileName().toString(), reading, ask, NetChoice.usual());
        }
      }
    }
    System.out.printf("%,d answers and decisions obey the laws%n", laws.checked());
    assertThat(laws.violations()).as("%d answers and decisions", laws.checked()).isEmpty();
  }

  private static void obey(
      BackgammonLaws laws, String name, MatchReading reading, BackgammonAsk asked, NetChoice nets) {
    laws.review(
        new BackgammonReview(BearoffShelf.NONE, nets, CubeMethod.usual(), crew)
            .review(name, reading));
    MatchRecord match = reading.match();
    for (int game = 0; game < match.games().size(); game++) {
      GameReplay replay = match.replay(game);
      for (GameAction action : match.games().get(game).actions()) {
        if (action instanceof GameAction.Rolls rolls) {
          BackgammonPosition position = replay.position();
          // Before the first roll the record does not say whose turn it is.
          BackgammonPosition rolled =
              new BackgammonPosition(
                  position.board(),
                  Turn.toMove(rolls.player(), rolls.dice()),
                  position.cube(),
                  position.score(),
                  position.options(),
                  position.phase());
          laws.answer(asked, rolled);
        } else {
          laws.answer(asked, replay.position());
        }
        replay.play(action);
      }
    }
  }

  /**
   * Plays a match in which some moves are not the best, some doubles are made too early, some
   * answers are wrong, and a game is resigned now and then.
   */
  private static MatchReading play(int length, long seed) {
    PlayedMatch match = PlayedMatch.begin(length, "Ann", "Bob", seed);
    RandomGenerator random = TrialRandom.of(seed, Long.MAX_VALUE);
    while (!match.isOver() && (length > 0 || match.finishedGames() < 1)) {
      BackgammonPosition position = match.position();
      boolean errs = random.nextInt(5) == 0;
      if (position.turn().offer() == Offer.DOUBLE) {
        boolean isTake = judge.standing(position).decision().costOfTake() <= 0;
        if (isTake != errs) {
          match.take();
        } else {
          match.pass();
        }
        continue;
      }
      if (match.mayDouble() && wantsToDouble(position, errs && random.nextInt(4) == 0)) {
        match.offerDouble();
        continue;
      }
      Ranking ranking =
          judge.ranking(BackgammonLaws.withDice(position, match.dice()), match.dice());
      int choices = ranking.plays().size();
      match.move(ranking.plays().get(errs ? random.nextInt(choices) : 0).move());
    }
    return MatFile.readWhatIsThere(MatFile.write(match.record()));
  }

  private static boolean wantsToDouble(BackgammonPosition position, boolean errs) {
    CubeDecision decision = judge.standing(position).decision();
    return errs
        || List.of(CubeAction.DOUBLE_TAKE, CubeAction.DOUBLE_PASS).contains(decision.action());
  }
}
