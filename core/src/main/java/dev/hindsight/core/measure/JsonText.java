package dev.hindsight.core.measure;

import java.math.BigInteger;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Maps, lists, texts, numbers and truth values as strict JSON; numbers keep all their digits. */
final class JsonText {
  private JsonText() {}

  static String of(@Nullable Object value) {
    StringBuilder out = new StringBuilder();
    append(out, value);
    return out.toString();
  }

  private static void append(StringBuilder out, @Nullable Object value) {
    if (value instanceof Map<?, ?> map) {
      String separator = "{";
      for (Map.Entry<?, ?> entry : map.entrySet()) {
        appendText(out.append(separator), (String) entry.getKey());
        append(out.append(':'), entry.getValue());
        separator = ",";
      }
      out.append(map.isEmpty() ? "{}" : "}");
    } else if (value instanceof List<?> list) {
      String separator = "[";
      for (Object element : list) {
        append(out.append(separator), element);
        separator = ",";
      }
      out.append(list.isEmpty() ? "[]" : "]");
    } else if (value instanceof String text) {
      appendText(out, text);
    } else if (value instanceof Double number && !Double.isFinite(number)) {
      out.append("null"); // JSON knows neither NaN nor infinity.
    } else if (value == null
        || value instanceof Long
        || value instanceof BigInteger
        || value instanceof Double
        || value instanceof Boolean) {
      out.append(value);
    } else {
      throw new IllegalArgumentException("JSON has no " + value.getClass().getName() + ".");
    }
  }

  private static void appendText(StringBuilder out, String text) {
    out.append('"');
    for (int i = 0; i < text.length(); i++) {
      char symbol = text.charAt(i);
      if (symbol == '"' || symbol == '\\') {
        out.append('\\').append(symbol);
      } else if (symbol < ' ' || symbol > '~') {
        out.append(String.format(Locale.ROOT, "\\u%04x", (int) symbol));
      } else {
        out.append(symbol);
      }
    }
    out.append('"');
  }
}
