package dev.hindsight.workbench.tables;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.core.runs.Cancellation;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.RunPart;
import dev.hindsight.core.runs.TallyCodec;
import dev.hindsight.core.tables.ColumnHeader;
import dev.hindsight.core.tables.Storage;
import dev.hindsight.core.tables.TableFiles;
import dev.hindsight.oware.play.players.Openings;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.workbench.Conversion;
import dev.hindsight.workbench.Duel;
import dev.hindsight.workbench.DuelPlan;
import dev.hindsight.workbench.FileHints;
import dev.hindsight.workbench.GameFiles;
import dev.hindsight.workbench.backgammon.files.BackgammonGameFiles;
import dev.hindsight.workbench.crossword.files.CrosswordGameFiles;
import dev.hindsight.workbench.oware.OwareDuel;
import dev.hindsight.workbench.oware.OwareGameFiles;
import dev.hindsight.workbench.runs.CountedRun;
import dev.hindsight.workbench.runs.InputFiles;
import dev.hindsight.workbench.runs.PartRange;
import dev.hindsight.workbench.runs.Runs;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every byte of every small table, wrong once: it is found, and nothing else is made of it. */
@Tag("slow")
class FlippedByteTest {
  /** Of the columns of a large table not every byte is tried, but some of all. */
  private static final int MANY_BYTES = 8_192;

  private static final int SOME_OF_MANY = 37;

  private static final List<GameFiles> GAMES =
      List.of(new OwareGameFiles(), new BackgammonGameFiles(), new CrosswordGameFiles());

  @TempDir private Path folder;

  private static Path fixtures(String module) {
    return Path.of(System.getProperty("basedir", "."), "..", module, "src/test/resources/tables");
  }

  /** A table of each kind and version that can be read. */
  static List<Path> tables() throws IOException {
    List<Path> tables = new ArrayList<>();
    for (String module : List.of("oware", "backgammon", "crossword")) {
      try (Stream<Path> files = Files.list(fixtures(module))) {
        files.filter(file -> file.toString().endsWith(".table")).sorted().forEach(tables::add);
      }
    }
    return tables;
  }

  @Test
  void everyKindIsTried() throws IOException {
    Set<String> kinds = new TreeSet<>();
    for (Path table : tables()) {
      kinds.add(TableFiles.inspect(table).kind());
    }
    assertThat(kinds)
        .containsExactly(
            "backgammon.anchors",
            "backgammon.bearoff",
            "backgammon.nets",
            "backgammon.one-sided",
            "crossword.lanes",
            "crossword.leaves",
            "crossword.placement",
            "crossword.rack-equity",
            "crossword.win-chance",
            "oware.book",
            "oware.endgame");
  }

  @ParameterizedTest
  @MethodSource("tables")
  void verifyFindsItAndTheTableDoesNotOpen(Path table) throws IOException {
    byte[] bytes = Files.readAllBytes(table);
    String kind = TableFiles.inspect(table).kind();
    GameFiles game = GAMES.stream().filter(one -> one.hasKind(kind)).findFirst().orElseThrow();
    game.open(table);
    Path flipped = Files.write(folder.resolve("flipped.table"), bytes);
    int meaningless = 0;
    for (int at = 0; at < bytes.length; at += at < MANY_BYTES ? 1 : SOME_OF_MANY) {
      put(flipped, at, bytes[at] ^ 1 << at % 8);
      assertThat(isSound(flipped, FileHints.NONE)).as("byte %d of %s", at, table).isFalse();
      if (!isPadding(table, at)) {
        meaningless += opens(game, flipped) ? 1 : 0;
      }
      put(flipped, at, bytes[at]);
    }
    // Inflated content has a checksum; behind its end the last byte may have bits to spare.
    long deflated =
        TableFiles.inspect(table).columns().stream()
            .filter(column -> column.spec().storage() == Storage.DEFLATED)
            .count();
    assertThat(meaningless).isLessThanOrEqualTo((int) deflated);
  }

  /** In place: to write a file anew, some thousand times, takes minutes. */
  private static void put(Path file, int at, int value) throws IOException {
    try (RandomAccessFile bytes = new RandomAccessFile(file.toFile(), "rw")) {
      bytes.seek(at);
      bytes.write(value);
    }
  }

  /** Between the columns nothing is read, so nothing can be read wrongly. */
  private static boolean isPadding(Path table, long at) throws IOException {
    List<ColumnHeader> columns = TableFiles.inspect(table).columns();
    return at >= columns.get(0).offset()
        && columns.stream()
            .noneMatch(
                column -> at >= column.offset() && at < column.offset() + column.storedLength());
  }

  private static boolean opens(GameFiles game, Path file) {
    try {
      game.open(file);
      return true;
    } catch (IOException refused) {
      return false;
    }
  }

  /** What another machine has counted is merged as it was counted, or not at all. */
  @Test
  void aPartOfARunIsNotRead() throws IOException {
    CountedRun<?, ?> run =
        new Duel(DuelPlan.of(20, 7))
            .request(OwareDuel.of("greedy", "random", OwareRules.ABAPA, Openings.endgames(12)))
            .open(InputFiles.BY_NAME);
    Path part = folder.resolve("duel.part");
    try (Crew crew = new Crew(1)) {
      Runs.count(run, PartRange.parse("1/2"), part, crew);
    }
    TallyCodec<?> codec = run.counting(run.onlyRound()).codec();
    RunPart.open(part).read(codec);
    Path whole = Files.copy(part, folder.resolve("whole.part"));
    byte[] bytes = Files.readAllBytes(whole);
    for (int at = 0; at < bytes.length; at++) {
      put(part, at, bytes[at] ^ 1 << at % 8);
      assertThat(isSound(part, FileHints.NONE)).as("byte %d", at).isFalse();
      if (!isPadding(whole, at)) {
        assertThatThrownBy(() -> RunPart.open(part).read(codec))
            .as("byte %d", at)
            .isInstanceOf(IOException.class);
      }
      put(part, at, bytes[at]);
    }
  }

  private static boolean isSound(Path file, FileHints hints) {
    try {
      return AnyFile.verify(file, hints).ok();
    } catch (IOException refused) {
      return false;
    }
  }

  /** gnubg's files have no checksum, but sums that must be exact and places that must follow. */
  @ParameterizedTest
  @ValueSource(strings = {"one-sided-1.bd", "one-sided-2-compressed.bd"})
  void verifyFindsItInDistributionsOfGnubg(String name) throws IOException {
    byte[] bytes = Files.readAllBytes(fixtures("backgammon").resolve(name));
    Path flipped = Files.write(folder.resolve("flipped.bd"), bytes);
    assertThat(isSound(flipped, FileHints.NONE)).isTrue();
    for (int at = 0; at < bytes.length; at++) {
      for (int bit = 0; bit < 8; bit += 1 + at % 3) {
        put(flipped, at, bytes[at] ^ 1 << bit);
        assertThat(isSound(flipped, FileHints.NONE)).as("byte %d, bit %d", at, bit).isFalse();
      }
      put(flipped, at, bytes[at]);
    }
  }

  /** A damaged table came out of two conversions as a whole one. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "backgammon/bearoff-4x2-cubeful.table",
        "backgammon/bearoff-6x2.bd",
        "backgammon/one-sided-2.table",
        "crossword/rack-equity-version-1.table"
      })
  void conversionEndsAtTheFirstStep(String name) throws IOException {
    Path source =
        fixtures(name.substring(0, name.indexOf('/')))
            .resolve(name.substring(name.indexOf('/') + 1));
    byte[] bytes = Files.readAllBytes(source);
    bytes[bytes.length / 2] ^= 0x40;
    Path damaged = Files.write(folder.resolve(source.getFileName()), bytes);
    Path target = folder.resolve("converted");
    assertThatThrownBy(
            () ->
                AnyFile.convert(
                    new Conversion(damaged, Optional.empty(), false, FileHints.NONE, target),
                    Cancellation.never()))
        .isInstanceOf(IOException.class)
        .hasMessageContaining(damaged.toString());
    assertThat(target).doesNotExist();
  }
}
