package dev.hindsight.workbench.crossword.engine;

import static dev.hindsight.core.notation.Quotes.quoted;

import dev.hindsight.core.notation.Specified;
import dev.hindsight.crossword.play.players.Player;
import dev.hindsight.crossword.play.players.PlayerSpec;
import dev.hindsight.crossword.play.simulation.FollowingLeaves.Sight;
import dev.hindsight.crossword.play.simulation.SimulationLeaves;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.workbench.crossword.ask.CrosswordAsk;
import dev.hindsight.workbench.crossword.ask.CrosswordSimulate;
import dev.hindsight.workbench.crossword.ask.SimulationTables;
import dev.hindsight.workbench.crossword.files.CrosswordFiles;
import dev.hindsight.workbench.crossword.files.LoadedEquipment;
import dev.hindsight.workbench.crossword.play.CrosswordDuel;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** The options of {@link CrosswordEngine}, and what is loaded for them when it is first needed. */
final class EngineSetup {
  private static final String NOTHING = "<empty>";
  private static final int MOST_THREADS = 1_024;
  private static final int MOST_LINES = 1_000;

  private CrosswordFiles files;
  private int threads;
  private int lines = 5;
  private @Nullable Specified<PlayerSpec> player;

  private @Nullable CrosswordRules rules;
  private @Nullable LoadedEquipment loaded;
  private @Nullable CrosswordAsk ask;
  private @Nullable CrosswordSimulate simulate;
  private @Nullable CrosswordSimulate hasty;

  EngineSetup(CrosswordFiles files, int threads) {
    this.files = files;
    this.threads = threads;
  }

  /** How the options are announced. */
  List<String> describe() {
    return List.of(
        "option name Words type string default " + text(files.words()),
        "option name Leaves type string default " + text(files.leaves()),
        "option name Tiles type string default " + text(files.tiles()),
        "option name Layout type string default " + text(files.layout()),
        "option name Player type string default " + NOTHING,
        "option name Threads type spin default " + threads + " min 1 max " + MOST_THREADS,
        "option name Lines type spin default " + lines + " min 0 max " + MOST_LINES);
  }

  private static String text(@Nullable Path file) {
    return file == null ? NOTHING : file.toString();
  }

  /**
   * Sets an option; files are looked at when they are needed.
   *
   * @throws IllegalArgumentException with a sentence for people
   */
  void set(String name, String value) {
    Path file = value.isEmpty() || value.equals(NOTHING) ? null : Path.of(value);
    switch (name.toLowerCase(Locale.ROOT)) {
      case "words" ->
          change(new CrosswordFiles(file, files.leaves(), files.tiles(), files.layout()));
      case "leaves" ->
          change(new CrosswordFiles(files.words(), file, files.tiles(), files.layout()));
      case "tiles" ->
          change(new CrosswordFiles(files.words(), files.leaves(), file, files.layout()));
      case "layout" ->
          change(new CrosswordFiles(files.words(), files.leaves(), files.tiles(), file));
      case "player" -> player = file == null ? null : PlayerSpec.parse(value);
      case "threads" -> threads = number("Threads", value, 1, MOST_THREADS);
      case "lines" -> lines = number("Lines", value, 0, MOST_LINES);
      default ->
          throw new IllegalArgumentException(
              "there is no option "
                  + quoted(name)
                  + "; there are Words, Leaves, Tiles, Layout, Player, Threads and Lines");
    }
  }

  private static int number(String name, String value, int least, int most) {
    if (!value.matches("[0-9]{1,6}")
        || Integer.parseInt(value) < least
        || Integer.parseInt(value) > most) {
      throw new IllegalArgumentException(
          name + " is " + quoted(value) + ", but it must be from " + least + " to " + most);
    }
    return Integer.parseInt(value);
  }

  private void change(CrosswordFiles others) {
    files = others;
    rules = null;
    loaded = null;
    forget();
  }

  /** After a search that goes on although nobody waits for it: what it uses is its own now. */
  void forget() {
    ask = null;
    simulate = null;
    hasty = null;
  }

  int threads() {
    return threads;
  }

  /** How many moves of a ranking are told. */
  int lines() {
    return lines;
  }

  CrosswordRules rules() throws IOException {
    CrosswordRules known = rules;
    if (known == null) {
      known = LoadedEquipment.openRules(files);
      rules = known;
    }
    return known;
  }

  LoadedEquipment loaded() throws IOException {
    LoadedEquipment known = loaded;
    if (known == null) {
      known = LoadedEquipment.openForBag(files, rules(), null);
      loaded = known;
    }
    return known;
  }

  CrosswordAsk ask() throws IOException {
    CrosswordAsk known = ask;
    if (known == null) {
      known = new CrosswordAsk(loaded());
      ask = known;
    }
    return known;
  }

  /**
   * @param hastily with leaves that are there, where deriving some for the tiles left takes too
   *     long
   */
  CrosswordSimulate simulate(boolean hastily) throws IOException {
    boolean derives = LoadedEquipment.hasBagLeaves(files, rules());
    CrosswordSimulate known = hastily && derives ? hasty : simulate;
    if (known == null) {
      SimulationLeaves leaves =
          !derives
              ? SimulationLeaves.STATIC
              : hastily
                  ? new SimulationLeaves("static", true, Sight.VISIBLE)
                  : SimulationLeaves.ROOT;
      known = new CrosswordSimulate(loaded(), SimulationTables.open(loaded(), leaves, null, null));
      if (hastily && derives) {
        hasty = known;
      } else {
        simulate = known;
      }
    }
    return known;
  }

  /** A new one of the player that the option names. */
  Player player() throws IOException {
    Specified<PlayerSpec> named = player;
    if (named == null) {
      throw new IllegalArgumentException(
          "go player needs a player: setoption name Player value static:lanes=built-in");
    }
    return CrosswordDuel.open(named, loaded()).get();
  }
}
