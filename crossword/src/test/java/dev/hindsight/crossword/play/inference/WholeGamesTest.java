package dev.hindsight.crossword.play.inference;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.board.Move;
import dev.hindsight.crossword.rules.board.Placement;
import dev.hindsight.crossword.rules.letters.Tiles;
import dev.hindsight.crossword.rules.notation.Cgp;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.function.Function;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * The cutoff against the exhaustive search on every move of whole games: the same candidates are
 * recorded, for three margins and both definitions, for the placement that was made and for
 * exchanges of one to seven tiles in its place wherever the rules allow one.
 *
 * <p>Early in a game nothing but the board being known leaves up to three million candidates, so
 * that all moves of a single game would take hours. Therefore the opponent's rack and all but a few
 * of the mover's tiles are said to be known: all but one (some 25 candidates of each move), and in
 * every fourth game of the long test all but two (some 250). Besides, that takes one position of
 * every fifth game with three tiles unknown (some 2,000) and one of every tenth with nothing known
 * of the mover (up to 600,000), so that both ways of looking placements up are compared.
 *
 * <p>The long test: {@code mvn test -pl crossword -am -Dtest=WholeGamesTest -Dgroups=long
 * -DexcludedGroups= -Dhindsight.games=200 -Dsurefire.failIfNoSpecifiedTests=false}.
 */
class WholeGamesTest {
  private static final int[] MARGINS = {0, 3_000, 10_000};
  private static final int MOST_EXCHANGED = 7;
  private static final int GAMES_IN_CI = 10;
  private static final int GAMES = Integer.getInteger("hindsight.games", 200);
  private static final String DOCUMENTED =
      "10ALPHA/9MM4/8QUIST2/11P3/10XI3/10UG3/11O3/6FOB2T3/7HENDS3/15/15/15/15/15/15"
          + " CDNVVZ?/EEILRRR 93/174 0";

  /** How much was compared. */
  private static final class Extent {
    long positions;
    long sets;
    long candidates;
    long recorded;

    @Override
    public String toString() {
      return positions
          + " positions, "
          + sets
          + " sets of candidates, "
          + candidates
          + " candidates, "
          + recorded
          + " recorded";
    }
  }

  @Test
  @Tag("slow")
  void theCutoffRecordsWhatTheExhaustiveSearchDoesOnEveryMove() {
    try (Crew crew = new Crew(1)) {
      Extent extent = new Extent();
      for (long seed = 1; seed <= GAMES_IN_CI; seed++) {
        compareGame(seed, 1, extent, crew);
      }
      assertThat(extent.positions).isGreaterThan(180);
      assertThat(extent.sets).isGreaterThan(30 * extent.positions);
      assertThat(extent.recorded).isPositive().isLessThan(extent.candidates);
    }
  }

  @Test
  @Tag("long")
  void theCutoffRecordsWhatTheExhaustiveSearchDoesInManyGames() {
    try (Crew crew = new Crew(Runtime.getRuntime().availableProcessors())) {
      Extent extent = new Extent();
      Extent open = new Extent();
      for (long seed = 1; seed <= GAMES; seed++) {
        compareGame(seed, seed % 4 == 0 ? 2 : 1, extent, crew);
        if (seed % 5 == 0) {
          compareTurn(seed, (int) (seed % 23), 3, open, crew);
        }
        if (seed % 10 == 0) {
          compareTurn(seed, 11 + (int) (seed / 10 % 6), MOST_EXCHANGED, open, crew);
        }
        System.out.println(seed + " games: " + extent + "; of single positions " + open);
      }
      assertThat(extent.positions).isGreaterThan(18L * GAMES);
    }
  }

  /** The exhaustive search of all 780,532 racks takes a minute or two. */
  @Test
  @Tag("long")
  void theDocumentedPositionIsTheSameForEveryExchange() {
    GamePosition position = Cgp.parse(DOCUMENTED, Seen.ENGLISH).game();
    try (Crew crew = new Crew(Runtime.getRuntime().availableProcessors())) {
      Extent extent = new Extent();
      compareExchanges(
          "the documented position",
          move -> new Observation(position, move, Tiles.of(), Tiles.of()),
          1,
          MOST_EXCHANGED,
          extent,
          crew);
      assertThat(extent.candidates).isEqualTo(780_532L * MOST_EXCHANGED * 2 * MARGINS.length);
    }
  }

  /** Five tiles exchanged with four of the mover's known, for every day. */
  @Test
  @Tag("slow")
  void theDocumentedPositionIsTheSameWithSomeTilesKnown() {
    GamePosition position = Cgp.parse(DOCUMENTED, Seen.ENGLISH).game();
    try (Crew crew = new Crew(Runtime.getRuntime().availableProcessors())) {
      Tiles known = Tiles.of(Arrays.copyOf(position.racks().get(0).toArray(), 4));
      compareExchanges(
          "the documented position",
          move -> new Observation(position, move, known, position.racks().get(1)),
          5,
          5,
          new Extent(),
          crew);
    }
  }

  private static void compareGame(long seed, int unknown, Extent extent, Crew crew) {
    int[] turns = {0};
    Seen.playGame(
        seed,
        (position, move) ->
            comparePosition(
                new Case("seed " + seed + ", turn " + turns[0], position, unknown, turns[0]++),
                move,
                extent,
                crew));
  }

  /** One turn of a game, or none if the game is over before. */
  private static void compareTurn(long seed, int turn, int unknown, Extent extent, Crew crew) {
    int[] turns = {0};
    Seen.playGame(
        seed,
        (position, move) -> {
          if (turns[0]++ == turn) {
            comparePosition(
                new Case("seed " + seed + ", turn " + turn, position, unknown, turn),
                move,
                extent,
                crew);
          }
        });
  }

  /**
   * What is known when a move is observed: all of the mover's tiles but so many of those not
   * played, the same ones for every exchange.
   */
  private record Case(String name, GamePosition position, int unknown, long seed) {
    Observation observing(ObservedMove move) {
      return Seen.nearlyKnown(position, move, unknown, new SplittableRandom(seed));
    }
  }

  private static void comparePosition(Case known, Move move, Extent extent, Crew crew) {
    extent.positions++;
    if (move instanceof Placement placement) {
      comparePlacement(
          known.name, known.observing(new ObservedMove.Placed(placement)), extent, crew);
    }
    if (known.position.bag().size() >= Seen.ENGLISH.exchangeMinimum()) {
      compareExchanges(known.name, known::observing, 1, MOST_EXCHANGED, extent, crew);
    }
  }

  private static void comparePlacement(
      String name, Observation observation, Extent extent, Crew crew) {
    ExhaustiveSweep exhaustive = new ExhaustiveSweep(observation, Seen.THUMB, crew);
    for (Definition definition : Definition.values()) {
      for (int margin : MARGINS) {
        int[] expected = exhaustive.explainingPlacement(margin);
        compare(name, observation, definition, margin, expected, extent, crew);
      }
    }
  }

  private static void compareExchanges(
      String name,
      Function<ObservedMove, Observation> observing,
      int fewest,
      int most,
      Extent extent,
      Crew crew) {
    ExhaustiveSweep exhaustive =
        new ExhaustiveSweep(observing.apply(new ObservedMove.Exchanged(1)), Seen.THUMB, crew);
    for (int tiles = fewest; tiles <= most; tiles++) {
      Observation observation = observing.apply(new ObservedMove.Exchanged(tiles));
      for (Definition definition : Definition.values()) {
        for (int margin : MARGINS) {
          int[] expected = exhaustive.explainingExchange(tiles, definition, margin);
          compare(name, observation, definition, margin, expected, extent, crew);
        }
      }
    }
  }

  private static void compare(
      String name,
      Observation observation,
      Definition definition,
      int margin,
      int[] expected,
      Extent extent,
      Crew crew) {
    InferenceResult result =
        Seen.inference()
            .run(observation, new Criterion.WithinMargin(definition, margin, true), crew);
    String as = name + ", " + definition + ", margin " + margin + ", " + observation.move();
    assertThat(result.recordedCandidates()).as(as).isEqualTo(expected);
    assertThat(result.cutoffStops()).as(as).isEqualTo(result.candidates() - expected.length);
    extent.sets++;
    extent.candidates += result.candidates();
    extent.recorded += expected.length;
  }
}
