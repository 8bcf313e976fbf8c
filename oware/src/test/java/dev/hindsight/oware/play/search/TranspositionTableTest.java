package dev.hindsight.oware.play.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.oware.rules.RandomBoards;
import dev.hindsight.oware.rules.Row;
import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class TranspositionTableTest {
  private record Key(long mover, long other, int turnsLeft, int history) {}

  @Test
  void dataComesBackAsItWasPacked() {
    for (int value : new int[] {-4800, -1, 0, 99, 4800}) {
      for (int depth : new int[] {0, 1, 200}) {
        long data =
            TranspositionTable.data(value, TranspositionTable.AT_MOST, depth == 1, depth, 5);
        assertThat(TranspositionTable.value(data)).isEqualTo(value);
        assertThat(TranspositionTable.bound(data)).isEqualTo(TranspositionTable.AT_MOST);
        assertThat(TranspositionTable.depth(data)).isEqualTo(depth);
        assertThat(TranspositionTable.pit(data)).isEqualTo(5);
        assertThat(TranspositionTable.isProven(data)).isEqualTo(depth == 1);
      }
    }
  }

  @Test
  void whatIsFoundIsWhatWasLastPutThere() {
    TranspositionTable table = new TranspositionTable(1);
    Map<Key, Long> truth = new HashMap<>();
    SplittableRandom random = new SplittableRandom(7);
    int found = 0;
    for (int step = 0; step < 100_000; step++) {
      Key key = randomKey(random);
      long data = table.find(key.mover, key.other, key.turnsLeft, key.history);
      if (data != TranspositionTable.ABSENT) {
        found++;
        assertThat(data).as("step %d", step).isEqualTo(truth.get(key));
      }
      long newData =
          TranspositionTable.data(
              random.nextInt(-4800, 4801), TranspositionTable.EXACT, true, random.nextInt(20), 3);
      table.put(key.mover, key.other, key.turnsLeft, key.history, newData);
      truth.put(key, newData);
    }
    assertThat(found).isGreaterThan(1000);
    table.clear();
    for (Key key : truth.keySet()) {
      assertThat(table.find(key.mover, key.other, key.turnsLeft, key.history))
          .isEqualTo(TranspositionTable.ABSENT);
    }
  }

  @Test
  void turnsLeftAndHistoryTellPositionsApart() {
    TranspositionTable table = new TranspositionTable(1);
    long data = TranspositionTable.data(7, TranspositionTable.EXACT, true, 3, 2);
    table.put(0x01L, 0x02L, 5, 0, data);
    assertThat(table.find(0x01L, 0x02L, 5, 0)).isEqualTo(data);
    assertThat(table.find(0x01L, 0x02L, 6, 0)).isEqualTo(TranspositionTable.ABSENT);
    assertThat(table.find(0x01L, 0x02L, OwareRules.NO_TURN_LIMIT, 0))
        .isEqualTo(TranspositionTable.ABSENT);
    assertThat(table.find(0x01L, 0x02L, 5, 1)).isEqualTo(TranspositionTable.ABSENT);
    assertThat(table.find(0x02L, 0x01L, 5, 0)).isEqualTo(TranspositionTable.ABSENT);
  }

  @Test
  void sizesOutOfRangeAreRefused() {
    assertThatThrownBy(() -> new TranspositionTable(0)).hasMessageContaining("from 1 to 8192");
    assertThatThrownBy(() -> new TranspositionTable(8193)).hasMessageContaining("8193 MiB");
  }

  /** Few enough keys that many come twice, and of every shape. */
  private static Key randomKey(SplittableRandom random) {
    SplittableRandom ofBoard = new SplittableRandom(random.nextInt(100_000));
    int[] board = RandomBoards.board(ofBoard.nextInt(1, 49), ofBoard);
    return new Key(
        Row.pack(board, 0),
        Row.pack(board, 6),
        random.nextBoolean() ? OwareRules.NO_TURN_LIMIT : random.nextInt(1, 3),
        random.nextInt(2));
  }
}
