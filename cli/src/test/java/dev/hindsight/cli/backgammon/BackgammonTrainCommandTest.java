package dev.hindsight.cli.backgammon;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.cli.Transcript;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code hindsight backgammon train}. */
class BackgammonTrainCommandTest {
  @TempDir Path folder;

  private Transcript train(String name, String... more) {
    Path out = folder.resolve(name);
    String[] args = {
      "backgammon",
      "train",
      "--games",
      "256",
      "--contact",
      "16",
      "--race",
      "8",
      "--pairs",
      "10",
      "--measure-every",
      "128",
      "--out",
      out.toString()
    };
    String[] all = java.util.Arrays.copyOf(args, args.length + more.length);
    System.arraycopy(more, 0, all, args.length, more.length);
    return Transcript.of(all);
  }

  @Test
  @Tag("slow")
  void netsAreTrainedMeasuredAndCanPlay() throws IOException {
    Transcript first = train("my.nets");
    assertThat(first.exitCode()).as(first.err()).isZero();
    assertThat(first.out()).contains("nets of 16 and 8 hidden units", "256 games");
    assertThat(Files.readAllLines(folder.resolve("my.nets.tsv"))).hasSize(3);
    assertThat(folder.resolve("my.nets.latest")).doesNotExist();
    assertThat(folder.resolve("my.nets.checkpoint")).doesNotExist();
    Path drawn = folder.resolve("drawn");
    Transcript report =
        Transcript.fine(
            "backgammon",
            "report",
            "training",
            folder.resolve("my.nets.tsv").toString(),
            "--out",
            drawn.toString());
    assertThat(report.out()).contains("7 pictures", "2 lines up to 256 games", "Against pubeval");
    assertThat(drawn.resolve("index.html")).content().contains("Points a game against pubeval");
    train("again.nets", "--threads", "1");
    assertThat(folder.resolve("again.nets")).hasSameBinaryContentAs(folder.resolve("my.nets"));
    String player = "net:file=" + folder.resolve("my.nets");
    Transcript.fine("backgammon", "duel", "--first", player, "--second", "random", "--pairs", "2");
    Transcript other = train("more.nets", "--from", folder.resolve("my.nets").toString());
    assertThat(other.exitCode()).as(other.err()).isZero();
  }

  @Test
  void aLookAheadHasItsLimits() {
    for (String plies : new String[] {"-1", "3"}) {
      Transcript train = train("my.nets", "--plies", plies);
      assertThat(train.exitCode()).isEqualTo(2);
      assertThat(train.err()).contains("--plies must be from 0 to 2, not " + plies);
    }
    Transcript train = train("my.nets", "--plies", "1");
    assertThat(train.exitCode()).isEqualTo(2);
    assertThat(train.err()).contains("--plies needs --from");
  }

  /** A port that cannot be is refused before the first game, so the option is looked at. */
  @Test
  void trainAndLearnShowTheirFiguresOnAPort() {
    Transcript train = train("my.nets", "--metrics-port", "65536");
    assertThat(train.exitCode()).isEqualTo(2);
    assertThat(train.err()).contains("--metrics-port must be from 0 to 65535, not 65536");
    Transcript learn =
        Transcript.of(
            "backgammon",
            "learn",
            "--games",
            "64",
            "--buffer",
            folder.resolve("my.games").toString(),
            "--workers",
            "1",
            "--out",
            folder.resolve("learnt.nets").toString(),
            "--metrics-port",
            "65536");
    assertThat(learn.exitCode()).isEqualTo(2);
    assertThat(learn.err()).contains("--metrics-port must be from 0 to 65535, not 65536");
  }

  @Test
  void aWorkerSaysWhatItsThreadsAreFor() {
    assertThat(Transcript.fine("backgammon", "work", "--help").out())
        .contains("Solve the bearoff with N threads")
        .doesNotContain("Use N threads");
  }

  @Test
  void whatCannotBeTrainedIsRefusedAtOnce() {
    Transcript none = Transcript.of("backgammon", "train", "--games", "0", "--out", "x.nets");
    assertThat(none.exitCode()).isEqualTo(2);
    Transcript odd =
        Transcript.of("backgammon", "train", "--games", "9", "--race", "9", "--out", "x.nets");
    assertThat(odd.exitCode()).isEqualTo(2);
    assertThat(odd.err()).contains("a multiple of 8");
    Transcript still =
        Transcript.of(
            "backgammon", "train", "--games", "9", "--first-rate", "0", "--out", "x.nets");
    assertThat(still.exitCode()).isEqualTo(2);
    assertThat(still.err()).contains("learning rates are above 0");
  }

  @Test
  @Tag("slow")
  void netsLearnToSeeMoreButNotLess() {
    Transcript cells = train("cells.nets", "--inputs", "cells");
    assertThat(cells.exitCode()).as(cells.err()).isZero();
    String from = folder.resolve("cells.nets").toString();
    Transcript more = train("threats.nets", "--from", from);
    assertThat(more.exitCode()).as(more.err()).isZero();
    String wide = folder.resolve("threats.nets").toString();
    Transcript less = train("less.nets", "--from", wide, "--inputs", "cells");
    assertThat(less.exitCode()).isEqualTo(3);
    assertThat(less.err()).contains("cells-208", "threats-263");
  }

  @Test
  @Tag("slow")
  void aLearnerTakesTheGamesOfItsWorkersFromAFile() {
    Path out = folder.resolve("learnt.nets");
    Transcript learnt =
        Transcript.of(
            "backgammon",
            "learn",
            "--games",
            "256",
            "--contact",
            "16",
            "--race",
            "8",
            "--pairs",
            "2",
            "--buffer",
            folder.resolve("my.games").toString(),
            "--workers",
            "1",
            "--out",
            out.toString());
    assertThat(learnt.exitCode()).as(learnt.err()).isZero();
    assertThat(learnt.out()).contains("nets of 16 and 8 hidden units");
    assertThat(out).exists();
  }

  @Test
  void placesAndWorkersThatCannotBeAreRefusedAtOnce() {
    Transcript nobody =
        Transcript.of("backgammon", "learn", "--games", "9", "--buffer", "x", "--out", "y.nets");
    assertThat(nobody.exitCode()).isEqualTo(2);
    assertThat(nobody.err()).contains("at least 1 worker");
    Transcript place =
        Transcript.of("backgammon", "work", "--buffer", "redis://localhost", "--worker", "a");
    assertThat(place.exitCode()).isEqualTo(2);
    assertThat(place.err()).contains("redis://HOST:PORT/RUN");
    Transcript away =
        Transcript.of(
            "backgammon",
            "learn",
            "--games",
            "9",
            "--buffer",
            "redis://localhost:1/a",
            "--workers",
            "1",
            "--out",
            folder.resolve("y.nets").toString());
    assertThat(away.exitCode()).isEqualTo(3);
    assertThat(away.err()).contains("No Redis server answers at localhost:1");
  }
}
