package dev.hindsight.workbench.crossword.build;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.tables.CorruptTableException;
import dev.hindsight.core.tables.Sha256;
import dev.hindsight.core.tables.TableFiles;
import dev.hindsight.crossword.build.racks.TrainingPlan;
import dev.hindsight.crossword.play.simulation.WinChances;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.table.CrosswordTables;
import dev.hindsight.crossword.table.DefaultTables;
import dev.hindsight.crossword.table.DrawConvention;
import dev.hindsight.crossword.table.LeavePurpose;
import dev.hindsight.crossword.table.LeaveTable;
import dev.hindsight.crossword.table.RackEquityTable;
import dev.hindsight.crossword.table.WinChanceTable;
import dev.hindsight.crossword.table.WordTable;
import dev.hindsight.workbench.BuildResult;
import dev.hindsight.workbench.Conversion;
import dev.hindsight.workbench.FileHints;
import dev.hindsight.workbench.TableBuild;
import dev.hindsight.workbench.crossword.files.CrosswordFileException;
import dev.hindsight.workbench.crossword.files.CrosswordFiles;
import dev.hindsight.workbench.crossword.files.CrosswordGameFiles;
import dev.hindsight.workbench.crossword.files.LoadedEquipment;
import dev.hindsight.workbench.crossword.files.TinyFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Every kind of crossword file built, opened again and converted there and back. */
class CrosswordBuildTest {
  @TempDir Path folder;

  private TinyFiles tiny;
  private TileSet tiles;

  @BeforeEach
  void bringFiles() throws IOException {
    tiny = TinyFiles.in(folder);
    tiles = LoadedEquipment.openTiles(tiny.tiles());
  }

  private <R> R build(TableBuild<R> build, String name) throws IOException {
    Path target = tiny.file(name);
    build.check(target, 1);
    try (Crew crew = new Crew(1)) {
      return build.run(target, crew);
    }
  }

  private RackEquityResult buildRacks() throws IOException {
    return build(
        new RackEquityBuild(
            tiny.files(), new TrainingPlan(40, 2, 7), new RackEquityBuild.Start(null, false)),
        "tiny.racks");
  }

  private LeavesBuild leaves(String bag, DrawConvention convention) throws IOException {
    return LeavesBuild.open(tiny.file("tiny.racks"), tiles, bag, convention);
  }

  @Test
  void words() throws IOException {
    BuildResult built = build(CrosswordBuild.words(tiny.words(), tiles), "tiny.kwg");
    assertThat(built.entries()).isEqualTo(19);
    assertThat(built.bytes()).isEqualTo(Files.size(tiny.file("tiny.kwg")));
    WordTable words = (WordTable) CrosswordTables.open(tiny.file("tiny.kwg"), tiles);
    assertThat(words.words().words()).isEqualTo(19);
  }

  @Test
  void winChances() throws IOException {
    BuildResult built = build(new WinChanceBuild(tiny.files(), 30, 1), "tiny.wins");
    assertThat(built.what()).contains("leaves count 0");
    assertThat(built.entries()).isEqualTo(30);
    WinChanceTable chances = (WinChanceTable) CrosswordTables.open(tiny.file("tiny.wins"));
    assertThat(chances.games(9)).isEqualTo(30);
    assertThatThrownBy(() -> new WinChanceBuild(tiny.files(), 0, 1))
        .hasMessage("win chances need at least 1 game, not 0");
  }

  @Test
  void rackEquities() throws IOException {
    RackEquityResult result = buildRacks();
    assertThat(result.generations()).hasSize(2);
    assertThat(result.leaves()).isNotEmpty();
    RackEquityTable racks = (RackEquityTable) CrosswordTables.open(tiny.file("tiny.racks"));
    assertThat(racks.tiles()).isEqualTo(tiles);
  }

  @Test
  void leavesSayWhatTheyAreForAndWhatTheyComeFrom() throws IOException {
    buildRacks();
    BuildResult built = build(leaves("AABES?", DrawConvention.HELD_APART), "late.leaves");
    assertThat(built.what()).isEqualTo("leave values for 6 tiny tiles, held-apart convention");
    LeaveTable late = (LeaveTable) CrosswordTables.open(tiny.file("late.leaves"));
    assertThat(built.entries()).isEqualTo(late.index().size() - 1);
    RackEquityTable racks = RackEquityTable.open(tiny.file("tiny.racks"));
    assertThat(late.findPurpose())
        .contains(new LeavePurpose(racks.wordsSha256(), "AABES?", DrawConvention.HELD_APART));
    assertThat(TableFiles.inspect(tiny.file("late.leaves")).provenance().inputSha256())
        .containsEntry("rack equities", Sha256.of(tiny.file("tiny.racks")));

    build(leaves(null, DrawConvention.POOL), "full.leaves");
    LeaveTable full = LeaveTable.open(tiny.file("full.leaves"));
    assertThat(full.findPurpose().orElseThrow().isForFullBag(tiles)).isTrue();
  }

  @Test
  void theNameOfTheFileSaysInWhatFormLeavesAreWritten() throws IOException {
    buildRacks();
    assertThat(build(leaves(null, DrawConvention.POOL), "full.KLV2").what())
        .endsWith("for other programs (.klv2)");
    assertThat(CrosswordTables.isShared(tiny.file("full.KLV2"))).isTrue();
    LeavesBuild build = leaves(null, DrawConvention.POOL);
    for (String name : new String[] {"full.csv", "full.txt", "full.kwg", "full.req"}) {
      assertThatThrownBy(() -> build.check(tiny.file(name), 1))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("written as .klv2 for other programs, or as a table");
    }
  }

  @Test
  void theSameLeavesInEitherFormAndBack() throws IOException {
    buildRacks();
    build(leaves(null, DrawConvention.POOL), "full.leaves");
    build(leaves(null, DrawConvention.POOL), "full.klv2");
    convert("full.leaves", "converted.klv2");
    assertThat(tiny.file("converted.klv2")).hasSameBinaryContentAs(tiny.file("full.klv2"));
    convert("full.klv2", "back.leaves");
    LeaveTable back = LeaveTable.open(tiny.file("back.leaves"));
    assertThat(back.values()).isEqualTo(LeaveTable.open(tiny.file("full.leaves")).values());
    assertThat(back.findPurpose()).as("nobody knows what a .klv2 file is for").isEmpty();
    assertThat(TableFiles.inspect(tiny.file("back.leaves")).provenance().inputSha256())
        .containsEntry("file", Sha256.of(tiny.file("full.klv2")));
  }

  @Test
  void theSameEquitiesInEitherFormAndBack() throws IOException {
    buildRacks();
    convert("tiny.racks", "tiny.req");
    convert("tiny.req", "back.racks");
    assertThat(RackEquityTable.open(tiny.file("back.racks")).values())
        .isEqualTo(RackEquityTable.open(tiny.file("tiny.racks")).values());
    LeavesBuild ofReq = LeavesBuild.open(tiny.file("tiny.req"), tiles, null, DrawConvention.POOL);
    build(ofReq, "req.leaves");
    assertThat(LeaveTable.open(tiny.file("req.leaves")).findPurpose().orElseThrow().wordsSha256())
        .isEqualTo("unknown");
  }

  private void convert(String from, String to) throws IOException {
    new CrosswordGameFiles()
        .convert(
            new Conversion(
                tiny.file(from),
                Optional.empty(),
                false,
                new FileHints(tiny.words(), tiny.tiles()),
                tiny.file(to)));
  }

  @Test
  void playersReadLeavesInEitherForm() throws IOException {
    buildRacks();
    build(leaves(null, DrawConvention.POOL), "full.leaves");
    build(leaves(null, DrawConvention.POOL), "full.klv2");
    LoadedEquipment engine = LoadedEquipment.open(tiny.files());
    int[] values = engine.openLeaves(tiny.file("full.klv2")).values();
    assertThat(engine.openLeaves(tiny.file("full.leaves")).values()).isEqualTo(values);
    LoadedEquipment brought =
        LoadedEquipment.open(
            new CrosswordFiles(tiny.words(), tiny.file("full.leaves"), tiny.tiles(), null));
    assertThat(brought.equipment().leaves().values()).isEqualTo(values);
  }

  /** Leaves of a bag of five tiles were used for a full one, without a word. */
  @Test
  void leavesOfAnotherBagAreRefusedAndThoseOfOtherWordsNamed() throws IOException {
    buildRacks();
    build(leaves("ABE", DrawConvention.HELD_APART), "late.leaves");
    assertThatThrownBy(() -> openWith(tiny.words(), "late.leaves"))
        .isInstanceOf(CrosswordFileException.class)
        .hasMessageContaining("for the bag ABE, not for a full one");
    build(leaves(null, DrawConvention.POOL), "full.leaves");
    assertThat(openWith(tiny.words(), "full.leaves").leavesName())
        .isEqualTo(tiny.file("full.leaves").toString());
    Path others = Files.writeString(tiny.file("others.txt"), "ab\nba\n");
    assertThat(openWith(others, "full.leaves").leavesName())
        .endsWith("full.leaves (learnt with other words)");
    convert("full.leaves", "full.klv2");
    assertThat(openWith(tiny.words(), "full.klv2").leavesName())
        .endsWith("full.klv2 (of unknown origin)");
  }

  private LoadedEquipment openWith(Path words, String leaves) throws IOException {
    return LoadedEquipment.open(new CrosswordFiles(words, tiny.file(leaves), tiny.tiles(), null));
  }

  /** A player with a tournament list got leaves worth 0. */
  @Test
  void anotherListOfEnglishWordsPlaysWithTheBuiltInLeaves() throws IOException {
    Path words = Files.writeString(tiny.file("english.txt"), "care\nrace\n");
    LoadedEquipment loaded = LoadedEquipment.open(new CrosswordFiles(words, null, null, null));
    assertThat(loaded.leavesName()).isEqualTo("ENABLE (learnt with other words)");
    assertThat(loaded.equipment().leaves().values()).isEqualTo(DefaultTables.leaves().values());
    assertThat(WinChances.usual(loaded.rules(), loaded.words().wordsSha256()).name())
        .contains("not with these");
  }

  /** A flipped byte must not come out of a second file as if it had always been so. */
  @Test
  void damagedInputIsRefusedBeforeAnythingIsWritten() throws IOException {
    buildRacks();
    Path racks = tiny.file("tiny.racks");
    byte[] bytes = Files.readAllBytes(racks);
    long place = TableFiles.inspect(racks).columns().get(0).offset() + 9;
    bytes[(int) place] ^= 4;
    Files.write(racks, bytes);
    assertThatThrownBy(() -> leaves(null, DrawConvention.POOL))
        .isInstanceOf(CorruptTableException.class);
    assertThatThrownBy(() -> convert("tiny.racks", "x.req"))
        .isInstanceOf(CorruptTableException.class);
    RackEquityBuild goesOn =
        new RackEquityBuild(
            tiny.files(), new TrainingPlan(5, 1, 7), new RackEquityBuild.Start(racks, false));
    assertThatThrownBy(() -> build(goesOn, "more.racks")).isInstanceOf(CorruptTableException.class);
    assertThat(tiny.file("x.req")).doesNotExist();
    assertThat(tiny.file("more.racks")).doesNotExist();
  }

  @Test
  void aPlaceWhereNothingCanBeWrittenIsRefusedBeforeTheWork() throws IOException {
    Path nowhere = folder.resolve("missing").resolve("x");
    assertThatThrownBy(() -> CrosswordBuild.words(tiny.words(), tiles).check(nowhere, 1))
        .isInstanceOf(NoSuchFileException.class);
    assertThatThrownBy(() -> new WinChanceBuild(tiny.files(), 1, 1).check(nowhere, 1))
        .isInstanceOf(NoSuchFileException.class);
  }

  @Test
  void aBagHasNoMoreTilesThanThereAre() throws IOException {
    buildRacks();
    assertThatThrownBy(() -> leaves("SSSSA", DrawConvention.POOL))
        .hasMessage("the bag has 4 of S, but there are only 3 among the tiny tiles");
    assertThatThrownBy(() -> leaves("Q", DrawConvention.POOL)).hasMessageContaining("the bag: ");
  }
}
