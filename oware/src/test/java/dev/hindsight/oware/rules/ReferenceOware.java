package dev.hindsight.oware.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The rules of oware written as slowly and plainly as possible: twelve ints, the mover's pits
 * first, one seed at a time.
 */
public final class ReferenceOware {
  private ReferenceOware() {}

  /** A move that was made: the board from the next mover's side, and what was captured. */
  public record Result(int pit, int[] boardForNext, int captured) {}

  /** All legal moves with their results; empty when the game is over. */
  public static List<Result> moves(int[] board, OwareRules rules) {
    List<Result> feeding = new ArrayList<>();
    List<Result> emptying = new ArrayList<>();
    for (int pit = 0; pit < 6; pit++) {
      if (board[pit] > 0) {
        Result result = play(board, pit, rules);
        boolean opponentHasSeeds = side(result.boardForNext, 0) > 0;
        (opponentHasSeeds ? feeding : emptying).add(result);
      }
    }
    boolean opponentHadSeeds = side(board, 6) > 0;
    return feeding.isEmpty() && opponentHadSeeds ? emptying : feeding;
  }

  /** Net seeds of the mover when nobody can move and each player takes their own side. */
  public static int netWithoutMove(int[] board) {
    return side(board, 0) - side(board, 6);
  }

  private static Result play(int[] board, int origin, OwareRules rules) {
    int[] after = board.clone();
    int hand = after[origin];
    after[origin] = 0;
    int pit = origin;
    while (hand > 0) {
      pit = (pit + 1) % 12;
      if (pit != origin) {
        after[pit]++;
        hand--;
      }
    }
    int[] taken = after.clone();
    int captured = 0;
    while (pit >= 6 && (taken[pit] == 2 || taken[pit] == 3)) {
      captured += taken[pit];
      taken[pit] = 0;
      pit--;
    }
    boolean grandSlam = captured > 0 && side(taken, 6) == 0;
    if (grandSlam && rules.grandSlam() == OwareRules.GrandSlam.CAPTURES_NOTHING) {
      return new Result(origin, turned(after), 0);
    }
    return new Result(origin, turned(taken), captured);
  }

  public static int side(int[] board, int firstPit) {
    return Arrays.stream(board, firstPit, firstPit + 6).sum();
  }

  private static int[] turned(int[] board) {
    int[] turned = new int[12];
    for (int pit = 0; pit < 12; pit++) {
      turned[pit] = board[(pit + 6) % 12];
    }
    return turned;
  }
}
