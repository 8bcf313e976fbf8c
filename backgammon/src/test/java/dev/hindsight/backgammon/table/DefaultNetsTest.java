package dev.hindsight.backgammon.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.backgammon.play.evaluate.NetEvaluator;
import dev.hindsight.backgammon.play.players.DuelTrial;
import dev.hindsight.backgammon.play.players.EvaluatingPlayer;
import dev.hindsight.backgammon.play.players.PubevalPlayer;
import dev.hindsight.core.measure.PairedComparison;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.TrialRange;
import dev.hindsight.core.runs.Trials;
import java.io.IOException;
import java.io.InputStream;
import org.junit.jupiter.api.Test;

class DefaultNetsTest {
  @Test
  void theyAreSmallAndKnownByTheirHash() throws IOException {
    try (InputStream resource = DefaultNets.class.getResourceAsStream("default.nets")) {
      assertThat(resource.readAllBytes()).hasSizeLessThanOrEqualTo(250_000);
    }
    assertThat(DefaultNets.sha256()).matches("[0-9a-f]{64}");
    assertThat(DefaultNets.nets()).isEqualTo(DefaultNets.nets().rounded());
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
