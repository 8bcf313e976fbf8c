package dev.hindsight.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.core.runs.Progress;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class TerminalProgressTest {
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  @Test
  void withoutATerminalThereIsNoBar() {
    Progress progress = TerminalProgress.on(Console.of(out, err, OptionalInt.empty()));
    work(progress);
    assertThat(progress).isSameAs(Progress.SILENT);
    assertThat(err.size()).isZero();
  }

  @Test
  void onATerminalOneLineIsDrawnAndWiped() {
    work(TerminalProgress.on(Console.of(out, err, OptionalInt.of(60))));
    String drawn = err.toString(StandardCharsets.UTF_8);
    assertThat(drawn)
        .contains("layer 9", "100%")
        .doesNotContain("\n")
        .endsWith("\r" + " ".repeat(59) + "\r");
    assertThat(drawn.split("\r")).allSatisfy(line -> assertThat(line.length()).isLessThan(60));
    assertThat(out.size()).isZero();
  }

  @Test
  void endingTwiceOrBeforeTheBeginningIsHarmless() {
    Progress progress = TerminalProgress.on(Console.of(out, err, OptionalInt.of(60)));
    progress.end();
    progress.advance(3);
    assertThat(err.size()).isZero();
    work(progress);
    progress.end();
  }

  @Test
  void theLauncherTellsTheWidth() {
    assertThat(Console.columns("132")).hasValue(132);
    assertThat(Console.columns("3")).hasValue(20);
    assertThat(Console.columns("")).isEmpty();
    assertThat(Console.columns("wide")).isEmpty();
  }

  private static void work(Progress progress) {
    progress.begin("layer 9", 1_000, "states");
    progress.advance(400);
    progress.advance(600);
    progress.end();
  }
}
