package dev.hindsight.cli.oware;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.cli.Transcript;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** {@code hindsight oware build}: the same bytes whatever the threads, and what is said of them. */
class OwareBuildTest {
  @TempDir Path folder;

  static Stream<List<String>> builds() {
    return Stream.of(
        List.of("endgame", "--seeds", "8"),
        List.of("endgame", "--seeds", "6", "--bounds"),
        List.of("endgame", "--seeds", "6", "--rules", "abapa"),
        List.of("endgame", "--seeds", "6", "--rules", "awari", "--bounds"),
        List.of("book", "--seeds", "6"),
        List.of("book", "--seeds", "5", "--turns", "7"));
  }

  private Transcript build(OptionalInt columns, List<String> what, String... more) {
    List<String> args = new ArrayList<>(List.of("oware", "build"));
    args.addAll(what);
    args.addAll(List.of(more));
    return Transcript.of(columns, args.toArray(String[]::new));
  }

  private byte[] bytes(List<String> what, String threads) throws IOException {
    Path table = folder.resolve("by-" + threads + ".table");
    Transcript transcript =
        build(OptionalInt.empty(), what, "--threads", threads, "--out", table.toString());
    assertThat(transcript.exitCode()).as(transcript.err()).isZero();
    assertThat(transcript.err()).isEmpty();
    assertThat(Transcript.of("tables", "verify", table.toString()).exitCode()).isZero();
    return Files.readAllBytes(table);
  }

  @ParameterizedTest
  @MethodSource("builds")
  void theBytesDoNotDependOnTheThreads(List<String> what) throws IOException {
    byte[] byOne = bytes(what, "1");
    assertThat(bytes(what, "2")).isEqualTo(byOne);
    assertThat(bytes(what, "5")).isEqualTo(byOne);
  }

  @Test
  void aTableIsReplacedByItsSuccessorAndNothingStaysBesideIt() throws IOException {
    Path table = folder.resolve("endgame.table");
    Files.writeString(table, "something else");
    build(
        OptionalInt.empty(),
        List.of("endgame", "--seeds", "3", "--force"),
        "--out",
        table.toString());
    assertThat(Transcript.of("tables", "verify", table.toString()).exitCode()).isZero();
    assertThat(folder.toFile().list()).containsExactly("endgame.table");
  }

  @Test
  void whatWasBuiltIsSaidInOneLine() {
    Path table = folder.resolve("endgame.table");
    Transcript transcript =
        build(OptionalInt.empty(), List.of("endgame", "--seeds", "3"), "--out", table.toString());
    assertThat(transcript.out())
        .matches(
            "\\Q"
                + table
                + "\\E: oware endgame, up to 3 seeds, codingame rules, 455 boards"
                + " in [0-9]+\\.[0-9]{2} s, [0-9,]+ bytes\\.\\R");
    assertThat(
            build(
                    OptionalInt.empty(),
                    List.of("book", "--seeds", "1", "--force"),
                    "--out",
                    table.toString())
                .out())
        .contains("oware book, up to 1 seed, codingame rules, 13 boards in ");
  }

  @Test
  void theJsonOfABuildHasItsDocumentedKeys() throws IOException {
    Path table = folder.resolve("book.table");
    Transcript transcript =
        build(
            OptionalInt.empty(),
            List.of("book", "--seeds", "3"),
            "--json",
            "--out",
            table.toString());
    JsonNode json = new JsonMapper().readTree(transcript.out());
    assertThat(json.propertyNames())
        .containsExactly("file", "what", "entries", "unit", "seconds", "bytes");
    assertThat(json.get("file").asString()).isEqualTo(table.toString());
    assertThat(json.get("entries").asLong()).isEqualTo(455);
    assertThat(json.get("unit").asString()).isEqualTo("boards");
    assertThat(json.get("bytes").asLong()).isEqualTo(Files.size(table));
  }

  @Test
  void progressIsDrawnOnATerminalAndWipedUnlessQuiet() {
    String table = folder.resolve("endgame.table").toString();
    List<String> what = List.of("endgame", "--seeds", "6");
    OptionalInt terminal = OptionalInt.of(80);
    String drawn = build(terminal, what, "--out", table).err();
    assertThat(drawn).startsWith("\r").endsWith("\r");
    assertThat(drawn.substring(drawn.lastIndexOf('\r', drawn.length() - 2))).isBlank();
    assertThat(build(terminal, what, "--quiet", "--out", table).err()).isEmpty();
    assertThat(build(OptionalInt.empty(), what, "--out", table).err()).isEmpty();
  }

  @Test
  void aFolderWithOtherThingsInPlaceOfTheCheckpointsIsRefusedAndKept() throws IOException {
    Path table = folder.resolve("endgame.table");
    Path strange = Files.createDirectory(folder.resolve("endgame.table.checkpoint"));
    Files.writeString(strange.resolve("layer-3.table"), "letters from home");
    Transcript transcript =
        build(OptionalInt.empty(), List.of("endgame", "--seeds", "4"), "--out", table.toString());
    assertThat(transcript.exitCode()).isEqualTo(3);
    assertThat(transcript.out()).isEmpty();
    assertThat(transcript.err()).contains(strange.toString()).hasLineCount(1);
    assertThat(strange.resolve("layer-3.table")).hasContent("letters from home");
    assertThat(folder.toFile().list()).containsExactly("endgame.table.checkpoint");
  }
}
