package dev.hindsight.crossword.play.endgame;

import static dev.hindsight.crossword.play.endgame.Endings.ENABLE;
import static dev.hindsight.crossword.play.endgame.Endings.ENGLISH;
import static dev.hindsight.crossword.play.endgame.Endings.TINY;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.core.runs.TrialRandom;
import dev.hindsight.crossword.build.TinyGame;
import dev.hindsight.crossword.play.Equipment;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.words.WordGraph;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("slow")
class EndgameValuerTest {
  private static final long PLENTY = 10_000_000;
  private static final Equipment EQUIPMENT = Endings.equipment(ENGLISH, ENABLE);

  private static int value(EndgameValuer valuer, GamePosition position, long positions) {
    return valuer.netPointsForMover(position, positions, () -> false);
  }

  @Test
  void withEnoughPositionsEndingsAreWorthWhatMinimaxSays() {
    WordGraph words = TinyGame.words(TINY.tiles());
    Equipment equipment = Endings.equipment(TINY, words);
    EndgameValuer valuer = new EndgameValuer(TINY, words);
    int compared = 0;
    for (long seed = 1_000; compared < 150; seed++) {
      for (GamePosition position : Endings.ofGame(equipment, 3, seed)) {
        assertThat(value(valuer, position, PLENTY))
            .as("seed %d, %s", seed, position)
            .isEqualTo(new ReferenceEndgame(TINY, words).value(position));
        assertThat(valuer.isProven()).isTrue();
        compared++;
      }
    }
  }

  @Test
  void smallEnglishEndingsAreWorthWhatMinimaxSays() {
    int compared = 0;
    for (long seed = 500; compared < 10; seed++) {
      GamePosition full = Endings.ofGame(EQUIPMENT, 7, seed).get(0);
      GamePosition position = Endings.withFewerTiles(full, 2, TrialRandom.of(seed, 1));
      OptionalInt expected =
          new ReferenceEndgame(position.rules(), ENABLE).valueWithin(position, 100_000);
      if (expected.isPresent()) {
        EndgameValuer valuer = new EndgameValuer(position.rules(), ENABLE);
        assertThat(value(valuer, position, PLENTY)).isEqualTo(expected.getAsInt());
        assertThat(valuer.isProven()).isTrue();
        compared++;
      }
    }
  }

  /** What threads value first must not matter to what they value next. */
  @Test
  void valuesDoNotDependOnWhatWasValuedBefore() {
    List<GamePosition> endings =
        LongStream.range(0, 6).mapToObj(seed -> Endings.ofGame(EQUIPMENT, 7, seed).get(0)).toList();
    for (long positions : new long[] {0, 100, 1_000, 5_000}) {
      List<Integer> alone = new ArrayList<>();
      List<Boolean> aloneProven = new ArrayList<>();
      for (GamePosition ending : endings) {
        EndgameValuer fresh = new EndgameValuer(ENGLISH, ENABLE);
        alone.add(value(fresh, ending, positions));
        aloneProven.add(fresh.isProven());
      }
      EndgameValuer kept = new EndgameValuer(ENGLISH, ENABLE);
      for (int index = endings.size() - 1; index >= 0; index--) {
        assertThat(value(kept, endings.get(index), positions)).isEqualTo(alone.get(index));
        assertThat(kept.isProven()).isEqualTo(aloneProven.get(index));
      }
    }
  }

  /** The first look is not proven, and is near: ABOON is worth 29 by it, and BOON 30. */
  @Test
  void withoutPositionsThereIsAnEstimate() {
    GamePosition readme = Endings.english(EndgameSolverTest.README);
    EndgameValuer valuer = new EndgameValuer(ENGLISH, ENABLE);
    assertThat(value(valuer, readme, 0)).isBetween(25, 35);
    assertThat(valuer.isProven()).isFalse();
    assertThat(value(valuer, readme, PLENTY)).isEqualTo(30);
    assertThat(valuer.isProven()).isTrue();
  }

  @Test
  void estimatesAreNearerThanStaticPlay() {
    EndgameValuer valuer = new EndgameValuer(ENGLISH, ENABLE);
    EndgameSolver solver = new EndgameSolver(ENGLISH, ENABLE);
    double firstLook = 0;
    double threePlies = 0;
    double staticPlay = 0;
    for (long seed = 0; seed < 12; seed++) {
      List<GamePosition> endings = Endings.ofGame(EQUIPMENT, 5, seed);
      if (endings.isEmpty()) {
        continue;
      }
      GamePosition ending = endings.get(0);
      int truth = Endings.solve(solver, ending, Endings.TO_THE_END, 1).best().netPointsForMover();
      firstLook += Math.abs(value(valuer, ending, 0) - truth);
      threePlies += Math.abs(value(valuer, ending, 500) - truth);
      staticPlay += Math.abs(Endings.playedOut(EQUIPMENT, ending) - truth);
    }
    assertThat(threePlies).isLessThan(firstLook);
    assertThat(firstLook).isLessThan(staticPlay);
  }

  @Test
  void stoppedSearchesEnd() {
    GamePosition ending = Endings.ofGame(EQUIPMENT, 7, 3).get(0);
    EndgameValuer valuer = new EndgameValuer(ENGLISH, ENABLE);
    int[] asked = {0};
    valuer.netPointsForMover(ending, Long.MAX_VALUE, () -> ++asked[0] > 3);
    assertThat(valuer.isProven()).isFalse();
    assertThat(asked[0]).isBetween(4, 10);
  }

  @Test
  void racksOfEightAreRefused() {
    CrosswordRules large =
        new CrosswordRules(
            ENGLISH.layout(),
            ENGLISH.tiles(),
            8,
            ENGLISH.bingoPoints(),
            ENGLISH.exchangeMinimum(),
            ENGLISH.scorelessTurnLimit());
    assertThatThrownBy(() -> new EndgameValuer(large, ENABLE))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("endgames are solved for racks of at most 7 tiles");
  }
}
