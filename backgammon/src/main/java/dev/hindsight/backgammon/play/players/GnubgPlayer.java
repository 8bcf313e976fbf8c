package dev.hindsight.backgammon.play.players;

import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.Dice;
import dev.hindsight.backgammon.rules.MoveGenerator;
import dev.hindsight.backgammon.rules.RunningBoard;
import dev.hindsight.backgammon.rules.notation.MoveNotation;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.random.RandomGenerator;

/** Plays what gnubg says. */
public final class GnubgPlayer implements BackgammonPlayer {
  private final GnubgSocket gnubg;

  public GnubgPlayer(GnubgSocket gnubg) {
    this.gnubg = gnubg;
  }

  @Override
  public int choose(RunningBoard before, MoveGenerator ends, RandomGenerator random) {
    if (ends.count() == 1) {
      return 0;
    }
    Board board = before.toBoard();
    Dice dice = new Dice(ends.high(), ends.low());
    try {
      return MoveNotation.find(gnubg.move(board, dice), board, dice, ends);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
