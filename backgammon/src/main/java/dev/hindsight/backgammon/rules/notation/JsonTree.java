package dev.hindsight.backgammon.rules.notation;

import dev.hindsight.backgammon.rules.BackgammonFormatException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** JSON as {@link SmileTree} gives it: maps, lists, numbers, texts. */
final class JsonTree {
  private static final int MOST_DEPTH = 64;

  private final String text;
  private int next;

  private JsonTree(String text) {
    this.text = text;
  }

  static @Nullable Object parse(String text) {
    return new JsonTree(text).value(0);
  }

  private static BackgammonFormatException fault(String what) {
    return new BackgammonFormatException("this BGBlitz file is damaged: " + what);
  }

  private char peek() {
    while (next < text.length() && Character.isWhitespace(text.charAt(next))) {
      next++;
    }
    if (next >= text.length()) {
      throw fault("it ends within a value");
    }
    return text.charAt(next);
  }

  private void expect(char c) {
    if (peek() != c) {
      throw fault(String.format(Locale.ROOT, "character %d should be '%c'", next + 1, c));
    }
    next++;
  }

  private boolean skips(char c) {
    boolean isThere = peek() == c;
    next += isThere ? 1 : 0;
    return isThere;
  }

  private @Nullable Object value(int depth) {
    if (depth > MOST_DEPTH) {
      throw fault("values lie deeper than in any record");
    }
    return switch (peek()) {
      case '{' -> object(depth);
      case '[' -> array(depth);
      case '"' -> string();
      default -> word();
    };
  }

  private Map<String, @Nullable Object> object(int depth) {
    Map<String, @Nullable Object> map = new LinkedHashMap<>();
    expect('{');
    if (skips('}')) {
      return map;
    }
    do {
      String name = string();
      expect(':');
      map.put(name, value(depth + 1));
    } while (skips(','));
    expect('}');
    return map;
  }

  private List<@Nullable Object> array(int depth) {
    List<@Nullable Object> list = new ArrayList<>();
    expect('[');
    if (skips(']')) {
      return list;
    }
    do {
      list.add(value(depth + 1));
    } while (skips(','));
    expect(']');
    return list;
  }

  private String string() {
    expect('"');
    StringBuilder string = new StringBuilder();
    for (; next < text.length(); next++) {
      char c = text.charAt(next);
      if (c == '"') {
        next++;
        return string.toString();
      }
      string.append(c == '\\' ? escaped() : c);
    }
    throw fault("a text has no end");
  }

  private char escaped() {
    char c = ++next < text.length() ? text.charAt(next) : ' ';
    return switch (c) {
      case 'n' -> '\n';
      case 't' -> '\t';
      case 'r' -> '\r';
      case 'b' -> '\b';
      case 'f' -> '\f';
      case 'u' -> {
        String digits = text.substring(next + 1, Math.min(text.length(), next + 5));
        if (!digits.matches("[0-9a-fA-F]{4}")) {
          throw fault("\\u needs four digits");
        }
        next += 4;
        yield (char) Integer.parseInt(digits, 16);
      }
      default -> c;
    };
  }

  private @Nullable Object word() {
    int start = next;
    while (next < text.length() && ",]} \t\r\n".indexOf(text.charAt(next)) < 0) {
      next++;
    }
    String word = text.substring(start, next);
    if (word.equals("true") || word.equals("false")) {
      return word.equals("true");
    }
    if (word.equals("null")) {
      return null;
    }
    if (word.matches("-?[0-9]{1,18}")) {
      return Long.parseLong(word);
    }
    if (word.matches("-?[0-9]{1,30}(\\.[0-9]{1,40})?([eE][+-]?[0-9]{1,3})?")) {
      return Double.parseDouble(word);
    }
    throw fault(String.format(Locale.ROOT, "character %d is no value", start + 1));
  }
}
