package dev.hindsight.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("java")
class BackgammonBenchTest {
  /**
   * Moves, a two-sided and a one-sided table. If this fails, results have changed: if that is
   * meant, the new number belongs here and into the message of the commit.
   */
  @Test
  @Tag("slow")
  void fingerprintIsUnchanged() throws IOException {
    assertThat(BackgammonBench.fingerprint()).isEqualTo("396273e6e1f4a32b");
  }
}
