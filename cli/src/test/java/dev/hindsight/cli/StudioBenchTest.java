package dev.hindsight.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What the studio answers changes on purpose only. */
@Tag("slow")
class StudioBenchTest {
  /** Changed when results change; then the commit message names the new one. */
  @Test
  void fingerprintIsTheKnownOne() throws Exception {
    assertThat(StudioBench.fingerprint()).isEqualTo("e17e3e507ed4aa64");
  }
}
