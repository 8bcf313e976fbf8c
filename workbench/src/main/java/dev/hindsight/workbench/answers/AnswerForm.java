package dev.hindsight.workbench.answers;

import java.math.BigDecimal;
import java.util.function.Function;

/**
 * How values of one type are written for programs: as a text, as a number, or as a record whose
 * components say what they are. Games hand out a list of theirs; types that are described already
 * need none: records, lists, maps, optionals, numbers, texts, enums.
 *
 * @param type what is written, subtypes included
 * @param writtenAs what it becomes: String, BigDecimal, a record…
 * @param sentence what such a value is, for the schema; empty if the record says it
 * @param unit of a number
 */
public record AnswerForm<T, W>(
    Class<T> type, Class<W> writtenAs, String sentence, Unit unit, Function<T, W> writer) {

  /** A notation, such as that of a position. */
  public static <T> AnswerForm<T, String> text(
      Class<T> type, String sentence, Function<T, String> writer) {
    return new AnswerForm<>(type, String.class, sentence, Unit.NONE, writer);
  }

  /** A number in a unit, such as points of an equity that is kept in millipoints. */
  public static <T> AnswerForm<T, BigDecimal> number(
      Class<T> type, String sentence, Unit unit, Function<T, BigDecimal> writer) {
    return new AnswerForm<>(type, BigDecimal.class, sentence, unit, writer);
  }

  /** Several keys, such as the two notations of a position. */
  public static <T, W extends Record> AnswerForm<T, W> record(
      Class<T> type, Class<W> writtenAs, Function<T, W> writer) {
    return new AnswerForm<>(type, writtenAs, "", Unit.NONE, writer);
  }

  /** What becomes of a value of the type. */
  W write(Object value) {
    return writer.apply(type.cast(value));
  }
}
