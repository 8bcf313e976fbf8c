package dev.hindsight.studio;

import static dev.hindsight.studio.StudioClient.CLIENT;
import static dev.hindsight.studio.StudioClient.encode;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * A day of use pressed together: three visitors ask, simulate, review and play without a pause, of
 * a studio that runs as the launcher starts it. What it holds then, and after a rest, is bounded.
 */
@Tag("long")
@Timeout(3_600)
class SoakTest {
  private static final Path LAUNCHER =
      Path.of(System.getProperty("basedir", ".")).resolve("../hindsight");
  private static final int ROUNDS = Integer.getInteger("studio.soak.rounds", 40);
  private static final long REST_SECONDS = 90;
  private static final long MOST_KIBIBYTES = 1 << 20;

  private static final List<String> POSITIONS =
      List.of(
          "15/15/15/15/15/15/15/4QUAG7/15/15/15/15/15/15/15 AIIMMOT/ 0/28 0",
          "15/15/15/15/15/15/7J7/4QUAGMIRE3/7B7/6FANE5/7T7/15/15/15/15 EEHLORS/ 61/74 0",
          "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 EIQST??/ 0/0 0");

  @Test
  void memoryIsBoundedAndGivenBack() throws Exception {
    assumeTrue(Files.exists(Path.of("/proc/self/status")), "memory is read from /proc");
    Process process = start();
    try (BufferedReader lines =
        new BufferedReader(
            new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
      URI address = URI.create(String.valueOf(lines.readLine()));
      String record = new String(read("example.gcg"), StandardCharsets.UTF_8);
      String match = new String(read("example.mat"), StandardCharsets.UTF_8);
      AtomicInteger answered = new AtomicInteger();
      List<Thread> visitors = new ArrayList<>();
      for (int visitor = 0; visitor < 3; visitor++) {
        int number = visitor;
        visitors.add(
            new Thread(
                () -> {
                  for (int round = 0; round < ROUNDS; round++) {
                    answered.addAndGet(visit(address, number, round, record, match));
                  }
                }));
      }
      visitors.forEach(Thread::start);
      for (Thread visitor : visitors) {
        visitor.join();
      }
      long most = kibibytes(process, "VmHWM");
      long after = kibibytes(process, "VmRSS");
      Thread.sleep(REST_SECONDS * 1_000);
      long rested = kibibytes(process, "VmRSS");
      System.out.printf(
          "%d answers: %d MB at most, %d MB at the end, %d MB after %d s of rest%n",
          answered.get(), most >> 10, after >> 10, rested >> 10, REST_SECONDS);
      assertThat(answered.get()).isGreaterThan(3 * ROUNDS * 6);
      assertThat(rested).as("KiB after a rest").isLessThan(MOST_KIBIBYTES);
    } finally {
      process.destroyForcibly().waitFor();
    }
  }

  /** As the launcher starts it. */
  private static Process start() throws Exception {
    Matcher options = Pattern.compile("-XX:\\+UseG1GC[^\\\\]*").matcher(Files.readString(LAUNCHER));
    assertThat(options.find()).isTrue();
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    Stream.of(options.group().strip().split("\\s+")).forEach(command::add);
    command.add("-cp");
    command.add(System.getProperty("java.class.path"));
    command.add(SpeedBrowserTest.class.getName());
    return new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
  }

  private static byte[] read(String name) throws Exception {
    try (var in = Studio.class.getResourceAsStream("/dev/hindsight/studio/" + name)) {
      return in.readAllBytes();
    }
  }

  private static int visit(URI address, int visitor, int round, String record, String match) {
    String position = "position=" + encode(POSITIONS.get((visitor + round) % POSITIONS.size()));
    int seeds = 3 + round % 8;
    String oware = "position=0-0-" + seeds + "-0-0-2-0-0-0-0-1-0-10-" + (35 - seeds) + "-S";
    String[] questions = {
      "crossword/ask?plays=25&" + position,
      "crossword/why?rank=1&" + position,
      "crossword/simulate?iterations=2000&seed=" + round + "&" + position,
      "crossword/leave?kept=ERS&" + position,
      "oware/ask?" + oware,
      "oware/play?opponent=alphabeta:depth=8&moves=C",
      "backgammon/ask?position=XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10",
      "backgammon/rollout?trials=36&moves=2&position=XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10",
    };
    int answered = 0;
    for (String question : questions) {
      answered += ask(HttpRequest.newBuilder(address.resolve("/api/" + question)).build());
    }
    if (round % 4 == visitor) {
      answered += post(address, "crossword/review", record);
      answered += post(address, "backgammon/review", match);
    }
    return answered;
  }

  private static int post(URI address, String path, String game) {
    return ask(
        HttpRequest.newBuilder(address.resolve("/api/" + path))
            .POST(HttpRequest.BodyPublishers.ofString("game=" + encode(game)))
            .build());
  }

  private static int ask(HttpRequest request) {
    try {
      var answer = CLIENT.send(request, BodyHandlers.ofString());
      return answer.statusCode() == 200 && !answer.body().contains("event: error") ? 1 : 0;
    } catch (Exception refused) {
      return 0;
    }
  }

  private static long kibibytes(Process process, String name) throws Exception {
    String status = Files.readString(Path.of("/proc/" + process.pid() + "/status"));
    Matcher figure = Pattern.compile(name + ":\\s*(\\d+) kB").matcher(status);
    assertThat(figure.find()).isTrue();
    return Long.parseLong(figure.group(1));
  }
}
