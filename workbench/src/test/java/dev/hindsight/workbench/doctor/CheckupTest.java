package dev.hindsight.workbench.doctor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

class CheckupTest {
  @Test
  void anEmptyEnvironmentIsNoTrouble() {
    Checkup checkup = Checkup.ofThisMachine(Map.of());
    assertThat(checkup.findings())
        .extracting(Checkup.Finding::name)
        .containsExactly(
            "Java", "vectors", "memory", "words", "tables", "text", "room", "browser", "Redis",
            "Spark", "gnubg");
    assertThat(checkup.findings()).allSatisfy(one -> assertThat(one.what()).isNotBlank());
    assertThat(found(checkup, "Java")).isTrue();
    assertThat(found(checkup, "words")).isTrue();
    assertThat(found(checkup, "Spark")).isFalse();
  }

  @Test
  void programsAreLookedForOnThePath() {
    assertThat(found(Checkup.ofThisMachine(Map.of("PATH", "/no/such:/folder")), "browser"))
        .isFalse();
  }

  private static boolean found(Checkup checkup, String name) {
    return checkup.findings().stream()
        .filter(one -> one.name().equals(name))
        .findFirst()
        .orElseThrow()
        .found();
  }
}
