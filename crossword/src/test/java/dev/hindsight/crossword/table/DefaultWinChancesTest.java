package dev.hindsight.crossword.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.rules.words.WordGraph;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class DefaultWinChancesTest {
  private static final String WORDS = "5".repeat(64);

  @Test
  void whatIsWrittenIsRead() throws IOException {
    WinChanceTable table = made();
    WinChanceTable read = read(written(table), SmallTiles.SET);
    assertThat(read.wordsSha256()).isEqualTo(WORDS);
    for (int unseen = 0; unseen <= SmallTiles.SET.total(); unseen++) {
      assertThat(read.games(unseen)).isEqualTo(table.games(unseen));
      for (int lead = -31; lead <= 31; lead++) {
        assertThat(read.winChance(lead, unseen)).isEqualTo(table.winChance(lead, unseen));
      }
    }
    assertThat(written(read)).isEqualTo(written(table));
  }

  @Test
  void whatIsDamagedIsRefused() throws IOException {
    byte[] bytes = written(made());
    assertThatThrownBy(() -> read(Arrays.copyOf(bytes, bytes.length / 2), SmallTiles.SET))
        .isInstanceOf(IOException.class);
    assertThatThrownBy(() -> read(bytes, TileSet.english())).isInstanceOf(IOException.class);
    assertThatThrownBy(() -> read(new byte[] {1, 2, 3}, SmallTiles.SET))
        .isInstanceOf(IOException.class);
  }

  @Test
  void theChancesOfTheProgramAreForItsWordsAndTiles() {
    String words = WordGraph.enable().wordsSha256();
    assertThat(DefaultWinChances.find(SmallTiles.SET, words)).isEmpty();
    assertThat(DefaultWinChances.find(TileSet.english(), WORDS)).isEmpty();
    assertThat(DefaultWinChances.find(TileSet.english(), words)).isPresent();
  }

  @Test
  void theChancesOfTheProgramMakeSense() {
    WinChanceTable chances =
        DefaultWinChances.find(TileSet.english(), WordGraph.enable().wordsSha256()).orElseThrow();
    assertThat((double) chances.winChance(0, 93))
        .as("the player who begins has the better of it")
        .isBetween(0.5, 0.6);
    for (int unseen = 10; unseen <= 90; unseen += 10) {
      double behind = chances.winChance(-100, unseen);
      double ahead = chances.winChance(100, unseen);
      assertThat(ahead).isGreaterThan(0.75);
      assertThat(behind).isLessThan(0.3);
    }
    assertThat((double) chances.winChance(60, 10))
        .as("a lead is worth more the less is left")
        .isGreaterThan(chances.winChance(60, 80) + 0.1);
    assertThat((double) chances.winChance(300, 20)).isCloseTo(1, within(0.01));
  }

  private static WinChanceTable made() {
    WinTally tally = new WinTally(30, SmallTiles.SET.total());
    SplittableRandom random = new SplittableRandom(5);
    for (int game = 0; game < 2_000; game++) {
      int lead = random.nextInt(-35, 36);
      int unseen = random.nextInt(SmallTiles.SET.total() + 1);
      tally.add(lead, unseen, random.nextInt(-30, 31) < lead ? WinTally.WIN : WinTally.LOSS);
    }
    return WinChanceTable.of(SmallTiles.SET, WORDS, tally);
  }

  private static byte[] written(WinChanceTable table) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    DefaultWinChances.write(bytes, table);
    return bytes.toByteArray();
  }

  private static WinChanceTable read(byte[] bytes, TileSet tiles) throws IOException {
    return DefaultWinChances.read(new ByteArrayInputStream(bytes), tiles, "the test");
  }
}
