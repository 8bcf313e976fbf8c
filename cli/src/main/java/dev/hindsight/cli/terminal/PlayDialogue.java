package dev.hindsight.cli.terminal;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

/**
 * A game in the terminal: the board, a line typed, what comes of it. Here are the words that all
 * games understand; moves and words of its own are the {@link PlayedGame}'s.
 *
 * <pre>{@code
 * new PlayDialogue(game, talk, true, Optional.of(Path.of("evening.gcg"))).run();
 * }</pre>
 *
 * <p>With a file the game is kept in it after everything that is done, so that whatever ends the
 * dialogue, Ctrl-C or the power, loses nothing.
 */
public final class PlayDialogue {
  private final PlayedGame game;
  private final Conversation talk;
  private final boolean hints;
  private final Optional<Path> file;

  /**
   * @param hints whether to give a hint before every decision
   */
  public PlayDialogue(PlayedGame game, Conversation talk, boolean hints, Optional<Path> file) {
    this.game = game;
    this.talk = talk;
    this.hints = hints;
    this.file = file;
  }

  /** What a line that was typed leads to. */
  private enum Next {
    ASK_AGAIN,
    GO_ON,
    QUIT
  }

  /** Until the game is over, or whoever types has had enough. */
  public void run() throws IOException {
    Next next = Next.GO_ON;
    while (next != Next.QUIT && !game.isOver()) {
      if (game.isPersonsTurn()) {
        next = decide();
      } else {
        game.goOn();
      }
      keep();
    }
    game.tellEnd();
  }

  private Next decide() throws IOException {
    game.show();
    if (hints) {
      game.hint();
    }
    Next next = Next.ASK_AGAIN;
    while (next == Next.ASK_AGAIN) {
      Optional<String> typed = talk.ask(game.prompt());
      next = typed.isEmpty() ? Next.QUIT : obey(typed.get());
    }
    return next;
  }

  private Next obey(String typed) {
    String[] words = typed.split("\\s+", 2);
    String more = words.length > 1 ? words[1] : "";
    switch (words[0].toLowerCase(Locale.ROOT)) {
      case "q", "quit", "exit" -> {
        return Next.QUIT;
      }
      case "h", "help", "?" -> help();
      case "hint" -> game.hint();
      case "board" -> game.show();
      case "save" -> save(more);
      case "resign" -> {
        return game.resign(more) ? Next.GO_ON : Next.ASK_AGAIN;
      }
      case "back", "undo" -> {
        if (game.takeBack()) {
          talk.say("Taken back.");
          return Next.GO_ON;
        }
        talk.say("There is nothing of yours to take back.");
      }
      default -> {
        return move(typed) ? Next.GO_ON : Next.ASK_AGAIN;
      }
    }
    return Next.ASK_AGAIN;
  }

  private boolean move(String typed) {
    try {
      return game.obey(typed);
    } catch (IllegalArgumentException refused) {
      talk.say("%s.", sentence(refused));
      talk.say("Type hint for good moves, help for what else there is.");
      return false;
    }
  }

  private static String sentence(IllegalArgumentException refused) {
    String words = String.valueOf(refused.getMessage());
    String begun = words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
    return begun.endsWith(".") ? begun.substring(0, begun.length() - 1) : begun;
  }

  private void help() {
    talk.show(
        game.words()
            .row("hint", "what the program thinks of this decision")
            .row("board", "draw the board again")
            .row("back", "take back your last decision, and what came after it")
            .row("save FILE", "write the game so far, to go on with --file FILE")
            .row("resign", "give up")
            .row("quit", "stop here; with --file the game can go on later")
            .toString());
  }

  private void save(String name) {
    if (name.isEmpty()) {
      talk.say("Save where? Type save and the name of a file.");
      return;
    }
    try {
      game.write(Path.of(name));
      talk.say("Saved as %s.", name);
    } catch (IOException | InvalidPathException failed) {
      talk.say("Not saved: %s", String.valueOf(failed.getMessage()));
    }
  }

  private void keep() throws IOException {
    if (file.isPresent()) {
      game.write(file.get());
    }
  }
}
