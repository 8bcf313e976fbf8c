package dev.hindsight.lab.crossword;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.cli.crossword.SmallCrossword;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.TrialRange;
import dev.hindsight.crossword.build.placement.PlacementPlan;
import dev.hindsight.workbench.crossword.files.CrosswordFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("slow")
class PlacementComparisonResultTest {
  @Test
  void waysToLearnAreCompared(@TempDir Path folder) throws IOException {
    SmallCrossword small = SmallCrossword.in(folder);
    Path layout =
        Files.writeString(
            folder.resolve("small.board"),
            "start 5E\n=..'.'..=\n.-..\"..-.\n..-.'.-..\n'...-...'\n.\"'-.-'\".\n"
                + "'...-...'\n..-.'.-..\n.-..\"..-.\n=..'.'..=\n");
    CrosswordFiles files = new CrosswordFiles(small.words(), null, small.tiles(), layout);
    try (Crew crew = new Crew(1)) {
      PlacementComparisonResult compared =
          PlacementComparisonResult.of(
              files, PlacementPlan.Source.GAMES, TrialRange.of(3, 60), 2, 2, crew);
      assertThat(compared.ways()).hasSize(2 * 4 * 4);
      assertThat(compared.heldOutPlays()).isBetween(1L, compared.learntPlays());
      assertThat(compared.toReport().toText()).contains("plies:3", "neighbours", "means");
    }
  }
}
