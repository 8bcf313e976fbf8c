package dev.hindsight.backgammon.rules;

import java.util.SplittableRandom;

/** Random boards for tests: games in progress, stacks, primes, bearoffs and crowds on the bar. */
public final class RandomBoards {
  private RandomBoards() {}

  /** A board of a random kind, including ones no sane game would reach. */
  public static Board board(SplittableRandom random) {
    return switch (random.nextInt(6)) {
      case 0 -> scattered(random, 24, 24, 4);
      case 1 -> scattered(random, 6, 6, 0);
      case 2 -> scattered(random, 8, 24, 3);
      case 3 -> scattered(random, random.nextInt(1, 25), random.nextInt(1, 25), 16);
      case 4 -> scattered(random, 12, 12, 1);
      default -> fromGame(random, random.nextInt(80));
    };
  }

  /** Checkers thrown onto a random few of the first points; some off, some on the bar. */
  private static Board scattered(
      SplittableRandom random, int moverPoints, int otherPoints, int mostOnBar) {
    int[] mover = side(random, moverPoints, mostOnBar, new int[26]);
    int[] other = side(random, otherPoints, mostOnBar, mover);
    return board(mover, other);
  }

  private static int[] side(SplittableRandom random, int points, int mostOnBar, int[] opponent) {
    int[] cells = new int[26];
    int kinds = random.nextInt(1, 16);
    int[] chosen = new int[kinds];
    for (int i = 0; i < kinds; i++) {
      int point = random.nextInt(0, points + 1);
      chosen[i] = point > 0 && opponent[25 - point] > 0 ? 0 : point;
    }
    int onBar = mostOnBar == 0 || random.nextInt(3) > 0 ? 0 : random.nextInt(mostOnBar);
    cells[25] = onBar;
    for (int checker = onBar; checker < 15; checker++) {
      cells[chosen[random.nextInt(kinds)]]++;
    }
    return cells;
  }

  /** A board after some random moves from the start. */
  public static Board fromGame(SplittableRandom random, int moves) {
    MoveGenerator generator = new MoveGenerator();
    Board board = Board.START;
    for (int move = 0; move < moves && board.mover(0) < 15 && board.other(0) < 15; move++) {
      generator.prepare(board);
      int count = generator.generate(random.nextInt(1, 7), random.nextInt(1, 7));
      board = generator.board(random.nextInt(count)).swapped();
    }
    return board;
  }

  /** The board with these 26 cells of each side. */
  public static Board board(int[] mover, int[] other) {
    return new Board(
        Checkers.packNear(mover),
        Checkers.packFar(mover),
        Checkers.packNear(other),
        Checkers.packFar(other));
  }

  public static int[] moverCells(Board board) {
    int[] cells = new int[26];
    for (int cell = 0; cell < 26; cell++) {
      cells[cell] = board.mover(cell);
    }
    return cells;
  }

  public static int[] otherCells(Board board) {
    return moverCells(board.swapped());
  }
}
