package dev.hindsight.oware.play.engine;

import static dev.hindsight.core.notation.Quotes.quoted;

import dev.hindsight.oware.play.players.PlayerFiles;
import dev.hindsight.oware.play.search.ExactTables;
import dev.hindsight.oware.play.search.GameSearch;
import dev.hindsight.oware.play.search.TranspositionTable;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.oware.rules.Row;
import dev.hindsight.oware.table.BoardEvaluation;
import dev.hindsight.oware.table.OpeningBook;
import dev.hindsight.oware.table.OwareTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The options of {@link OwareEngine}, and the search that they ask for. */
final class EngineOptions {
  private static final int DEFAULT_HASH_MEBIBYTES = 64;
  private static final String NOTHING = "<empty>";
  private static final String SHIPPED = "shipped";
  private static final int STRONGEST = 20;

  /** Nodes of the weakest level; each next one has twice as many. */
  private static final long FEWEST_NODES = 8;

  private static final Pattern NUMBER = Pattern.compile("[0-9]{1,9}");

  private final PlayerFiles files;
  private OwareRules rules = OwareRules.ABAPA;
  private List<OwareTable> tables = List.of();
  private ExactTables exact = ExactTables.none();
  private int hashMebibytes = Math.min(DEFAULT_HASH_MEBIBYTES, mostHash());
  private BoardEvaluation evaluation = BoardEvaluation.shipped();
  private int level = STRONGEST;
  private int bestMoves = 1;
  private Optional<OpeningBook> openings = Optional.empty();
  private boolean hasShippedOpenings;
  private @Nullable GameSearch search;

  EngineOptions(PlayerFiles files) {
    this.files = files;
  }

  /** How the options are announced. */
  List<String> describe() {
    List<String> lines = new ArrayList<>();
    lines.add("option name Hash type spin default " + hashMebibytes + " min 1 max " + mostHash());
    StringBuilder choice =
        new StringBuilder("option name Rules type combo default ").append(rules.name());
    OwareRules.ALL.forEach(each -> choice.append(" var ").append(each.name()));
    lines.add(choice.toString());
    lines.add("option name Table type string default " + NOTHING);
    lines.add("option name Openings type string default " + NOTHING);
    lines.add("option name Ponder type check default true");
    lines.add("option name MultiPV type spin default 1 min 1 max " + Row.PITS);
    lines.add("option name Level type spin default " + STRONGEST + " min 1 max " + STRONGEST);
    return lines;
  }

  OwareRules rules() {
    return rules;
  }

  ExactTables tables() {
    return exact;
  }

  /** The search with these options; the same one until an option changes. */
  GameSearch search() {
    GameSearch current = search;
    if (current == null) {
      current = new GameSearch(rules, exact, evaluation, hashMebibytes);
      search = current;
    }
    return current;
  }

  /** How many moves are told. */
  int bestMoves() {
    return bestMoves;
  }

  /** The opening book that is played by, if there is one. */
  Optional<OpeningBook> openings() {
    return openings;
  }

  /** Nodes that a search may look at, by the level. */
  long mostNodes() {
    return level == STRONGEST ? Long.MAX_VALUE : FEWEST_NODES << level;
  }

  /** Judges boards by another evaluation. */
  void setEvaluation(BoardEvaluation newEvaluation) {
    evaluation = newEvaluation;
    search = null;
  }

  /** Forgets what was found out in the last game. */
  void newGame() {
    if (search != null) {
      search.forget();
    }
  }

  /**
   * Sets an option.
   *
   * @throws RuntimeException with a sentence for people if that is not possible; nothing has
   *     changed then
   */
  void set(String name, String value) {
    switch (name.toLowerCase(Locale.ROOT)) {
      case "hash" -> setHash(value);
      case "rules" -> setRules(OwareRules.named(value));
      case "table" -> setTables(value);
      case "openings" -> setOpenings(value);
      case "multipv" -> bestMoves = number("MultiPV", value, Row.PITS);
      case "level" -> level = number("Level", value, STRONGEST);
      case "ponder" -> {
        // Pondering is asked for by "go ponder"; the option only tells that it may be.
      }
      default ->
          throw new IllegalArgumentException(
              "there is no option "
                  + quoted(name)
                  + "; there are Hash, Rules, Table, Openings, Ponder, MultiPV and Level");
    }
  }

  private static int number(String name, String value, int most) {
    if (!NUMBER.matcher(value).matches()
        || Integer.parseInt(value) < 1
        || Integer.parseInt(value) > most) {
      throw new IllegalArgumentException(
          name + " is " + quoted(value) + ", but it must be a number from 1 to " + most);
    }
    return Integer.parseInt(value);
  }

  private void setHash(String value) {
    if (!NUMBER.matcher(value).matches()
        || Integer.parseInt(value) < 1
        || Integer.parseInt(value) > mostHash()) {
      throw new IllegalArgumentException(
          "Hash is " + quoted(value) + ", but it must be a number of MiB from 1 to " + mostHash());
    }
    hashMebibytes = Integer.parseInt(value);
    search = null;
  }

  private void setRules(OwareRules newRules) {
    ExactTables newExact = ExactTables.of(newRules, tables);
    openings =
        hasShippedOpenings
            ? OpeningBook.shipped(newRules)
            : openings.map(book -> book.checkedFor(newRules));
    exact = newExact;
    rules = newRules;
    search = null;
  }

  /** {@code shipped} or the name of a file. */
  private void setOpenings(String value) {
    if (value.isEmpty() || value.equals(NOTHING)) {
      openings = Optional.empty();
    } else if (value.equals(SHIPPED)) {
      openings = OpeningBook.shipped(rules);
      if (openings.isEmpty()) {
        throw new IllegalArgumentException(
            "no opening book for the rules "
                + rules.name()
                + " comes with the program; build one with 'hindsight oware build openings'");
      }
    } else {
      openings = Optional.of(files.openings(value).checkedFor(rules));
    }
    hasShippedOpenings = value.equals(SHIPPED);
  }

  /** One or more names, separated by semicolons. */
  private void setTables(String value) {
    List<OwareTable> opened = new ArrayList<>();
    if (!value.isEmpty() && !value.equals(NOTHING)) {
      for (String name : value.split(";", -1)) {
        opened.add(files.table(name.strip()));
      }
    }
    exact = ExactTables.of(rules, opened);
    tables = opened;
    search = null;
  }

  /** Half of the memory that there is. */
  private static int mostHash() {
    long half = Runtime.getRuntime().maxMemory() >> 21;
    return (int) Math.max(1, Math.min(TranspositionTable.MOST_MEBIBYTES, half));
  }
}
