package dev.hindsight.studio.web;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a request says, checked: no name that the route does not know, none twice, nothing missing.
 *
 * <pre>{@code
 * Query query = Query.parse("position=…&turns=40", route.parameters());
 * query.text("position")
 * query.integer("turns", 200, 0, 1_000)          // 40; 200 if it were not said
 * }</pre>
 */
public final class Query {
  private final Map<String, String> values;

  private Query(Map<String, String> values) {
    this.values = values;
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
    return new Query(values);
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

  /** A whole number within limits, or the usual one. */
  public int integer(String name, int usual, int least, int most) {
    Optional<String> text = findText(name);
    if (text.isEmpty()) {
      return usual;
    }
    try {
      int value = Integer.parseInt(text.get().strip());
      if (value >= least && value <= most) {
        return value;
      }
    } catch (NumberFormatException notANumber) {
      // Said below, as for one that is out of range.
    }
    throw new RefusedException(
        "The parameter " + name + " must be a whole number from " + least + " to " + most + ".");
  }
}
