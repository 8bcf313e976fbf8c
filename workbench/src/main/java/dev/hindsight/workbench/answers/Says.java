package dev.hindsight.workbench.answers;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Describes a component of an answer, once for everything that shows it: the JSON, its schema, the
 * page about it, the responses of the studio and the columns of a text.
 *
 * <pre>
 * record Line(
 *     &#64;Says("the pit: A to F for South, a to f for North") Pit move,
 *     &#64;Says(value = "what it gives away against the best", unit = SEEDS, decimals = 2) double loss) {}
 * </pre>
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
public @interface Says {
  /** As many digits as the number has. */
  int ALL_DECIMALS = -1;

  /** What it is, in words that go on after its name: without a capital, without a full stop. */
  String value();

  /** What a number counts. */
  Unit unit() default Unit.NONE;

  /** Digits behind the point, in JSON and in text; {@link #ALL_DECIMALS} rounds nothing. */
  int decimals() default ALL_DECIMALS;

  /** The head of its column in a text; empty if no text has such a column. */
  String head() default "";

  /**
   * How a number stands in a text, such as {@code %.3f}; empty for the usual way of its unit.
   * Chances are shown as per cent.
   */
  String shown() default "";

  /** The key, where it cannot be the name of the component ({@code class}). */
  String key() default "";
}
