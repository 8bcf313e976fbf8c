package dev.hindsight.crossword.table.foreign;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Builds the graph that other programs number leaves or racks by: every path from the root spells
 * one multiset of tiles, its letters ascending. English leaves and racks take a few thousand nodes.
 *
 * <p>What may follow some tiles depends on three numbers only: the letter reached, how many more
 * tiles of it there are, and how many tiles may still be added. There is one list of siblings for
 * each such state; states that have used their letter up share one list, each from its next letter
 * on.
 */
final class MultisetGraph {
  /**
   * @param letter the letter reached, -1 before the first
   * @param more further tiles of that letter, no more than {@code left}
   * @param left tiles that may still be added
   */
  private record State(int letter, int more, int left) {}

  private final int[] caps;
  private final boolean fullOnly;

  /** {@code supply[letter]}: tiles of that letter and of those after it. */
  private final int[] supply;

  private final List<Integer> nodes = new ArrayList<>();
  private final Map<State, Integer> places = new HashMap<>();

  private MultisetGraph(int[] caps, boolean fullOnly) {
    this.caps = caps;
    this.fullOnly = fullOnly;
    this.supply = new int[caps.length + 1];
    for (int letter = caps.length - 1; letter >= 0; letter--) {
      supply[letter] = supply[letter + 1] + caps[letter];
    }
  }

  /**
   * The nodes of a graph of all multisets within the caps, the empty one left out.
   *
   * @param longest the most tiles
   * @param fullOnly whether multisets of fewer tiles are left out too
   */
  static int[] build(int[] caps, int longest, boolean fullOnly) {
    return new MultisetGraph(caps, fullOnly).build(longest);
  }

  private int[] build(int longest) {
    State root = new State(-1, 0, longest);
    List<Set<State>> levels = new ArrayList<>();
    levels.add(Set.of(root));
    // Two nodes come before the lists: the root, and where programs that know word graphs expect
    // the root of a second graph, which there is not.
    int place = 2;
    for (int left = longest; left > 0; left--) {
      Set<State> level = levels.get(levels.size() - 1);
      place = assignPlaces(level, left, place);
      Set<State> next = new LinkedHashSet<>();
      level.forEach(state -> followers(state).forEach(follower -> next.add(follower)));
      levels.add(next);
    }
    nodes.add(MultisetNode.of(0, false, true, place(root)));
    nodes.add(MultisetNode.of(0, false, true, 0));
    for (int left = longest; left > 0; left--) {
      for (State listed : lists(levels.get(longest - left), left)) {
        addList(listed);
      }
    }
    return nodes.stream().mapToInt(Integer::intValue).toArray();
  }

  /** The states of a level that have a list of their own: one for all that share, then the rest. */
  private static List<State> lists(Set<State> level, int left) {
    List<State> lists = new ArrayList<>();
    level.stream()
        .filter(state -> state.more == 0)
        .mapToInt(State::letter)
        .min()
        .ifPresent(first -> lists.add(new State(first, 0, left)));
    level.stream().filter(state -> state.more > 0).forEach(lists::add);
    return lists;
  }

  private int assignPlaces(Set<State> level, int left, int firstPlace) {
    int place = firstPlace;
    for (State listed : lists(level, left)) {
      List<State> followers = followers(listed);
      if (listed.more == 0) {
        for (int letter = listed.letter; letter < caps.length; letter++) {
          int from = letter + 1;
          long before = followers.stream().filter(follower -> follower.letter < from).count();
          places.put(
              new State(letter, 0, left),
              before == followers.size() ? 0 : place + Math.toIntExact(before));
        }
      } else {
        places.put(listed, place);
      }
      place += followers.size();
    }
    return place;
  }

  private void addList(State state) {
    List<State> followers = followers(state);
    for (int i = 0; i < followers.size(); i++) {
      State follower = followers.get(i);
      boolean ends = !fullOnly || follower.left == 0;
      nodes.add(MultisetNode.of(follower.letter, ends, i == followers.size() - 1, place(follower)));
    }
  }

  private int place(State state) {
    return state.left == 0 ? 0 : places.getOrDefault(state, 0);
  }

  /** The states that one more tile leads to, by letter; none that leads nowhere. */
  private List<State> followers(State state) {
    List<State> followers = new ArrayList<>();
    int left = state.left - 1;
    if (state.more > 0 && isCompletable(state.more + supply[state.letter + 1], state.left)) {
      followers.add(new State(state.letter, Math.min(state.more - 1, left), left));
    }
    for (int letter = state.letter + 1; letter < caps.length; letter++) {
      if (caps[letter] > 0 && isCompletable(supply[letter], state.left)) {
        followers.add(new State(letter, Math.min(caps[letter] - 1, left), left));
      }
    }
    return followers;
  }

  private boolean isCompletable(int tiles, int left) {
    return !fullOnly || tiles >= left;
  }
}
