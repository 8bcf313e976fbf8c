package dev.hindsight.cli.oware;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import dev.hindsight.cli.Transcript;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What the oware commands refuse: always one sentence, the right exit code, and no result. */
class OwareRefusalTest {
  private static final String START = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S";

  @TempDir static Path folder;

  @BeforeAll
  static void buildTables() throws IOException {
    build("endgame", "--seeds", "3", "--out", path("endgame.table"));
    build("endgame", "--seeds", "3", "--rules", "abapa", "--out", path("abapa.table"));
    build("book", "--seeds", "3", "--out", path("book.table"));
    build("book", "--seeds", "3", "--turns", "2", "--out", path("short-book.table"));
    Files.writeString(folder.resolve("text.txt"), "four seeds in every pit\n");
  }

  private static void build(String... args) {
    String[] all =
        Stream.concat(Stream.of("oware", "build"), Arrays.stream(args)).toArray(String[]::new);
    assertThat(Transcript.of(all).exitCode()).isZero();
  }

  private static String path(String name) {
    return folder.resolve(name).toString();
  }

  private static Transcript refused(int exitCode, String... args) {
    Transcript transcript = Transcript.of(args);
    String what = String.join(" ", args);
    assertThat(transcript.exitCode()).as("%s: %s", what, transcript.err()).isEqualTo(exitCode);
    assertThat(transcript.out()).as(what).isEmpty();
    assertThat(transcript.err().lines()).as(what).hasSize(1);
    assertThat(transcript.err())
        .as(what)
        .startsWith("hindsight: ")
        .doesNotContain("internal error");
    return transcript;
  }

  static Stream<Arguments> badPositions() {
    return Stream.of(
        arguments("", ", but a position has 12, the pits, or 15"),
        arguments("   ", ", but a position has 12"),
        arguments("4", "has 1 field,"),
        arguments("4-4-4-4-4-4-4-4-4-4-4", "has 11 fields"),
        arguments("4-4-4-4-4-4-4-4-4-4-4-4-0", "has 13 fields"),
        arguments("4-4-4-4-4-4-4-4-4-4-4-4-0-0", "has 14 fields"),
        arguments(START + "-S", "has 16 fields"),
        arguments("4-4-4-4-4-4-4-4-4-4-4--4-0-0-S", "empty or negative count"),
        arguments("4-4-4-4-4-4-4-4-4-4-4-4-0--1-S", "empty or negative count"),
        arguments("4-4-4-4-4-4-4-4-4-4-4-5-0-0-S", "49 seeds on the board"),
        arguments("4-4-4-4-4-4-4-4-4-4-4-4-1-0-S", "1 in the stores"),
        arguments("0-0-0-0-0-0-0-0-0-0-0-0-999999999-0-S", "999999999 seeds"),
        arguments("49-0-0-0-0-0-0-0-0-0-0-0-0-0-S", "pit A"),
        arguments("99999999999-0-0-0-0-0-0-0-0-0-0-0-0-0-S", "pit A"),
        arguments("4-4-4-4-4-4-4-4-4-4-4-4-0-0-X", "must be S or N"),
        arguments("4-4-4-4-4-4-4-4-4-4-4-4-0-0-s", "must be S or N"),
        arguments("4-4-4-4-4-4-4-4-4-4-4-4-0-0-", "must be S or N"),
        arguments("4-4-4-4-4-four-4-4-4-4-4-4-0-0-S", "pit F"),
        arguments("4-4-4-4-4-4-4-4-4-4-4-\u0664-0-0-S", "pit f"),
        arguments("4;4;4;4;4;4;4;4;4;4;4;4;0;0;S", "has 1 field,"),
        arguments("4-4-4-4-4-4-4-4-4-4-4-4-0x1-0-S", "South's store"),
        arguments("4-4-4-4-4-4-4-4-4-4-4-4-0-+1-S", "North's store"));
  }

  @ParameterizedTest
  @MethodSource("badPositions")
  void whatIsNoPositionIsAnsweredByNo(String position, String reason) {
    assertThat(refused(1, "oware", "ask", position).err()).contains(reason);
    assertThat(refused(1, "oware", "ask", "--json", position).err()).contains(reason);
  }

  @Test
  void aPositionThatBeginsWithAMinusIsAnsweredByNoAfterTwoMinuses() {
    String negative = "-4-4-4-4-4-4-4-4-4-4-4-4-0-0-S";
    assertThat(refused(1, "oware", "ask", "--", negative).err()).contains("negative count");
    assertThat(refused(2, "oware", "ask", negative).err()).contains("unknown option");
  }

  static Stream<Arguments> wrongUsage() {
    return Stream.of(
        usage("either a POSITION or --batch", "ask"),
        usage("either a POSITION or --batch", "ask", START, "--batch", "positions.txt"),
        usage("is one argument too many", "ask", START, START),
        usage("--turns must be a whole number from 0 to 100000", "ask", START, "--turns", "-1"),
        usage("--turns must be a whole number from 0 to 100000", "ask", START, "--turns=100001"),
        usage("--turns must be a whole number", "ask", START, "--turns", "many"),
        usage("--turns must be left out", "ask", START, "--turns", "5", "--rules", "abapa"),
        usage("--turns must be left out", "ask", START, "--turns", "5", "--rules", "awari"),
        usage("--rules must be one of codingame, abapa, awari", "ask", START, "--rules", "kalah"),
        usage("--depth must be a whole number from 1 to 200", "ask", START, "--depth", "0"),
        usage("--depth must be a whole number from 1 to 200", "ask", START, "--depth", "1000000"),
        usage("--seconds must be a number from 0.001 to 86400", "ask", START, "--seconds", "0"),
        usage("--seconds must be a number from 0.001 to 86400", "ask", START, "--seconds", "-1"),
        usage("--seconds must be a number from 0.001 to 86400", "ask", START, "--seconds", "NaN"),
        usage(
            "--seconds must be a number from 0.001 to 86400",
            "ask",
            START,
            "--seconds",
            "Infinity"),
        usage("--threads must be from 1", "ask", START, "--threads", "0"),
        usage("1 to 48 seeds, not 0", "build", "endgame", "--seeds", "0", "--out", "x"),
        usage("1 to 48 seeds, not -3", "build", "endgame", "--seeds", "-3", "--out", "x"),
        usage("1 to 48 seeds, not 49", "build", "endgame", "--seeds", "49", "--out", "x"),
        usage("'abc' is not a whole number", "build", "endgame", "--seeds", "abc", "--out", "x"),
        usage("missing required option: '--seeds=N'", "build", "endgame", "--out", "x"),
        usage("missing required option: '--out=FILE'", "build", "endgame", "--seeds", "3"),
        usage(
            "--rules must be one of",
            "build",
            "endgame",
            "--seeds",
            "3",
            "--rules",
            "",
            "--out",
            "x"),
        usage("--threads must", "build", "endgame", "--seeds", "3", "--threads", "0", "--out", "x"),
        usage("1 to 17 seeds, not 0", "build", "book", "--seeds", "0", "--out", "x"),
        usage("1 to 17 seeds, not 18", "build", "book", "--seeds", "18", "--out", "x"),
        usage("1 to 255 turns", "build", "book", "--seeds", "3", "--turns", "0", "--out", "x"),
        usage("1 to 255 turns", "build", "book", "--seeds", "3", "--turns", "256", "--out", "x"),
        usage("abapa", "build", "book", "--seeds", "3", "--rules", "abapa", "--out", "x"),
        usage("awari", "build", "book", "--seeds", "3", "--rules", "awari", "--out", "x"),
        usage("missing required option: '--language=NAME'", "export"),
        usage("choose cpp, java or python", "export", "--language", "cobol"),
        usage("1 to 11 seeds, not 12", "export", "--language", "cpp", "--seeds", "12"),
        usage("1 to 11 seeds, not 0", "export", "--language", "cpp", "--seeds", "0"),
        usage("needs --out FILE", "export", "--language", "cpp", "--seeds", "2", "--json"),
        duelUsage("no player 'nobody'", "nobody"),
        duelUsage("no player ''", ""),
        duelUsage("needs a limit", "alphabeta"),
        duelUsage("no option 'width'", "alphabeta:width=3"),
        duelUsage("from 1 to", "alphabeta:depth=0"),
        duelUsage("whole number", "alphabeta:depth=deep"),
        duelUsage("there twice", "alphabeta:depth=2,depth=3"),
        duelUsage("no option ''", "alphabeta:"),
        duelUsage("no option 'depth'", "mcts:depth=3"),
        duelUsage("needs a table", "perfect"),
        duelUsage("it knows none", "random:depth=3"),
        duelUsage("at least 1 pair", "random", "--pairs", "0"),
        duelUsage("'few' is not a whole number", "random", "--pairs", "few"),
        duelUsage("from 0 to 100", "random", "--random-plies", "-1"),
        duelUsage("from 2 to 48", "random", "--endgames", "49"),
        duelUsage("--threads must be", "random", "--threads", "1025"));
  }

  private static Arguments usage(String reason, String... args) {
    return arguments(reason, args);
  }

  private static Arguments duelUsage(String reason, String player, String... more) {
    Stream<String> players = Stream.of("duel", "--first", player, "--second", "random");
    return arguments(reason, Stream.concat(players, Arrays.stream(more)).toArray(String[]::new));
  }

  @ParameterizedTest
  @MethodSource("wrongUsage")
  void wrongUsageNamesTheOptionAndTheHelp(String reason, String[] args) {
    String[] all = Stream.concat(Stream.of("oware"), Arrays.stream(args)).toArray(String[]::new);
    assertThat(refused(2, all).err())
        .contains(reason)
        .containsPattern("see 'hindsight oware .*--help'");
    assertThat(Path.of("x")).doesNotExist();
  }

  @Test
  void tooLittleMemoryEvenForABuildOnDiskIsRefusedBeforeTheWork() {
    String[] build = {"oware", "build", "endgame", "--seeds", "20", "--out", path("20")};
    assertThat(refused(2, with(build, "--memory", "90M")).err())
        .contains("a build on disk needs at least 96M of memory, not 90M");
    assertThat(refused(2, with(build, "--memory", "9000G")).err())
        .contains("MB of memory are allowed, but Java may use", "-Xmx9001g");
    assertThat(folder.resolve("20")).doesNotExist();
  }

  @Test
  void moreThanTheDiskHoldsIsRefusedBeforeTheWork() {
    String[] build = {"oware", "build", "endgame", "--seeds", "48", "--out", path("48")};
    assertThat(refused(4, with(build, "--memory", "128M")).err())
        .contains("needs 4,403,957 MB of disk (1,334,532 MB for the file itself), but only");
    assertThat(folder.resolve("48")).doesNotExist();
  }

  private static String[] with(String[] args, String... more) {
    return Stream.concat(Arrays.stream(args), Arrays.stream(more)).toArray(String[]::new);
  }

  @Test
  void aPerfectPlayerThatCannotKnowTheGamesIsWrongUsage() {
    String perfect = "perfect:table=" + path("book.table");
    assertThat(
            refused(2, "oware", "duel", "--first", perfect, "--second", "random", "--pairs", "1")
                .err())
        .contains("they reach to 3 seeds");
  }

  @Test
  void aTableTooSmallForAnExportIsWrongUsage() {
    String table = path("endgame.table");
    assertThat(
            refused(2, "oware", "export", "--language", "cpp", "--seeds", "4", "--table", table)
                .err())
        .contains("ends at 3 seeds");
  }

  static Stream<Arguments> unusableFiles() {
    return Stream.of(
        usage("there is no file", "ask", START, "--table", "missing.table"),
        usage("there is no folder", "ask", START, "--table", "missing/endgame.table"),
        usage("holds no endgame or book", "ask", START, "--rules", "awari", "--table", "."),
        usage("not a Hindsight table", "ask", START, "--table", "text.txt"),
        // Which of its exceptions Java throws here depends on its version.
        usage("check the path", "ask", START, "--table", "text.txt/endgame.table"),
        usage("the rules abapa", "ask", START, "--table", "abapa.table"),
        usage("the rules codingame", "ask", START, "--rules", "abapa", "--table", "endgame.table"),
        usage("a book, because", "ask", START, "--turns", "9", "--table", "endgame.table"),
        usage("there is no file", "ask", "--batch", "missing.txt"),
        usage("is a folder", "ask", "--batch", "."),
        usage("is a folder", "build", "endgame", "--seeds", "2", "--out", "."),
        usage("there is no folder", "build", "endgame", "--seeds", "2", "--out", "missing/x"),
        usage("is not a folder", "build", "endgame", "--seeds", "2", "--out", "text.txt/x"),
        usage("is a folder", "build", "book", "--seeds", "2", "--out", "."),
        usage("there is no folder", "build", "book", "--seeds", "2", "--out", "missing/x"),
        usage("is not a folder", "build", "book", "--seeds", "2", "--out", "text.txt/x"),
        usage("is a folder", "export", "--language", "cpp", "--seeds", "2", "--out", "."),
        usage(
            "there is no folder",
            "export",
            "--language",
            "cpp",
            "--seeds",
            "2",
            "--out",
            "missing/x"),
        usage(
            "is not a folder",
            "export",
            "--language",
            "cpp",
            "--seeds",
            "2",
            "--out",
            "text.txt/x"),
        usage(
            "the rules abapa",
            "export",
            "--language",
            "cpp",
            "--seeds",
            "2",
            "--table",
            "abapa.table"),
        usage(
            "the rules codingame",
            "duel",
            "--rules",
            "abapa",
            "--first",
            "perfect:table=endgame.table",
            "--second",
            "random"),
        usage(
            "a book, because",
            "duel",
            "--first",
            "mcts:iterations=9,table=endgame.table",
            "--second",
            "random"),
        usage(
            "there is no file",
            "duel",
            "--first",
            "random",
            "--second",
            "perfect:table=missing.table"));
  }

  /** Names of files in the arguments stand for those in the folder of this test. */
  @ParameterizedTest
  @MethodSource("unusableFiles")
  void anUnusableFileEndsWithThree(String reason, String[] args) {
    String[] all =
        Stream.concat(Stream.of("oware"), Arrays.stream(args).map(OwareRefusalTest::placed))
            .toArray(String[]::new);
    Transcript transcript = refused(3, all);
    assertThat(transcript.err()).contains(reason, folder.toString());
    assertThat(folder.toFile().list()).noneMatch(name -> name.endsWith(".partial"));
  }

  private static String placed(String argument) {
    int name = argument.lastIndexOf("table=") + "table=".length();
    if (argument.contains("table=")) {
      return argument.substring(0, name) + path(argument.substring(name));
    }
    return argument.equals(".") || argument.matches("(missing|text|abapa|endgame).*[./].*")
        ? path(argument)
        : argument;
  }

  @Test
  void aBookThatEndsTooEarlyDoesNotPretendToKnowTheEnd() {
    String board = "0-0-1-0-0-1-0-0-0-0-1-0-22-23-S";
    Transcript transcript =
        Transcript.of("oware", "ask", board, "--table", path("short-book.table"), "--depth", "1");
    assertThat(transcript.exitCode()).isZero();
    assertThat(transcript.out()).contains("an estimate", "search to depth 1");
  }

  @Test
  void aStackTraceComesOnlyWithDebug() {
    Transcript plain = Transcript.of("oware", "ask", START, "--table", path("missing"));
    assertThat(plain.err()).doesNotContain("\tat ").hasLineCount(1);
    Transcript debug = Transcript.of("oware", "ask", START, "--table", path("missing"), "--debug");
    assertThat(debug.exitCode()).isEqualTo(3);
    assertThat(debug.err()).startsWith(plain.err()).contains("NoSuchFileException", "\tat ");
  }
}
