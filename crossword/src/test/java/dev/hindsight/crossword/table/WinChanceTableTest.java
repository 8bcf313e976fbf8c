package dev.hindsight.crossword.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.hindsight.core.tables.CorruptTableException;
import dev.hindsight.core.tables.Provenance;
import dev.hindsight.core.tables.TableFiles;
import dev.hindsight.core.tables.TableSchema;
import dev.hindsight.core.tables.TableWriter;
import dev.hindsight.core.tables.WrongTableException;
import dev.hindsight.crossword.rules.letters.TileSet;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WinChanceTableTest {
  private static final TileSet SMALL = SmallTiles.SET;
  private static final int TILES = SMALL.total();
  private static final String WORDS = "ab".repeat(32);
  private static final Provenance PROVENANCE = Provenance.ofRecipe("games made up for a test");

  @TempDir Path folder;

  @Test
  void chancesFollowTheGames() {
    WinChanceTable table = WinChanceTable.of(SMALL, WORDS, logistic(400_000, 3));
    for (int unseen = 1; unseen <= TILES; unseen++) {
      for (int lead = -40; lead <= 40; lead++) {
        assertThat(table.winChance(EquityLead.ofPoints(lead), unseen))
            .as("seed 3, lead " + lead + ", unseen " + unseen)
            .isCloseTo(chance(lead, unseen), within(0.06));
      }
    }
  }

  @Test
  void chancesNeverFallAsTheLeadGrows() {
    for (int seed = 0; seed < 50; seed++) {
      WinTally tally = new WinTally(50, TILES);
      SplittableRandom random = new SplittableRandom(seed);
      for (int game = 0; game < 300; game++) {
        tally.add(
            EquityLead.ofPoints(random.nextInt(-60, 61)),
            0,
            random.nextInt(TILES + 1),
            random.nextInt(3));
      }
      WinChanceTable table = WinChanceTable.of(SMALL, WORDS, tally);
      for (int unseen = 1; unseen <= TILES; unseen++) {
        for (int lead = -50; lead <= 50; lead++) {
          double chance = table.winChance(EquityLead.ofPoints(lead), unseen);
          assertThat(chance).as("seed " + seed).isBetween(0.0, 1.0).isNotIn(0.0, 1.0);
          assertThat(chance)
              .as("seed " + seed)
              .isGreaterThanOrEqualTo(table.winChance(EquityLead.ofPoints(lead - 1), unseen));
        }
      }
    }
  }

  @Test
  void leadsBeyondTheEndsCountAsTheEnds() {
    WinChanceTable table = WinChanceTable.of(SMALL, WORDS, logistic(10_000, 1));
    assertThat(table.winChance(EquityLead.ofPoints(1_000), 4))
        .isEqualTo(table.winChance(EquityLead.ofPoints(50), 4));
    assertThat(table.winChance(EquityLead.ofPoints(-1_000), 4))
        .isEqualTo(table.winChance(EquityLead.ofPoints(-50), 4));
  }

  @Test
  void talliesMergeInAnyOrder() {
    WinTally first = logistic(5_000, 1);
    WinTally second = logistic(7_000, 2);
    WinTally oneWay =
        WinTally.of(50, TILES, first.games(), first.halfWins(), first.keptMillipoints());
    oneWay.merge(second);
    WinTally otherWay =
        WinTally.of(50, TILES, second.games(), second.halfWins(), second.keptMillipoints());
    otherWay.merge(first);
    assertThat(oneWay.games()).isEqualTo(otherWay.games());
    assertThat(oneWay.halfWins()).isEqualTo(otherWay.halfWins());
    assertThat(oneWay.keptMillipoints()).isEqualTo(otherWay.keptMillipoints());
    assertThatThrownBy(() -> oneWay.merge(new WinTally(49, TILES)))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void countsThatCannotBeAreRefused() {
    WinTally sound = new WinTally(2, 1);
    long[] none = sound.games();
    long[] negative = sound.games();
    negative[3] = -1;
    long[] one = sound.games();
    one[3] = 1;
    assertThatThrownBy(() -> WinTally.of(2, 1, negative, none, new long[2]))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> WinTally.of(2, 1, none, one, new long[2]))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> WinTally.of(3, 1, none, none, new long[2]))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> WinChanceTable.of(SMALL, WORDS, new WinTally(5, TILES)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("win chances need at least one finished game");
    assertThatThrownBy(() -> WinChanceTable.of(SMALL, WORDS, sound))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void everyChanceComesBack() throws IOException {
    WinChanceTable table = WinChanceTable.of(SMALL, WORDS, logistic(10_000, 1));
    Path file = folder.resolve("chances.table");
    table.write(file, PROVENANCE);
    WinChanceTable back = WinChanceTable.open(file, SMALL, WORDS);
    assertThat(back.mostLead()).isEqualTo(50);
    assertThat(back.tiles()).isEqualTo(SMALL);
    assertThat(back.wordsSha256()).isEqualTo(WORDS);
    for (int unseen = 0; unseen <= TILES; unseen++) {
      assertThat(back.games(unseen)).isEqualTo(table.games(unseen));
      assertThat(back.meanKeptMillipoints(unseen)).isEqualTo(table.meanKeptMillipoints(unseen));
      for (int lead = -51; lead <= 51; lead++) {
        assertThat(back.winChance(EquityLead.ofPoints(lead), unseen))
            .isEqualTo(table.winChance(EquityLead.ofPoints(lead), unseen));
      }
    }
    assertThat(TableFiles.verify(file).ok()).isTrue();
    back.write(folder.resolve("again"), PROVENANCE);
    assertThat(folder.resolve("again")).hasSameBinaryContentAs(file);
  }

  @Test
  void aTableOfOtherTilesOrWordsIsRefusedByName() throws IOException {
    Path file = folder.resolve("chances.table");
    WinChanceTable.of(SMALL, WORDS, logistic(100, 1)).write(file, PROVENANCE);
    assertThatThrownBy(() -> WinChanceTable.open(file, TileSet.english(), WORDS))
        .isInstanceOf(WrongTableException.class)
        .hasMessageContaining("english");
    assertThatThrownBy(() -> WinChanceTable.open(file, SMALL, "00".repeat(32)))
        .isInstanceOf(WrongTableException.class)
        .hasMessageContaining("words");
  }

  @Test
  void chancesThatAreNoneAreRefused() throws IOException {
    Path file = folder.resolve("chances.table");
    TableSchema schema =
        new TableSchema(
            WinChanceFormat.KIND,
            WinChanceFormat.parameters(SMALL, WORDS, 1),
            PROVENANCE,
            WinChanceFormat.columns(SMALL, 1));
    for (float bad : new float[] {Float.NaN, -0.5f, 1.5f, 0.25f}) {
      float[] chances = new float[3 * (TILES + 1)];
      Arrays.fill(chances, 0.5f);
      chances[4] = bad;
      try (TableWriter writer = TableWriter.create(file, schema)) {
        writer.column(WinChanceFormat.GAMES).write(new long[TILES + 1], 0, TILES + 1);
        writer.column(WinChanceFormat.KEPT).write(new int[TILES + 1], 0, TILES + 1);
        writer.column(WinChanceFormat.CHANCES).write(chances, 0, chances.length);
        writer.seal();
      }
      assertThatThrownBy(() -> WinChanceTable.open(file))
          .as("chance " + bad)
          .isInstanceOf(CorruptTableException.class);
    }
  }

  /** Games in which the lead decides the more, the fewer tiles are unseen. */
  private static WinTally logistic(int games, int seed) {
    SplittableRandom random = new SplittableRandom(seed);
    WinTally tally = new WinTally(50, TILES);
    for (int game = 0; game < games; game++) {
      int lead = random.nextInt(-50, 51);
      int unseen = random.nextInt(1, TILES + 1);
      boolean won = random.nextDouble() < chance(lead, unseen);
      tally.add(
          EquityLead.ofPoints(lead), 1_000 * unseen, unseen, won ? WinTally.WIN : WinTally.LOSS);
    }
    return tally;
  }

  private static double chance(int lead, int unseen) {
    return 1 / (1 + StrictMath.exp(-lead / (3.0 * unseen)));
  }
}
