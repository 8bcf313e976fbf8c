package dev.hindsight.cli.crossword;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.cli.Transcript;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** {@code hindsight crossword build words}, and asking with what it wrote. */
class CrosswordBuildWordsCommandTest {
  private static final String POSITION =
      "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 ACERS/ 0/0 0";

  @TempDir Path folder;

  private Path write(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text);
  }

  private Transcript build(Path list, Path out, String... more) {
    String[] args = new String[6 + more.length];
    args[0] = "crossword";
    args[1] = "build";
    args[2] = "words";
    args[3] = list.toString();
    args[4] = "--out";
    args[5] = out.toString();
    System.arraycopy(more, 0, args, 6, more.length);
    return Transcript.of(args);
  }

  @Test
  void aGraphOfMyWordsGivesMyPlays() throws IOException {
    Path list = write("mine.txt", "care\r\nRACE\n\nscare\ncare\n");
    Path graph = folder.resolve("mine.kwg");
    Transcript built = build(list, graph, "--json");
    assertThat(built.exitCode()).as(built.err()).isZero();
    JsonNode json = new JsonMapper().readTree(built.out());
    assertThat(json.propertyNames())
        .containsExactly("file", "what", "entries", "unit", "seconds", "bytes");
    assertThat(json.get("entries").asInt()).isEqualTo(3);
    assertThat(json.get("unit").asString()).isEqualTo("words");
    assertThat(json.get("bytes").asLong()).isEqualTo(Files.size(graph));

    String fromGraph = plays("--words", graph.toString());
    // The first play is across: two words of four letters and one of five, wherever they cover 8H.
    assertThat(fromGraph).isEqualTo("13");
    assertThat(plays("--words", list.toString())).isEqualTo(fromGraph);
  }

  private static String plays(String option, String value) {
    Transcript asked = Transcript.of("crossword", "ask", POSITION, option, value, "--json");
    assertThat(asked.exitCode()).as(asked.err()).isZero();
    return new JsonMapper().readTree(asked.out()).get("plays").toString();
  }

  @Test
  void aWrongWordIsNamedWithItsLine() throws IOException {
    Path out = folder.resolve("bad.kwg");
    Transcript letter = build(write("bad.txt", "care\nna\u00efve\n"), out);
    assertThat(letter.exitCode()).isEqualTo(3);
    assertThat(letter.err()).contains("line 2", "na\u00efve").hasLineCount(1);
    Transcript length = build(write("long.txt", "care\nrace\nincomprehensibilities\n"), out);
    assertThat(length.exitCode()).isEqualTo(3);
    assertThat(length.err()).contains("line 3", "letters").hasLineCount(1);
    Transcript none = build(write("none.txt", "\n\n"), out);
    assertThat(none.exitCode()).isEqualTo(3);
    assertThat(none.err()).contains("no words").hasLineCount(1);
    assertThat(out).doesNotExist();
  }

  @Test
  void theLettersMayBeOthers() throws IOException {
    Path tiles = write("dutch.csv", "?,?,2,0,0\nA,a,6,1,1\nIJ,ij,2,4,1\nK,k,5,3,0\n");
    Path graph = folder.resolve("dutch.kwg");
    Transcript built =
        build(write("dutch.txt", "kijk\nkaak\n"), graph, "--tiles", tiles.toString());
    assertThat(built.exitCode()).as(built.err()).isZero();
    assertThat(built.out()).contains("2 words");
    Transcript asked =
        Transcript.of(
            "crossword",
            "ask",
            "15/15/15/15/15/15/15/7K[IJ]K5/15/15/15/15/15/15/15 AAKK/ 0/0 0",
            "--tiles",
            tiles.toString(),
            "--words",
            graph.toString());
    assertThat(asked.exitCode()).as(asked.err()).isZero();
    assertThat(asked.out()).contains("K  IJ K ", "(K)AAK", "Unseen: 8 tiles");
  }

  @Test
  void theListMustBeThereAndTheFolderToo() throws IOException {
    Transcript missing = build(folder.resolve("missing.txt"), folder.resolve("x.kwg"));
    assertThat(missing.exitCode()).isEqualTo(3);
    assertThat(missing.err()).contains("there is no file", "missing.txt").hasLineCount(1);
    Path list = write("mine.txt", "care\n");
    Transcript nowhere = build(list, folder.resolve("no/where.kwg"));
    assertThat(nowhere.exitCode()).isEqualTo(3);
    assertThat(nowhere.err()).contains("there is no folder").hasLineCount(1);
    assertThat(folder.toFile().list()).noneMatch(name -> name.endsWith(".partial"));
  }

  @Test
  void tablesInfoAndVerifyKnowFilesSharedWithOtherPrograms() throws IOException {
    Path graph = folder.resolve("mine.kwg");
    build(write("mine.txt", "care\nrace\n"), graph);
    Path leaves = LeaveFiles.rough(folder);
    Transcript info = Transcript.of("tables", "info", graph.toString(), leaves.toString());
    assertThat(info.exitCode()).as(info.err()).isZero();
    assertThat(info.out())
        .contains("mine.kwg: word graph, ", "words        2", "rough.klv2: leave values, ")
        .contains("leaves  914624", "tiles   english");
    Transcript whole = Transcript.of("tables", "verify", graph.toString(), leaves.toString());
    assertThat(whole.exitCode()).as(whole.err()).isZero();
    assertThat(whole.out()).contains("mine.kwg is sound", "rough.klv2 is sound");

    byte[] bytes = Files.readAllBytes(graph);
    bytes[bytes.length - 2] |= 0x3F;
    Files.write(graph, bytes);
    Transcript damaged = Transcript.of("tables", "verify", graph.toString());
    assertThat(damaged.exitCode()).isEqualTo(1);
    assertThat(damaged.out()).contains("mine.kwg is damaged").hasLineCount(1);
    Transcript missing = Transcript.of("tables", "verify", folder.resolve("no.kwg").toString());
    assertThat(missing.exitCode()).isEqualTo(3);
    assertThat(missing.err()).contains("there is no file").hasLineCount(1);
  }
}
