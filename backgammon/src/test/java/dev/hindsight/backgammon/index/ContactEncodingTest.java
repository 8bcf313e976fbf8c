package dev.hindsight.backgammon.index;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.RandomBoards;
import dev.hindsight.backgammon.rules.RunningBoard;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class ContactEncodingTest {
  private static final long SEED = 3;
  private static final int THREATS_OF_SIDE = 24;

  private static float[] inputs(ContactEncoding encoding, Board board) {
    int[] symbols = new int[ContactEncoding.MOST_SYMBOLS];
    int count = encoding.write(new RunningBoard(board), symbols);
    return encoding.alphabet().inputs(symbols, count);
  }

  @Test
  void cellsAloneAreThoseThatEveryNetSees() {
    assertThat(ContactEncoding.CELLS.text()).isEqualTo("cells-" + NetEncoding.INPUTS);
    assertThat(ContactEncoding.THREATS.text())
        .isEqualTo("threats-" + ContactEncoding.THREATS.inputs());
    assertThat(Arrays.copyOf(inputs(ContactEncoding.THREATS, Board.START), NetEncoding.INPUTS))
        .containsExactly(inputs(ContactEncoding.CELLS, Board.START));
  }

  @Test
  void theExampleOfTheFirstPosition() {
    float[] inputs = inputs(ContactEncoding.THREATS, Board.START);
    for (int side = 0; side < 2; side++) {
      int at = NetEncoding.INPUTS + side * THREATS_OF_SIDE;
      assertThat(Arrays.copyOfRange(inputs, at, at + THREATS_OF_SIDE))
          .containsExactly(
              0, 0, 0, 0, 0, // shots
              0, 0, 0, // cost
              15 / 36f, 0, 0, 0, 1, // escapes
              15 / 36f, 0, 0, 0, 1, // block
              0, 0, // shut out
              41 / 50f, 0, 0, 0); // spare pips
    }
    int lead = NetEncoding.INPUTS + 2 * THREATS_OF_SIDE;
    assertThat(Arrays.copyOfRange(inputs, lead, inputs.length)).containsOnly(0).hasSize(7);
  }

  /** All numbers but shots, which the generator checks elsewhere, by plain counting. */
  @Test
  void everyBoardIsEncodedAsTheDescriptionSays() {
    SplittableRandom random = new SplittableRandom(SEED);
    for (int number = 0; number < 2_000; number++) {
      Board board = RandomBoards.board(random);
      float[] inputs = inputs(ContactEncoding.THREATS, board);
      checkSide(board, inputs, NetEncoding.INPUTS);
      checkSide(board.swapped(), inputs, NetEncoding.INPUTS + THREATS_OF_SIDE);
      int lead = Math.max(-100, Math.min(100, pips(board.swapped()) - pips(board)));
      int at = NetEncoding.INPUTS + 2 * THREATS_OF_SIDE;
      assertThat(inputs[at]).isEqualTo(lead / 50f);
      int[] limits = {8, 25, 60};
      for (int limit = 0; limit < 3; limit++) {
        assertThat(inputs[at + 1 + limit] == 1).isEqualTo(lead >= limits[limit]);
        assertThat(inputs[at + 4 + limit] == 1).isEqualTo(lead <= -limits[limit]);
      }
    }
  }

  /**
   * A number is named by its first input, {@code mover shots / 36}, and what the others are named
   * after it, {@code mover shots >= 6}, is so on every board.
   */
  @Test
  void everyThreatIsWhatItsNameSays() {
    List<String> names = ContactEncoding.THREATS.alphabet().names();
    assertThat(names).hasSize(263).doesNotContain("").doesNotHaveDuplicates();
    assertThat(names.subList(0, NetEncoding.INPUTS)).isEqualTo(NetEncoding.ALPHABET.names());
    SplittableRandom random = new SplittableRandom(SEED);
    for (int trial = 0; trial < 500; trial++) {
      float[] inputs = inputs(ContactEncoding.THREATS, RandomBoards.board(random));
      Map<String, Integer> numbers = new HashMap<>();
      for (int input = NetEncoding.INPUTS; input < inputs.length; input++) {
        String[] words = names.get(input).split(" (?=[/<>=^])|(?<=[/<>=]) ");
        if (words[0].startsWith("(")) {
          numbers.put(words[0].substring(1), (int) Math.round(6 * Math.sqrt(inputs[input])));
        } else if (words[1].equals("/")) {
          numbers.put(words[0], Math.round(inputs[input] * Integer.parseInt(words[2])));
        } else {
          int number = numbers.get(words[0]);
          int limit = Integer.parseInt(words[2]);
          boolean isSo =
              switch (words[1]) {
                case ">=" -> number >= limit;
                case "<=" -> number <= limit;
                default -> number == limit;
              };
          assertThat(inputs[input])
              .as("%s of %d", names.get(input), number)
              .isEqualTo(isSo ? 1 : 0);
        }
      }
      assertThat(numbers).hasSize(13);
    }
  }

  private static void checkSide(Board board, float[] inputs, int at) {
    int rear = 25;
    while (rear > 0 && board.mover(rear) == 0) {
      rear--;
    }
    List<Integer> ahead = new ArrayList<>();
    for (int point = 1; point <= 24; point++) {
      if (board.other(25 - point) >= 2 && point < rear) {
        ahead.add(rear - point);
      }
    }
    checkAtMost(escapes(ahead), inputs, at + 8, board);
    int block = 36;
    for (int standing = 0; standing <= 6; standing++) {
      List<Integer> held = new ArrayList<>();
      for (int point = standing + 1; point <= 24; point++) {
        if (board.mover(point) >= 2) {
          held.add(point - standing);
        }
      }
      block = Math.min(block, escapes(held));
    }
    checkAtMost(block, inputs, at + 13, board);
    int closed = 0;
    for (int point = 1; point <= 6 && board.mover(25) > 0; point++) {
      closed += board.other(point) >= 2 ? 1 : 0;
    }
    assertThat(inputs[at + 18]).isCloseTo(closed * closed / 36f, within(1e-6f));
    assertThat(inputs[at + 19]).isEqualTo(closed == 6 ? 1 : 0);
    int spare = 19 * board.mover(25);
    for (int point = 7; point <= 24; point++) {
      int count = board.mover(point);
      spare += (point - 6) * (point < 19 || count < 2 ? count : count - 2);
    }
    assertThat(inputs[at + 20]).as("%s", board).isEqualTo(Math.min(127, spare) / 50f);
    assertThat(inputs[at + 22]).isEqualTo(spare <= 15 ? 1 : 0);
  }

  private static void checkAtMost(int rolls, float[] inputs, int at, Board board) {
    assertThat(inputs[at]).as("%s", board).isEqualTo(rolls / 36f);
    int[] limits = {0, 6, 12, 18};
    for (int limit = 0; limit < limits.length; limit++) {
      assertThat(inputs[at + 1 + limit] == 1).isEqualTo(rolls <= limits[limit]);
    }
  }

  /** Rolls that take one checker seven points or more ahead, by trying them. */
  private static int escapes(List<Integer> blocked) {
    int escaping = 0;
    for (int first = 1; first <= 6; first++) {
      for (int second = 1; second <= 6; second++) {
        boolean gets = false;
        if (first == second) {
          for (int at = first; at <= 4 * first && !blocked.contains(at); at += first) {
            gets |= at >= 7;
          }
        } else {
          gets =
              first + second >= 7
                  && !blocked.contains(first + second)
                  && !(blocked.contains(first) && blocked.contains(second));
        }
        escaping += gets ? 1 : 0;
      }
    }
    return escaping;
  }

  private static int pips(Board board) {
    int pips = 0;
    for (int cell = 1; cell <= 25; cell++) {
      pips += cell * board.mover(cell);
    }
    return pips;
  }
}
