package dev.hindsight.oware.play.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** An engine whose commands come from a file or a pipe that closes behind them. */
@Timeout(60)
class EndOfInputTest {
  @Test
  void aSearchWithALimitStillAnswers() throws IOException, InterruptedException {
    String said = answersTo("position startpos moves CfA\ngo depth 7\n");
    assertThat(said).contains("info depth 7 ").containsPattern("bestmove [a-f]");
  }

  @Test
  void aSearchWithoutEndIsStopped() throws IOException, InterruptedException {
    assertThat(answersTo("position startpos\ngo infinite\n")).containsPattern("bestmove [A-F]");
  }

  @Test
  void quitDoesNotWait() throws IOException, InterruptedException {
    assertThat(answersTo("go depth 60\nquit\n")).doesNotContain("info depth 60 ");
  }

  private static String answersTo(String commands) throws IOException, InterruptedException {
    ByteArrayOutputStream output = new ByteArrayOutputStream();
    new OwareEngine(
            new BufferedReader(new StringReader(commands)),
            new PrintWriter(output, true, StandardCharsets.UTF_8),
            name -> {
              throw new IllegalArgumentException("no table " + name);
            })
        .run();
    return output.toString(StandardCharsets.UTF_8);
  }
}
