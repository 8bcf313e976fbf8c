package dev.hindsight.cli.backgammon.play;

import dev.hindsight.backgammon.rules.BackgammonPosition;
import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.Dice;
import dev.hindsight.backgammon.rules.GameResult;
import dev.hindsight.backgammon.rules.Move;
import dev.hindsight.backgammon.rules.MoveGenerator;
import dev.hindsight.backgammon.rules.Offer;
import dev.hindsight.backgammon.rules.Player;
import dev.hindsight.backgammon.rules.Turn;
import dev.hindsight.backgammon.rules.notation.MoveNotation;
import dev.hindsight.cli.backgammon.ask.BoardDrawing;
import dev.hindsight.cli.terminal.AnswerTable;
import dev.hindsight.cli.terminal.Conversation;
import dev.hindsight.cli.terminal.PlayedGame;
import dev.hindsight.cli.terminal.TextTable;
import dev.hindsight.workbench.backgammon.ask.BackgammonAnswer;
import dev.hindsight.workbench.backgammon.files.MatchConvert;
import dev.hindsight.workbench.backgammon.play.BackgammonPlay;
import dev.hindsight.workbench.backgammon.play.PlayedMatch;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** A match of backgammon in the terminal. */
final class PlayedBackgammon implements PlayedGame {
  private static final int MOST_HINTS = 5;

  private final BackgammonPlay play;
  private final Conversation talk;

  /** Whether the dice of this turn have been shown. */
  private boolean rolled;

  /** Games that have been announced. */
  private int announced;

  PlayedBackgammon(BackgammonPlay play, Conversation talk) {
    this.play = play;
    this.talk = talk;
    this.announced = play.match().finishedGames();
  }

  void begin(String opponent, long seed) {
    int length = play.match().length();
    String what = length == 0 ? "A game for money" : "A match to " + length;
    talk.say("%s against %s; seed %d. Type help for what can be typed.", what, opponent, seed);
  }

  @Override
  public TextTable words() {
    return new TextTable("", "ll")
        .row("8/5 6/5", "a move; bar/22, 6/off(2), 13/7*/5 are others")
        .row("roll", "roll the dice (or just Enter)")
        .row("double", "offer the cube; take or pass answers it")
        .row("resign N", "give up 1, 2 or 3 times the cube");
  }

  @Override
  public boolean isOver() {
    return play.match().isOver();
  }

  @Override
  public boolean isPersonsTurn() {
    return !play.isOpponentsTurn() && !(hasRolled() && cannotMove());
  }

  /** The opponent's turn, or one in which the person cannot move. */
  @Override
  public void goOn() {
    announceGame();
    if (play.isOpponentsTurn()) {
      talk.say("%nHindsight %s.", play.letOpponentAct());
    } else {
      show();
      talk.say("You roll %s and cannot move.", play.match().dice());
      play.match().move(Move.NONE);
    }
    done();
  }

  private boolean isOffered() {
    return play.match().position().turn().offer() == Offer.DOUBLE;
  }

  /** Whether the dice are to be played; where nobody may double they are rolled at once. */
  private boolean hasRolled() {
    return !isOffered() && (rolled || !play.match().mayDouble());
  }

  private void announceGame() {
    PlayedMatch match = play.match();
    if (!match.isFirstRoll() || announced > match.finishedGames()) {
      return;
    }
    announced = match.finishedGames() + 1;
    Dice dice = match.dice();
    talk.say(
        "%nGame %d%s. You roll %d, Hindsight %d: %s.",
        match.finishedGames() + 1,
        match.length() == 0
            ? ""
            : String.format(
                Locale.ROOT,
                " at %d-%d%s",
                match.points(Player.X),
                match.points(Player.O),
                match.score().crawford() ? ", the Crawford game" : ""),
        dice.first(),
        dice.second(),
        match.onRoll() == Player.X ? "you begin" : "Hindsight begins");
  }

  private void tellGame() {
    PlayedMatch match = play.match();
    talk.say("");
    if (match.length() == 0) {
      boolean won = match.points(Player.X) > 0;
      int points = Math.max(match.points(Player.X), match.points(Player.O));
      talk.say("%s %d %s.", won ? "You win" : "Hindsight wins", points, word(points));
    } else {
      talk.say(
          "You have %d, Hindsight has %d of %d points.%s",
          match.points(Player.X),
          match.points(Player.O),
          match.length(),
          !match.isOver()
              ? ""
              : match.points(Player.X) >= match.length()
                  ? " You win the match."
                  : " Hindsight wins the match.");
    }
  }

  private static String word(int points) {
    return points == 1 ? "point" : "points";
  }

  // ---- one decision ----

  @Override
  public String prompt() {
    return isOffered()
        ? "Take or pass? "
        : hasRolled() ? "Your move with " + play.match().dice() + ": " : "Roll or double? ";
  }

  @Override
  public boolean obey(String typed) {
    return switch (typed.toLowerCase(Locale.ROOT)) {
      case "take", "pass", "drop" -> answerDouble(typed.equalsIgnoreCase("take"));
      case "double" -> offerDouble();
      case "", "r", "roll" -> roll();
      default -> move(typed);
    };
  }

  private boolean answerDouble(boolean takes) {
    if (!isOffered()) {
      talk.say("Nobody has doubled.");
      return false;
    }
    if (takes) {
      play.match().take();
    } else {
      play.match().pass();
    }
    return done();
  }

  private boolean offerDouble() {
    if (!isOffered() && !hasRolled()) {
      play.match().offerDouble();
      return done();
    }
    talk.say(
        hasRolled()
            ? "The dice are rolled: a double comes before the roll."
            : "You may not double now.");
    return false;
  }

  private boolean roll() {
    if (isOffered() || hasRolled()) {
      talk.say(
          isOffered() ? "Take or pass first." : "The dice show %s: type a move.",
          play.match().dice());
      return false;
    }
    rolled = true;
    return true;
  }

  private boolean move(String typed) {
    PlayedMatch match = play.match();
    if (!hasRolled()) {
      talk.say(
          "%s is not understood here; type %s, or help.",
          Conversation.quoted(typed), isOffered() ? "take or pass" : "roll or double");
      return false;
    }
    match.move(MoveNotation.parse(typed, match.position().board(), match.dice()));
    return done();
  }

  @Override
  public boolean takeBack() {
    boolean done = play.match().takeBack(Player.X);
    rolled &= !done;
    return done;
  }

  @Override
  public boolean resign(String how) {
    Optional<GameResult> result =
        switch (how.toLowerCase(Locale.ROOT)) {
          case "", "1", "single" -> Optional.of(GameResult.SINGLE);
          case "2", "gammon" -> Optional.of(GameResult.GAMMON);
          case "3", "backgammon" -> Optional.of(GameResult.BACKGAMMON);
          default -> Optional.empty();
        };
    if (result.isEmpty()) {
      talk.say(
          "Resign 1 (single), 2 (gammon) or 3 (backgammon), not %s.", Conversation.quoted(how));
      return false;
    }
    play.match().resign(Player.X, result.get());
    return done();
  }

  private boolean done() {
    rolled = false;
    if (play.match().finishedGames() == announced) {
      tellGame();
    }
    return true;
  }

  private boolean cannotMove() {
    MoveGenerator moves = new MoveGenerator();
    moves.prepare(play.match().position().board());
    Dice dice = play.match().dice();
    moves.generate(dice.first(), dice.second());
    return moves.count() == 1 && moves.steps(0) == 0;
  }

  // ---- what is shown and kept ----

  @Override
  public void show() {
    announceGame();
    PlayedMatch match = play.match();
    BackgammonPosition position = match.position();
    Board board = position.boardSeenBy(Player.X);
    Turn turn = hasRolled() ? Turn.toMove(Player.X, match.dice()) : Turn.toRoll(Player.X);
    talk.show(
        "\n"
            + BoardDrawing.of(
                new BackgammonPosition(
                    board,
                    turn,
                    position.cube(),
                    position.score(),
                    position.options(),
                    position.phase())));
    if (isOffered()) {
      talk.say("Hindsight doubles to %d.", 2 * position.cube().value());
    }
  }

  @Override
  public void hint() {
    BackgammonAnswer answer = play.hint(hasRolled());
    List<BackgammonAnswer.RankedMove> moves = answer.moves();
    if (moves == null) {
      BackgammonAnswer.Costs costs = answer.cube().costs();
      talk.say(
          "Hint (%s): %s.",
          answer.source(),
          isOffered() && costs != null
              ? costs.take() > 0 ? "pass" : "take"
              : String.valueOf(answer.cube().action()));
      return;
    }
    talk.say("Hint (%s):", answer.source());
    talk.show(
        AnswerTable.of(
                BackgammonAnswer.RankedMove.class, "move", "winProbability", "equity", "loss")
            .indented("  ")
            .numbered()
            .text(moves.subList(0, Math.min(moves.size(), MOST_HINTS))));
  }

  @Override
  public void write(Path target) throws IOException {
    MatchConvert.write(target, play.match().record());
  }

  @Override
  public void tellEnd() {
    if (!isOver()) {
      talk.say(play.match().length() == 0 ? "The game is not over." : "The match is not over.");
    }
  }
}
