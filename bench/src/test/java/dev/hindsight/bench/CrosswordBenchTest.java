package dev.hindsight.bench;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("java")
class CrosswordBenchTest {
  /**
   * Games, best plays and all plays met in them. If this fails, results have changed: if that is
   * meant, the new number belongs here and into the message of the commit.
   */
  @Test
  @Tag("slow")
  void fingerprintIsUnchanged() {
    assertThat(CrosswordBench.fingerprint()).isEqualTo("ad46fc8f13752ea7");
  }
}
