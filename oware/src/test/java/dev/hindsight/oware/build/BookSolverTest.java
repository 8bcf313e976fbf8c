package dev.hindsight.oware.build;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.oware.index.SeedIndex;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.oware.rules.RandomBoards;
import dev.hindsight.oware.rules.ReferenceOware;
import dev.hindsight.oware.rules.Row;
import dev.hindsight.oware.table.BookChanges;
import dev.hindsight.oware.table.SolvedLayers;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class BookSolverTest {
  @Test
  void everyPlaneEqualsPlainRecursionForSmallBoardsAndFewTurns() {
    SeedIndex index = new SeedIndex(4);
    BookChanges book = solve(index, 200, 2);
    long[] rows = new long[2];
    for (int seeds = 0; seeds <= 4; seeds++) {
      for (int rank = 0; rank < index.layerSize(seeds); rank++) {
        index.unrank(rank, seeds, rows);
        int[] board = unpack(rows);
        for (int turns = 0; turns <= 5; turns++) {
          int value = ReferenceBook.value(book, (int) index.layerStart(seeds) + rank, turns);
          if (value != recursive(board, turns)) {
            throw new AssertionError(List.of(board) + " with " + turns + " turns is " + value);
          }
        }
      }
    }
  }

  @Test
  void randomNineSeedBoardsEqualPlainRecursion() {
    long seed = 9;
    SplittableRandom random = new SplittableRandom(seed);
    SeedIndex index = new SeedIndex(9);
    BookChanges book = solve(index, 200, 2);
    for (int sample = 0; sample < 300; sample++) {
      int[] board = RandomBoards.board(random.nextInt(10), random);
      int place = (int) index.index(Row.pack(board, 0), Row.pack(board, 6));
      for (int turns = 0; turns <= 6; turns++) {
        assertThat(ReferenceBook.value(book, place, turns))
            .as("seed %d, sample %d, %d turns", seed, sample, turns)
            .isEqualTo(recursive(board, turns));
      }
    }
  }

  @Test
  void aLimitBelowTheFixedPointIsNotCalledComplete() {
    BookChanges book = solve(new SeedIndex(6), 20, 1);
    assertThat(book.complete()).isFalse();
    assertThat(book.lastTurn()).isEqualTo(20);
  }

  @Test
  void oneTwoAndThreeThreadsGiveTheSameBook() {
    SeedIndex index = new SeedIndex(9);
    BookChanges one = solve(index, 200, 1);
    for (int threads = 2; threads <= 3; threads++) {
      BookChanges more = solve(index, 200, threads);
      assertThat(more.firstChange()).isEqualTo(one.firstChange());
      assertThat(more.turns()).isEqualTo(one.turns());
      assertThat(more.netSeeds()).isEqualTo(one.netSeeds());
    }
  }

  @Test
  void limitEqualsTheEndgameForEveryBoardOfUpToNineSeeds() {
    checkLimit(9, 145);
  }

  @Test
  @Tag("long")
  void limitEqualsTheEndgameForEveryBoardOfUpToTwelveSeeds() {
    checkLimit(12, 178);
  }

  private static void checkLimit(int most, int lastTurn) {
    SeedIndex index = new SeedIndex(most);
    BookChanges book = solve(index, 200, 2);
    assertThat(book.complete()).isTrue();
    assertThat(book.lastTurn()).isEqualTo(lastTurn);
    SolvedLayers endgame = new SolvedLayers(most);
    try (Crew crew = new Crew(2)) {
      EndgameSolver solver = new EndgameSolver(index, OwareRules.CODINGAME, crew);
      for (int seeds = 0; seeds <= most; seeds++) {
        solver.exact(seeds, endgame);
        int start = (int) index.layerStart(seeds);
        for (int rank = 0; rank < index.layerSize(seeds); rank++) {
          if (ReferenceBook.value(book, start + rank, 200) != endgame.value(seeds, rank)) {
            throw new AssertionError(seeds + " seeds, rank " + rank);
          }
        }
      }
    }
  }

  private static BookChanges solve(SeedIndex index, int turns, int threads) {
    try (Crew crew = new Crew(threads)) {
      return new BookSolver(index, OwareRules.CODINGAME, crew).solve(turns);
    }
  }

  private static int recursive(int[] board, int turns) {
    if (turns == 0) {
      return 0;
    }
    List<ReferenceOware.Result> moves = ReferenceOware.moves(board, OwareRules.CODINGAME);
    int best = moves.isEmpty() ? ReferenceOware.netWithoutMove(board) : Integer.MIN_VALUE;
    for (ReferenceOware.Result move : moves) {
      best = Math.max(best, move.captured() - recursive(move.boardForNext(), turns - 1));
    }
    return best;
  }

  private static int[] unpack(long[] rows) {
    int[] board = new int[12];
    for (int pit = 0; pit < 12; pit++) {
      board[pit] = Row.seedsIn(rows[pit / 6], pit % 6);
    }
    return board;
  }
}
