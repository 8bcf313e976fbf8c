package dev.hindsight.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What every command line has in common: help, version, wrong usage. */
class CommandLineTest {
  @Test
  void hindsightAloneShowsAnOverview() {
    Transcript transcript = Transcript.of();
    assertThat(transcript.exitCode()).isZero();
    assertThat(transcript.out()).contains("hindsight demo", "oware", "tables", "bench");
    assertThat(transcript.err()).isEmpty();
  }

  @Test
  void versionNamesTheProgramAndItsJava() {
    Transcript transcript = Transcript.of("--version");
    assertThat(transcript.exitCode()).isZero();
    assertThat(transcript.out())
        .matches("hindsight [0-9]+\\.[0-9]+\\.[0-9]+(-SNAPSHOT)? \\(Java .*\\)\\R");
  }

  @Test
  void everyCommandHasAHeaderAndHelp() {
    Transcript.everyCommand()
        .forEach(
            words -> {
              Transcript transcript = Transcript.of((words + " --help").strip().split(" "));
              assertThat(transcript.exitCode()).as(words).isZero();
              assertThat(transcript.out())
                  .as(words)
                  .contains("Usage: " + ("hindsight " + words).strip());
              assertThat(transcript.out().lines().findFirst())
                  .as(words)
                  .hasValueSatisfying(
                      line -> assertThat(line).isNotBlank().doesNotStartWith("Usage"));
            });
  }

  @Test
  void aMistypedOptionIsWrongUsageWithASuggestion() {
    Transcript transcript = Transcript.of("demo", "--debgu");
    assertThat(transcript.exitCode()).isEqualTo(2);
    assertThat(transcript.out()).isEmpty();
    assertThat(transcript.err())
        .isEqualToNormalizingNewlines(
            "hindsight: unknown option: '--debgu' (did you mean --debug?);"
                + " see 'hindsight demo --help'.\n");
  }

  @Test
  void aMistypedCommandIsWrongUsageWithASuggestion() {
    Transcript transcript = Transcript.of("tabels");
    assertThat(transcript.exitCode()).isEqualTo(2);
    assertThat(transcript.err()).contains("'tabels'", "tables", "see 'hindsight --help'");
    assertThat(transcript.err().lines()).hasSize(1);
  }

  @Test
  void argumentsThatStartWithAnAtSignAreNotFiles() {
    assertThat(Transcript.of("@nowhere").err()).contains("'@nowhere'");
  }
}
