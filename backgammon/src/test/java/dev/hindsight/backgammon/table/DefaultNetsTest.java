package dev.hindsight.backgammon.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.backgammon.build.nets.StartPositions;
import dev.hindsight.backgammon.index.ContactEncoding;
import dev.hindsight.backgammon.index.NetEncoding;
import dev.hindsight.backgammon.play.evaluate.NetEvaluator;
import dev.hindsight.backgammon.play.evaluate.ResultChances;
import dev.hindsight.backgammon.play.players.DuelTrial;
import dev.hindsight.backgammon.play.players.EvaluatingPlayer;
import dev.hindsight.backgammon.play.players.PubevalPlayer;
import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.GamePlan;
import dev.hindsight.backgammon.rules.RunningBoard;
import dev.hindsight.core.measure.PairedComparison;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.TrialRandom;
import dev.hindsight.core.runs.TrialRange;
import dev.hindsight.core.runs.Trials;
import dev.hindsight.neural.Network;
import dev.hindsight.neural.NetworkEvaluator;
import dev.hindsight.neural.Softmax;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("java")
class DefaultNetsTest {
  @Test
  void theyAreSmallAndKnownByTheirHash() throws IOException {
    try (InputStream resource = DefaultNets.class.getResourceAsStream("default.nets")) {
      assertThat(resource.readAllBytes()).hasSizeLessThanOrEqualTo(2_000_000);
    }
    assertThat(DefaultNets.sha256()).matches("[0-9a-f]{64}");
    assertThat(DefaultNets.nets()).isEqualTo(DefaultNets.nets().rounded());
  }

  /** Asked in whole numbers, as they play, and in floats, as they were learnt and are exported. */
  @Test
  void wholeNumbersSayWhatTheFloatsSay() {
    BackgammonNets nets = DefaultNets.nets();
    List<NetworkEvaluator> exact = new ArrayList<>();
    for (Network contact : nets.contacts()) {
      exact.add(new NetworkEvaluator(contact, nets.encoding().alphabet()));
    }
    NetEvaluator quantised = new NetEvaluator(nets);
    int[] symbols = new int[ContactEncoding.MOST_SYMBOLS];
    float[] expected = new float[NetEncoding.OUTPUTS];
    float[] found = new float[NetEncoding.OUTPUTS];
    double squares = 0;
    int positions = 0;
    for (GamePlan plan : GamePlan.values()) {
      for (int number = 0; number < 50; number++) {
        Optional<Board> drawn = StartPositions.draw(plan, TrialRandom.of(12, number));
        if (drawn.isEmpty()) {
          continue;
        }
        RunningBoard board = new RunningBoard(drawn.get());
        exact
            .get(nets.split().of(GamePlan.of(board)))
            .evaluate(symbols, 0, nets.encoding().write(board, symbols), expected, 0);
        Softmax.apply(expected, 0, NetEncoding.OUTPUTS, ResultChances.possible(board));
        quantised.chancesBeforeRoll(board, found);
        double difference =
            ResultChances.cubelessEquity(expected, 0) - ResultChances.cubelessEquity(found, 0);
        squares += difference * difference;
        positions++;
      }
    }
    assertThat(positions).isGreaterThan(350);
    assertThat(Math.sqrt(squares / positions)).isLessThan(1e-3);
  }

  @Test
  void theyBeatPubeval() {
    BackgammonNets nets = DefaultNets.nets();
    DuelTrial duel =
        new DuelTrial(() -> new EvaluatingPlayer(new NetEvaluator(nets)), PubevalPlayer::new);
    try (Crew crew = new Crew(2)) {
      PairedComparison outcome =
          Trials.of(TrialRange.of(11, 250), PairedComparison::new, duel).run(crew);
      assertThat(outcome.spreadPerGame(0.99).low()).isPositive();
    }
  }
}
