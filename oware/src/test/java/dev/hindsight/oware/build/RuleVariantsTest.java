package dev.hindsight.oware.build;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.oware.index.SeedIndex;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.oware.rules.RandomBoards;
import dev.hindsight.oware.rules.Row;
import dev.hindsight.oware.rules.Sowing;
import dev.hindsight.oware.table.EndgameTable;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Each variant differs from the others where its rules say so, and nowhere else. */
class RuleVariantsTest {
  private static final int SEEDS = 7;
  private static final SeedIndex INDEX = new SeedIndex(SEEDS);

  @Test
  void arenaAndTournamentHaveTheSameMoves() {
    long seed = 31;
    SplittableRandom random = new SplittableRandom(seed);
    for (int sample = 0; sample < 50_000; sample++) {
      int[] board = RandomBoards.board(random.nextInt(49), random);
      long mover = Row.pack(board, 0);
      long other = Row.pack(board, 6);
      assertThat(OwareRules.ABAPA.legalMoves(mover, other))
          .as("seed %d, sample %d", seed, sample)
          .isEqualTo(OwareRules.CODINGAME.legalMoves(mover, other));
    }
  }

  @Test
  void awariMovesDifferOnlyWhereAGrandSlamIsPossible() {
    long seed = 32;
    SplittableRandom random = new SplittableRandom(seed);
    int different = 0;
    for (int sample = 0; sample < 200_000; sample++) {
      int[] board = RandomBoards.board(random.nextInt(25), random);
      long mover = Row.pack(board, 0);
      long other = Row.pack(board, 6);
      boolean same =
          OwareRules.AWARI.legalMoves(mover, other)
              == OwareRules.CODINGAME.legalMoves(mover, other);
      if (!same) {
        different++;
        assertThat(hasGrandSlam(mover, other)).as("seed %d, sample %d", seed, sample).isTrue();
      }
    }
    assertThat(different).isPositive();
  }

  @Test
  void tournamentBoundsContainTheArenaValueAndAgreeWithItWhereTheyMeet() {
    try (Crew crew = new Crew(2)) {
      EndgameTable arena = new EndgameBuilder(OwareRules.CODINGAME, SEEDS, false).solve(crew);
      EndgameTable tournament = new EndgameBuilder(OwareRules.ABAPA, SEEDS, false).solve(crew);
      int[] met = new int[1];
      overBoards(
          (mover, other) -> {
            int value = arena.findNetSeedsForMover(mover, other, OwareRules.NO_TURN_LIMIT);
            int low = tournament.lowestForMover(mover, other);
            int high = tournament.highestForMover(mover, other);
            if (low > value || value > high) {
              throw new AssertionError(low + " ≤ " + value + " ≤ " + high);
            }
            met[0] += low == high ? 1 : 0;
          });
      assertThat(met[0]).isPositive();
    }
  }

  @Test
  void awariValuesDifferOnlyWhereAGrandSlamCanStillCome() {
    boolean[] slamAhead = boardsFromWhichAGrandSlamCanCome();
    try (Crew crew = new Crew(2)) {
      EndgameTable arena = new EndgameBuilder(OwareRules.CODINGAME, SEEDS, false).solve(crew);
      EndgameTable awari = new EndgameBuilder(OwareRules.AWARI, SEEDS, false).solve(crew);
      int[] different = new int[1];
      overBoards(
          (mover, other) -> {
            int one = arena.findNetSeedsForMover(mover, other, OwareRules.NO_TURN_LIMIT);
            int two = awari.findNetSeedsForMover(mover, other, OwareRules.NO_TURN_LIMIT);
            if (one != two) {
              different[0]++;
              if (!slamAhead[(int) INDEX.index(mover, other)]) {
                throw new AssertionError("no grand slam ahead, but " + one + " and " + two);
              }
            }
          });
      assertThat(different[0]).isPositive();
    }
  }

  /** Works forwards again and again until no board is added: slow and obvious. */
  private static boolean[] boardsFromWhichAGrandSlamCanCome() {
    boolean[] ahead = new boolean[(int) INDEX.size()];
    boolean[] grew = {true};
    while (grew[0]) {
      grew[0] = false;
      overBoards(
          (mover, other) -> {
            int place = (int) INDEX.index(mover, other);
            if (!ahead[place] && (hasGrandSlam(mover, other) || leadsTo(ahead, mover, other))) {
              ahead[place] = true;
              grew[0] = true;
            }
          });
    }
    return ahead;
  }

  private static boolean leadsTo(boolean[] boards, long mover, long other) {
    int legal = OwareRules.CODINGAME.legalMoves(mover, other);
    for (int pit = 0; pit < Row.PITS; pit++) {
      if ((legal & 1 << pit) != 0) {
        int sowing = Sowing.of(mover, pit);
        long otherSown = other + Sowing.intoOther(sowing);
        long otherAfter = otherSown - OwareRules.CODINGAME.captured(otherSown, sowing);
        if (boards[(int) INDEX.index(otherAfter, Sowing.moverAfter(mover, pit, sowing))]) {
          return true;
        }
      }
    }
    return false;
  }

  private static boolean hasGrandSlam(long mover, long other) {
    for (int pit = 0; pit < Row.PITS; pit++) {
      int sowing = Sowing.of(mover, pit);
      long otherSown = other + Sowing.intoOther(sowing);
      if (otherSown != 0 && Sowing.capturable(otherSown, sowing) == otherSown) {
        return true;
      }
    }
    return false;
  }

  private interface Visit {
    void board(long mover, long other);
  }

  private static void overBoards(Visit visit) {
    long[] rows = new long[2];
    for (int seeds = 0; seeds <= SEEDS; seeds++) {
      for (int rank = 0; rank < INDEX.layerSize(seeds); rank++) {
        INDEX.unrank(rank, seeds, rows);
        visit.board(rows[0], rows[1]);
      }
    }
  }
}
