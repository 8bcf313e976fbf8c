package dev.hindsight.backgammon.rules;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The rules of moving as a book states them: try every checker with every die in every order, keep
 * the sequences that play the most dice, keep the larger die if only one can be played. Slow and
 * obvious; cells as {@link Checkers} numbers them, one int each.
 */
final class ReferenceMoves {
  private final List<String> positions = new ArrayList<>();
  private final List<List<Integer>> diceLeft = new ArrayList<>();
  private final Set<String> tried = new HashSet<>();

  private ReferenceMoves() {}

  /** The end positions of a roll, each as {@link #cells} writes it. */
  static Set<String> ends(int[] mover, int[] other, int first, int second) {
    ReferenceMoves search = new ReferenceMoves();
    List<Integer> dice =
        first == second ? List.of(first, first, first, first) : List.of(first, second);
    search.play(mover, other, dice);
    int fewestLeft = search.diceLeft.stream().mapToInt(List::size).min().orElseThrow();
    List<Integer> onlySmallerLeft = List.of(Math.min(first, second));
    boolean larger = first != second && search.diceLeft.contains(onlySmallerLeft);
    Set<String> ends = new HashSet<>();
    for (int i = 0; i < search.positions.size(); i++) {
      List<Integer> left = search.diceLeft.get(i);
      if (left.size() == fewestLeft
          && (fewestLeft != 1 || !larger || left.equals(onlySmallerLeft))) {
        ends.add(search.positions.get(i));
      }
    }
    return ends;
  }

  private void play(int[] mover, int[] other, List<Integer> dice) {
    String position = cells(mover, other);
    if (!tried.add(position + dice)) {
      return;
    }
    positions.add(position);
    diceLeft.add(dice);
    for (int i = 0; i < dice.size(); i++) {
      int die = dice.get(i);
      List<Integer> rest = new ArrayList<>(dice);
      rest.remove(i);
      for (int from = 1; from <= 25; from++) {
        if (isLegal(mover, other, from, die)) {
          int[] moverAfter = mover.clone();
          int[] otherAfter = other.clone();
          int to = Math.max(0, from - die);
          moverAfter[from]--;
          moverAfter[to]++;
          if (to > 0 && other[25 - to] == 1) {
            otherAfter[25 - to] = 0;
            otherAfter[25]++;
          }
          play(moverAfter, otherAfter, rest);
        }
      }
    }
  }

  private static boolean isLegal(int[] mover, int[] other, int from, int die) {
    if (mover[from] == 0 || (mover[25] > 0 && from != 25)) {
      return false;
    }
    int to = from - die;
    if (to > 0) {
      return other[25 - to] < 2;
    }
    for (int cell = 7; cell <= 25; cell++) {
      if (mover[cell] > 0) {
        return false;
      }
    }
    if (to < 0) {
      for (int behind = from + 1; behind <= 6; behind++) {
        if (mover[behind] > 0) {
          return false;
        }
      }
    }
    return true;
  }

  /** The mover's 26 cells, then the other's, a letter for each count: a = 0, b = 1, … p = 15. */
  static String cells(int[] mover, int[] other) {
    StringBuilder text = new StringBuilder();
    for (int cell = 0; cell < 52; cell++) {
      text.append((char) ('a' + (cell < 26 ? mover[cell] : other[cell - 26])));
    }
    return text.toString();
  }
}
