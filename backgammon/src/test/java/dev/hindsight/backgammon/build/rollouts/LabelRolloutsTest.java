package dev.hindsight.backgammon.build.rollouts;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.backgammon.play.rollout.RolloutPlan;
import dev.hindsight.backgammon.rules.GamePlan;
import dev.hindsight.backgammon.rules.RunningBoard;
import dev.hindsight.backgammon.table.Anchor;
import dev.hindsight.backgammon.table.AnchorTable;
import dev.hindsight.backgammon.table.DefaultNets;
import dev.hindsight.core.runs.Crew;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LabelRolloutsTest {
  @TempDir Path folder;

  private AnchorTable build(String name, long first, long positions) throws IOException {
    LabelPlan plan = new LabelPlan(first, positions, RolloutPlan.plain(4, 7));
    try (Crew crew = new Crew(2)) {
      return new LabelRollouts(DefaultNets.nets(), DefaultNets.sha256(), plan)
          .build(folder.resolve(name), crew);
    }
  }

  @Test
  void halvesAreTheWholeAndPlansComeInTurns() throws IOException {
    List<Anchor> halves = new ArrayList<>(build("a", 0, 16).anchors());
    halves.addAll(build("b", 16, 16).anchors());
    assertThat(build("c", 0, 32).anchors()).containsExactlyInAnyOrderElementsOf(halves);
    Map<GamePlan, Integer> plans = new EnumMap<>(GamePlan.class);
    for (Anchor label : halves) {
      plans.merge(GamePlan.of(new RunningBoard(label.board())), 1, Integer::sum);
      assertThat(label.standardError()).isBetween(0f, 3f);
    }
    assertThat(plans).hasSize(GamePlan.values().length).containsValue(4);
    assertThat(AnchorTable.open(folder.resolve("a")).anchors()).isSubsetOf(halves).hasSize(16);
  }

  @Test
  void labelsTravelBetweenProcesses() throws IOException {
    Labels labels = new Labels();
    build("d", 0, 8).anchors().forEach(labels::add);
    assertThat(Labels.codec().ofBytes(Labels.codec().toBytes(labels)).distinct())
        .isEqualTo(labels.distinct());
  }
}
