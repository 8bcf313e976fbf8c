package dev.hindsight.cli;

import dev.hindsight.bench.BenchReport.Result;
import dev.hindsight.bench.Stopwatch;
import dev.hindsight.cli.terminal.Console;
import dev.hindsight.cli.terminal.ExitCode;
import dev.hindsight.core.runs.Cancellation;
import dev.hindsight.core.runs.CancelledException;
import dev.hindsight.studio.Studio;
import dev.hindsight.studio.StudioPlan;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * The fixed workloads of the studio: a real one, asked over HTTP as a page asks. It stands here and
 * not in {@code bench}, which must not know of the studio.
 */
final class StudioBench {
  private static final JsonMapper JSON = JsonMapper.builder().build();
  private static final String BOARD =
      "15/15/15/15/15/15/7J7/4QUAGMIRE3/7B7/6FANE5/7T7/15/15/15/15 ";
  private static final List<String> RACKS =
      List.of(
          "EEHLORS", "AEINRST", "DEIKNOU", "AADGLTW", "CEILNPV", "BEOORTY", "AEGINS?", "EIIOUUX");
  private static final List<String> OTHERS =
      List.of(
          "oware/ask?position=1-0-1-0-3-1-1-1-1-0-2-0-18-19-S",
          "backgammon/ask?position="
              + encode("XGID=-BBB-----------------bbb--:0:0:1:61:0:0:0:0:10"),
          "backgammon/quiz?positions=3&seed=4");
  private static final int PLAYOUTS = 6_000;
  private static final int FINGERPRINT_PLAYOUTS = 500;
  private static final int REPETITIONS = 8;

  private final HttpClient client = HttpClient.newHttpClient();
  private final URI address;

  private StudioBench(URI address) {
    this.address = address;
  }

  /** Measures. */
  static List<Result> run() throws IOException {
    List<Result> results = new ArrayList<>();
    try (Studio studio = Studio.open(new StudioPlan(null, 0, null))) {
      StudioBench bench = new StudioBench(studio.address());
      long start = System.nanoTime();
      bench.ask("");
      results.add(new Result("studio.firstPage", (System.nanoTime() - start) / 1e6, "ms", 1));
      results.add(bench.plays());
      results.addAll(bench.simulation());
    }
    return results;
  }

  /** The best plays of eight racks, one after another: what somebody waits for after a key. */
  private Result plays() {
    for (String rack : RACKS) {
      String printed = commanded("ask", position(rack), "--plays", "25");
      if (!JSON.readTree(bestPlays(rack)).equals(JSON.readTree(printed))) {
        throw new IllegalStateException("the studio and the command differ for " + rack);
      }
    }
    long expected = hash(bestPlays());
    double seconds =
        Stopwatch.seconds("studio.plays", REPETITIONS, expected, () -> hash(bestPlays()));
    return new Result("studio.plays", seconds / RACKS.size() * 1e3, "ms", 1);
  }

  private String bestPlays() {
    StringBuilder answers = new StringBuilder();
    for (String rack : RACKS) {
      answers.append(bestPlays(rack));
    }
    return answers.toString();
  }

  private String bestPlays(String rack) {
    return ask("api/crossword/ask?plays=25&position=" + encode(position(rack)));
  }

  /**
   * Playouts a second, and what part that is of the command line's, which does not count loading.
   */
  private List<Result> simulation() {
    int cores = Runtime.getRuntime().availableProcessors();
    double commanded = Double.MAX_VALUE;
    double within = Double.MAX_VALUE;
    for (int round = 0; round <= REPETITIONS; round++) {
      // In turns, so that both see the same machine; the first warms up.
      String printed = simulatedByCommand();
      long expected = hash(withoutClock(printed));
      double seconds =
          Stopwatch.seconds("studio.simulation", 0, expected, () -> hash(simulated(PLAYOUTS)));
      if (round > 0) {
        commanded = Math.min(commanded, JSON.readTree(printed).get("seconds").asDouble());
        within = Math.min(within, seconds);
      }
    }
    return List.of(
        new Result("studio.simulation", PLAYOUTS / within, "iterations/s", cores),
        new Result("studio.simulationShare", commanded / within, "of the command", cores));
  }

  private static String simulatedByCommand() {
    return commanded(
        "simulate",
        position(RACKS.get(0)),
        "--seed",
        "1",
        "--iterations",
        String.valueOf(PLAYOUTS),
        "--quiet");
  }

  /** What {@code hindsight crossword WORDS --json} prints, on one line. */
  private static String commanded(String... words) {
    List<String> line = new ArrayList<>(List.of("crossword"));
    line.addAll(List.of(words));
    line.add("--json");
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    int exitCode =
        CommandRunner.run(
            Console.of(out, new ByteArrayOutputStream(), OptionalInt.empty()),
            Cancellation.never(),
            line.toArray(String[]::new));
    if (exitCode != ExitCode.FINE) {
      throw new IllegalStateException("crossword " + words[0] + " ended with " + exitCode);
    }
    return out.toString(StandardCharsets.UTF_8).replaceAll("\\s*\\R\\s*", "").strip();
  }

  private String simulated(int playouts) {
    String events =
        ask(
            "api/crossword/simulate?seed=1&iterations="
                + playouts
                + "&position="
                + encode(position(RACKS.get(0))));
    String answer = "event: answer\ndata: ";
    return withoutClock(events.substring(events.indexOf(answer) + answer.length()).strip());
  }

  /** An answer without layout and without the time it took, so that two can be compared. */
  private static String withoutClock(String json) {
    JsonNode object = JSON.readTree(json);
    ((ObjectNode) object).remove("seconds");
    return object.toString();
  }

  /** A number over the objects of a few answers. */
  static String fingerprint() throws IOException {
    try (Studio studio = Studio.open(new StudioPlan(null, 0, null))) {
      StudioBench bench = new StudioBench(studio.address());
      StringBuilder answers = new StringBuilder(bench.bestPlays());
      for (String other : OTHERS) {
        answers.append(bench.ask("api/" + other));
      }
      answers.append(bench.simulated(FINGERPRINT_PLAYOUTS));
      return Long.toHexString(hash(answers.toString()));
    }
  }

  private static String position(String rack) {
    return BOARD + rack + "/ 61/74 0";
  }

  private static String encode(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8);
  }

  /** What is answered, without blanks before it. */
  private String ask(String path) {
    try {
      var answer =
          client.send(
              HttpRequest.newBuilder(address.resolve(path)).build(), BodyHandlers.ofString());
      if (answer.statusCode() != 200) {
        throw new IllegalStateException(path + " gave " + answer.body());
      }
      return answer.body().strip();
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      throw new CancelledException("stopped while the studio was asked");
    }
  }

  /** Sixty-four bits of a text. */
  private static long hash(String text) {
    long hash = 0;
    for (int place = 0; place < text.length(); place++) {
      hash = 0x9E3779B97F4A7C15L * (hash ^ text.charAt(place));
      hash ^= hash >>> 29;
    }
    return hash;
  }
}
