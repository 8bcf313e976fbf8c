package dev.hindsight.crossword.play;

import dev.hindsight.crossword.table.LeaveTable;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A player as people write it: a name, then options behind a colon.
 *
 * <pre>
 * static                           best equity, with the leave values that all share
 * static:leaves=trained.klv2       the same with leave values of its own
 * score                            most points
 * </pre>
 *
 * <p>Files are opened by the caller, so this package touches none.
 */
public final class PlayerSpec {
  private static final String STATIC = "static";
  private static final String SCORE = "score";
  private static final String LEAVES = "leaves";

  /** The names of players, each with the options it knows. */
  private static final Map<String, List<String>> OPTIONS =
      new TreeMap<>(Map.of(STATIC, List.of(LEAVES), SCORE, List.of()));

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
          "the option " + key + " of the player " + name + " needs a file, as in " + key + "=FILE");
    }
    if (options.put(key, value) != null) {
      throw new IllegalArgumentException("the option " + key + " is there twice in '" + text + "'");
    }
  }

  /** The file named by {@code leaves=}, if there is one. */
  public Optional<String> leaveFile() {
    return Optional.ofNullable(options.get(LEAVES));
  }

  /** Whether the player uses the leave values that all share. */
  public boolean usesSharedLeaves() {
    return name.equals(STATIC) && leaveFile().isEmpty();
  }

  /**
   * Opens what the player needs once and gives a maker of players that share it; any thread may
   * make one.
   *
   * @param openLeaves what a name behind {@code leaves=} stands for
   */
  public Supplier<Player> open(Equipment equipment, Function<String, LeaveTable> openLeaves) {
    LeaveTable leaves = leaveFile().map(openLeaves).orElse(equipment.leaves());
    Evaluation evaluation =
        name.equals(SCORE) ? Evaluation.SCORE : new StaticEvaluation(equipment.rules(), leaves);
    return () -> new StaticPlayer(equipment.anagrams(), leaves.index(), evaluation);
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
