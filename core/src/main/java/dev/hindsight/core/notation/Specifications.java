package dev.hindsight.core.notation;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;

/**
 * The things that people may choose from by name, each with the options it takes.
 *
 * <pre>{@code
 * Specifications<Shape> shapes = Specifications.<Shape>of("shape")
 *     .with("point", List.of(), options -> new Point())
 *     .with("circle", List.of("radius"), options -> new Circle(options.number("radius", 1, 100, 5)));
 *
 * shapes.parse("circle:radius=3").value()     // Circle[radius=3]
 * shapes.parse("circle:width=3")              // the shape circle has no option 'width'; it knows radius
 * shapes.parse("square")                      // there is no shape 'square'; choose circle, point
 * }</pre>
 *
 * <p>A colon or an equals sign after the first belongs to the value; a comma cannot.
 */
public final class Specifications<S> {
  private record Kind<S>(List<String> options, Function<SpecifiedOptions, ? extends S> reader) {}

  private final String thing;
  private final SortedMap<String, Kind<S>> kinds;

  private Specifications(String thing, SortedMap<String, Kind<S>> kinds) {
    this.thing = thing;
    this.kinds = kinds;
  }

  /**
   * Nothing to choose from yet.
   *
   * @param thing what complaints call it, for instance {@code player}
   */
  public static <S> Specifications<S> of(String thing) {
    return new Specifications<>(thing, new TreeMap<>());
  }

  /**
   * These kinds and one more.
   *
   * @param name what stands before the colon
   * @param options the keys it knows, in the order in which complaints list them
   * @param reader looks at every option it knows and makes the thing of them; its {@link
   *     IllegalArgumentException}s are for the user
   */
  public Specifications<S> with(
      String name, List<String> options, Function<SpecifiedOptions, ? extends S> reader) {
    SortedMap<String, Kind<S>> more = new TreeMap<>(kinds);
    more.put(name, new Kind<>(List.copyOf(options), reader));
    return new Specifications<>(thing, more);
  }

  /**
   * Reads a specification.
   *
   * @throws IllegalArgumentException if it is not one; the message says what is allowed
   */
  public Specified<S> parse(String written) {
    String text = written.strip();
    int colon = text.indexOf(':');
    String name = colon < 0 ? text : text.substring(0, colon);
    Kind<S> kind = kinds.get(name);
    if (kind == null) {
      throw new IllegalArgumentException(
          "there is no " + thing + " '" + name + "'; choose " + String.join(", ", kinds.keySet()));
    }
    SpecifiedOptions options = new SpecifiedOptions(thing + " " + name, text, kind.options());
    if (colon >= 0) {
      for (String option : text.substring(colon + 1).split(",", -1)) {
        options.add(option);
      }
    }
    S value = kind.reader().apply(options);
    options.checkAllRead();
    return new Specified<>(text, value);
  }
}
