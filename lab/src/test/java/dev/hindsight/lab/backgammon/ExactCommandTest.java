package dev.hindsight.lab.backgammon;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.cli.Transcript;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code hindsight lab backgammon exact}: few games, and what is kept of them. */
@Tag("slow")
class ExactCommandTest {
  private static final String FEW =
      "lab backgammon exact --games 128 --seeds 2 --pairs 4 --contact 16 --keep ";

  @TempDir Path folder;

  private static List<Path> nets(Path kept) throws IOException {
    try (Stream<Path> files = Files.list(kept)) {
      return files.filter(file -> file.toString().endsWith(".nets")).sorted().toList();
    }
  }

  @Test
  void trainingsOfSomeGamesAreTheSameForAnyThreads() throws IOException {
    Path one = folder.resolve("one");
    Path two = folder.resolve("two");
    Transcript text = Transcript.fine((FEW + one + " --threads 1").split(" "));
    Transcript.fine((FEW + two + " --threads 2").split(" "));
    assertThat(text.out()).contains("2 trainings each, of ").contains("and the table plays");
    assertThat(text.out().lines()).allMatch(line -> line.length() <= 80);
    assertThat(nets(one)).hasSize(10);
    for (Path file : nets(one)) {
      assertThat(file).hasSameBinaryContentAs(two.resolve(file.getFileName()));
    }
    String kept = Files.readString(one.resolve("runs.tsv"));
    assertThat(kept).startsWith("128 games each; ");
    Transcript again = Transcript.fine((FEW + one + " --threads 1").split(" "));
    assertThat(again.out()).as("nothing is trained again").isEqualTo(text.out());
    assertThat(one.resolve("runs.tsv")).hasContent(kept);
  }

  @Test
  void timeOrGamesNotBoth() {
    Transcript both = Transcript.of("lab backgammon exact --games 9 --seconds 9".split(" "));
    assertThat(both.exitCode()).isEqualTo(2);
    assertThat(both.err()).contains("give --seconds or --games, not both");
    Transcript none = Transcript.of("lab backgammon exact --games 0".split(" "));
    assertThat(none.err()).contains("each training has at least 1 game, not 0");
  }
}
