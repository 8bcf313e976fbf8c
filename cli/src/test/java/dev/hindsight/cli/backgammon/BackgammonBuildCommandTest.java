package dev.hindsight.cli.backgammon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.hindsight.cli.Transcript;
import dev.hindsight.core.tables.Sha256;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code hindsight backgammon build}, {@code tables convert}, and asking what they wrote. */
class BackgammonBuildCommandTest {
  /** Three checkers against three. */
  private static final String POSITION = "XGID=-AAA------------------aaa-:1:-1:1:21:0:0:0:0:10";

  @TempDir Path folder;

  private String file(String name) {
    return folder.resolve(name).toString();
  }

  @Test
  void everyFormatGivesTheSameAnswer() throws IOException {
    Transcript built =
        Transcript.fine(
            "backgammon",
            "build",
            "bearoff",
            "--checkers",
            "3",
            "--cubeful",
            "--out",
            file("b3.table"));
    assertThat(built.out()).contains("two-sided bearoff of 3 checkers", "7,056 pairs of sides");
    Transcript.fine(
        "backgammon",
        "build",
        "bearoff",
        "--checkers",
        "3",
        "--cubeful",
        "--format",
        "gnubg",
        "--out",
        file("b3.bd"));
    Transcript.fine("tables", "convert", file("b3.table"), "--out", file("converted.bd"));
    assertThat(folder.resolve("converted.bd")).hasSameBinaryContentAs(folder.resolve("b3.bd"));
    assertThat(folder.resolve("b3.bd.table")).doesNotExist();
    assertThat(Transcript.fine("tables", "verify", file("b3.table")).out()).contains("whole");
    String fromTable =
        Transcript.fine("backgammon", "ask", POSITION, "--table", file("b3.table")).out();
    String fromDatabase =
        Transcript.fine("backgammon", "ask", POSITION, "--table", file("b3.bd")).out();
    String doubt = ", if its file is whole: gnubg's format has no checksums";
    assertThat(fromDatabase).contains("exact: two-sided bearoff of 3 checkers on 6 points" + doubt);
    assertThat(fromDatabase.replace(doubt, "")).isEqualTo(fromTable);
  }

  @Test
  @Tag("slow")
  void oneSidedTablesGiveEffectivePips() {
    Transcript.fine("backgammon", "build", "one-sided", "--points", "6", "--out", file("o6.table"));
    Transcript.fine("tables", "convert", file("o6.table"), "--compressed", "--out", file("o6.bd"));
    Transcript.fine(
        "backgammon",
        "build",
        "one-sided",
        "--format",
        "gnubg-compressed",
        "--out",
        file("direct.bd"));
    assertThat(folder.resolve("direct.bd")).hasSameBinaryContentAs(folder.resolve("o6.bd"));
    for (String table : new String[] {"o6.table", "o6.bd"}) {
      // Five on each of three points against the same: no exact table, but an estimate.
      assertThat(
              Transcript.fine(
                      "backgammon",
                      "ask",
                      "XGID=-EEE------------------eee-:0:0:1:00:0:0:0:0:10",
                      "--table",
                      file(table))
                  .out())
          .contains("one-sided race estimate", "Gammons are not counted", "30");
    }
  }

  /** No second file, and so not twice the disk. */
  @Test
  void aDatabaseForGnubgIsWrittenDirectly() throws IOException {
    String[] build = {
      "backgammon",
      "build",
      "bearoff",
      "--checkers",
      "2",
      "--format",
      "gnubg",
      "--json",
      "--out",
      file("b.bd")
    };
    String[] plan = Arrays.copyOf(build, build.length + 1);
    plan[build.length] = "--dry-run";
    assertThat(Transcript.fine(plan).out()).contains("\"fileBytes\" : " + 2 * 28 * 28);
    Transcript.fine(build);
    assertThat(folder.resolve("b.bd")).hasSize(40 + 2L * 28 * 28);
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files).containsExactly(folder.resolve("b.bd"));
    }
  }

  @Test
  void inTheArithmeticOfGnubgTheFileIsThatOfGnubg() throws IOException {
    String[] build = {
      "backgammon",
      "build",
      "bearoff",
      "--checkers",
      "3",
      "--cubeful",
      "--format",
      "gnubg",
      "--arithmetic",
      "gnubg",
      "--out",
      file("g.bd")
    };
    assertThat(Transcript.fine(build).out()).contains("as gnubg computes it", "56,488 bytes");
    // What makebearoff -t 6x3 writes.
    assertThat(Sha256.of(folder.resolve("g.bd")))
        .isEqualTo("b5fc989e0851634e16b4e220d5d201d36116939ca78c5ee0aae5305ea6393545");
    assertThat(Transcript.fine("tables", "verify", file("g.bd")).out()).contains("is sound");
    assertRefused(
        "give --format gnubg with it",
        "bearoff",
        "--checkers",
        "3",
        "--arithmetic",
        "gnubg",
        "--out",
        file("x"));
  }

  @Test
  void withoutTheCubeItIsEstimatedAndThatIsSaid() {
    Transcript.fine("backgammon", "build", "bearoff", "--checkers", "3", "--out", file("b3.table"));
    assertThat(Transcript.fine("backgammon", "ask", POSITION, "--table", file("b3.table")).out())
        .contains("The cube is estimated: Janowski's formulas")
        .contains("exact: two-sided bearoff of 3 checkers");
  }

  @Test
  void whatCannotBeBuiltIsWrongUsage() {
    assertRefused("16", "bearoff", "--checkers", "16", "--out", file("x"));
    assertRefused("9", "one-sided", "--points", "9", "--out", file("x"));
    assertRefused(
        "gnubg cannot open",
        "bearoff",
        "--checkers",
        "12",
        "--format",
        "gnubg",
        "--out",
        file("x"));
  }

  private static void assertRefused(String reason, String... args) {
    String[] all = new String[args.length + 2];
    all[0] = "backgammon";
    all[1] = "build";
    System.arraycopy(args, 0, all, 2, args.length);
    Transcript transcript = Transcript.of(all);
    assertThat(transcript.exitCode()).as(transcript.err()).isEqualTo(2);
    assertThat(transcript.err()).contains(reason).hasLineCount(1);
  }

  @Test
  void aMissingFolderIsSaidAtOnce() {
    Transcript transcript =
        Transcript.of(
            "backgammon", "build", "bearoff", "--checkers", "2", "--out", file("none/b.table"));
    assertThat(transcript.exitCode()).isEqualTo(3);
    assertThat(transcript.err()).contains("none").hasLineCount(1);
    assertThat(Files.exists(folder.resolve("none"))).isFalse();
  }

  private Transcript plan(String... more) {
    String[] command = {
      "backgammon", "build", "bearoff", "--checkers", "15", "--dry-run", "--out", file("b.table")
    };
    String[] all = Arrays.copyOf(command, command.length + more.length);
    System.arraycopy(more, 0, all, command.length, more.length);
    return Transcript.of(all);
  }

  /** Its values would be 71 GB in memory. */
  @Test
  void fifteenCheckersWithTheCubeArePlannedInBoundedMemory() throws IOException {
    Transcript planned = plan("--cubeful", "--memory", "1700M");
    assumeTrue(!planned.err().contains("MB of disk"), "this disk is too small for the table");
    assertThat(planned.exitCode()).as(planned.err()).isZero();
    assertThat(planned.out())
        .contains("15 checkers on 6 points, with the cube: solved on disk in ")
        .contains("45,586 MB of disk until it is done, 22,465 MB of disk for the file.")
        .containsPattern("parts, 1,[567][0-9]{2} MB of memory");
    assertThat(plan("--cubeful", "--memory", "1700M", "--json").out())
        .contains("\"fileBytes\" : 23556653568");
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files).isEmpty();
    }
  }

  @Test
  void tooLittleMemoryIsNotEnoughRoom() {
    Transcript transcript = plan("--cubeful", "--threads", "2", "--memory", "300M");
    assertThat(transcript.exitCode()).as(transcript.err()).isEqualTo(4);
    assertThat(transcript.err())
        .contains("needs 1,536 MB of memory even when its values are kept on disk")
        .hasLineCount(1);
  }

  @Test
  void memoryThatCannotBeAllowedIsWrongUsage() {
    for (String[] refused :
        new String[][] {
          {"9000G", "Java may use"},
          {"lots", "'lots' is not an amount of memory; write it as 800M or 12G"},
          {"0G", "'0G' is not an amount of memory"},
          {"-1G", "'-1G' is not an amount of memory"},
        }) {
      Transcript transcript = plan("--cubeful", "--threads", "2", "--memory", refused[0]);
      assertThat(transcript.exitCode()).as(transcript.err()).isEqualTo(2);
      assertThat(transcript.err()).contains(refused[1]).hasLineCount(1);
    }
  }
}
