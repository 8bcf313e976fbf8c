package dev.hindsight.crossword.play.endgame;

import static dev.hindsight.crossword.play.endgame.Endings.ENABLE;
import static dev.hindsight.crossword.play.endgame.Endings.ENGLISH;
import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.core.runs.TrialRandom;
import dev.hindsight.crossword.play.Equipment;
import dev.hindsight.crossword.rules.board.BoardLayout;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.board.GamePosition;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class SidePlaysTest {
  private static final CrosswordRules LARGE =
      new CrosswordRules(BoardLayout.named("super"), ENGLISH.tiles());

  @Test
  @Tag("slow")
  void listsThatArePassedOnAreThoseFoundFromNothing() {
    Equipment equipment = Endings.equipment(ENGLISH, ENABLE);
    for (long seed = 0; seed < 12; seed++) {
      playOut(Endings.ofGame(equipment, 7, seed).get(0), seed);
    }
  }

  @Test
  @Tag("slow")
  void boardsOfMoreThan256SquaresAreNoException() {
    Equipment equipment = Endings.equipment(LARGE, ENABLE);
    for (long seed = 0; seed < 4; seed++) {
      playOut(Endings.ofGame(equipment, 7, seed).get(0), seed);
    }
  }

  /** Random plays in turn; lists of a side are completed now and then only. */
  private static void playOut(GamePosition position, long seed) {
    SearchState state = new SearchState(position.rules(), ENABLE, SearchBoard.ALL_LINES);
    state.setUp(position);
    RandomGenerator random = TrialRandom.of(seed, 2);
    SidePlays[] lists = {new SidePlays(state, 0), new SidePlays(state, 1)};
    lists[0].findAll();
    lists[1].findAll();
    for (int side = 0; state.tilesHeld[0] > 0 && state.tilesHeld[1] > 0; side = 1 - side) {
      lists[side].complete();
      assertThat(names(state, lists[side])).isEqualTo(names(state, fromNothing(state, side)));
      if (lists[side].size() == 0) {
        return;
      }
      int made = lists[side].get(random.nextInt(lists[side].size()));
      int[] bounds = boundsNextTo(state, side, made);
      state.make(side, made);
      for (int other = 0; other < 2; other++) {
        SidePlays next = new SidePlays(state, other);
        next.keep(lists[other], made);
        lists[other] = next;
      }
      checkBounds(state, lists[side], side, bounds);
    }
  }

  private static SidePlays fromNothing(SearchState state, int side) {
    SidePlays all = new SidePlays(state, side);
    all.findAll();
    return all;
  }

  /** By kind of tile: the bound of a single tile in words with a play. */
  private static int[] boundsNextTo(SearchState state, int side, int play) {
    int[] bounds = new int[state.racks[side].kinds()];
    for (int kind = 0; kind < bounds.length; kind++) {
      bounds[kind] = state.tileNextTo.most(play, state.racks[side].letter(kind), -1);
    }
    return bounds;
  }

  private static void checkBounds(SearchState state, SidePlays known, int side, int[] bounds) {
    Set<String> before = names(state, known);
    SidePlays all = fromNothing(state, side);
    for (int index = 0; index < all.size(); index++) {
      int play = all.get(index);
      if (state.store.tileCount(play) == 1 && !before.contains(name(state, play))) {
        int kind = PackedRack.lowestKind(state.store.needs(play));
        assertThat(state.store.score(play)).isLessThanOrEqualTo(bounds[kind]);
      }
    }
  }

  private static Set<String> names(SearchState state, SidePlays plays) {
    List<String> names = new ArrayList<>();
    for (int index = 0; index < plays.size(); index++) {
      names.add(name(state, plays.get(index)));
    }
    Set<String> set = new TreeSet<>(names);
    assertThat(names).hasSameSizeAs(set);
    return set;
  }

  private static String name(SearchState state, int play) {
    return state.board.placement(play).toString();
  }
}
