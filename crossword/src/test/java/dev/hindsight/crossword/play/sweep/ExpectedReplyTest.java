package dev.hindsight.crossword.play.sweep;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.hindsight.core.counting.Binomials;
import dev.hindsight.core.measure.Moments;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.crossword.play.evaluate.StaticEvaluation;
import dev.hindsight.crossword.play.find.DrawnRacks;
import dev.hindsight.crossword.play.find.MoveFinder;
import dev.hindsight.crossword.play.find.PlayFinder;
import dev.hindsight.crossword.play.find.Positions;
import dev.hindsight.crossword.table.LeaveTable;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The expected reply against all racks one by one, and against racks that are drawn. */
class ExpectedReplyTest {
  private static final int RACK = Positions.ENGLISH.rackSize();
  private static final LeaveTable LEAVES = Positions.randomLeaves(17, false);
  private static final StaticEvaluation EVALUATION =
      new StaticEvaluation(Positions.ENGLISH, LEAVES);
  private static final RackSweep SWEEP = sweep();

  private static RackSweep sweep() {
    return new RackSweep(new WordsByLength(Positions.ENABLE), Positions.ANAGRAMS, EVALUATION);
  }

  private interface Look {
    void at(PlayFinder finder, int[] unseen, int bag);
  }

  /** Looks at the position after some play of a game, when so many tiles are in the bag. */
  private static void atBag(long seed, int least, int most, Look look) {
    boolean[] done = new boolean[1];
    Positions.playThrough(
        Positions.finder(),
        EVALUATION,
        seed,
        (finder, rack, bag) -> {
          if (!done[0] && bag >= least && bag <= most) {
            done[0] = true;
            int[] unseen = Positions.ENGLISH.tiles().counts();
            for (int square = 0; square < 225; square++) {
              int tile = finder.board().tile(square / 15, square % 15);
              if (tile != 0) {
                unseen[Math.max(0, tile)]--;
              }
            }
            for (int letter = 0; letter < unseen.length; letter++) {
              unseen[letter] -= rack[letter];
            }
            look.at(finder, unseen, bag);
            finder.setRack(rack, EVALUATION, bag, 10);
          }
        });
    assertThat(done[0]).isTrue();
  }

  @Test
  @Tag("slow")
  void smallBagsAreTheMeanOfAllRacksOneByOne() {
    for (long seed = 1; seed <= 4; seed++) {
      String printed = "seed " + seed;
      // All that is in the bag of a game of one is unseen: 8 to 11 tiles, of which 7 are a rack.
      atBag(
          seed,
          8,
          11,
          (finder, unseen, bag) -> {
            MoveFinder moves = new MoveFinder(finder);
            double[] sums = new double[3];
            enumerate(unseen, 0, RACK, new int[unseen.length], 1, moves, bag - RACK, sums);
            try (Crew crew = new Crew(1)) {
              ExpectedReply reply =
                  ExpectedReply.of(SWEEP, finder.board(), unseen, bag - RACK, crew);
              double mean = sums[1] / sums[0];
              assertThat((double) reply.meanMillipoints()).as(printed).isCloseTo(mean, within(1.0));
              double deviation = Math.sqrt(sums[2] / sums[0] - mean * mean) / 1_000;
              assertThat(reply.deviationPoints()).as(printed).isCloseTo(deviation, within(0.05));
            }
          });
    }
  }

  private static void enumerate(
      int[] unseen,
      int letter,
      int left,
      int[] rack,
      long ways,
      MoveFinder moves,
      int bag,
      double[] sums) {
    if (left == 0) {
      moves.setRack(rack, EVALUATION, bag, 0);
      double equity = ExpectedReply.worth(moves.best().equityMillipoints());
      sums[0] += ways;
      sums[1] += ways * equity;
      sums[2] += ways * equity * equity;
      return;
    }
    if (letter == unseen.length) {
      return;
    }
    for (int copies = 0; copies <= Math.min(left, unseen[letter]); copies++) {
      rack[letter] = copies;
      long more = ways * Binomials.choose(unseen[letter], copies);
      enumerate(unseen, letter + 1, left - copies, rack, more, moves, bag, sums);
    }
    rack[letter] = 0;
  }

  @Test
  @Tag("slow")
  void fullBagsAgreeWithDrawnRacks() {
    atBag(
        5,
        45,
        60,
        (finder, unseen, bag) -> {
          MoveFinder moves = new MoveFinder(finder);
          DrawnRacks drawn = new DrawnRacks(unseen, RACK, 5_000, new SplittableRandom(5));
          Moments replies = new Moments();
          for (int rack = 0; rack < drawn.size(); rack++) {
            moves.setRack(drawn.rack(rack), EVALUATION, bag - RACK, 0);
            replies.add(ExpectedReply.worth(moves.best().equityMillipoints()));
          }
          ExpectedReply one;
          try (Crew crew = new Crew(1)) {
            one = ExpectedReply.of(SWEEP, finder.board(), unseen, bag - RACK, crew);
          }
          assertThat((double) one.meanMillipoints())
              .isCloseTo(replies.mean(), within(4 * replies.standardError()));
          assertThat(1_000 * one.deviationPoints())
              .isCloseTo(replies.standardDeviation(), within(0.06 * replies.standardDeviation()));
          try (Crew crew = new Crew(2)) {
            assertThat(ExpectedReply.of(SWEEP, finder.board(), unseen, bag - RACK, crew))
                .isEqualTo(one);
          }
        });
  }

  @Test
  void anEmptyBagHasNoExpectedReply() {
    try (Crew crew = new Crew(1)) {
      int[] unseen = Positions.ENGLISH.tiles().counts();
      assertThatThrownBy(() -> ExpectedReply.of(SWEEP, Positions.finder().board(), unseen, 0, crew))
          .isInstanceOf(IllegalArgumentException.class);
    }
  }
}
