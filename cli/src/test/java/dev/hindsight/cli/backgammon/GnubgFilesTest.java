package dev.hindsight.cli.backgammon;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.cli.Transcript;
import dev.hindsight.core.tables.Sha256;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * {@code hindsight tables} on databases of gnubg: what they are, whether they are sound, as ours.
 */
class GnubgFilesTest {
  @TempDir Path folder;

  private String file(String name) {
    return folder.resolve(name).toString();
  }

  private void buildTwoSided(String name, String... more) {
    String[] start = {"backgammon", "build", "bearoff", "--checkers", "3", "--out", file(name)};
    String[] all = Arrays.copyOf(start, start.length + more.length);
    System.arraycopy(more, 0, all, start.length, more.length);
    Transcript.fine(all);
  }

  private void buildOneSided(String name, String format) {
    Transcript.fine(
        "backgammon",
        "build",
        "one-sided",
        "--points",
        "3",
        "--format",
        format,
        "--out",
        file(name));
  }

  @Test
  void infoSaysWhatATwoSidedDatabaseIs() {
    buildTwoSided("ts.bd", "--cubeful", "--format", "gnubg");
    assertThat(Transcript.fine("tables", "info", file("ts.bd")).out())
        .isEqualToNormalizingNewlines(
            file("ts.bd")
                + """
                : two-sided gnubg database, 7,056 pairs of sides, 56,488 bytes
                  checkers  3
                  points    6
                  values    cubeful
                """);
    assertThat(Transcript.fine("tables", "info", "--json", file("ts.bd")).out())
        .containsSubsequence(
            "\"kind\" : \"gnubg.two-sided\"",
            "\"bytes\" : 56488",
            "\"parameters\"",
            "\"points\" : \"6\"",
            "\"positions\" : 7056");
  }

  @Test
  void infoSaysWhatAOneSidedDatabaseIs() {
    buildOneSided("os.bd", "gnubg-compressed");
    assertThat(Transcript.fine("tables", "info", file("os.bd")).out())
        .contains("one-sided gnubg database, 816 sides")
        .contains("  compressed  yes", "  gammons     yes", "  values      distributions");
  }

  @Test
  void verifyRecomputesADatabase() throws IOException {
    buildTwoSided("ts.bd", "--format", "gnubg");
    assertThat(Transcript.fine("tables", "verify", file("ts.bd")).out())
        .isEqualToNormalizingNewlines(
            file("ts.bd") + " is sound: 14,152 bytes, 7,056 of 7,056 positions recomputed.\n");
    byte[] bytes = Files.readAllBytes(folder.resolve("ts.bd"));
    bytes[10_001] ^= 1;
    Files.write(folder.resolve("ts.bd"), bytes);
    Transcript damaged = Transcript.of("tables", "verify", file("ts.bd"));
    assertThat(damaged.exitCode()).isEqualTo(1);
    assertThat(damaged.out()).startsWith(file("ts.bd") + " is damaged: side").hasLineCount(1);
    Transcript json = Transcript.of("tables", "verify", "--json", file("ts.bd"));
    assertThat(json.exitCode()).isEqualTo(1);
    assertThat(json.out()).contains("\"ok\" : false", "\"recomputed\" : 0");
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void aTwoSidedDatabaseBecomesATableWithTheSameValues(boolean cubeful) throws IOException {
    String[] more = cubeful ? new String[] {"--cubeful"} : new String[0];
    buildTwoSided("built.table", more);
    Transcript.fine("tables", "convert", file("built.table"), "--out", file("ts.bd"));
    Transcript converted =
        Transcript.fine("tables", "convert", file("ts.bd"), "--out", file("back.table"));
    assertThat(converted.out()).contains("two-sided bearoff table of 3 checkers");
    assertThat(Transcript.fine("tables", "verify", file("back.table")).out()).contains("is whole");
    assertThat(Transcript.fine("tables", "info", file("back.table")).out())
        .contains("backgammon.bearoff version 1", cubeful ? "cubeful" : "cubeless")
        .contains("Made by conversion of a gnubg database, from inputs with these SHA-256:")
        .contains("database  " + Sha256.of(folder.resolve("ts.bd")));
    Transcript.fine(
        "tables", "convert", file("back.table"), "--to", "gnubg", "--out", file("again.bd"));
    assertThat(folder.resolve("again.bd")).hasSameBinaryContentAs(folder.resolve("ts.bd"));
  }

  @ParameterizedTest
  @CsvSource({"gnubg, false", "gnubg-compressed, true"})
  void aOneSidedDatabaseBecomesATableWithTheSameValues(String format, boolean compressed) {
    buildOneSided("os.bd", format);
    Transcript.fine(
        "tables", "convert", file("os.bd"), "--to", "table", "--out", file("back.table"));
    assertThat(Transcript.fine("tables", "info", file("back.table")).out())
        .contains("backgammon.one-sided version 1", "database  ");
    assertThat(Transcript.fine("tables", "verify", file("back.table")).out()).contains("is whole");
    String[] back = {
      "tables", "convert", file("back.table"), "--out", file("again.bd"), "--compressed"
    };
    Transcript.fine(compressed ? back : Arrays.copyOf(back, back.length - 1));
    assertThat(folder.resolve("again.bd")).hasSameBinaryContentAs(folder.resolve("os.bd"));
  }

  @Test
  void aDatabaseCanBeCompressedAsADatabase() {
    buildOneSided("os.bd", "gnubg");
    buildOneSided("small.bd", "gnubg-compressed");
    Transcript unclear =
        Transcript.of("tables", "convert", file("os.bd"), "--compressed", "--out", file("x"));
    assertThat(unclear.exitCode()).isEqualTo(2);
    assertThat(unclear.err()).contains("say --to gnubg").hasLineCount(1);
    Transcript.fine(
        "tables", "convert", file("os.bd"), "--compressed", "--to", "gnubg", "--out", file("x"));
    assertThat(folder.resolve("x")).hasSameBinaryContentAs(folder.resolve("small.bd"));
  }

  @Test
  void theNameOfTheTargetSaysWhatItBecomes() throws IOException {
    buildTwoSided("built.table");
    Transcript.fine("tables", "convert", file("built.table"), "--out", file("ts.bd"));
    Transcript.fine("tables", "convert", file("ts.bd"), "--out", file("again.bd"));
    assertThat(folder.resolve("again.bd")).hasSameBinaryContentAs(folder.resolve("ts.bd"));
    for (String name : new String[] {"x.req", "x.KLV2", "x.csv", "x.table"}) {
      Transcript wrong =
          Transcript.of("tables", "convert", file("built.table"), "--out", file(name));
      assertThat(wrong.exitCode()).as(name).isEqualTo(2);
      assertThat(wrong.err()).containsAnyOf("holds a bearoff", "just copy it").hasLineCount(1);
      assertThat(folder.resolve(name)).doesNotExist();
    }
    Transcript text =
        Transcript.of("tables", "convert", file("ts.bd"), "--to", "csv", "--out", file("x"));
    assertThat(text.err()).contains("holds a bearoff", "not csv").hasLineCount(1);
  }

  @Test
  void aFileIsNotOverwrittenByWhatIsMadeOfIt() throws IOException {
    buildTwoSided("built.table");
    byte[] before = Files.readAllBytes(folder.resolve("built.table"));
    Transcript same =
        Transcript.of(
            "tables",
            "convert",
            file("built.table"),
            "--to",
            "gnubg",
            "--out",
            file("built.table"));
    assertThat(same.exitCode()).isEqualTo(2);
    assertThat(same.err()).contains("is read by this command and would be lost").hasLineCount(1);
    assertThat(folder.resolve("built.table")).hasBinaryContent(before);
  }

  @Test
  void whatCannotBeConvertedIsWrongUsage() {
    buildTwoSided("built.table");
    Transcript same =
        Transcript.of(
            "tables", "convert", file("built.table"), "--to", "table", "--out", file("x"));
    assertThat(same.exitCode()).isEqualTo(2);
    assertThat(same.err()).contains("is a table of ours already").hasLineCount(1);
    Transcript missing = Transcript.of("tables", "convert", file("none"), "--out", file("x"));
    assertThat(missing.exitCode()).isEqualTo(3);
    assertThat(missing.err()).contains("there is no file or folder").hasLineCount(1);
    Transcript onFolder =
        Transcript.of("tables", "convert", file("built.table"), "--out", folder.toString());
    assertThat(onFolder.exitCode()).isEqualTo(3);
    assertThat(onFolder.err()).contains("is a folder").hasLineCount(1);
  }

  /** A file is checked before it is converted, and that is when most are stopped. */
  @Test
  void whoeverStopsItGetsNoFileAndIsTold() {
    buildTwoSided("ts.bd", "--format", "gnubg");
    for (String[] args :
        new String[][] {
          {"tables", "convert", file("ts.bd"), "--out", file("back.table")},
          {"tables", "verify", file("ts.bd"), file("ts.bd")},
          {"tables", "info", file("ts.bd")}
        }) {
      Transcript stopped = Transcript.cancelled(args);
      assertThat(stopped.exitCode()).as(args[1]).isEqualTo(130);
      assertThat(stopped.out()).as(args[1]).isEmpty();
      assertThat(stopped.err()).isEqualToNormalizingNewlines("hindsight: interrupted.\n");
    }
    assertThat(folder.toFile().list()).containsExactly("ts.bd");
  }

  /** Every verb, whatever the file: a documented exit code, one line, and no file half written. */
  @ParameterizedTest
  @ValueSource(longs = {5, 6})
  @Tag("slow")
  void damagedDatabasesAreAnsweredInASentence(long seed) throws IOException {
    buildTwoSided("ts.bd", "--format", "gnubg");
    buildOneSided("os.bd", "gnubg-compressed");
    SplittableRandom random = new SplittableRandom(seed);
    for (int trial = 0; trial < 40; trial++) {
      byte[] bytes = Files.readAllBytes(folder.resolve(trial % 2 == 0 ? "ts.bd" : "os.bd"));
      int hits = 1 + random.nextInt(3);
      for (int hit = 0; hit < hits; hit++) {
        bytes[9 + random.nextInt(bytes.length / 8)] = (byte) random.nextInt(256);
      }
      boolean isCut = random.nextInt(3) == 0;
      Files.write(
          folder.resolve("damaged.bd"),
          isCut ? Arrays.copyOf(bytes, random.nextInt(bytes.length)) : bytes);
      for (String verb : new String[] {"info", "verify", "convert"}) {
        Transcript transcript =
            verb.equals("convert")
                ? Transcript.of("tables", verb, file("damaged.bd"), "--out", file("out"))
                : Transcript.of("tables", verb, file("damaged.bd"));
        assertThat(transcript.exitCode())
            .as("seed %d, trial %d, %s: %s", seed, trial, verb, transcript.err())
            .isIn(0, 1, 3);
        assertThat(transcript.err().lines().count()).isLessThanOrEqualTo(1);
        assertThat(folder.resolve("out.partial")).doesNotExist();
      }
    }
  }
}
