package dev.hindsight.studio.web;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What a request says, checked: no name that the route does not know, none twice, nothing missing.
 *
 * <pre>{@code
 * Query query = Query.parse("position=…&turns=40", route.parameters());
 * query.text("position")
 * query.integer("turns")          // 40; what the parameter says is usual if it were not said
 * }</pre>
 */
public final class Query {
  private final Map<String, String> values;
  private final List<Parameter> parameters;

  private Query(Map<String, String> values, List<Parameter> parameters) {
    this.values = values;
    this.parameters = parameters;
  }

  /** Reads {@code name=value&name=value}, percent-encoded. */
  static Query parse(String text, List<Parameter> parameters) {
    Map<String, String> values = new HashMap<>();
    for (String pair : text.split("&", -1)) {
      if (pair.isEmpty()) {
        continue;
      }
      int equals = pair.indexOf('=');
      String name = decode(equals < 0 ? pair : pair.substring(0, equals));
      String value = equals < 0 ? "" : decode(pair.substring(equals + 1));
      if (parameters.stream().noneMatch(known -> known.name().equals(name))) {
        throw new RefusedException(
            "There is no parameter " + name + " here; there are " + names(parameters) + ".");
      }
      if (values.put(name, value) != null) {
        throw new RefusedException("The parameter " + name + " is given twice; give it once.");
      }
    }
    for (Parameter parameter : parameters) {
      if (parameter.isRequired() && values.getOrDefault(parameter.name(), "").isBlank()) {
        throw new RefusedException(
            "The parameter "
                + parameter.name()
                + " is missing; an example is "
                + parameter.example()
                + ".");
      }
    }
    return new Query(values, parameters);
  }

  private static String decode(String text) {
    try {
      return URLDecoder.decode(text, StandardCharsets.UTF_8);
    } catch (IllegalArgumentException wrong) {
      throw new RefusedException("The address has a % that is not followed by two hex digits.");
    }
  }

  private static String names(List<Parameter> parameters) {
    return parameters.isEmpty()
        ? "none"
        : String.join(", ", parameters.stream().map(Parameter::name).toList());
  }

  /** A value that the route requires. */
  public String text(String name) {
    return values.getOrDefault(name, "");
  }

  /** A value that may be missing or empty, which is the same. */
  public Optional<String> findText(String name) {
    return Optional.ofNullable(values.get(name)).filter(value -> !value.isBlank());
  }

  /** A whole number in the range of its parameter, or the usual one. */
  public int integer(String name) {
    Integer usual = range(name).usual();
    return findInteger(name)
        .orElseGet(() -> Objects.requireNonNull(usual, name + " has no usual value"));
  }

  /** A whole number in the range of its parameter; empty if it is not said. */
  public OptionalInt findInteger(String name) {
    Parameter.Whole range = range(name);
    Optional<String> text = findText(name);
    if (text.isEmpty()) {
      return OptionalInt.empty();
    }
    try {
      int value = Integer.parseInt(text.get().strip());
      if (value >= range.least() && value <= range.most()) {
        return OptionalInt.of(value);
      }
    } catch (NumberFormatException notANumber) {
      // Said below, as for one that is out of range.
    }
    throw new RefusedException(
        "The parameter "
            + name
            + " must be a whole number from "
            + range.least()
            + " to "
            + range.most()
            + ".");
  }

  private Parameter.Whole range(String name) {
    for (Parameter parameter : parameters) {
      Parameter.Whole range = parameter.whole();
      if (range != null && parameter.name().equals(name)) {
        return range;
      }
    }
    throw new IllegalStateException(name + " is no whole number here");
  }
}
