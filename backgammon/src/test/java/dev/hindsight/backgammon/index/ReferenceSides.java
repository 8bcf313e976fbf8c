package dev.hindsight.backgammon.index;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * What a side without contact can become, as the rule book says it: every checker with every die in
 * every order, then only what plays the most dice, and of one die the larger. A side is the list of
 * counts on points 1, 2, …
 */
public final class ReferenceSides {
  private ReferenceSides() {}

  /** The end positions of a roll. */
  public static Set<List<Integer>> ends(List<Integer> side, int first, int second) {
    List<Integer> dice =
        first == second ? List.of(first, first, first, first) : List.of(first, second);
    List<List<Integer>> ends = new ArrayList<>();
    List<List<Integer>> unplayed = new ArrayList<>();
    play(side, dice, ends, unplayed, new HashSet<>());
    int fewest = unplayed.stream().mapToInt(List::size).min().orElseThrow();
    List<Integer> smaller = List.of(Math.min(first, second));
    boolean largerCanBePlayed = unplayed.contains(smaller);
    Set<List<Integer>> legal = new HashSet<>();
    for (int i = 0; i < ends.size(); i++) {
      boolean wrongDie =
          fewest == 1 && first != second && largerCanBePlayed && !unplayed.get(i).equals(smaller);
      if (unplayed.get(i).size() == fewest && !wrongDie) {
        legal.add(ends.get(i));
      }
    }
    return legal;
  }

  private static void play(
      List<Integer> side,
      List<Integer> dice,
      List<List<Integer>> ends,
      List<List<Integer>> unplayed,
      Set<List<List<Integer>>> tried) {
    if (!tried.add(List.of(side, dice))) {
      return;
    }
    ends.add(side);
    unplayed.add(dice);
    for (int die : dice) {
      List<Integer> rest = new ArrayList<>(dice);
      rest.remove((Integer) die);
      for (int point = 1; point <= side.size(); point++) {
        if (isLegal(side, point, die)) {
          List<Integer> after = new ArrayList<>(side);
          after.set(point - 1, side.get(point - 1) - 1);
          if (point > die) {
            after.set(point - die - 1, side.get(point - die - 1) + 1);
          }
          play(after, rest, ends, unplayed, tried);
        }
      }
    }
  }

  private static boolean isLegal(List<Integer> side, int point, int die) {
    if (side.get(point - 1) == 0) {
      return false;
    }
    if (point > die) {
      return true;
    }
    int behind = 0;
    int outside = 0;
    for (int other = point + 1; other <= side.size(); other++) {
      behind += side.get(other - 1);
    }
    for (int other = 7; other <= side.size(); other++) {
      outside += side.get(other - 1);
    }
    return outside == 0 && (point == die || behind == 0);
  }

  /** The counts on points 1, 2, … of a packed side. */
  public static List<Integer> counts(long near, int points) {
    List<Integer> counts = new ArrayList<>();
    for (int point = 1; point <= points; point++) {
      counts.add((int) (near >>> (4 * point)) & 15);
    }
    return counts;
  }
}
