package dev.hindsight.lab.crossword;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.cli.Transcript;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** {@code hindsight lab crossword spread}: what it says of a few games. */
@Tag("slow")
class SpreadCommandTest {
  private static final String FEW = "lab crossword spread --games 20 --racks 5 --lead 120";

  @Test
  void theResultDoesNotDependOnThreadsAndFitsTheScreen() {
    Transcript one = Transcript.fine((FEW + " --threads 1").split(" "));
    Transcript two = Transcript.fine((FEW + " --threads 2").split(" "));
    assertThat(one.out()).isEqualTo(two.out()).contains("more behind than ahead");
    assertThat(one.out().lines()).allMatch(line -> line.length() <= 80);
  }

  @Test
  void oneRackSaysNothingOfVariance() {
    Transcript nothing = Transcript.of("lab crossword spread --racks 1".split(" "));
    assertThat(nothing.exitCode()).isEqualTo(2);
    assertThat(nothing.err()).contains("2 to 10000 racks are drawn, not 1");
  }
}
