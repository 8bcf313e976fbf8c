package dev.hindsight.backgammon.play.evaluate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.backgammon.play.players.EvaluatingPlayer;
import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.MoveGenerator;
import dev.hindsight.backgammon.rules.RunningBoard;
import dev.hindsight.backgammon.table.DefaultNets;
import dev.hindsight.core.runs.TrialRandom;
import org.junit.jupiter.api.Test;

/** What any player of sense knows, the nets of the program know too. */
class DefaultNetsSenseTest {
  private final Evaluator nets = new NetEvaluator(DefaultNets.nets());

  /** Ahead by 60 pips and able to pass the last two that could hit: whoever stays gives chances. */
  @Test
  void whoIsAheadBreaksContact() {
    int[] mover = new int[25];
    mover[13 - 1] = 2;
    mover[6 - 1] = 3;
    mover[5 - 1] = 3;
    mover[4 - 1] = 3;
    mover[3 - 1] = 2;
    mover[2 - 1] = 2;
    int[] other = new int[25];
    other[15 - 1] = 2;
    other[8 - 1] = 5;
    other[7 - 1] = 4;
    other[6 - 1] = 4;
    Board board = Board.of(mover, other);
    RunningBoard running = new RunningBoard(board);
    assertThat(running.isContact()).isTrue();
    assertThat(board.moverPips()).isLessThan(board.swapped().moverPips() - 40);
    MoveGenerator moves = new MoveGenerator();
    moves.prepare(running);
    int count = moves.generate(6, 5);
    int chosen = new EvaluatingPlayer(nets).choose(running, moves, TrialRandom.of(1, 0));
    int breaking = 0;
    for (int index = 0; index < count; index++) {
      breaking += isContactAfter(moves, index) ? 0 : 1;
    }
    assertThat(breaking).as("there is a choice").isBetween(1, count - 1);
    assertThat(isContactAfter(moves, chosen)).isFalse();
  }

  private static boolean isContactAfter(MoveGenerator moves, int index) {
    RunningBoard next = new RunningBoard(Board.START);
    next.play(moves, index);
    return next.isContact();
  }
}
