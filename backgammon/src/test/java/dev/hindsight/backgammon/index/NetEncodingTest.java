package dev.hindsight.backgammon.index;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.RandomBoards;
import dev.hindsight.backgammon.rules.RunningBoard;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class NetEncodingTest {
  private static float[] inputs(Board board) {
    int[] symbols = new int[NetEncoding.MOST_SYMBOLS];
    int count = NetEncoding.write(new RunningBoard(board), symbols);
    return NetEncoding.ALPHABET.inputs(symbols, count);
  }

  @Test
  void theExampleOfTheFirstPosition() {
    float[] inputs = inputs(Board.START);
    assertThat(inputs).hasSize(208);
    assertThat(inputs).containsSequence(new float[] {1, 1, 1, 1});
    for (int side = 0; side < 208; side += 104) {
      assertThat(part(inputs, side + 24)).containsExactly(1, 1, 1, 1);
      assertThat(part(inputs, side + 32)).containsExactly(1, 1, 1, 0);
      assertThat(part(inputs, side + 52)).containsExactly(1, 1, 1, 1);
      assertThat(part(inputs, side + 96)).containsExactly(1, 1, 0, 0);
    }
    int notZero = 0;
    for (float input : inputs) {
      notZero += input != 0 ? 1 : 0;
    }
    assertThat(notZero).isEqualTo(26);
  }

  @Test
  void inputsAreNamed() {
    List<String> names = NetEncoding.ALPHABET.names();
    assertThat(names.subList(24, 28))
        .containsExactly("mover 6 >= 1", "mover 6 >= 2", "mover 6 >= 3", "max(0; mover 6 - 3) / 2");
    assertThat(names.get(0)).isEqualTo("mover off >= 1");
    assertThat(names.get(104)).isEqualTo("other off >= 1");
    assertThat(names.get(207)).isEqualTo("max(0; other bar - 3) / 2");
  }

  private static float[] part(float[] inputs, int from) {
    return java.util.Arrays.copyOfRange(inputs, from, from + 4);
  }

  @Test
  void everyBoardIsEncodedAsTheDescriptionSays() {
    SplittableRandom random = new SplittableRandom(1);
    for (int n = 0; n < 2_000; n++) {
      Board board = RandomBoards.board(random);
      assertThat(inputs(board)).as("%s", board).containsExactly(asDescribed(board));
    }
  }

  private static float[] asDescribed(Board board) {
    float[] inputs = new float[208];
    for (int cell = 0; cell < 26; cell++) {
      describe(board.mover(cell), inputs, 4 * cell);
      describe(board.other(cell), inputs, 104 + 4 * cell);
    }
    return inputs;
  }

  private static void describe(int count, float[] inputs, int at) {
    inputs[at] = count >= 1 ? 1 : 0;
    inputs[at + 1] = count >= 2 ? 1 : 0;
    inputs[at + 2] = count >= 3 ? 1 : 0;
    inputs[at + 3] = count > 3 ? (count - 3) / 2f : 0;
  }
}
