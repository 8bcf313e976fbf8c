package dev.hindsight.backgammon.rules;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * A move as it is played: up to four steps, those from further back first, each with what it hits.
 * No steps means that the player could not move.
 */
public record Move(List<Step> steps) {
  /** One checker from a point or the bar (25) to a point or off (0). */
  public record Step(int from, int to, boolean hit) {
    public Step {
      if (from < 1 || from > Checkers.BAR || to < 0 || to >= from) {
        throw new IllegalArgumentException("no checker moves from " + from + " to " + to);
      }
    }
  }

  public static final Move NONE = new Move(List.of());

  public Move {
    steps = List.copyOf(steps);
    if (steps.size() > 4) {
      throw new IllegalArgumentException("a move has at most four steps, not " + steps.size());
    }
  }

  /** The move that leads to one of the end positions a generator has found. */
  public static Move of(MoveGenerator moves, int index) {
    List<int[]> fromTo = new ArrayList<>();
    for (int step = 0; step < moves.steps(index); step++) {
      fromTo.add(new int[] {moves.source(index, step), moves.target(index, step)});
    }
    fromTo.sort(
        Comparator.<int[]>comparingInt(pair -> -pair[0]).thenComparingInt(pair -> -pair[1]));
    int hitsLeft = moves.hits(index);
    List<Step> steps = new ArrayList<>();
    for (int[] pair : fromTo) {
      // Of several checkers that land on a blot, the first one listed is said to hit it.
      boolean hit = (hitsLeft >>> pair[1] & 1) != 0;
      hitsLeft = hit ? hitsLeft & ~(1 << pair[1]) : hitsLeft;
      steps.add(new Step(pair[0], pair[1], hit));
    }
    return new Move(steps);
  }
}
