package dev.hindsight.oware.play.players;

import static dev.hindsight.core.notation.Quotes.quoted;

import dev.hindsight.core.programs.OutsideProgram;
import dev.hindsight.core.programs.OutsideProgramException;
import dev.hindsight.oware.rules.OwareGame;
import dev.hindsight.oware.rules.OwarePosition;
import dev.hindsight.oware.rules.PositionFormatException;
import dev.hindsight.oware.rules.Side;
import java.util.random.RandomGenerator;

/**
 * Plays what a program of somebody else answers. The rules are kept by us: a move that is not legal
 * is the program's mistake and ends the duel.
 */
final class UciPlayer implements OwarePlayer {
  /** Java machines and tables take their time to start, more so on a machine that is busy. */
  private static final long MILLISECONDS_TO_START = 300_000;

  /** How much longer than it was given a program may think, on a machine that is busy. */
  private static final long MILLISECONDS_OF_GRACE = 30_000;

  private static final String BEST_MOVE = "bestmove ";

  private final PlayerSpec.Outsider spec;
  private final OutsideProgram program;

  UciPlayer(PlayerSpec.Outsider spec) {
    this.spec = spec;
    this.program = OutsideProgram.start(spec.command());
    program.say("uci");
    program.await(line -> line.strip().equals("uciok"), "uciok", MILLISECONDS_TO_START);
  }

  @Override
  public void newGame() {
    program.say("ucinewgame");
    program.say("isready");
    program.await(line -> line.strip().equals("readyok"), "readyok", MILLISECONDS_TO_START);
  }

  @Override
  public int choose(OwareGame game, RandomGenerator random) {
    program.say(position(game));
    program.say("go " + spec.limit());
    String answer =
        program
            .await(
                line -> line.startsWith(BEST_MOVE),
                "bestmove",
                spec.milliseconds() + MILLISECONDS_OF_GRACE)
            .substring(BEST_MOVE.length());
    return readMove(game, answer.strip().split("\\s+", 2)[0]);
  }

  private static int readMove(OwareGame game, String text) {
    try {
      int pit = game.position().parseMove(text);
      if ((game.legalMoves() & 1 << pit) != 0) {
        return pit;
      }
    } catch (PositionFormatException notAMove) {
      // Refused below, as a move that is not legal.
    }
    throw new OutsideProgramException(
        "the program answered " + quoted(text) + ", which is not a legal move in " + game);
  }

  private static String position(OwareGame game) {
    OwarePosition start = game.startPosition();
    StringBuilder text = new StringBuilder("position ");
    text.append(start.equals(OwarePosition.START) ? "startpos" : "fen " + start);
    Side side = start.toMove();
    String separator = " moves ";
    for (int pit : game.moves()) {
      text.append(separator).append(side.pitName(pit));
      side = side.opponent();
      separator = "";
    }
    return text.toString();
  }

  @Override
  public void close() {
    program.close();
  }
}
