package dev.hindsight.workbench.crossword.play;

import static dev.hindsight.core.notation.Quotes.quoted;

import dev.hindsight.core.programs.OutsideProgram;
import dev.hindsight.core.programs.OutsideProgramException;
import dev.hindsight.crossword.play.players.Player;
import dev.hindsight.crossword.play.players.PlayerSpec;
import dev.hindsight.crossword.rules.board.Exchange;
import dev.hindsight.crossword.rules.board.Game;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.board.Move;
import dev.hindsight.crossword.rules.board.Pass;
import dev.hindsight.crossword.rules.letters.CrosswordFormatException;
import dev.hindsight.crossword.rules.letters.TileCounts;
import dev.hindsight.crossword.rules.letters.Tiles;
import dev.hindsight.crossword.rules.notation.Cgp;
import dev.hindsight.crossword.rules.notation.CgpPosition;
import dev.hindsight.crossword.rules.notation.MoveNotation;
import dev.hindsight.workbench.crossword.ask.MoveRefusal;
import dev.hindsight.workbench.crossword.files.LoadedEquipment;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.random.RandomGenerator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Plays what a program of somebody else answers, in the language of {@code hindsight crossword
 * engine}. The rules are kept by us, with our words: a move that is not legal, silence and an early
 * end are the program's mistakes and end the duel.
 */
final class EnginePlayer implements Player {
  /** Java machines and word lists take their time to start, more so on a machine that is busy. */
  private static final long MILLISECONDS_TO_START = 300_000;

  /** How much longer than it was given a program may think, on a machine that is busy. */
  private static final long MILLISECONDS_OF_GRACE = 30_000;

  private static final long LONGEST_MOVE_MILLISECONDS = TimeUnit.HOURS.toMillis(1);
  private static final String BEST_MOVE = "bestmove ";
  private static final Pattern SECONDS =
      Pattern.compile("(.* )?seconds ([0-9]{1,4}([.][0-9]+)?)( .*)?");

  private final PlayerSpec.Outsider spec;
  private final OutsideProgram program;
  private final MoveNotation notation;
  private final LoadedEquipment loaded;
  private final long patience;

  EnginePlayer(PlayerSpec.Outsider spec, LoadedEquipment loaded) {
    this.spec = spec;
    this.loaded = loaded;
    this.notation = new MoveNotation(loaded.rules());
    Matcher seconds = SECONDS.matcher(spec.go());
    this.patience =
        MILLISECONDS_OF_GRACE
            + (seconds.matches()
                ? (long) (1_000 * Double.parseDouble(seconds.group(2)))
                : LONGEST_MOVE_MILLISECONDS);
    this.program = OutsideProgram.start(spec.command());
    program.say("cwi");
    program.await(line -> line.strip().equals("cwiok"), "cwiok", MILLISECONDS_TO_START);
  }

  @Override
  public void newGame() {
    program.say("newgame");
    program.say("isready");
    program.await(line -> line.strip().equals("readyok"), "readyok", MILLISECONDS_TO_START);
  }

  @Override
  public Move choose(Game game, RandomGenerator random) {
    program.say("position cgp " + seen(game) + last(game));
    program.say("go " + spec.go());
    String answer =
        program
            .await(line -> line.startsWith(BEST_MOVE), "bestmove", patience)
            .substring(BEST_MOVE.length())
            .strip();
    return legal(answer, game);
  }

  /** What the player on turn sees. */
  private static String seen(Game game) {
    int seat = game.seatOnTurn();
    GamePosition all = game.position();
    GamePosition seen =
        new GamePosition(
            all.rules(),
            all.squares(),
            List.of(rack(game, seat), Tiles.of()),
            List.of(game.scorePoints(seat), game.scorePoints(1 - seat)),
            all.scorelessTurns());
    return Cgp.format(new CgpPosition(seen, List.of()));
  }

  private static Tiles rack(Game game, int seat) {
    return TileCounts.lettersBlanksLast(game.rack(seat).counts());
  }

  /** What the opponent just did. */
  private String last(Game game) {
    if (game.turns() == 0) {
      return "";
    }
    Move move = game.move(game.turns() - 1);
    if (move instanceof Exchange exchange) {
      return " last exchange " + exchange.letters().length();
    }
    return " last " + (move instanceof Pass ? "pass" : notation.format(move));
  }

  private Move legal(String text, Game game) {
    Optional<String> wrong;
    try {
      Move move = notation.parse(text, game.board());
      wrong =
          new MoveRefusal(game.board(), loaded.words())
              .find(move, rack(game, game.seatOnTurn()), game.bag().size());
      if (wrong.isEmpty()) {
        return move;
      }
    } catch (CrosswordFormatException notAMove) {
      wrong = Optional.ofNullable(notAMove.getMessage());
    }
    throw new OutsideProgramException(
        "the program answered "
            + quoted(text)
            + ", which is not a legal move in "
            + seen(game)
            + ": "
            + wrong.orElse("the rules do not allow it"));
  }

  @Override
  public void close() {
    program.close();
  }
}
