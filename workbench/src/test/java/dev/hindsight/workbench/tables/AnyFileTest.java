package dev.hindsight.workbench.tables;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.backgammon.build.bearoff.OneSidedBuilder;
import dev.hindsight.backgammon.build.bearoff.TwoSidedBuilder;
import dev.hindsight.core.runs.Cancellation;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.tables.ColumnSpec;
import dev.hindsight.core.tables.ColumnType;
import dev.hindsight.core.tables.NotATableException;
import dev.hindsight.core.tables.Parameters;
import dev.hindsight.core.tables.Provenance;
import dev.hindsight.core.tables.Storage;
import dev.hindsight.core.tables.TableFiles;
import dev.hindsight.core.tables.TableKind;
import dev.hindsight.core.tables.TableSchema;
import dev.hindsight.core.tables.TableWriter;
import dev.hindsight.core.tables.WrongTableException;
import dev.hindsight.oware.build.BookBuilder;
import dev.hindsight.oware.build.EndgameBuilder;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.workbench.Conversion;
import dev.hindsight.workbench.FileDescription;
import dev.hindsight.workbench.FileHints;
import dev.hindsight.workbench.FileVerdict;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("java")
class AnyFileTest {
  @TempDir private static Path folder;
  private static Crew crew;

  @BeforeAll
  static void build() throws IOException {
    crew = new Crew(1);
    new EndgameBuilder(OwareRules.CODINGAME, 3, false).build(file("endgame"), crew);
    new BookBuilder(OwareRules.CODINGAME, 3, 20).build(file("book"), crew);
    new TwoSidedBuilder(6, 2, true).build(file("pairs"), crew);
    new OneSidedBuilder(2).build(file("sides"), crew);
  }

  @AfterAll
  static void close() {
    crew.close();
  }

  private static Path file(String name) {
    return folder.resolve(name);
  }

  private static Conversion conversion(String source, String target) {
    return new Conversion(
        file(source), Optional.empty(), false, FileHints.NONE, folder.resolve(target));
  }

  @Test
  void tablesOfAllGamesAreDescribedAndVerified() throws IOException {
    for (String name : List.of("endgame", "book", "pairs", "sides")) {
      FileDescription description = AnyFile.describe(file(name), FileHints.NONE);
      assertThat(description.bytes()).isEqualTo(Files.size(file(name)));
      assertThat(description.title()).contains(" version 1, container version 1");
      FileVerdict verdict = AnyFile.verify(file(name), FileHints.NONE);
      assertThat(verdict.ok()).as(name).isTrue();
      assertThat(verdict.checks()).startsWith("is whole: ");
    }
    assertThat(AnyFile.describe(file("pairs"), FileHints.NONE).parameters())
        .containsEntry("checkers", "2")
        .containsEntry("values", "cubeful");
  }

  @Test
  void bearoffsBecomeDatabasesOfGnubgAndComeBackTheSame() throws IOException {
    for (String name : List.of("pairs", "sides")) {
      AnyFile.convert(conversion(name, name + ".bd"), Cancellation.never());
      FileDescription description = AnyFile.describe(file(name + ".bd"), FileHints.NONE);
      assertThat(description.title()).contains("-sided gnubg database, ");
      assertThat(AnyFile.verify(file(name + ".bd"), FileHints.NONE).ok()).isTrue();
      AnyFile.convert(conversion(name + ".bd", name + ".back"), Cancellation.never());
      assertThat(AnyFile.verify(file(name + ".back"), FileHints.NONE).ok()).isTrue();
      AnyFile.convert(conversion(name + ".back", name + ".again.bd"), Cancellation.never());
      assertThat(file(name + ".again.bd")).hasSameBinaryContentAs(file(name + ".bd"));
    }
    // The way it went is in the header, so the values begin elsewhere; they are the same.
    assertThat(TableFiles.inspect(file("pairs.back")).columns())
        .usingRecursiveFieldByFieldElementComparatorIgnoringFields("offset")
        .isEqualTo(TableFiles.inspect(file("pairs")).columns());
  }

  @Test
  void aDamagedByteIsFound() throws IOException {
    byte[] bytes = Files.readAllBytes(file("endgame"));
    bytes[bytes.length - 200] ^= 1;
    FileVerdict verdict = AnyFile.verify(Files.write(file("damaged"), bytes), FileHints.NONE);
    assertThat(verdict.ok()).isFalse();
    assertThat(verdict.fault().orElseThrow()).contains("damaged");
  }

  /** Every checksum is right; only the game knows how many boards of three seeds there are. */
  @Test
  void aTableThatContradictsItselfIsFound() throws IOException {
    Parameters parameters =
        Parameters.of().with("rules", "codingame").with("seeds", 3).with("values", "exact");
    write(file("forged"), new TableKind("oware.endgame", 1, 1), parameters);
    assertThat(TableFiles.verify(file("forged")).ok()).isTrue();
    FileVerdict verdict = AnyFile.verify(file("forged"), FileHints.NONE);
    assertThat(verdict.ok()).isFalse();
    assertThat(verdict.fault().orElseThrow()).contains("forged is damaged", "netSeeds");
  }

  @Test
  void aTableOfAVersionOrGameThatIsNotKnownIsWholeAllTheSame() throws IOException {
    write(file("newer"), new TableKind("oware.endgame", 1, 7), Parameters.of());
    write(file("unknown"), new TableKind("chess.endgame", 1, 1), Parameters.of());
    assertThat(AnyFile.verify(file("newer"), FileHints.NONE).ok()).isTrue();
    assertThat(AnyFile.verify(file("unknown"), FileHints.NONE).ok()).isTrue();
    assertThatThrownBy(() -> AnyFile.convert(conversion("unknown", "x"), Cancellation.never()))
        .isInstanceOf(WrongTableException.class);
  }

  private static void write(Path target, TableKind kind, Parameters parameters) throws IOException {
    ColumnSpec column = new ColumnSpec("netSeeds", ColumnType.INT8, 5, Storage.RAW);
    TableSchema schema =
        new TableSchema(kind, parameters, Provenance.ofRecipe("by hand"), List.of(column));
    try (TableWriter writer = TableWriter.create(target, schema)) {
      writer.column("netSeeds").write(new byte[5], 0, 5);
      writer.seal();
    }
  }

  @Test
  void whatIsNotConvertedIsRefusedWithWhatToDo() throws IOException {
    assertThatThrownBy(() -> AnyFile.convert(conversion("endgame", "x"), Cancellation.never()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("is an oware table")
        .hasMessageContaining("hindsight oware export");
    Files.writeString(file("text"), "no table");
    assertThatThrownBy(() -> AnyFile.convert(conversion("text", "x"), Cancellation.never()))
        .isInstanceOf(NotATableException.class);
    assertThatThrownBy(() -> AnyFile.verify(file("text"), FileHints.NONE))
        .isInstanceOf(NotATableException.class);
    assertThat(file("x")).doesNotExist();
  }
}
