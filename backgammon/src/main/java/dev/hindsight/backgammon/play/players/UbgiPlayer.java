package dev.hindsight.backgammon.play.players;

import static dev.hindsight.core.notation.Quotes.quoted;

import dev.hindsight.backgammon.rules.BackgammonFormatException;
import dev.hindsight.backgammon.rules.BackgammonPosition;
import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.Dice;
import dev.hindsight.backgammon.rules.MoveGenerator;
import dev.hindsight.backgammon.rules.Player;
import dev.hindsight.backgammon.rules.RunningBoard;
import dev.hindsight.backgammon.rules.Turn;
import dev.hindsight.backgammon.rules.notation.MoveNotation;
import dev.hindsight.backgammon.rules.notation.Xgid;
import dev.hindsight.core.programs.OutsideProgram;
import dev.hindsight.core.programs.OutsideProgramException;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.random.RandomGenerator;
import java.util.regex.Pattern;

/**
 * Plays what a program of somebody else answers in the Universal Backgammon Interface. The rules
 * are kept by us: a move that is not legal, silence and an early end are the program's mistakes and
 * end the duel. It is not asked where there is nothing to choose.
 */
final class UbgiPlayer implements BackgammonPlayer {
  /** Programs and their nets take their time to start, more so on a machine that is busy. */
  private static final long MILLISECONDS_TO_START = 300_000;

  private static final long LONGEST_MOVE_MILLISECONDS = TimeUnit.MINUTES.toMillis(10);

  /** What is said beside answers, in the dialects that there are. */
  private static final Pattern REMARK =
      Pattern.compile("(id|info|option|key|readyok|ubgiok)( .*)?");

  /** Points may be joined by a stroke or by nothing at all. */
  private static final Pattern STROKE = Pattern.compile("-");

  private static final Pattern PAIR = Pattern.compile("(\\w+) +(\\w+)");

  private final OutsideProgram program;

  UbgiPlayer(List<String> command) {
    this.program = OutsideProgram.start(command);
    program.say("ubgi");
    program.await(line -> line.strip().equals("readyok"), "readyok", MILLISECONDS_TO_START);
  }

  @Override
  public int choose(RunningBoard before, MoveGenerator ends, RandomGenerator random) {
    if (ends.count() == 1) {
      return 0;
    }
    Board board = before.toBoard();
    Dice dice = new Dice(ends.high(), ends.low());
    String position = Xgid.write(BackgammonPosition.money(board, Turn.toMove(Player.X, dice)));
    program.say(position);
    String answer =
        program
            .await(
                line -> !REMARK.matcher(line.strip()).matches(),
                "a move",
                LONGEST_MOVE_MILLISECONDS)
            .strip();
    String move = STROKE.matcher(answer).replaceAll("/");
    move = move.contains("/") ? move : PAIR.matcher(move).replaceAll("$1/$2");
    try {
      return MoveNotation.find(move, board, dice, ends);
    } catch (BackgammonFormatException notAMove) {
      throw new OutsideProgramException(
          "the program answered "
              + quoted(answer)
              + ", which is not a legal move in "
              + position
              + ": "
              + notAMove.getMessage());
    }
  }

  @Override
  public void close() {
    program.close();
  }
}
