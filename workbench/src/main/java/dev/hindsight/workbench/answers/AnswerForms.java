package dev.hindsight.workbench.answers;

import java.lang.reflect.Array;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * The one place that says how an answer is written for programs: as maps in the order of its
 * components, lists, texts, whole numbers, decimal numbers, truth values and null.
 *
 * <p>A record becomes an object of its components; one that is {@link Inlined} gives its own keys
 * in its place. A type that a game has an {@link AnswerForm} for becomes what the form says. An
 * enum becomes its word: {@code NO_DOUBLE} is {@code no double} unless it has a text of its own.
 * Numbers are rounded where {@link Says} has decimals; what is not a number is null.
 */
public final class AnswerForms {
  private static final AnswerForm<Known, Known.Form> KNOWN =
      AnswerForm.record(Known.class, Known.Form.class, Known.Form::of);

  private final List<AnswerForm<?, ?>> forms = new ArrayList<>();
  private final Map<Class<?>, Optional<AnswerForm<?, ?>>> found = new ConcurrentHashMap<>();

  /** What the games have, and {@link Known}. */
  public AnswerForms(List<AnswerForm<?, ?>> games) {
    forms.add(KNOWN);
    forms.addAll(games);
  }

  /** How values of a type are written, if that is not plain from the type itself. */
  Optional<AnswerForm<?, ?>> find(Class<?> type) {
    return found.computeIfAbsent(
        type,
        wanted ->
            forms.stream()
                .filter(form -> form.type().isAssignableFrom(wanted))
                .<AnswerForm<?, ?>>map(form -> form)
                .findFirst());
  }

  /** The answer as plain values. */
  public @Nullable Object plain(@Nullable Object answer) {
    return plain(answer, Says.ALL_DECIMALS);
  }

  private @Nullable Object plain(@Nullable Object value, int decimals) {
    if (value == null || value instanceof String || value instanceof Boolean) {
      return value;
    }
    if (value instanceof Number number) {
      return number(number, decimals);
    }
    Optional<AnswerForm<?, ?>> form = find(value.getClass());
    if (form.isPresent()) {
      return plain(form.get().write(value), decimals);
    }
    if (value instanceof Record record) {
      Map<String, @Nullable Object> object = new LinkedHashMap<>();
      addKeys(record, object);
      return object;
    }
    return value instanceof Enum<?> constant ? word(constant) : group(value, decimals);
  }

  private void addKeys(Object record, Map<String, @Nullable Object> object) {
    for (AnswerKey key : AnswerKey.of(record.getClass())) {
      Object value = key.of(record);
      if (!key.inlined()) {
        object.put(key.name(), plain(value, key.decimals()));
      } else if (value != null && plain(value, key.decimals()) instanceof Map<?, ?> group) {
        group.forEach((name, inner) -> object.put((String) name, inner));
      } else if (value == null && key.type() instanceof Class<?> absent && absent.isRecord()) {
        // Of what is not there each key is, and says so.
        AnswerKey.of(absent).forEach(inner -> object.put(inner.name(), null));
      } else {
        throw new IllegalStateException(key.name() + " is inlined and has no keys");
      }
    }
  }

  private @Nullable Object group(Object value, int decimals) {
    if (value instanceof Optional<?> optional) {
      return plain(optional.orElse(null), decimals);
    }
    if (value instanceof OptionalInt optional) {
      return optional.isPresent() ? optional.getAsInt() : null;
    }
    if (value instanceof OptionalLong optional) {
      return optional.isPresent() ? optional.getAsLong() : null;
    }
    if (value instanceof OptionalDouble optional) {
      return optional.isPresent() ? number(optional.getAsDouble(), decimals) : null;
    }
    if (value instanceof Map<?, ?> map) {
      Map<String, @Nullable Object> object = new LinkedHashMap<>();
      map.forEach((name, inner) -> object.put(String.valueOf(name), plain(inner, decimals)));
      return object;
    }
    List<@Nullable Object> list = new ArrayList<>();
    if (value instanceof Iterable<?> values) {
      values.forEach(inner -> list.add(plain(inner, decimals)));
    } else if (value.getClass().isArray()) {
      for (int i = 0; i < Array.getLength(value); i++) {
        list.add(plain(Array.get(value, i), decimals));
      }
    } else {
      throw new IllegalStateException("no form says how to write a " + value.getClass().getName());
    }
    return list;
  }

  /** The word for a constant: its own text, or its name in small letters. */
  static String word(Enum<?> constant) {
    String text = constant.toString();
    return text.equals(constant.name()) ? text.toLowerCase(Locale.ROOT).replace('_', ' ') : text;
  }

  /** Exact, never with an exponent, and without a minus before a zero. */
  private static @Nullable Number number(Number number, int decimals) {
    if (!(number instanceof Double || number instanceof Float || number instanceof BigDecimal)) {
      return number;
    }
    if (!(number instanceof BigDecimal) && !Double.isFinite(number.doubleValue())) {
      return null;
    }
    BigDecimal exact = new BigDecimal(number.toString());
    if (decimals == Says.ALL_DECIMALS || exact.scale() <= decimals) {
      return exact;
    }
    BigDecimal rounded = exact.setScale(decimals, RoundingMode.HALF_EVEN).stripTrailingZeros();
    // A number that may have a fraction shows it, as 3.0 does, unless it is rounded to a whole one.
    return rounded.setScale(Math.max(Math.min(1, decimals), rounded.scale()));
  }
}
