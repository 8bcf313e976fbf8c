package dev.hindsight.workbench.answers;

import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The columns of a text table, made of what the components of a record say of themselves: head,
 * side, unit and decimals.
 */
public final class AnswerColumns {
  /** Stands where nothing is known. */
  public static final String UNKNOWN = "—";

  private final AnswerForms forms;
  private final Map<String, Says> described = new LinkedHashMap<>();

  /**
   * Columns of records of one type.
   *
   * @param forms how values of the games are written
   */
  public AnswerColumns(Class<? extends Record> type, AnswerForms forms) {
    this.forms = forms;
    describe(type);
  }

  private void describe(Class<?> record) {
    for (AnswerKey key : AnswerKey.of(record)) {
      if (key.inlined() && key.type() instanceof Class<?> inner) {
        describe(forms.find(inner).<Class<?>>map(AnswerForm::writtenAs).orElse(inner));
      } else if (key.says() != null) {
        described.put(key.name(), key.says());
      }
    }
  }

  private Says says(String key) {
    Says says = described.get(key);
    if (says == null) {
      throw new IllegalArgumentException("nothing is said of " + key);
    }
    return says;
  }

  /** What stands above a column. */
  public String head(String key) {
    return says(key).head();
  }

  /** Whether its cells lean on the right: numbers have a unit. */
  public boolean isNumber(String key) {
    return says(key).unit() != Unit.NONE;
  }

  /** The cells of a row. */
  public List<String> cells(Record row, List<String> keys) {
    Map<?, ?> plain = (Map<?, ?>) Objects.requireNonNull(forms.plain(row));
    return keys.stream().map(key -> cell(says(key), plain.get(key))).toList();
  }

  private static String cell(Says says, @Nullable Object value) {
    if (value == null) {
      return UNKNOWN;
    }
    String format = says.shown().isEmpty() ? says.unit().shown() : says.shown();
    if (!(value instanceof Number number) || format.equals("%s")) {
      return String.valueOf(value);
    }
    if (number instanceof Integer && !format.contains(",")) {
      return number.toString();
    }
    BigDecimal exact = new BigDecimal(number.toString());
    return String.format(
        Locale.ROOT, format, says.unit() == Unit.CHANCE ? exact.movePointRight(2) : exact);
  }
}
