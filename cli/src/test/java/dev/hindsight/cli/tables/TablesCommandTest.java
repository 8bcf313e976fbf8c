package dev.hindsight.cli.tables;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.cli.Transcript;
import dev.hindsight.core.tables.ColumnSpec;
import dev.hindsight.core.tables.ColumnType;
import dev.hindsight.core.tables.Parameters;
import dev.hindsight.core.tables.Provenance;
import dev.hindsight.core.tables.Storage;
import dev.hindsight.core.tables.TableKind;
import dev.hindsight.core.tables.TableSchema;
import dev.hindsight.core.tables.TableWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code hindsight tables} on a table of two columns, whole and damaged. */
class TablesCommandTest {
  private static final String INPUT_SHA256 = "0123456789abcdef".repeat(4);

  @TempDir Path folder;
  private Path table;

  @BeforeEach
  void writeTable() throws IOException {
    table = folder.resolve("small.table");
    TableSchema schema =
        new TableSchema(
            new TableKind("test.small", 1, 3),
            Parameters.of().with("rules", "codingame").with("seeds", 9),
            new Provenance(
                "coin tosses", 7, 100, 2_000, new TreeMap<>(Map.of("coins", INPUT_SHA256))),
            List.of(
                new ColumnSpec("values", ColumnType.INT8, 5, Storage.RAW),
                new ColumnSpec("counts", ColumnType.INT8, 12_345, Storage.DEFLATED)));
    try (TableWriter writer = TableWriter.create(table, schema)) {
      writer.column("values").write(new byte[] {1, 2, 3, 4, 5}, 0, 5);
      writer.column("counts").write(new byte[12_345], 0, 12_345);
      writer.seal();
    }
  }

  private void damage(Path file) throws IOException {
    byte[] bytes = Files.readAllBytes(file);
    int content = indexOf(bytes, new byte[] {1, 2, 3, 4, 5});
    bytes[content] ^= 64;
    Files.write(file, bytes);
  }

  private static int indexOf(byte[] bytes, byte[] pattern) {
    for (int at = 0; at + pattern.length <= bytes.length; at++) {
      if (java.util.Arrays.equals(bytes, at, at + pattern.length, pattern, 0, pattern.length)) {
        return at;
      }
    }
    throw new AssertionError("the content is not in the file");
  }

  @Test
  void infoShowsKindParametersOriginAndColumns() throws IOException {
    Transcript transcript = Transcript.of("tables", "info", table.toString());
    assertThat(transcript.exitCode()).isZero();
    assertThat(transcript.err()).isEmpty();
    List<String> lines = transcript.out().lines().toList();
    assertThat(lines.subList(0, 7))
        .containsExactly(
            table + ": test.small version 3, container version 1, " + Files.size(table) + " bytes",
            "  rules  codingame",
            "  seeds  9",
            "Made by coin tosses, 2,000 trials from number 100, seed 7,"
                + " from inputs with these SHA-256:",
            "  coins  " + INPUT_SHA256,
            "  column  type  storage   values   bytes  in file  crc-32c",
            "  values  int8  raw            5       5        5  53518fab");
    // How far zeros shrink is up to the compressor of the JDK.
    assertThat(lines.get(7))
        .matches("  counts  int8  deflated  12,345  12,345       [0-9]{2}  6d477b57");
    assertThat(lines).hasSize(8);
  }

  @Test
  void infoAsJsonHasTheSameFacts() {
    Transcript transcript = Transcript.of("tables", "info", "--json", table.toString());
    assertThat(transcript.exitCode()).isZero();
    assertThat(transcript.out())
        .containsSubsequence(
            "\"tables\"",
            "\"file\"",
            "\"kind\" : \"test.small\"",
            "\"kindVersion\" : 3",
            "\"containerVersion\" : 1",
            "\"bytes\"",
            "\"parameters\"",
            "\"rules\" : \"codingame\"",
            "\"provenance\"",
            "\"recipe\" : \"coin tosses\"",
            "\"seed\" : 7",
            "\"columns\"",
            "\"name\" : \"values\"",
            "\"type\" : \"int8\"",
            "\"storage\" : \"raw\"",
            "\"count\" : 5",
            "\"problems\" : [ ]");
  }

  @Test
  void aWholeTableVerifies() throws IOException {
    Transcript transcript = Transcript.of("tables", "verify", table.toString());
    assertThat(transcript.exitCode()).isZero();
    assertThat(transcript.out())
        .isEqualToNormalizingNewlines(
            table + " is whole: " + "%,d".formatted(Files.size(table)) + " bytes, columns: 2.\n");
  }

  @Test
  void aDamagedTableAnswersNo() throws IOException {
    damage(table);
    Transcript transcript = Transcript.of("tables", "verify", table.toString());
    assertThat(transcript.exitCode()).isEqualTo(1);
    assertThat(transcript.out()).startsWith(table + " is damaged").hasLineCount(1);
    assertThat(transcript.err()).isEmpty();
    Transcript json = Transcript.of("tables", "verify", "--json", table.toString());
    assertThat(json.exitCode()).isEqualTo(1);
    assertThat(json.out()).contains("\"ok\" : false", "is damaged");
  }

  @Test
  void aFileThatIsNoTableIsUnusable() throws IOException {
    Path text = Files.writeString(folder.resolve("notes.txt"), "not a table".repeat(100));
    for (String verb : List.of("info", "verify")) {
      Transcript transcript = Transcript.of("tables", verb, text.toString());
      assertThat(transcript.exitCode()).as(verb).isEqualTo(3);
      assertThat(transcript.out()).as(verb).isEmpty();
      assertThat(transcript.err()).as(verb).startsWith("hindsight: " + text).hasLineCount(1);
    }
  }

  @Test
  void missingFilesAndFoldersAreUnusable() {
    Transcript missing = Transcript.of("tables", "info", folder.resolve("x").toString());
    assertThat(missing.exitCode()).isEqualTo(3);
    assertThat(missing.err()).contains("there is no file or folder", "check the path");
    Transcript directory = Transcript.of("tables", "verify", folder.toString());
    assertThat(directory.exitCode()).isEqualTo(3);
    assertThat(directory.err()).contains("is a folder");
  }

  @Test
  void oneBadFileDoesNotKeepTheOthersFromAnswering() throws IOException {
    Path damaged = Files.copy(table, folder.resolve("damaged.table"));
    damage(damaged);
    String missing = folder.resolve("missing.table").toString();
    Transcript transcript =
        Transcript.of("tables", "verify", missing, damaged.toString(), table.toString());
    assertThat(transcript.exitCode()).isEqualTo(3);
    assertThat(transcript.out()).hasLineCount(2).contains("is damaged", "is whole");
    assertThat(transcript.err()).hasLineCount(1).contains(missing);
    Transcript json = Transcript.of("tables", "info", "--json", missing, table.toString());
    assertThat(json.exitCode()).isEqualTo(3);
    assertThat(json.out()).contains("test.small", "\"problem\" : \"there is no file or folder");
  }

  @Test
  void aFileMustBeNamed() {
    Transcript transcript = Transcript.of("tables", "info");
    assertThat(transcript.exitCode()).isEqualTo(2);
    assertThat(transcript.err())
        .contains("missing required parameter", "see 'hindsight tables info --help'")
        .hasLineCount(1);
  }
}
