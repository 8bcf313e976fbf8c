package dev.hindsight.cli.options;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class CommandTextTest {
  @Test
  void whatAShellWouldReadOtherwiseStandsInQuotes() {
    assertThat(
            CommandText.of(
                "hindsight", List.of("oware", "--first", "net:file=a b.nets", "", "it's", "$HOME")))
        .isEqualTo("hindsight oware --first 'net:file=a b.nets' '' 'it'\\''s' '$HOME'");
  }
}
