package dev.hindsight.workbench.backgammon.build;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.backgammon.build.bearoff.SpotBearoff;
import dev.hindsight.backgammon.index.ContactEncoding;
import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.Checkers;
import dev.hindsight.backgammon.rules.RunningBoard;
import dev.hindsight.core.runs.Crew;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BackgammonExperienceTest {
  @TempDir Path folder;

  private static BackgammonExperience of(long positions, ContactEncoding encoding) {
    return new BackgammonExperience(positions, encoding, Optional.empty(), Optional.empty(), 7);
  }

  private static int[] cells(ByteBuffer bytes) {
    int[] cells = new int[Checkers.CELLS];
    for (int cell = 0; cell < cells.length; cell++) {
      cells[cell] = bytes.get();
    }
    return cells;
  }

  @Test
  void positionsAreEncodedAndExactWhereATableReaches() throws Exception {
    Path file = folder.resolve("games.npy");
    BackgammonExperience.Result written = of(700, ContactEncoding.CELLS).write(file);
    ByteBuffer bytes = ByteBuffer.wrap(Files.readAllBytes(file)).order(ByteOrder.LITTLE_ENDIAN);
    bytes.position(10 + bytes.getShort(8));
    assertThat(bytes.position() % 64).isZero();
    assertThat(written.bytes()).isEqualTo(bytes.capacity());
    int[] symbols = new int[ContactEncoding.MOST_SYMBOLS];
    long exact = 0;
    int games = 0;
    try (Crew crew = new Crew(1)) {
      SpotBearoff bearoff = new SpotBearoff(6, crew);
      for (int position = 0; position < 700; position++) {
        int[] mover = cells(bytes);
        int[] other = cells(bytes);
        Board board =
            new Board(
                Checkers.packNear(mover),
                Checkers.packFar(mover),
                Checkers.packNear(other),
                Checkers.packFar(other));
        int count = ContactEncoding.CELLS.write(new RunningBoard(board), symbols);
        for (float input : ContactEncoding.CELLS.alphabet().inputs(symbols, count)) {
          assertThat(bytes.getFloat()).isEqualTo(input);
        }
        float win = bytes.getFloat();
        float sum = win;
        for (int result = 1; result < 6; result++) {
          sum += bytes.getFloat();
        }
        assertThat(sum).isBetween(0.9999f, 1.0001f);
        boolean isExact = bytes.get() == 1;
        assertThat(isExact).isEqualTo(bearoff.covers(board));
        if (isExact) {
          exact++;
          assertThat(win).isEqualTo((float) bearoff.winProbabilityForMover(board));
        }
        assertThat(Math.abs(bytes.get())).isBetween(1, 3);
        games = bytes.getInt() + 1;
      }
    }
    assertThat(bytes.hasRemaining()).isFalse();
    assertThat(exact).isPositive().isEqualTo(written.exact());
    assertThat(written.games()).isEqualTo(games);
    Path again = folder.resolve("again.npy");
    of(700, ContactEncoding.CELLS).write(again);
    assertThat(again).hasSameBinaryContentAs(file);
  }

  @Test
  void whatCannotBeWrittenIsRefused() {
    assertThatThrownBy(() -> of(0, ContactEncoding.CELLS))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("not 0");
    assertThatThrownBy(() -> of(1, ContactEncoding.CELLS).write(folder.resolve("games.csv")))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
