package dev.hindsight.oware.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class OwareRulesTest {
  static List<OwareRules> allRules() {
    return OwareRules.ALL;
  }

  @ParameterizedTest
  @MethodSource("allRules")
  void everyMoveEqualsTheSlowRulesOnRandomBoardsOfAnySize(OwareRules rules) {
    long seed = 48;
    SplittableRandom random = new SplittableRandom(seed);
    for (int sample = 0; sample < 200_000; sample++) {
      int[] board = RandomBoards.board(random.nextInt(49), random);
      assertSameMoves(board, rules, "seed " + seed + ", sample " + sample);
    }
  }

  @Test
  void grandSlamCapturesNothingInTheArenaAndInTournaments() {
    OwarePosition position = OwarePosition.parse("0-0-0-0-3-2-1-1-0-0-0-0-0-0-S");
    for (OwareRules rules : List.of(OwareRules.CODINGAME, OwareRules.ABAPA)) {
      OwarePosition after = position.play(5, rules);
      assertThat(after).hasToString("0-0-0-0-3-0-2-2-0-0-0-0-0-0-N");
      assertThat(position.capturedBy(5, rules)).isZero();
    }
  }

  @Test
  void grandSlamIsIllegalInAwariUnlessEveryMoveIsOne() {
    OwarePosition choice = OwarePosition.parse("1-0-0-0-0-2-1-1-0-0-0-0-0-0-S");
    assertThat(legal(choice, OwareRules.AWARI)).isEqualTo(0b000001);
    assertThat(legal(choice, OwareRules.ABAPA)).isEqualTo(0b100001);

    OwarePosition forced = OwarePosition.parse("0-0-0-0-0-2-1-1-0-0-0-0-0-0-S");
    assertThat(legal(forced, OwareRules.AWARI)).isEqualTo(0b100000);
    assertThat(forced.play(5, OwareRules.AWARI)).hasToString("0-0-0-0-0-0-0-0-0-0-0-0-4-0-N");
  }

  @Test
  void aPlayerWithoutSeedsMustBeFedOrTheGameIsOver() {
    OwarePosition canFeed = OwarePosition.parse("1-0-0-0-0-1-0-0-0-0-0-0-0-0-S");
    OwarePosition cannotFeed = OwarePosition.parse("1-0-0-0-1-0-0-0-0-0-0-0-0-0-S");
    for (OwareRules rules : OwareRules.ALL) {
      assertThat(legal(canFeed, rules)).as(rules.name()).isEqualTo(0b100000);
      assertThat(legal(cannotFeed, rules)).as(rules.name()).isZero();
    }
    assertThat(OwareRules.netSeedsWithoutMove(cannotFeed.moverRow(), cannotFeed.otherRow()))
        .isEqualTo(2);
  }

  @Test
  void capturesRunBackwardsOverTwosAndThreesAndStopAtTheFirstOther() {
    OwarePosition position = OwarePosition.parse("0-0-0-0-0-4-1-3-1-2-1-0-0-0-S");
    OwarePosition after = position.play(5, OwareRules.CODINGAME);
    assertThat(after).hasToString("0-0-0-0-0-0-2-4-0-0-1-0-5-0-N");
  }

  @Test
  void twelveSeedsSkipThePitTheyCameFrom() {
    OwarePosition position = OwarePosition.parse("12-0-0-0-0-0-5-5-5-5-5-5-0-0-S");
    OwarePosition after = position.play(0, OwareRules.CODINGAME);
    assertThat(after).hasToString("0-2-1-1-1-1-6-6-6-6-6-6-0-0-N");
  }

  @Test
  void fortyEightSeedsInOnePitAreSownRoundTheBoard() {
    OwarePosition position = OwarePosition.parse("48-0-0-0-0-0-0-0-0-0-0-0-0-0-S");
    OwarePosition after = position.play(0, OwareRules.CODINGAME);
    assertThat(after).hasToString("0-5-5-5-5-4-4-4-4-4-4-4-0-0-N");
  }

  @ParameterizedTest
  @MethodSource("allRules")
  void perftIsThePublishedOne(OwareRules rules) {
    long[] expected = {1, 6, 36, 190, 1014, 5219, 27332, 139157, 711414, 3592872};
    for (int depth = 0; depth < expected.length; depth++) {
      // No sequence of nine moves from the start contains a grand slam: all variants agree.
      assertThat(perftFromStart(depth, rules)).as("depth %d", depth).isEqualTo(expected[depth]);
    }
  }

  @ParameterizedTest
  @MethodSource("allRules")
  void perftEqualsTheSlowRulesOnSparseBoards(OwareRules rules) {
    long seed = 7;
    SplittableRandom random = new SplittableRandom(seed);
    for (int sample = 0; sample < 2_000; sample++) {
      int[] board = RandomBoards.board(random.nextInt(1, 13), random);
      assertThat(Perft.count(Row.pack(board, 0), Row.pack(board, 6), 4, rules))
          .as("seed %d, sample %d", seed, sample)
          .isEqualTo(slowPerft(board, 4, rules));
    }
  }

  @Test
  void rulesAreFoundByName() {
    assertThat(OwareRules.named("Abapa")).isEqualTo(OwareRules.ABAPA);
    assertThatThrownBy(() -> OwareRules.named("kalah"))
        .hasMessageContaining("choose codingame, abapa or awari");
  }

  private static long slowPerft(int[] board, int depth, OwareRules rules) {
    if (depth == 0) {
      return 1;
    }
    long leaves = 0;
    for (ReferenceOware.Result result : ReferenceOware.moves(board, rules)) {
      leaves += slowPerft(result.boardForNext(), depth - 1, rules);
    }
    return leaves;
  }

  private static long perftFromStart(int depth, OwareRules rules) {
    return Perft.count(OwarePosition.START.south(), OwarePosition.START.north(), depth, rules);
  }

  private static int legal(OwarePosition position, OwareRules rules) {
    return rules.legalMoves(position.moverRow(), position.otherRow());
  }

  private static void assertSameMoves(int[] board, OwareRules rules, String where) {
    OwarePosition position = OwarePosition.ofRows(Row.pack(board, 0), Row.pack(board, 6));
    int legal = legal(position, rules);
    int expectedLegal = 0;
    for (ReferenceOware.Result result : ReferenceOware.moves(board, rules)) {
      expectedLegal |= 1 << result.pit();
      int[] next = result.boardForNext();
      OwarePosition after = position.play(result.pit(), rules);
      if (after.north() != Row.pack(next, 0)
          || after.south() != Row.pack(next, 6)
          || after.southStore() != result.captured()) {
        throw new AssertionError(where + ": " + position + " pit " + result.pit() + " → " + after);
      }
    }
    if (legal != expectedLegal) {
      throw new AssertionError(where + ": " + position + " legal " + legal + ", " + expectedLegal);
    }
    assertThat(OwareRules.netSeedsWithoutMove(position.moverRow(), position.otherRow()))
        .isEqualTo(ReferenceOware.netWithoutMove(board));
  }
}
