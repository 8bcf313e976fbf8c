package dev.hindsight.cli.backgammon;

import dev.hindsight.backgammon.rules.BackgammonPosition;
import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.Dice;
import dev.hindsight.backgammon.rules.GameResult;
import dev.hindsight.backgammon.rules.Move;
import dev.hindsight.backgammon.rules.MoveGenerator;
import dev.hindsight.backgammon.rules.Offer;
import dev.hindsight.backgammon.rules.Player;
import dev.hindsight.backgammon.rules.Turn;
import dev.hindsight.backgammon.rules.notation.MatFile;
import dev.hindsight.backgammon.rules.notation.MoveNotation;
import dev.hindsight.cli.terminal.TextTable;
import dev.hindsight.cli.terminal.TypedLines;
import dev.hindsight.core.tables.WholeFile;
import dev.hindsight.workbench.backgammon.BackgammonAnswer;
import dev.hindsight.workbench.backgammon.BackgammonPlay;
import dev.hindsight.workbench.backgammon.PlayedMatch;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** A match in the terminal: the board, what the opponent does, and what is typed. */
final class PlayDialogue {
  private static final int MOST_HINTS = 5;

  private static final String HELP =
      """
      8/5 6/5    a move; bar/22, 6/off(2), 13/7*/5 are others
      roll       roll the dice (or just Enter)
      double     offer the cube; take or pass answers it
      hint       what the program thinks of this decision
      board      draw the board again
      back       take back your last decision, and what came after it
      save FILE  write the match so far as a match file
      resign N   give up 1, 2 or 3 times the cube
      quit       end here; with --file the match can go on later\
      """;

  private final BackgammonPlay play;
  private final TypedLines in;
  private final PrintWriter out;
  private final Optional<Path> file;
  private final boolean hint;
  private boolean ended;

  /** Whether the dice of this turn have been shown. */
  private boolean rolled;

  PlayDialogue(
      BackgammonPlay play, TypedLines in, PrintWriter out, Optional<Path> file, boolean hint) {
    this.play = play;
    this.in = in;
    this.out = out;
    this.file = file;
    this.hint = hint;
  }

  void begin(String opponent, long seed) {
    PlayedMatch match = play.match();
    say(
        "%s against %s; seed %d. Type help for what can be typed.",
        match.length() == 0 ? "A game for money" : "A match to " + match.length(), opponent, seed);
  }

  void run() throws IOException {
    while (!ended && !play.match().isOver()) {
      int finished = play.match().finishedGames();
      if (play.match().isFirstRoll() && !rolled) {
        announceGame();
      }
      if (play.isOpponentsTurn()) {
        say("%nHindsight %s.", play.letOpponentAct());
        keep();
      } else {
        decide();
      }
      if (play.match().finishedGames() > finished) {
        announceEnd();
      }
    }
    keep();
  }

  private void announceGame() {
    PlayedMatch match = play.match();
    Dice dice = match.dice();
    say(
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

  private void announceEnd() {
    PlayedMatch match = play.match();
    rolled = false;
    say("");
    if (match.length() == 0) {
      boolean won = match.points(Player.X) > 0;
      int points = Math.max(match.points(Player.X), match.points(Player.O));
      say("%s %d %s.", won ? "You win" : "Hindsight wins", points, word(points));
    } else {
      say(
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

  private void decide() throws IOException {
    PlayedMatch match = play.match();
    BackgammonPosition position = match.position();
    boolean offered = position.turn().offer() == Offer.DOUBLE;
    boolean mayChoose = match.mayDouble() && !offered;
    if (!offered && !mayChoose) {
      rolled = true;
    }
    draw();
    if (rolled && !offered && cannotMove()) {
      say("You roll %s and cannot move.", match.dice());
      match.move(Move.NONE);
      done();
      return;
    }
    if (hint) {
      showHint();
    }
    while (true) {
      out.print(
          offered
              ? "Take or pass? "
              : rolled ? "Your move with " + match.dice() + ": " : "Roll or double? ");
      out.flush();
      Optional<String> line = in.next();
      if (line.isEmpty()) {
        say("");
        ended = true;
        return;
      }
      if (obeys(line.get().strip(), offered)) {
        return;
      }
    }
  }

  /** Does what was typed and says whether the turn goes on from there. */
  private boolean obeys(String typed, boolean offered) throws IOException {
    PlayedMatch match = play.match();
    String[] words = typed.toLowerCase(Locale.ROOT).split("\\s+", 2);
    switch (words[0]) {
      case "q", "quit", "exit" -> {
        ended = true;
        return true;
      }
      case "h", "help", "?" -> say("%s", HELP);
      case "hint" -> showHint();
      case "board" -> draw();
      case "save" -> save(typed.substring(words[0].length()).strip());
      case "resign" -> {
        return resigns(words.length > 1 ? words[1] : "1");
      }
      case "back", "undo" -> {
        if (match.takeBack(Player.X)) {
          rolled = false;
          say("Taken back.");
          keep();
          return true;
        }
        say("There is nothing of yours to take back in this game.");
      }
      case "take", "pass", "drop" -> {
        if (offered) {
          if (words[0].equals("take")) {
            match.take();
          } else {
            match.pass();
          }
          return done();
        }
        say("Nobody has doubled.");
      }
      case "double" -> {
        if (!offered && !rolled && match.mayDouble()) {
          match.offerDouble();
          return done();
        }
        say(
            rolled
                ? "The dice are rolled: a double comes before the roll."
                : "You may not double now.");
      }
      case "", "r", "roll" -> {
        if (!offered && !rolled) {
          rolled = true;
          return true;
        }
        say(offered ? "Take or pass first." : "The dice show %s: type a move.", match.dice());
      }
      default -> {
        return moves(typed, offered);
      }
    }
    return false;
  }

  private boolean moves(String typed, boolean offered) throws IOException {
    PlayedMatch match = play.match();
    if (offered || !rolled) {
      say(
          "%s is not understood here; type %s, or help.",
          shown(typed), offered ? "take or pass" : "roll or double");
      return false;
    }
    try {
      match.move(MoveNotation.parse(typed, match.position().board(), match.dice()));
    } catch (IllegalArgumentException refused) {
      say(
          "%s. Type hint for legal moves, help for other words.",
          String.valueOf(refused.getMessage()));
      return false;
    }
    return done();
  }

  private boolean resigns(String how) throws IOException {
    Optional<GameResult> result =
        switch (how) {
          case "1", "single" -> Optional.of(GameResult.SINGLE);
          case "2", "gammon" -> Optional.of(GameResult.GAMMON);
          case "3", "backgammon" -> Optional.of(GameResult.BACKGAMMON);
          default -> Optional.empty();
        };
    if (result.isEmpty()) {
      say("Resign 1 (single), 2 (gammon) or 3 (backgammon), not %s.", shown(how));
      return false;
    }
    play.match().resign(Player.X, result.get());
    return done();
  }

  private boolean done() throws IOException {
    rolled = false;
    keep();
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

  private void draw() {
    PlayedMatch match = play.match();
    BackgammonPosition position = match.position();
    Board board = position.boardSeenBy(Player.X);
    boolean offered = position.turn().offer() == Offer.DOUBLE;
    Turn turn = rolled && !offered ? Turn.toMove(Player.X, match.dice()) : Turn.toRoll(Player.X);
    say("");
    say(
        "%s",
        BoardDrawing.of(
            new BackgammonPosition(
                board,
                turn,
                position.cube(),
                position.score(),
                position.options(),
                position.phase())));
    if (offered) {
      say("Hindsight doubles to %d.", 2 * position.cube().value());
    }
  }

  private void showHint() {
    BackgammonPosition position = play.match().position();
    boolean offered = position.turn().offer() == Offer.DOUBLE;
    BackgammonAnswer answer = play.hint(rolled && !offered);
    List<BackgammonAnswer.Move> moves = answer.moves();
    if (moves == null) {
      BackgammonAnswer.Costs costs = answer.cube().costs();
      say(
          "Hint (%s): %s.",
          answer.source(),
          offered && costs != null
              ? costs.take() > 0 ? "pass" : "take"
              : String.valueOf(answer.cube().action()));
      return;
    }
    TextTable table = new TextTable("  ", "rlrrr").row("", "move", "wins", "equity", "loss");
    for (int rank = 0; rank < Math.min(moves.size(), MOST_HINTS); rank++) {
      BackgammonAnswer.Move move = moves.get(rank);
      table.row(
          Integer.toString(rank + 1),
          move.move(),
          String.format(Locale.ROOT, "%.1f %%", 100 * move.winProbability()),
          String.format(Locale.ROOT, "%+.3f", move.equity()),
          move.loss() == 0 ? "" : String.format(Locale.ROOT, "%.3f", move.loss()));
    }
    say("Hint (%s):", answer.source());
    out.print(table);
    out.flush();
  }

  private void save(String name) throws IOException {
    if (name.isEmpty()) {
      say("Save where? Type save and the name of a file.");
      return;
    }
    write(Path.of(name));
    say("Saved as %s.", name);
  }

  private void keep() throws IOException {
    if (file.isPresent()) {
      write(file.get());
    }
  }

  private void write(Path target) throws IOException {
    byte[] text = MatFile.write(play.match().record()).getBytes(StandardCharsets.UTF_8);
    WholeFile.write(target, stream -> stream.write(text));
  }

  private static String shown(String typed) {
    return "'" + (typed.length() > 40 ? typed.substring(0, 40) + "…" : typed) + "'";
  }

  private void say(String format, Object... arguments) {
    out.println(String.format(Locale.ROOT, format, arguments));
    out.flush();
  }
}
