package dev.hindsight.backgammon.play.players;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.Move;
import dev.hindsight.backgammon.rules.MoveGenerator;
import dev.hindsight.backgammon.rules.RunningBoard;
import dev.hindsight.backgammon.rules.notation.MoveNotation;
import dev.hindsight.core.measure.PairedComparison;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.TrialRandom;
import dev.hindsight.core.runs.TrialRange;
import dev.hindsight.core.runs.Trials;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DuelTrialTest {
  private static PairedComparison duel(
      Supplier<BackgammonPlayer> first, Supplier<BackgammonPlayer> second, int threads) {
    try (Crew crew = new Crew(threads)) {
      return Trials.of(TrialRange.of(7, 300), PairedComparison::new, new DuelTrial(first, second))
          .inBlocksOf(20)
          .run(crew);
    }
  }

  @Test
  void whoPlaysLikeTheOtherWinsWhatHeLosesWithTheSameDice() {
    PairedComparison mirror = duel(PubevalPlayer::new, PubevalPlayer::new, 1);
    assertThat(mirror.spreadPerPair().minimum()).isZero();
    assertThat(mirror.spreadPerPair().maximum()).isZero();
    assertThat(mirror.wins()).isEqualTo(300);
  }

  @Test
  void pubevalBeatsThePipCounterWhoBeatsChance() {
    assertThat(duel(PubevalPlayer::new, PipPlayer::new, 1).spreadPerGame(0.99).low()).isPositive();
    assertThat(duel(PipPlayer::new, RandomPlayer::new, 1).spreadPerGame(0.99).low()).isPositive();
  }

  @Test
  void threadsDoNotShow() {
    assertThat(duel(RandomPlayer::new, PipPlayer::new, 2))
        .isEqualTo(duel(RandomPlayer::new, PipPlayer::new, 1));
  }

  /** First rolls as pubeval is known to play them. */
  @ParameterizedTest
  @CsvSource({"3, 1, 8/5 6/5", "4, 2, 8/4 6/4", "6, 1, 13/7 8/7", "5, 3, 8/3 6/3", "6, 5, 24/13"})
  void pubevalMakesTheObviousPoints(int first, int second, String expected) {
    MoveGenerator moves = new MoveGenerator();
    moves.prepare(Board.START);
    moves.generate(first, second);
    int chosen =
        new PubevalPlayer().choose(new RunningBoard(Board.START), moves, TrialRandom.of(0, 0));
    assertThat(MoveNotation.write(Move.of(moves, chosen))).isEqualTo(expected);
  }
}
