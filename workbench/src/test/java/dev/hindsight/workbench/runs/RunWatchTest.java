package dev.hindsight.workbench.runs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.core.runs.Progress;
import java.io.IOException;
import java.net.InetAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Logs as they are read again, and figures over HTTP. */
class RunWatchTest {
  @TempDir Path folder;

  private RunStatus status(String... lines) throws IOException {
    Path log = folder.resolve("wins.runlog");
    Files.writeString(log, String.join("\n", lines));
    return RunStatus.find(List.of(folder)).runs().get(0);
  }

  private static String here() {
    return RunLog.hostName();
  }

  @Test
  void aRunThatIsGoingOn() throws IOException {
    long self = ProcessHandle.current().pid();
    RunStatus status =
        status(
            "2026-11-17T09:00:00Z start 1 elsewhere 2 crossword.win-chance",
            "2026-11-17T09:00:01Z end stopped",
            "2999-11-17T09:15:25Z start " + self + " " + here() + " 2 crossword.win-chance",
            "2999-11-17T09:15:25Z task 20000 games win chances",
            "2999-11-17T09:15:35Z rate 4500 450.0",
            "2999-11-17T09:15:50Z saved 4000",
            "2999-11-17T09:15:51Z fault executor 1 was lost",
            "2999-11-17T09:15:52Z rate 50");
    assertThat(status.state()).isEqualTo("running");
    assertThat(status.task()).isEqualTo("win chances");
    assertThat(status.total()).isEqualTo(20_000);
    assertThat(status.saved()).isEqualTo(4_000);
    assertThat(status.faults()).isEqualTo(1);
    assertThat(status.lastFault()).isEqualTo("executor 1 was lost");
  }

  @Test
  void timeLeftIsWhatTheRateSays() throws IOException {
    RunStatus status =
        status(
            "2999-11-17T09:15:25Z start 1 elsewhere 2 oware.duel",
            "2999-11-17T09:15:25Z task 1000 pairs duel",
            "2999-11-17T09:15:35Z rate 400 20.0",
            "2999-11-17T09:1");
    assertThat(status.secondsLeft()).isEqualTo(30.0);
    assertThat(status.saved()).isNull();
  }

  @Test
  void generationsToComeAreCountedIn() throws IOException {
    String start = "2999-11-17T09:15:25Z start 1 elsewhere 2 crossword build rack-equity";
    RunStatus first =
        status(
            start,
            "2999-11-17T09:15:25Z task 1000 games generation 1 of 2",
            "2999-11-17T09:15:25Z after 1000",
            "2999-11-17T09:15:35Z rate 400 20.0");
    assertThat(first.after()).isEqualTo(1_000);
    assertThat(first.secondsLeft()).isEqualTo(80.0);
    RunStatus last =
        status(
            start,
            "2999-11-17T09:15:25Z task 1000 games generation 1 of 2",
            "2999-11-17T09:15:25Z after 1000",
            "2999-11-17T09:16:15Z task 1000 games generation 2 of 2",
            "2999-11-17T09:16:25Z rate 400 20.0");
    assertThat(last.after()).isZero();
    assertThat(last.secondsLeft()).isEqualTo(30.0);
  }

  @Test
  void whatComesAfterATaskIsInTheLog() throws IOException {
    Path target = folder.resolve("racks");
    try (RunWatch watch = RunWatch.beside(target, "a training", 1, Progress.SILENT)) {
      watch.begin("generation 1 of 3", 10, "games", 20);
      watch.mended("so that the log is written at once");
      assertThat(RunStatus.find(List.of(target)).runs().get(0).after()).isEqualTo(20);
      watch.begin("generation 3 of 3", 10, "games", 0);
      watch.mended("so that the log is written at once");
      assertThat(RunStatus.find(List.of(target)).runs().get(0).after()).isZero();
    }
  }

  @Test
  void workersComeAndGoAndWhatIsSavedIsDone() throws IOException {
    RunStatus status =
        status(
            "2999-11-17T09:15:25Z start 1 elsewhere 2 backgammon learn on redis://there/nets",
            "2999-11-17T09:15:25Z task 1000 blocks learning",
            "2999-11-17T09:15:35Z rate 400 20.0",
            "2999-11-17T09:15:36Z workers 7",
            "2999-11-17T09:15:37Z saved 420");
    assertThat(status.workers()).isEqualTo(7);
    assertThat(status.done()).isEqualTo(420);
    assertThat(status.secondsLeft()).isEqualTo(29.0);
  }

  @Test
  void aPlaceWithoutALogIsRefusedInPlainWords() throws IOException {
    Path nothing = folder.resolve("nosuch");
    assertThatThrownBy(() -> RunStatus.find(List.of(nothing)))
        .hasMessage(nothing + ": there is no such folder and no such run; check the name");
    Path file = Files.createFile(folder.resolve("short.nets"));
    assertThatThrownBy(() -> RunStatus.find(List.of(file)))
        .hasMessage(file + ": no run has left a log of it; one of a few seconds leaves none");
  }

  @Test
  void aProcessThatIsGoneHasStopped() throws IOException {
    assertThat(status("2026-01-01T00:00:00Z start 999999999 " + here() + " 2 oware.duel").state())
        .isEqualTo("stopped");
    assertThat(status("2026-01-01T00:00:00Z start 1 elsewhere 2 oware.duel").state())
        .isEqualTo("silent");
    assertThat(
            status(
                    "2026-01-01T00:00:00Z start 1 elsewhere 2 oware.duel",
                    "2026-01-01T00:00:09Z end done")
                .state())
        .isEqualTo("done");
  }

  @Test
  void aFaultIsWrittenAtOnceAndAShortRunLeavesNoLog() throws IOException {
    try (RunWatch watch =
        RunWatch.beside(folder.resolve("short"), "oware.duel", 1, Progress.SILENT)) {
      watch.begin("duel", 10, "pairs");
      watch.advance(10);
      watch.end();
      watch.finished();
    }
    assertThat(folder.resolve("short.runlog")).doesNotExist();
    try (RunWatch watch =
        RunWatch.beside(folder.resolve("faulty"), "oware.duel", 1, Progress.SILENT)) {
      watch.begin("duel", 10, "pairs");
      watch.mended("a machine\nwas lost");
      RunStatus status = RunStatus.find(List.of(folder.resolve("faulty"))).runs().get(0);
      assertThat(status.state()).isEqualTo("running");
      assertThat(status.lastFault()).isEqualTo("a machine was lost");
    }
  }

  @Test
  void prometheusReadsTheFigures() throws Exception {
    try (RunWatch watch =
            RunWatch.beside(folder.resolve("duel"), "oware.duel", 2, Progress.SILENT);
        MetricsServer server = MetricsServer.open(0, watch)) {
      watch.begin("duel", 40, "pairs");
      watch.advance(16);
      watch.saved(12);
      URI address =
          URI.create(
              "http://"
                  + InetAddress.getLoopbackAddress().getHostAddress()
                  + ":"
                  + server.port()
                  + "/metrics");
      HttpResponse<String> answer =
          HttpClient.newHttpClient()
              .send(HttpRequest.newBuilder(address).build(), HttpResponse.BodyHandlers.ofString());
      assertThat(answer.headers().firstValue("Content-Type")).contains("text/plain; version=0.0.4");
      String labels = "{run=\"oware.duel\",task=\"duel\",unit=\"pairs\"} ";
      assertThat(answer.body().lines())
          .contains(
              "# TYPE hindsight_done gauge",
              "hindsight_done" + labels + "16",
              "hindsight_total" + labels + "40",
              "hindsight_saved" + labels + "12",
              "hindsight_faults_total" + labels + "0");
    }
  }
}
