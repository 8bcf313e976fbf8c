package dev.hindsight.crossword.play.preendgame;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.hindsight.core.runs.Cancellation;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.Progress;
import dev.hindsight.core.runs.TrialRandom;
import dev.hindsight.crossword.build.TinyGame;
import dev.hindsight.crossword.play.Equipment;
import dev.hindsight.crossword.play.endgame.Endings;
import dev.hindsight.crossword.play.evaluate.Evaluation;
import dev.hindsight.crossword.play.players.StaticPlayer;
import dev.hindsight.crossword.play.preendgame.PreEndgameLimits.Aim;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.board.Game;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.board.Move;
import dev.hindsight.crossword.rules.board.Pass;
import dev.hindsight.crossword.rules.board.Placement;
import dev.hindsight.crossword.rules.letters.CrosswordFormatException;
import dev.hindsight.crossword.rules.letters.TileCounts;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.rules.letters.Tiles;
import dev.hindsight.crossword.rules.words.WordGraph;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class PreEndgameSolverTest {
  private static final PreEndgameLimits EVERYTHING =
      new PreEndgameLimits(
          Duration.ofHours(1),
          PreEndgameLimits.ALL,
          PreEndgameLimits.ALL,
          Aim.BEST_MOVE,
          1,
          PreEndgameLimits.ALL);

  private static final PreEndgameLimits ONE_REPLY =
      new PreEndgameLimits(
          EVERYTHING.time(),
          PreEndgameLimits.ALL,
          1,
          Aim.BEST_MOVE,
          EVERYTHING.seed(),
          PreEndgameLimits.ALL);

  /** The same with so many candidates. */
  private static PreEndgameLimits first(int candidates, PreEndgameLimits limits) {
    return limits.withCandidates(candidates);
  }

  private static final TileSet TILES = Endings.TINY.tiles();

  /** Racks of two: with three the enumeration takes many minutes. */
  private static final CrosswordRules TINY =
      new CrosswordRules(TinyGame.rules(TILES).layout(), TILES, 2, 20, 3, 6);

  private static final WordGraph WORDS = TinyGame.words(TILES);
  private static final Equipment EQUIPMENT = Endings.equipment(TINY, WORDS);

  /** Turns of games between players who take the most points. */
  private static List<GamePosition> turns(int tilesInBag, int count) {
    StaticPlayer player = new StaticPlayer(EQUIPMENT, Evaluation.SCORE);
    List<GamePosition> found = new ArrayList<>();
    for (long seed = 0; found.size() < count; seed++) {
      RandomGenerator random = TrialRandom.of(seed, 7);
      Game game = EQUIPMENT.game();
      game.start(random);
      while (!game.isOver()) {
        if (game.bag().size() == tilesInBag && found.size() < count) {
          found.add(game.position());
        }
        game.play(player.choose(game, random));
      }
    }
    return found;
  }

  private static PreEndgameAnswer solve(
      GamePosition position, PreEndgameLimits limits, int threads) {
    try (Crew crew = new Crew(threads)) {
      return new PreEndgameSolver(EQUIPMENT).solve(position, limits, crew);
    }
  }

  @Test
  @Tag("slow")
  void oneTileInTheBagIsWhatEnumerationSays() {
    List<GamePosition> positions = turns(1, 150);
    PreEndgameSolver solver = new PreEndgameSolver(EQUIPMENT);
    ReferencePreEndgame reference = new ReferencePreEndgame(TINY, WORDS);
    int compared = 0;
    int withChoice = 0;
    int passes = 0;
    long passesByOneReply = 0;
    try (Crew crew = new Crew(1)) {
      for (GamePosition position : positions) {
        Map<Move, ReferencePreEndgame.Value> expected = reference.values(position);
        PreEndgameAnswer answer = solver.solve(position, EVERYTHING, crew);
        int draws = answer.drawsInAll();
        int lead = position.scorePoints().get(0) - position.scorePoints().get(1);
        assertThat(draws).isEqualTo(position.unseen().size());
        assertThat(answer.proven()).isTrue();
        assertThat(answer.moves()).hasSameSizeAs(expected.keySet());
        for (PreEndgameMove move : answer.moves()) {
          ReferencePreEndgame.Value value = expected.get(move.move());
          if (move.proof() == PreEndgameProof.PROVEN) {
            assertThat(move.winChance()).as("%s", move).isEqualTo(value.halfWins() / 2.0 / draws);
            compared++;
          }
          if (move.pointsProven()) {
            assertThat(move.netPointsForMover())
                .isEqualTo(value.leadPoints() / (double) draws - lead, within(1e-9));
          }
        }
        assertThat(answer.best().pointsProven()).isTrue();
        for (PreEndgameMove move : answer.moves().subList(0, Math.min(10, answer.moves().size()))) {
          assertThat(move.proof()).isEqualTo(PreEndgameProof.PROVEN);
        }
        assertChancesAre(
            expected, solver.solve(position, EVERYTHING.withAim(Aim.WIN_CHANCES), crew), 10);
        passesByOneReply +=
            assertChancesAre(expected, solver.solve(position, ONE_REPLY, crew), 0).stream()
                .filter(Pass.class::isInstance)
                .count();
        withChoice += expected.size() > 2 ? 1 : 0;
        passes += expected.size() > 2 && answer.best().move() instanceof Pass ? 1 : 0;
      }
    }
    assertThat(compared).isGreaterThan(300);
    assertThat(withChoice).isGreaterThanOrEqualTo(50);
    // Whoever leads and cannot be caught without the last tile may well pass.
    assertThat(passes).isPositive();
    // A reply that wins with every tile proves a pass lost, whatever the other replies are worth.
    assertThat(passesByOneReply).isPositive();
  }

  /**
   * Holds all that is proven against enumeration, and returns it.
   *
   * @param first so many moves must be proven, if there are as many
   */
  private static List<Move> assertChancesAre(
      Map<Move, ReferencePreEndgame.Value> expected, PreEndgameAnswer answer, int first) {
    List<Move> proven = new ArrayList<>();
    for (PreEndgameMove move : answer.moves()) {
      if (move.proof() == PreEndgameProof.PROVEN) {
        double wins = expected.get(move.move()).halfWins() / 2.0;
        assertThat(move.winChance()).as("%s", move).isEqualTo(wins / answer.drawsInAll());
        proven.add(move.move());
      }
    }
    assertThat(proven)
        .containsAll(answer.moves().stream().limit(first).map(PreEndgameMove::move).toList());
    return proven;
  }

  @Test
  @Tag("slow")
  void answerIsTheSameForAnyNumberOfThreads() {
    for (int tilesInBag : new int[] {1, 2, 3}) {
      GamePosition position = turns(tilesInBag, 1).get(0);
      PreEndgameLimits limits = first(8, EVERYTHING);
      assertThat(solve(position, limits, 3)).isEqualTo(solve(position, limits, 1));
    }
  }

  @Test
  void movesThatLeaveTilesInTheBagAreNotCalledProven() {
    GamePosition position = turns(2, 1).get(0);
    PreEndgameAnswer answer = solve(position, first(6, EVERYTHING), 1);
    assertThat(answer.drawsInAll()).isEqualTo(4 * 3);
    for (PreEndgameMove move : answer.moves()) {
      assertThat(move.draws()).isEqualTo(answer.drawsInAll());
      assertThat(move.winChanceError()).isZero();
      assertThat(move.proof() == PreEndgameProof.PROVEN).isEqualTo(tiles(move.move()) == 2);
    }
  }

  private static int tiles(Move move) {
    int tiles = 0;
    if (move instanceof Placement placement) {
      for (byte tile : placement.tiles().toArray()) {
        tiles += tile == 0 ? 0 : 1;
      }
    }
    return tiles;
  }

  /** Draw by draw, for chosen moves and an opponent of whom a tile is known. */
  @Test
  void everyDrawIsWhatEnumerationSaysWhateverIsBelievedOfTheOpponent() {
    ReferencePreEndgame reference = new ReferencePreEndgame(TINY, WORDS);
    PreEndgameSolver solver = new PreEndgameSolver(EQUIPMENT);
    int leftOut = 0;
    try (Crew crew = new Crew(1)) {
      for (GamePosition position : turns(1, 12)) {
        TileCounts unseen = position.unseen();
        Tiles letters = unseen.letters();
        PreEndgameAnswer all = solver.solve(position, EVERYTHING, crew);
        List<Move> only = List.of(all.moves().get(all.moves().size() / 2).move(), new Pass());
        for (Tiles held :
            List.of(
                Tiles.of(), Tiles.of(letters.get(0)), Tiles.of(letters.get(1), letters.get(2)))) {
          PreEndgameAnswer answer =
              solver.solve(
                  new PreEndgameQuestion(position, only, RackBelief.known(held)), EVERYTHING, crew);
          assertThat(answer.moves()).hasSize(only.stream().distinct().toList().size());
          for (PreEndgameMove move : answer.moves()) {
            List<Integer> leads = reference.leads(position, move.move());
            leftOut += assertOutcomes(move, leads, position, held);
          }
        }
      }
    }
    assertThat(leftOut).isPositive();
  }

  /** Of all tiles that may be in the bag, each as likely as the ways to hold the others say. */
  private static int assertOutcomes(
      PreEndgameMove move, List<Integer> leads, GamePosition position, Tiles held) {
    Tiles unseen = position.unseen().letters();
    int lead = position.scorePoints().get(0) - position.scorePoints().get(1);
    double[] weights = new double[unseen.length()];
    double all = 0;
    for (int inBag = 0; inBag < weights.length; inBag++) {
      weights[inBag] = waysToHold(held, unseen, inBag);
      all += weights[inBag];
    }
    double wins = 0;
    int impossible = 0;
    for (int inBag = 0; inBag < weights.length; inBag++) {
      Tiles bag = Tiles.of(unseen.get(inBag));
      List<DrawOutcome> found =
          move.outcomes().stream().filter(outcome -> outcome.bag().equals(bag)).toList();
      impossible += found.isEmpty() ? 1 : 0;
      if (weights[inBag] == 0) {
        assertThat(found).isEmpty();
        continue;
      }
      double win = Ending.halfWins(leads.get(inBag)) / 2.0;
      wins += weights[inBag] / all * win;
      if (found.get(0).proven()) {
        assertThat(found.get(0).winChance()).as("%s with %s", move, bag).isEqualTo(win);
      }
      if (move.pointsProven()) {
        assertThat(found.get(0).netPointsForMover()).isEqualTo(leads.get(inBag) - lead);
      }
    }
    if (move.proof() == PreEndgameProof.PROVEN) {
      assertThat(move.winChance()).isEqualTo(wins, within(1e-9));
    }
    double chances = move.outcomes().stream().mapToDouble(DrawOutcome::chance).sum();
    assertThat(chances).isEqualTo(1, within(1e-9));
    return impossible;
  }

  /** Choices of tiles, all told apart, that show as the ones known. */
  private static double waysToHold(Tiles held, Tiles unseen, int inBag) {
    double ways = 0;
    int others = unseen.length();
    for (int chosen = 0; chosen < 1 << others; chosen++) {
      if (Integer.bitCount(chosen) == held.length() && (chosen >> inBag & 1) == 0) {
        int[] counts = new int[TILES.letterCount()];
        for (int place = 0; place < others; place++) {
          counts[unseen.get(place)] += chosen >> place & 1;
        }
        ways += TileCounts.letters(counts).equals(held) ? 1 : 0;
      }
    }
    return ways;
  }

  @Test
  void tilesThatAreNotUnseenCannotBeTheOpponents() {
    GamePosition position = turns(1, 1).get(0);
    byte[] many = new byte[position.unseen().size()];
    Arrays.fill(many, position.unseen().letters().get(0));
    PreEndgameQuestion question =
        new PreEndgameQuestion(position, List.of(), RackBelief.known(Tiles.of(many)));
    try (Crew crew = new Crew(1)) {
      assertThatThrownBy(() -> new PreEndgameSolver(EQUIPMENT).solve(question, EVERYTHING, crew))
          .isInstanceOf(CrosswordFormatException.class)
          .hasMessageContaining("The opponent cannot hold these tiles");
    }
  }

  /** One reply is looked at first; but what is best is proven in the end all the same. */
  @Test
  void repliesToAPassAreAllLookedAtBeforeItIsTakenForTheBest() {
    PreEndgameSolver solver = new PreEndgameSolver(EQUIPMENT);
    int passes = 0;
    try (Crew crew = new Crew(1)) {
      for (GamePosition position : turns(1, 60)) {
        PreEndgameAnswer answer = solver.solve(position, ONE_REPLY, crew);
        assertThat(answer.proven()).isTrue();
        passes += answer.best().move() instanceof Pass && answer.moves().size() > 2 ? 1 : 0;
      }
    }
    assertThat(passes).isPositive();
  }

  @Test
  void soManyStepsAreTheSameWhateverTheTime() {
    GamePosition position = turns(2, 1).get(0);
    PreEndgameLimits two = new PreEndgameLimits(EVERYTHING.time(), 6, 16, Aim.BEST_MOVE, 1, 2);
    PreEndgameAnswer answer = solve(position, two, 1);
    assertThat(answer).isEqualTo(solve(position, two, 2));
    assertThat(answer.endgames()).isLessThan(solve(position, first(6, EVERYTHING), 1).endgames());
  }

  @Test
  void timeThatIsOverLeavesMovesWithoutChances() {
    PreEndgameAnswer answer =
        solve(turns(1, 1).get(0), first(5, PreEndgameLimits.within(Duration.ZERO)), 1);
    assertThat(answer.proven()).isFalse();
    assertThat(answer.moves()).isNotEmpty();
    assertThat(answer.best().proof()).isEqualTo(PreEndgameProof.UNKNOWN);
  }

  /**
   * By a clock that goes on when it is looked at, so that the load of the machine does not show.
   */
  @Test
  void aPassIsNotUnknownWhereOtherMovesAreKnownWell() {
    int cutShort = 0;
    for (GamePosition position : turns(1, 12)) {
      for (int looks = 4; looks < 80; looks += 4) {
        long[] looked = {0};
        PreEndgameSolver solver = new PreEndgameSolver(EQUIPMENT, () -> 1_000_000 * looked[0]++);
        PreEndgameAnswer answer;
        try (Crew crew = new Crew(1)) {
          answer = solver.solve(position, PreEndgameLimits.within(Duration.ofMillis(looks)), crew);
        }
        int most = answer.moves().stream().mapToInt(PreEndgameMove::draws).max().orElseThrow();
        int ofPass =
            answer.moves().stream()
                .filter(move -> move.move() instanceof Pass)
                .mapToInt(PreEndgameMove::draws)
                .findFirst()
                .orElseThrow();
        assertThat(ofPass)
            .as("%s after %d looks", position, looks)
            .isGreaterThanOrEqualTo(most - 1);
        cutShort += answer.moves().size() > 2 && ofPass < answer.drawsInAll() && most > 0 ? 1 : 0;
      }
    }
    assertThat(cutShort).isPositive();
  }

  @Test
  void cancelledSolvingSaysWhatItKnows() {
    Cancellation cancellation = new Cancellation();
    cancellation.cancel();
    try (Crew crew = new Crew(1, cancellation, Progress.SILENT)) {
      PreEndgameAnswer answer =
          new PreEndgameSolver(EQUIPMENT).solve(turns(1, 1).get(0), EVERYTHING, crew);
      assertThat(answer.moves()).isNotEmpty();
      assertThat(answer.proven()).isFalse();
    }
  }

  @Test
  void otherPositionsAreRefused() {
    GamePosition start = turns(8, 1).get(0);
    assertThatThrownBy(() -> solve(start, EVERYTHING, 1))
        .isInstanceOf(CrosswordFormatException.class)
        .hasMessage(
            "There must be 1 to 7 tiles in the bag and tiles on the rack; there are 8 in the bag.");
  }
}
