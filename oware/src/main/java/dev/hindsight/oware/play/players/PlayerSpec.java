package dev.hindsight.oware.play.players;

import dev.hindsight.oware.play.search.AlphaBetaSearch;
import dev.hindsight.oware.play.search.ExactTables;
import dev.hindsight.oware.play.search.SearchLimits;
import dev.hindsight.oware.play.search.TranspositionTable;
import dev.hindsight.oware.play.search.TreeSearch;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.oware.table.OwareTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A player as people write it: a name, then options behind a colon.
 *
 * <pre>
 * random
 * greedy
 * alphabeta:depth=6                              also nodes=, milliseconds=, memory= (MiB)
 * alphabeta:depth=6,table=endgame.table          any number of tables
 * mcts:iterations=2000                           also milliseconds=, nodes= (of the tree), table=
 * perfect:table=book.table
 * </pre>
 *
 * <p>A search must be given at least one limit. Tables are opened by the caller, so this package
 * touches no files.
 */
public final class PlayerSpec {
  private static final String TABLE = "table";
  private static final int DEFAULT_MEMORY_MEBIBYTES = 8;
  private static final int DEFAULT_TREE_NODES = 1 << 18;
  private static final Pattern NUMBER = Pattern.compile("[0-9]{1,18}");

  /** The names of players, each with the options it knows; {@code table} may come many times. */
  private static final Map<String, List<String>> OPTIONS =
      new TreeMap<>(
          Map.of(
              "random", List.of(),
              "greedy", List.of(),
              "alphabeta", List.of("depth", "nodes", "milliseconds", "memory", TABLE),
              "mcts", List.of("iterations", "milliseconds", "nodes", TABLE),
              "perfect", List.of(TABLE)));

  private final String text;
  private final String name;
  private final Map<String, Long> numbers = new TreeMap<>();
  private final List<String> tables = new ArrayList<>();

  private PlayerSpec(String text) {
    this.text = text;
    int colon = text.indexOf(':');
    name = colon < 0 ? text : text.substring(0, colon);
    List<String> known = OPTIONS.get(name);
    if (known == null) {
      throw new IllegalArgumentException(
          "there is no player '" + name + "'; choose " + String.join(", ", OPTIONS.keySet()));
    }
    if (colon >= 0) {
      for (String option : text.substring(colon + 1).split(",", -1)) {
        readOption(option, known);
      }
    }
    checkComplete();
  }

  /**
   * Reads a specification.
   *
   * @throws IllegalArgumentException if it is not one; the message says what is allowed
   */
  public static PlayerSpec parse(String text) {
    return new PlayerSpec(text.strip());
  }

  /** The files named by {@code table=}, in order. */
  public List<String> tableNames() {
    return List.copyOf(tables);
  }

  /**
   * Opens the tables once and gives a maker of players that share them; any thread may make one.
   *
   * @param openTable what a name behind {@code table=} stands for
   */
  public Supplier<OwarePlayer> open(OwareRules rules, Function<String, OwareTable> openTable) {
    ExactTables exact = ExactTables.of(rules, tables.stream().map(openTable).toList());
    SearchLimits limits = limits();
    return switch (name) {
      case "random" -> RandomPlayer::new;
      case "greedy" -> GreedyPlayer::new;
      case "perfect" -> () -> new PerfectPlayer(exact);
      case "alphabeta" -> () -> alphaBeta(rules, exact, limits);
      default -> () -> treeSearch(rules, exact, limits);
    };
  }

  @Override
  public String toString() {
    return text;
  }

  @Override
  public boolean equals(@Nullable Object object) {
    return object instanceof PlayerSpec other && text.equals(other.text);
  }

  @Override
  public int hashCode() {
    return text.hashCode();
  }

  private OwarePlayer alphaBeta(OwareRules rules, ExactTables exact, SearchLimits limits) {
    int memory = Math.toIntExact(numbers.getOrDefault("memory", (long) DEFAULT_MEMORY_MEBIBYTES));
    AlphaBetaSearch search = new AlphaBetaSearch(rules, exact, memory);
    return SearchingPlayer.of(exact, search, limits);
  }

  private OwarePlayer treeSearch(OwareRules rules, ExactTables exact, SearchLimits limits) {
    int nodes = Math.toIntExact(numbers.getOrDefault("nodes", (long) DEFAULT_TREE_NODES));
    return SearchingPlayer.of(exact, new TreeSearch(rules, exact, nodes), limits);
  }

  private SearchLimits limits() {
    SearchLimits limits = SearchLimits.none();
    if (numbers.containsKey("depth")) {
      limits = limits.withDepth(Math.toIntExact(numbers.get("depth")));
    }
    if (numbers.containsKey("milliseconds")) {
      limits = limits.withMilliseconds(numbers.get("milliseconds"));
    }
    String nodes = name.equals("mcts") ? "iterations" : "nodes";
    return numbers.containsKey(nodes) ? limits.withNodes(numbers.get(nodes)) : limits;
  }

  private void readOption(String option, List<String> known) {
    int equals = option.indexOf('=');
    String key = equals < 0 ? option : option.substring(0, equals);
    if (!known.contains(key)) {
      throw new IllegalArgumentException(
          "the player "
              + name
              + " has no option '"
              + key
              + "'; it knows "
              + (known.isEmpty() ? "none" : String.join(", ", known)));
    }
    String value = equals < 0 ? "" : option.substring(equals + 1);
    if (key.equals(TABLE)) {
      if (value.isEmpty()) {
        throw new IllegalArgumentException(
            "the option table of the player " + name + " needs a file, as in table=FILE");
      }
      tables.add(value);
    } else if (numbers.put(key, parseNumber(key, value)) != null) {
      throw new IllegalArgumentException("the option " + key + " is there twice in '" + text + "'");
    }
  }

  private long parseNumber(String key, String value) {
    long least = key.equals("nodes") && name.equals("mcts") ? 8 : 1;
    long most =
        switch (key) {
          case "depth" -> SearchLimits.MOST_DEPTH;
          case "memory" -> TranspositionTable.MOST_MEBIBYTES;
          case "nodes" -> name.equals("mcts") ? 100_000_000 : Long.MAX_VALUE;
          default -> Long.MAX_VALUE;
        };
    if (!NUMBER.matcher(value).matches()
        || Long.parseLong(value) < least
        || Long.parseLong(value) > most) {
      throw new IllegalArgumentException(
          "the option "
              + key
              + " of the player "
              + name
              + " is '"
              + value
              + "', but it must be a whole number from "
              + least
              + (most == Long.MAX_VALUE ? " up" : " to " + most));
    }
    return Long.parseLong(value);
  }

  private void checkComplete() {
    if (name.equals("perfect") && tables.isEmpty()) {
      throw new IllegalArgumentException(
          "the player perfect needs a table, as in perfect:table=FILE");
    }
    List<String> limits =
        switch (name) {
          case "alphabeta" -> List.of("depth", "nodes", "milliseconds");
          case "mcts" -> List.of("iterations", "milliseconds");
          default -> List.of();
        };
    if (!limits.isEmpty() && limits.stream().noneMatch(numbers::containsKey)) {
      throw new IllegalArgumentException(
          "the player " + name + " needs a limit: one of " + String.join(", ", limits));
    }
  }
}
