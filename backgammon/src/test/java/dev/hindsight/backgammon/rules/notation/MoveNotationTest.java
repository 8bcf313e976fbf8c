package dev.hindsight.backgammon.rules.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.backgammon.rules.BackgammonFormatException;
import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.Dice;
import dev.hindsight.backgammon.rules.Move;
import dev.hindsight.backgammon.rules.MoveGenerator;
import dev.hindsight.backgammon.rules.RandomBoards;
import java.util.HashSet;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MoveNotationTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          -b----E-C---eE---c-e----B- | 31 | 8/5 6/5          | 8/5 6/5
          -b----E-C---eE---c-e----B- | 31 | 6/5, 8/5         | 8/5 6/5
          -b----E-C---eE---c-e----B- | 65 | 24/18 18/13      | 24/13
          -b----E-C---eE---c-e----B- | 65 | 24/13            | 24/13
          -b----E-C---eE---c-e----B- | 65 | 24/18/13         | 24/13
          -b----E-C---eE---c-e----B- | 33 | 8/5(2) 6/3(2)    | 8/5(2) 6/3(2)
          -b----E-C---eE---c-e----B- | 33 | 8/5 8/5 6/3 6/3  | 8/5(2) 6/3(2)
          -b----E-C---eE---c-e----B- | 11 | 8/7(2) 6/5(2)    | 8/7(2) 6/5(2)
          ---------a---A------------ | 42 | 13/9*/7          | 13/9*/7
          ---------a---A------------ | 42 | 13/9/7           | 13/9*/7
          ---------a---A------------ | 42 | 13/11/7          | 13/7
          ---------a---A------------ | 42 | 13/7             | 13/7
          -------a-a---A------------ | 42 | 13/9*/7*         | 13/9*/7*
          -------------------------A | 31 | BAR/22 22/21     | bar/21
          -------------------------A | 31 | 25/21            | bar/21
          ------B------------------- | 66 | 6/off(2)         | 6/off(2)
          ------B------------------- | 66 | 6/0 6/0          | 6/off(2)
          -------------------bbbbbbA | 31 | ''               | cannot move
          -------------------bbbbbbA | 31 | cannot move      | cannot move
          -A------------------------ | 65 | 1/off            | 1/off
          """)
  void movesAreReadAsPeopleWriteThemAndWrittenOneWay(
      String board, String roll, String text, String written) {
    Board position = Xgid.parse(board + ":0:0:1:00:0:0:0:0:10").board();
    Dice dice = new Dice(roll.charAt(0) - '0', roll.charAt(1) - '0');
    assertThat(MoveNotation.write(MoveNotation.parse(text, position, dice))).isEqualTo(written);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          8/4 6/5            | not a legal move with 3-1
          8/5                | not a legal move with 3-1
          cannot move        | not a legal move with 3-1
          7/4                | from 7, but there is none
          8/5 6/5*           | hits on 5, but there is no single checker
          5/8                | at character 3: a checker moves to a lower point
          8                  | at character 2: a '/' and the point
          8/                 | at character 3: a point is 1 to 24
          26/20              | at character 1: a point is 1 to 24
          8/5(5)             | at character 4: the number of checkers
          8/5(               | at character 4: the number of checkers
          8/7/6/5/4/3        | at character 11: a checker makes at most four steps
          8/5(2) 6/3(2) 24/21| at character 15: a move has at most four steps
          8-5                | at character 2: a '/' and the point
          off/5              | at character 5: a checker moves to a lower point
          8/bar              | at character 3: a checker moves to a lower point
          """)
  void badMovesAreRefusedWithTheirFault(String text, String fault) {
    assertThatThrownBy(() -> MoveNotation.parse(text, Board.START, new Dice(3, 1)))
        .isInstanceOf(BackgammonFormatException.class)
        .hasMessageContaining(fault);
  }

  @Test
  void aMoveThatCouldHitOnDifferentPointsIsRefused() {
    Board board = Xgid.parse("---------a-a-A------------:0:0:1:00:0:0:0:0:10").board();
    assertThatThrownBy(() -> MoveNotation.parse("13/7", board, new Dice(4, 2)))
        .hasMessageContaining("could hit on different points");
    assertThat(MoveNotation.write(MoveNotation.parse("13/11/7", board, new Dice(4, 2))))
        .isEqualTo("13/11*/7");
  }

  @Test
  void everyLegalMoveIsWrittenDifferentlyAndReadBack() {
    long seed = 13;
    SplittableRandom random = new SplittableRandom(seed);
    MoveGenerator moves = new MoveGenerator();
    for (int sample = 0; sample < 300; sample++) {
      Board board = RandomBoards.board(random);
      Dice dice = new Dice(random.nextInt(1, 7), random.nextInt(1, 7));
      moves.prepare(board);
      int count = Math.min(200, moves.generate(dice.first(), dice.second()));
      Set<String> texts = new HashSet<>();
      for (int index = 0; index < count; index++) {
        Move move = Move.of(moves, index);
        String text = MoveNotation.write(move);
        texts.add(text);
        assertThat(MoveNotation.find(text, board, dice, moves))
            .as("seed %d, sample %d: %s of %s with %s", seed, sample, text, board, dice)
            .isEqualTo(index);
      }
      assertThat(texts).as("seed %d, sample %d", seed, sample).hasSize(count);
    }
  }

  @Test
  void damagedMovesAreReadOrRefused() {
    MoveGenerator moves = new MoveGenerator();
    IdFuzz.run(
        7,
        10_000,
        random -> {
          moves.prepare(Board.START);
          int count = moves.generate(random.nextInt(1, 7), random.nextInt(1, 7));
          return MoveNotation.write(Move.of(moves, random.nextInt(count)));
        },
        text -> MoveNotation.parse(text, Board.START, new Dice(2, 2)));
  }
}
