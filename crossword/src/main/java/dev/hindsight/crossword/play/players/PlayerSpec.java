package dev.hindsight.crossword.play.players;

import dev.hindsight.crossword.play.Equipment;
import dev.hindsight.crossword.play.evaluate.Evaluation;
import dev.hindsight.crossword.table.LeaveTable;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A player as people write it: a name, then options behind a colon.
 *
 * <pre>
 * static                           best equity, with the leave values that all share
 * static:leaves=trained.klv2       the same with leave values of its own; none for leaves of 0
 * score                            most points
 * dynamic:rack-equity=F,top=50     ranks the first 50 anew, with leaves for the tiles left
 * simulate:plies=2,iterations=600  plays on from the first moves, and takes the best by that
 * simulate:seconds=1,infer=true    the same, a second a move, minding what the opponent's tell
 * </pre>
 *
 * <p>A simulating player also knows {@code candidates}, {@code by} (equity or win), {@code
 * win-chance} (a file) and {@code rack-equity}, with which it derives leaves for each position. In
 * place of iterations it may have {@code seconds}: what its thread may work for a move, everything
 * included. With {@code infer=true} it reads the opponent's last move to guess what he kept, by
 * {@code margin}, {@code definition} or {@code likelihood}, unless there are more than {@code
 * racks} candidates for that. Files are opened by the caller, so this package touches none.
 */
public final class PlayerSpec {
  /** Best equity, without looking ahead. */
  public static final String STATIC = "static";

  /** Most points. */
  public static final String SCORE = "score";

  /** Best equity with leave values for the tiles that are left. */
  public static final String DYNAMIC = "dynamic";

  /** Best by playing on. */
  public static final String SIMULATE = "simulate";

  /** Behind {@code leaves=}: leaves count 0. */
  public static final String NONE = "none";

  public static final String LEAVES = "leaves";
  public static final String RACK_EQUITY = "rack-equity";
  public static final String WIN_CHANCE = "win-chance";
  public static final String TOP = "top";
  public static final String PLIES = "plies";
  public static final String ITERATIONS = "iterations";
  public static final String CANDIDATES = "candidates";
  public static final String BY = "by";
  public static final String SECONDS = "seconds";
  public static final String INFER = "infer";
  public static final String MARGIN = "margin";
  public static final String DEFINITION = "definition";
  public static final String LIKELIHOOD = "likelihood";
  public static final String RACKS = "racks";

  /** Options of a player who infers. */
  public static final List<String> OF_INFERENCE = List.of(MARGIN, DEFINITION, LIKELIHOOD, RACKS);

  private static final List<String> OF_SIMULATION =
      List.of(LEAVES, PLIES, ITERATIONS, SECONDS, CANDIDATES, BY, RACK_EQUITY, WIN_CHANCE, INFER);

  /** The names of players, each with the options it knows. */
  private static final Map<String, List<String>> OPTIONS =
      new TreeMap<>(
          Map.of(
              STATIC,
              List.of(LEAVES),
              SCORE,
              List.of(),
              DYNAMIC,
              List.of(LEAVES, RACK_EQUITY, TOP),
              SIMULATE,
              Stream.of(OF_SIMULATION, OF_INFERENCE).flatMap(List::stream).toList()));

  /** Options that name a file. */
  private static final List<String> FILES = List.of(LEAVES, RACK_EQUITY, WIN_CHANCE);

  private final String text;
  private final String name;
  private final Map<String, String> options = new TreeMap<>();

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
  }

  /**
   * Reads a specification.
   *
   * @throws IllegalArgumentException if it is not one; the message says what is allowed
   */
  public static PlayerSpec parse(String text) {
    return new PlayerSpec(text.strip());
  }

  private void readOption(String option, List<String> known) {
    int equals = option.indexOf('=');
    String key = equals < 0 ? option : option.substring(0, equals);
    String value = equals < 0 ? "" : option.substring(equals + 1);
    if (!known.contains(key)) {
      throw new IllegalArgumentException(
          "the player "
              + name
              + " has no option '"
              + key
              + "'; it knows "
              + (known.isEmpty() ? "none" : String.join(", ", known)));
    }
    if (value.isEmpty()) {
      throw new IllegalArgumentException(
          "the option "
              + key
              + " of the player "
              + name
              + (FILES.contains(key)
                  ? " needs a file, as in " + key + "=FILE"
                  : " needs a value, as in " + key + "=VALUE"));
    }
    if (options.put(key, value) != null) {
      throw new IllegalArgumentException("the option " + key + " is there twice in '" + text + "'");
    }
  }

  /** What stands before the colon. */
  public String name() {
    return name;
  }

  /** What an option says, if it is there. */
  public Optional<String> option(String key) {
    return Optional.ofNullable(options.get(key));
  }

  /**
   * What an option says that is a whole number.
   *
   * @param usual if it is not there
   * @throws IllegalArgumentException if it is none, or below 1
   */
  public int number(String key, int usual) {
    String value = options.get(key);
    if (value == null) {
      return usual;
    }
    if (!value.matches("[0-9]{1,9}") || Integer.parseInt(value) == 0) {
      throw new IllegalArgumentException(
          "the option " + key + " of the player " + name + " is a number from 1, not " + value);
    }
    return Integer.parseInt(value);
  }

  /**
   * What an option says that is a decimal number, if it is there.
   *
   * @throws IllegalArgumentException if it is none, or below 0
   */
  public Optional<BigDecimal> decimal(String key) {
    String value = options.get(key);
    if (value == null) {
      return Optional.empty();
    }
    if (!value.matches("[0-9]{1,9}([.][0-9]{1,9})?")) {
      throw new IllegalArgumentException(
          "the option "
              + key
              + " of the player "
              + name
              + " is a number such as 0.5, not "
              + value);
    }
    return Optional.of(new BigDecimal(value));
  }

  /** The file named by {@code leaves=}, if there is one. */
  public Optional<String> leaveFile() {
    return option(LEAVES);
  }

  /** All files that the options name; {@code leaves=none} names none. */
  public List<String> files() {
    return FILES.stream()
        .map(options::get)
        .filter(Objects::nonNull)
        .filter(file -> !file.equals(NONE))
        .toList();
  }

  /** Whether the player uses the leave values that all share. */
  public boolean usesSharedLeaves() {
    return !name.equals(SCORE) && leaveFile().isEmpty();
  }

  /**
   * Opens what a static player needs once and gives a maker of players that share it; any thread
   * may make one. Players that look ahead are opened by those who know them.
   *
   * @param openLeaves what a name behind {@code leaves=} stands for
   * @throws IllegalArgumentException if the player is none that looks at one turn alone
   */
  public Supplier<Player> open(Equipment equipment, Function<String, LeaveTable> openLeaves) {
    if (!name.equals(STATIC) && !name.equals(SCORE)) {
      throw new IllegalArgumentException("the player " + name + " is not a static one");
    }
    Equipment own = leaveFile().map(openLeaves).map(equipment::withLeaves).orElse(equipment);
    Evaluation evaluation = name.equals(SCORE) ? Evaluation.SCORE : own.staticEvaluation();
    return () -> new StaticPlayer(own, evaluation);
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
}
