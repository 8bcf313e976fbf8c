package dev.hindsight.core.notation;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * The options of one specification, read by their types. Whatever is wrong with a value is an
 * {@link IllegalArgumentException} that names the option, its owner and what would be right.
 */
public final class SpecifiedOptions {
  private static final Pattern NUMBER = Pattern.compile("[0-9]{1,18}");
  private static final Pattern DECIMAL = Pattern.compile("[0-9]{1,9}([.][0-9]{1,9})?");

  private final String owner;
  private final String text;
  private final List<String> known;
  private final Map<String, List<String>> values = new LinkedHashMap<>();
  private final Set<String> read = new HashSet<>();

  /**
   * @param owner what complaints call the thing, with its name
   * @param text the whole specification
   * @param known the keys there may be
   */
  SpecifiedOptions(String owner, String text, List<String> known) {
    this.owner = owner;
    this.text = text;
    this.known = known;
  }

  /** Adds {@code key=value}, not looking at the value. */
  void add(String option) {
    int equals = option.indexOf('=');
    String key = equals < 0 ? option : option.substring(0, equals);
    if (!known.contains(key)) {
      throw new IllegalArgumentException(
          "the "
              + owner
              + " has no option '"
              + key
              + "'; it knows "
              + (known.isEmpty() ? "none" : String.join(", ", known)));
    }
    values
        .computeIfAbsent(key, first -> new ArrayList<>())
        .add(equals < 0 ? "" : option.substring(equals + 1));
  }

  /** Insists that nothing the user wrote was ignored: that would be a mistake of the reader. */
  void checkAllRead() {
    for (String key : values.keySet()) {
      if (!read.contains(key)) {
        throw new IllegalStateException("nobody has read the option " + key + " of '" + text + "'");
      }
    }
  }

  /** Whether an option is there, whatever its value. */
  public boolean has(String key) {
    return values.containsKey(known(key));
  }

  /** A whole number within bounds, if it is there. */
  public OptionalLong number(String key, long least, long most) {
    Optional<String> written = single(key);
    if (written.isEmpty()) {
      return OptionalLong.empty();
    }
    String value = written.get();
    if (!NUMBER.matcher(value).matches()
        || Long.parseLong(value) < least
        || Long.parseLong(value) > most) {
      throw wrong(
          key,
          value,
          "a whole number from " + least + (most == Long.MAX_VALUE ? " up" : " to " + most));
    }
    return OptionalLong.of(Long.parseLong(value));
  }

  /** A whole number, or {@code usual} if the option was not given. */
  public int number(String key, int least, int most, int usual) {
    return (int) number(key, (long) least, (long) most).orElse(usual);
  }

  /** A decimal number of at least 0, if it is there. */
  public Optional<BigDecimal> decimal(String key) {
    Optional<String> written = single(key);
    if (written.isPresent() && !DECIMAL.matcher(written.get()).matches()) {
      throw wrong(key, written.get(), "a number such as 0.5");
    }
    return written.map(BigDecimal::new);
  }

  /** True or false; false if it is not there. */
  public boolean isTrue(String key) {
    return word(key, List.of("true", "false")).orElse("false").equals("true");
  }

  /** One of these words, if it is there. */
  public Optional<String> word(String key, List<String> allowed) {
    Optional<String> written = single(key);
    if (written.isPresent() && !allowed.contains(written.get())) {
      throw wrong(key, written.get(), String.join(" or ", allowed));
    }
    return written;
  }

  /** What is written, if it is there; an empty text is refused. */
  public Optional<String> text(String key) {
    Optional<String> written = single(key);
    if (written.isPresent() && written.get().isEmpty()) {
      throw needs(key, "a value", "VALUE");
    }
    return written;
  }

  /** The name of a file, if it is there. */
  public Optional<String> file(String key) {
    Optional<String> written = single(key);
    written.ifPresent(name -> checkFile(key, name));
    return written;
  }

  /** The names of files of an option that may be there many times, in their order. */
  public List<String> files(String key) {
    List<String> names = List.copyOf(all(key));
    names.forEach(name -> checkFile(key, name));
    return names;
  }

  private void checkFile(String key, String name) {
    if (name.isEmpty()) {
      throw needs(key, "a file", "FILE");
    }
  }

  private Optional<String> single(String key) {
    List<String> written = all(key);
    if (written.size() > 1) {
      throw new IllegalArgumentException("the option " + key + " is there twice in '" + text + "'");
    }
    return written.stream().findFirst();
  }

  private List<String> all(String key) {
    read.add(known(key));
    return values.getOrDefault(key, List.of());
  }

  private String known(String key) {
    if (!known.contains(key)) {
      throw new IllegalStateException(
          "the option " + key + " of the " + owner + " is not declared");
    }
    return key;
  }

  private IllegalArgumentException wrong(String key, String value, String right) {
    return new IllegalArgumentException(
        "the option " + key + " of the " + owner + " is '" + value + "', but it must be " + right);
  }

  private IllegalArgumentException needs(String key, String what, String placeholder) {
    return new IllegalArgumentException(
        "the option "
            + key
            + " of the "
            + owner
            + " needs "
            + what
            + ", as in "
            + key
            + "="
            + placeholder);
  }
}
