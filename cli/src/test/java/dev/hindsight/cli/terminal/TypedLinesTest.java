package dev.hindsight.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.core.runs.Cancellation;
import dev.hindsight.core.runs.CancelledException;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.io.Reader;
import java.io.StringReader;
import org.junit.jupiter.api.Test;

class TypedLinesTest {
  private static TypedLines lines(Reader reader, Cancellation cancellation) {
    return new TypedLines(new BufferedReader(reader), cancellation);
  }

  @Test
  void givesEveryLineAndThenTheEndForEver() throws IOException {
    TypedLines lines = lines(new StringReader("one\n\nthree"), Cancellation.never());
    assertThat(lines.next()).contains("one");
    assertThat(lines.next()).contains("");
    assertThat(lines.next()).contains("three");
    assertThat(lines.next()).isEmpty();
    assertThat(lines.next()).isEmpty();
  }

  @Test
  void ctrlCEndsTheWaitForALineThatNeverComes() throws IOException {
    Cancellation cancellation = new Cancellation();
    try (PipedWriter nobody = new PipedWriter();
        PipedReader silent = new PipedReader(nobody)) {
      TypedLines lines = lines(silent, cancellation);
      cancellation.cancel();
      assertThatThrownBy(lines::next).isInstanceOf(CancelledException.class);
    }
  }

  @Test
  void aBrokenInputIsAnError() {
    Reader broken =
        new Reader() {
          @Override
          public int read(char[] buffer, int offset, int length) throws IOException {
            throw new IOException("unplugged");
          }

          @Override
          public void close() {}
        };
    assertThatThrownBy(() -> lines(broken, Cancellation.never()).next())
        .isInstanceOf(IOException.class)
        .hasMessage("unplugged");
  }
}
