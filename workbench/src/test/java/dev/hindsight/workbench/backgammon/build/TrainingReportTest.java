package dev.hindsight.workbench.backgammon.build;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TrainingReportTest {
  private static final String HEADING =
      "games\treturnLoss\tanchorLoss\tpubevalPoints\tpubevalLow\tpubevalHigh\n";

  @TempDir Path folder;

  private Path file(String text) throws IOException {
    return Files.writeString(folder.resolve("x.nets.tsv"), text);
  }

  @Test
  void picturesAndPageOfWhatWasMeasured() throws Exception {
    Path file =
        file(
            HEADING
                + "128\t0.9\t-\t0.1\t0.0\t0.2\n"
                + "256\t0.8\t-\t-\t-\t-\n"
                + "384\t0.7\t-\t0.5\t0.4\t0.6\n");
    TrainingReport.Result written = TrainingReport.open(file).write(folder.resolve("out"));
    assertThat(written.pictures()).containsExactly("strength", "loss-return");
    assertThat(written.lines()).isEqualTo(3);
    assertThat(written.games()).isEqualTo(384);
    assertThat(written.pointsAgainstPubeval()).isEqualTo(0.5);
    assertThat(written.bearoffErrorRandom()).isNull();
    for (String name : written.pictures()) {
      Path svg = folder.resolve("out").resolve(name + ".svg");
      assertThat(
              DocumentBuilderFactory.newInstance()
                  .newDocumentBuilder()
                  .parse(svg.toFile())
                  .getElementsByTagName("path")
                  .getLength())
          .as("a curve, and a band if there are bounds")
          .isEqualTo(name.equals("strength") ? 2 : 1);
      assertThat(ImageIO.read(folder.resolve("out").resolve(name + ".png").toFile())).isNotNull();
    }
    // The curve falls from the top left to the bottom right: games across, losses up.
    assertThat(Files.readString(folder.resolve("out/loss-return.svg")))
        .contains("M64 38.45L344 123L624 207.55");
  }

  @Test
  void aStretchThatWasMeasuredAgainCountsOnceAndATornLineNotAtAll() throws Exception {
    Path file = file(HEADING + "128\t0.9\t-\t-\t-\t-\n128\t0.8\t-\t-\t-\t-\n256\t0.7\t-");
    TrainingFigures figures = TrainingFigures.read(file);
    assertThat(figures.games()).containsExactly(128);
    assertThat(figures.of("returnLoss")).containsExactly(0.8);
  }

  @Test
  void whatHoldsNoFiguresIsRefused() throws Exception {
    assertThatThrownBy(() -> TrainingReport.open(file("hello\n")))
        .hasMessageContaining("holds no figures of a training");
    assertThatThrownBy(() -> TrainingReport.open(file(HEADING)))
        .hasMessageContaining("wait for its first line");
    assertThatThrownBy(() -> TrainingReport.open(file(HEADING + "1\tx\t-\t-\t-\t-\n")))
        .hasMessageContaining("line 2: x is not a number");
  }
}
