package dev.hindsight.crossword.play.find;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.crossword.play.evaluate.Evaluation;
import dev.hindsight.crossword.play.evaluate.PlacementValues;
import dev.hindsight.crossword.play.evaluate.RandomPlacement;
import dev.hindsight.crossword.play.evaluate.RandomPlacement.Variant;
import dev.hindsight.crossword.play.evaluate.SpreadWeight;
import dev.hindsight.crossword.play.evaluate.StaticEvaluation;
import dev.hindsight.crossword.rules.board.Board;
import dev.hindsight.crossword.rules.board.Direction;
import dev.hindsight.crossword.rules.board.Openness;
import dev.hindsight.crossword.rules.board.Placement;
import dev.hindsight.crossword.rules.board.ReferenceOpenness;
import dev.hindsight.crossword.rules.board.ScoreLead;
import dev.hindsight.crossword.rules.letters.Tiles;
import dev.hindsight.crossword.table.Exposure;
import dev.hindsight.crossword.table.LeaveTable;
import dev.hindsight.crossword.table.PlacementTable;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Placement values in the search: what they add, and that no bound falls short of it. */
class PlacementInPlayTest {
  private static final LeaveTable LEAVES = Positions.randomLeaves(7, false);
  private static final int EVEN = 0;

  private final PlayFinder finder = Positions.finder();
  private final PlayList plays = new PlayList(15);

  /** Small values, values that outweigh any score, and some of all variants; about 5,400 turns. */
  @Test
  @Tag("slow")
  void theBestPlayIsTheFirstOfAllWhateverTheTable() {
    int visited = 0;
    for (Variant variant : Variant.values()) {
      for (int most : new int[] {600, 5_000, 300_000}) {
        for (long seed = 0; seed < 26; seed++) {
          int lead = (int) (seed * 37 % 200) - 100;
          Evaluation evaluation =
              new StaticEvaluation(
                      Positions.ENGLISH, LEAVES, RandomPlacement.values(seed, most, variant))
                  .atLead(new ScoreLead(lead));
          visited += playThrough(evaluation, seed, variant + ", most " + most + ", seed " + seed);
        }
      }
    }
    assertThat(visited).isGreaterThan(5_000);
  }

  /** As with the table of the program, whose bounds are found a shorter way; about 1,400 turns. */
  @Test
  @Tag("slow")
  void theBestPlayIsTheFirstOfAllWhereMeansCountAsTheyAre() {
    int visited = 0;
    for (Variant variant : Variant.values()) {
      for (int most : new int[] {600, 5_000, 300_000}) {
        for (long seed = 0; seed < 7; seed++) {
          PlacementTable table = RandomPlacement.withoutOpenness(seed, most, variant);
          PlacementValues values = new PlacementValues(table, SpreadWeight.NONE);
          Evaluation evaluation = new StaticEvaluation(Positions.ENGLISH, LEAVES, values);
          visited += playThrough(evaluation, seed, variant + ", most " + most + ", seed " + seed);
        }
      }
    }
    assertThat(visited).isGreaterThan(1_000);
  }

  /** The same where factors go by edges that are open, or by hooks at them; about 1,400 turns. */
  @Test
  @Tag("slow")
  void theBestPlayIsTheFirstOfAllByWhateverMeasure() {
    int visited = 0;
    for (Openness measure : List.of(Openness.OPEN_EDGES, Openness.HOOKS)) {
      for (Variant variant : Variant.values()) {
        for (int most : new int[] {600, 300_000}) {
          for (long seed = 0; seed < 6; seed++) {
            PlacementTable table = RandomPlacement.withOpenness(seed, most, variant, measure);
            PlacementValues values = new PlacementValues(table, SpreadWeight.linear(100, 0.01));
            Evaluation evaluation =
                new StaticEvaluation(Positions.ENGLISH, LEAVES, values).atLead(new ScoreLead(40));
            String printed = measure + ", " + variant + ", most " + most + ", seed " + seed;
            visited += playThrough(evaluation, seed, printed);
          }
        }
      }
    }
    assertThat(visited).isGreaterThan(1_000);
  }

  /** Compares every turn of a game; returns how many there were. */
  private int playThrough(Evaluation evaluation, long seed, String printed) {
    int[] visited = new int[1];
    Positions.playThrough(
        finder,
        evaluation,
        seed,
        (atTurn, rack, bag) -> {
          visited[0]++;
          firstOfAllIsBest(printed);
        });
    return visited[0];
  }

  private void firstOfAllIsBest(String printed) {
    finder.findAll(plays);
    plays.sort();
    FoundPlay best = finder.findBest(Integer.MIN_VALUE);
    if (plays.size() == 0) {
      assertThat(best).as(printed).isNull();
      return;
    }
    FoundPlay found = Objects.requireNonNull(best, printed);
    assertThat(found.toPlacement(15)).as(printed).isEqualTo(plays.placement(0));
    assertThat(found.equityMillipoints()).as(printed).isEqualTo(plays.equityMillipoints(0));
    assertThat(finder.hasBetterThan(found.equityMillipoints())).as(printed).isFalse();
  }

  /**
   * Every play of some turns is worth its score, its leave and what the table says, tile by tile.
   */
  @Test
  @Tag("slow")
  void everyPlayCountsItsTilesOneByOne() {
    for (Variant variant : Variant.values()) {
      everyPlayCountsItsTilesOneByOne(RandomPlacement.table(5, 4_000, variant));
    }
    for (Openness measure : List.of(Openness.OPEN_EDGES, Openness.HOOKS)) {
      everyPlayCountsItsTilesOneByOne(
          RandomPlacement.withOpenness(6, 4_000, Variant.NEIGHBOURS_AND_EXPOSURE, measure));
    }
  }

  private void everyPlayCountsItsTilesOneByOne(PlacementTable table) {
    PlacementValues values = new PlacementValues(table, SpreadWeight.linear(100, 0.01));
    StaticEvaluation with = new StaticEvaluation(Positions.ENGLISH, LEAVES, values);
    Positions.playThrough(
        finder,
        with.atLead(new ScoreLead(-60)),
        3,
        (atTurn, rack, bag) -> {
          Board board = atTurn.board();
          if (board.isEmpty() || bag == 0 || bag % 3 != 0) {
            return;
          }
          atTurn.findAll(plays);
          for (int index = 0; index < plays.size(); index += 7) {
            int kept = atTurn.keptMillipoints(plays.subset(index));
            int equity = 1_000 * plays.scorePoints(index) + kept;
            assertThat(plays.equityMillipoints(index) - equity)
                .isEqualTo(slowly(table, board, plays.placement(index), 0.006));
          }
        });
  }

  private static int slowly(
      PlacementTable table, Board board, Placement play, double perPointSquared) {
    long multiplier = 65_536L * table.multipliersThousandths()[level(table, board)] / 1_000;
    long weight = Math.round(perPointSquared * multiplier);
    int total = 0;
    for (int offset = 0; offset < play.tiles().length(); offset++) {
      int tile = play.tiles().get(offset);
      if (tile == 0) {
        continue;
      }
      int place = play.place() + offset;
      int row = play.direction() == Direction.ACROSS ? play.line() : place;
      int column = play.direction() == Direction.ACROSS ? place : play.line();
      int points = tile < 0 ? 0 : Positions.ENGLISH.tiles().scorePoints(tile);
      int[] both = cell(table, board, play.direction(), row, column, points);
      total += (int) (both[0] * multiplier + both[1] * weight >> 16);
    }
    return total;
  }

  private static int level(PlacementTable table, Board board) {
    return new ReferenceOpenness(board, Positions.ENABLE::contains).level(table.openness());
  }

  /** Mean and variance of a tile, from the squares beside it as they lie on the board. */
  private static int[] cell(
      PlacementTable table, Board board, Direction direction, int row, int column, int points) {
    int premiums = 0;
    int open = 0;
    int[] both = new int[2];
    int[][] steps = {{0, -1}, {0, 1}, {-1, 0}, {1, 0}};
    for (int[] step : steps) {
      int r = row + step[0];
      int c = column + step[1];
      if (r < 0 || c < 0 || r > 14 || c > 14) {
        continue;
      }
      int letter = Positions.ENGLISH.layout().letterMultiplier(r, c);
      int word = Positions.ENGLISH.layout().wordMultiplier(r, c);
      if (letter * word > 1) {
        premiums++;
        if (board.tile(r, c) == 0) {
          open++;
          if (table.hasExposure()) {
            int kind = word > 1 ? word + 1 : letter - 2;
            boolean along = (step[0] == 0) == (direction == Direction.ACROSS);
            int first = Exposure.coefficient(kind, along ? 0 : 1, 0);
            both[0] +=
                table.exposureMillipoints()[first]
                    + points * table.exposureMillipoints()[first + 1];
            both[1] +=
                table.exposureVarianceThousandths()[first]
                    + points * table.exposureVarianceThousandths()[first + 1];
          }
        }
      }
    }
    int state = open == premiums ? 0 : open == 0 ? 2 : 1;
    int square = direction == Direction.ACROSS ? row * 15 + column : column * 15 + row;
    int cell = ((table.index().knowsNeighbours() ? state : 0) * 225 + square) * 11 + points;
    both[0] += table.meanMillipoints()[cell];
    both[1] += table.varianceThousandths()[cell];
    return both;
  }

  @Test
  void squaresCountNothingOnceTheBagIsEmpty() {
    PlacementValues values = RandomPlacement.values(1, 5_000, Variant.PLAIN);
    StaticEvaluation with = new StaticEvaluation(Positions.ENGLISH, LEAVES, values);
    Board board = finder.board();
    board.place(new Placement(Direction.ACROSS, 7, 7, Tiles.of(new byte[] {1, 20}), EVEN));
    assertThat(with.squareValues(board, 0)).isNull();
    assertThat(with.squareValues(board, 1)).isNotNull();
  }
}
