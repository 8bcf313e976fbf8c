package dev.hindsight.backgammon.play.players;

import dev.hindsight.backgammon.rules.MoveGenerator;
import dev.hindsight.backgammon.rules.RunningBoard;
import java.util.random.RandomGenerator;

/** Plays any legal end position, each as likely as the others. */
public final class RandomPlayer implements BackgammonPlayer {
  @Override
  public int choose(RunningBoard before, MoveGenerator ends, RandomGenerator random) {
    return random.nextInt(ends.count());
  }
}
