package dev.hindsight.backgammon.rules;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class MoveGeneratorTest {
  private final MoveGenerator generator = new MoveGenerator();

  @Test
  void everyRollEqualsTheSlowRulesOnRandomBoards() {
    compareWithTheSlowRules(300, 20);
  }

  @Test
  @Tag("slow")
  void everyRollEqualsTheSlowRulesOnManyRandomBoards() {
    compareWithTheSlowRules(500, 21);
  }

  @Test
  @Tag("long")
  void everyRollEqualsTheSlowRulesOnAHundredThousandBoards() {
    compareWithTheSlowRules(100_000, 3);
  }

  private void compareWithTheSlowRules(int boards, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    for (int sample = 0; sample < boards; sample++) {
      Board board = RandomBoards.board(random);
      int[] mover = RandomBoards.moverCells(board);
      int[] other = RandomBoards.otherCells(board);
      generator.prepare(board);
      for (Dice roll : Dice.ROLLS) {
        int count = generator.generate(roll.low(), roll.high());
        Set<String> expected = ReferenceMoves.ends(mover, other, roll.high(), roll.low());
        Set<String> found = new HashSet<>();
        for (int index = 0; index < count; index++) {
          found.add(cells(generator.board(index)));
          checkSteps(mover, other, index);
        }
        if (count != found.size() || !found.equals(expected)) {
          throw new AssertionError(
              "seed %d, sample %d: %s with %s gives %d end positions, %d different, expected %d"
                  .formatted(seed, sample, board, roll, count, found.size(), expected.size()));
        }
      }
    }
  }

  /** Walks the recorded steps on plain arrays: they must lead to the recorded end position. */
  private void checkSteps(int[] mover, int[] other, int index) {
    int[] moverAfter = mover.clone();
    int[] otherAfter = other.clone();
    for (int step = 0; step < generator.steps(index); step++) {
      int to = generator.target(index, step);
      moverAfter[generator.source(index, step)]--;
      moverAfter[to]++;
      if (to > 0 && otherAfter[25 - to] == 1) {
        otherAfter[25 - to] = 0;
        otherAfter[25]++;
      }
    }
    if (!ReferenceMoves.cells(moverAfter, otherAfter).equals(cells(generator.board(index)))) {
      throw new AssertionError(
          "steps of end position "
              + index
              + " from "
              + Arrays.toString(mover)
              + " do not lead to it");
    }
  }

  @Test
  void threeOneFromTheStartHasSixteenEndPositions() {
    generator.prepare(Board.START);
    assertThat(generator.generate(3, 1)).isEqualTo(16);
    assertThat(generator.generate(1, 3)).isEqualTo(16);
  }

  @Test
  void mustUseTheLargerDieWhenOnlyOneFits() {
    // 10/4 and 10/9 are both open, but from either the other die runs into the point on 3.
    Board board = board(side(10, 1), side(22, 2));
    assertEnds(board, 6, 1, "4:1");
  }

  @Test
  void mustPlayBothDiceWhenOneOrderAllowsIt() {
    // The five first is blocked at 20 and at 8; only 25/24 is open, then 13/8 is not, 24/19 is.
    Board board = board(side(25, 1, 13, 1), side(5, 2, 17, 2));
    assertEnds(board, 5, 1, "19:1 13:1");
  }

  @Test
  void theSmallerDieIsPlayedWhenTheLargerCannotBe() {
    Board board = board(side(10, 1), side(21, 2, 22, 2));
    assertEnds(board, 6, 1, "9:1");
  }

  @Test
  void nobodyMovesWhileACheckerIsShutOut() {
    Board board = board(side(25, 1, 6, 14), side(1, 2, 2, 2, 3, 2, 4, 2, 5, 2, 6, 5));
    for (Dice roll : Dice.ROLLS) {
      generator.prepare(board);
      assertThat(generator.generate(roll.high(), roll.low())).isEqualTo(1);
      assertThat(generator.steps(0)).isZero();
      assertThat(generator.board(0)).isEqualTo(board);
    }
  }

  @Test
  void everyCheckerEntersBeforeAnotherMoves() {
    Board board = board(side(25, 2, 13, 3), side(24, 1, 19, 2));
    assertEnds(board, 4, 3, "22:1 21:1 13:3");
    Board closed = board(side(25, 2, 13, 3), side(3, 2, 19, 2));
    assertEnds(closed, 4, 3, "bar:1 21:1 13:3");
  }

  @Test
  void aBlotIsHitOnTheWayOrNot() {
    // 13/11*/8 and 13/10/8 end with the same own checkers and differ in the bar.
    Board board = board(side(13, 1), side(14, 1));
    generator.prepare(board);
    assertThat(generator.generate(3, 2)).isEqualTo(2);
    assertThat(Set.of(generator.hits(0), generator.hits(1))).containsExactlyInAnyOrder(0, 1 << 11);
    for (int index = 0; index < 2; index++) {
      assertThat(generator.board(index).mover(8)).isEqualTo(1);
      assertThat(generator.board(index).other(25)).isEqualTo(generator.hits(index) == 0 ? 0 : 1);
    }
  }

  @Test
  void aCheckerBearsOffFromTheRearmostPointWithALargerDie() {
    assertEnds(board(side(4, 2, 2, 1), side(24, 2)), 6, 5, "2:1 off:14");
    assertEnds(board(side(6, 1, 4, 1), side(1, 2)), 5, 5, "off:15");
  }

  @Test
  void aGapMustBeFilledFromBehindBeforeBearingOff() {
    // No checker on 4 and one on 6: the four is played 6/2.
    assertEnds(board(side(6, 1, 3, 1), side(1, 2)), 4, 4, "off:15");
    assertEnds(board(side(6, 2, 1, 1), side(1, 2)), 5, 5, "1:1 off:14");
    assertEnds(board(side(6, 3), side(1, 2)), 4, 3, "6:1 3:1 2:1");
  }

  @Test
  void theLastCheckerHomeMayBeFollowedByOneOff() {
    // 8/6 with the two, then 5/off with the five; or 8/3 and then 5/3 or 6/4 or 3/1.
    generator.prepare(board(side(8, 1, 6, 1, 5, 1), side(24, 2)));
    int count = generator.generate(5, 2);
    boolean offFound = false;
    for (int index = 0; index < count; index++) {
      offFound |= generator.board(index).mover(6) == 2 && generator.board(index).mover(0) == 13;
    }
    assertThat(offFound).isTrue();
  }

  @Test
  void doublesStopWhereTheWayIsBlocked() {
    Board board = board(side(24, 2), side(13, 2));
    assertEnds(board, 6, 6, "18:2");
  }

  @Test
  void randomGamesKeepTheirFingerprint() {
    assertThat(MoveFingerprint.of(200)).isEqualTo(-725911639033114747L);
  }

  @Test
  void generatingAllocatesNothing() {
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    Board board = RandomBoards.fromGame(new SplittableRandom(5), 20);
    generateEveryRoll(board, 1_000);
    long before = threads.getCurrentThreadAllocatedBytes();
    generateEveryRoll(board, 1_000);
    // Reading the counter may allocate a little itself; 21,000 rolls may not.
    assertThat(threads.getCurrentThreadAllocatedBytes() - before).isLessThan(4_096);
  }

  private void generateEveryRoll(Board board, int times) {
    for (int time = 0; time < times; time++) {
      generator.prepare(board);
      for (int high = 1; high <= 6; high++) {
        for (int low = 1; low <= high; low++) {
          generator.generate(high, low);
        }
      }
    }
  }

  private void assertEnds(Board board, int first, int second, String... expected) {
    generator.prepare(board);
    int count = generator.generate(first, second);
    Set<String> found = new HashSet<>();
    for (int index = 0; index < count; index++) {
      String text = generator.board(index).toString();
      String mover = text.substring("mover ".length(), text.indexOf(';'));
      String last = expected[0].contains("off") ? mover : mover.replaceAll(" off:\\d+$", "");
      found.add(last);
    }
    assertThat(found).as("%s with %d-%d", board, first, second).containsExactlyInAnyOrder(expected);
    assertThat(count).isEqualTo(expected.length);
  }

  /** One side from pairs of cell and count; the rest is off. */
  static int[] side(int... cellsAndCounts) {
    int[] cells = new int[26];
    cells[0] = 15;
    for (int i = 0; i < cellsAndCounts.length; i += 2) {
      cells[cellsAndCounts[i]] += cellsAndCounts[i + 1];
      cells[0] -= cellsAndCounts[i + 1];
    }
    return cells;
  }

  static Board board(int[] mover, int[] other) {
    return RandomBoards.board(mover, other);
  }

  private static String cells(Board board) {
    return ReferenceMoves.cells(RandomBoards.moverCells(board), RandomBoards.otherCells(board));
  }
}
