package dev.hindsight.cli.oware;

import dev.hindsight.cli.terminal.TypedLines;
import dev.hindsight.oware.rules.OwareGame;
import dev.hindsight.oware.rules.PositionFormatException;
import dev.hindsight.oware.rules.Side;
import dev.hindsight.workbench.oware.OwareAnswer;
import dev.hindsight.workbench.oware.OwareGameRecords;
import dev.hindsight.workbench.oware.OwarePlay;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

/** A game in the terminal: a board, a line typed, the reply. */
final class PlayDialogue {
  private static final String HELP =
      """
      A letter     sow the seeds of that pit
      hint         what each move is worth
      back         take your last move back
      save FILE    write the game, to go on with --resume FILE
      resign       give up
      quit         stop\
      """;

  private final OwarePlay play;
  private final String opponent;
  private final boolean hints;
  private final TypedLines in;
  private final PrintWriter out;

  PlayDialogue(OwarePlay play, String opponent, boolean hints, TypedLines in, PrintWriter out) {
    this.play = play;
    this.opponent = opponent;
    this.hints = hints;
    this.in = in;
    this.out = out;
  }

  void run() throws IOException {
    say("You are %s against %s, %s rules.", name(play.person()), opponent, rules());
    say("Type the letter of a pit, or help.");
    boolean goesOn = true;
    boolean show = true;
    while (goesOn && !play.isOver()) {
      if (!play.isPersonsTurn()) {
        String reply = play.reply();
        say("");
        say("%s plays %s.", opponent, reply);
        show = true;
        continue;
      }
      if (show) {
        say("");
        say("%s", BoardDrawing.of(play.game().position()));
        if (hints) {
          hint();
        }
      }
      Optional<String> line = prompt();
      int plies = play.game().pliesPlayed();
      goesOn = line.isPresent() && obey(line.get().strip());
      show = play.game().pliesPlayed() != plies;
    }
    end();
  }

  private Optional<String> prompt() throws IOException {
    out.print("> ");
    out.flush();
    return in.next();
  }

  /** Whether the game goes on. */
  private boolean obey(String line) throws IOException {
    String[] words = line.split("\\s+", 2);
    switch (words[0].toLowerCase(Locale.ROOT)) {
      case "" -> {
        // Nothing was typed.
      }
      case "help", "?" -> say("%s", HELP);
      case "hint" -> hint();
      case "back" -> {
        if (!play.takeBack()) {
          say("There is no move of yours to take back.");
        }
      }
      case "save" -> save(words);
      case "resign" -> play.resign();
      case "quit", "q" -> {
        return false;
      }
      default -> move(line);
    }
    return true;
  }

  private void move(String line) {
    try {
      play.move(line);
    } catch (PositionFormatException wrong) {
      say("%s; type help for what else there is.", String.valueOf(wrong.getMessage()));
    }
  }

  private void save(String[] words) {
    if (words.length < 2) {
      say("Name a file, as in save game.ogn");
      return;
    }
    try {
      OwareGameRecords.write(Path.of(words[1]), play.record(opponent));
      say("Saved as %s.", words[1]);
    } catch (IOException | IllegalArgumentException failed) {
      say("Not saved: %s", String.valueOf(failed.getMessage()));
    }
  }

  private void hint() {
    for (OwareAnswer.Move move : play.hint().moves()) {
      say(
          "  %s  %6s  %s",
          move.move(), AnswerText.signed(move.value()), move.exact() ? "exact" : "estimate");
    }
  }

  private void end() {
    OwareGame game = play.game();
    say("");
    if (!play.isOver()) {
      say("The game is not over.");
      return;
    }
    say("%s", BoardDrawing.of(game.position()));
    if (!game.isOver()) {
      say("You have given up.");
      return;
    }
    int net = game.netSeedsForSouth();
    String winner = net > 0 ? "South wins by " + net : "North wins by " + -net;
    say("%s.", net == 0 ? "A draw" : winner + (Math.abs(net) == 1 ? " seed" : " seeds"));
  }

  private String rules() {
    return play.game().rules().name();
  }

  private static String name(Side side) {
    return side == Side.SOUTH ? "South" : "North";
  }

  private void say(String format, Object... arguments) {
    out.println(String.format(Locale.ROOT, format, arguments));
  }
}
