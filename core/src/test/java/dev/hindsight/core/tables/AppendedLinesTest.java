package dev.hindsight.core.tables;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AppendedLinesTest {
  @TempDir Path folder;

  @Test
  void linesFollowEachOther() throws IOException {
    Path file = folder.resolve("log");
    AppendedLines.add(file, "one\n");
    AppendedLines.add(file, "two ½\nthree\n");
    assertThat(file).hasContent("one\ntwo ½\nthree\n");
  }

  @Test
  void whatAKillLeftOfALineIsDropped() throws IOException {
    Path file = folder.resolve("log");
    for (String left : new String[] {"", "o", "one\n", "one\ntw", "one\n\n\n17"}) {
      Files.writeString(file, left);
      AppendedLines.add(file, "next\n");
      assertThat(Files.readString(file))
          .isEqualTo(left.substring(0, left.lastIndexOf('\n') + 1) + "next\n");
    }
  }

  @Test
  void anInterruptedThreadStillSaysSo() throws IOException {
    Path file = folder.resolve("log");
    Thread.currentThread().interrupt();
    try {
      AppendedLines.add(file, "end stopped\n");
    } finally {
      assertThat(Thread.interrupted()).isTrue();
    }
    assertThat(file).hasContent("end stopped\n");
  }
}
