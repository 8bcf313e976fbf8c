package dev.hindsight.workbench.drawing;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Locale;

/**
 * Writes a picture element by element. Names and values of attributes alternate; text and values
 * are escaped, and numbers have two decimals at most.
 *
 * <pre>{@code
 * new Svg(40, 20, "a square")
 *     .add("rect", "x", 5, "y", 2.5, "width", 10, "height", 10, "fill", "#c33")
 *     .text(25, 12, "A & B", "font-size", 8)
 *     .finish()
 * }</pre>
 */
public final class Svg {
  private final StringBuilder out = new StringBuilder();
  private final Deque<String> open = new ArrayDeque<>();

  /**
   * @param label what the picture shows, for those who cannot see it
   */
  public Svg(double width, double height, String label) {
    open(
        "svg",
        "xmlns",
        "http://www.w3.org/2000/svg",
        "viewBox",
        "0 0 " + number(width) + " " + number(height),
        "width",
        width,
        "height",
        height,
        "role",
        "img",
        "aria-label",
        label,
        "font-family",
        "system-ui, sans-serif");
  }

  /** An element without content. */
  public Svg add(String element, Object... attributes) {
    begin(element, attributes);
    out.append("/>\n");
    return this;
  }

  /** Text whose middle of the base line, unless an attribute says otherwise, is at a point. */
  public Svg text(double x, double y, String text, Object... attributes) {
    begin("text", attributes);
    attribute("x", x);
    attribute("y", y);
    out.append('>').append(escape(text)).append("</text>\n");
    return this;
  }

  /** An element around those that follow, up to {@link #close}. */
  public Svg open(String element, Object... attributes) {
    begin(element, attributes);
    out.append(">\n");
    open.push(element);
    return this;
  }

  public Svg close() {
    out.append("</").append(open.pop()).append(">\n");
    return this;
  }

  /** The whole picture; whatever is open is closed. */
  public String finish() {
    while (!open.isEmpty()) {
      close();
    }
    return out.toString();
  }

  private void begin(String element, Object... attributes) {
    if (attributes.length % 2 != 0) {
      throw new IllegalArgumentException("an attribute of " + element + " has no value");
    }
    out.append('<').append(element);
    for (int place = 0; place < attributes.length; place += 2) {
      attribute(String.valueOf(attributes[place]), attributes[place + 1]);
    }
  }

  private void attribute(String name, Object value) {
    String text =
        value instanceof Double || value instanceof Float
            ? number(((Number) value).doubleValue())
            : String.valueOf(value);
    out.append(' ').append(name).append("=\"").append(escape(text)).append('"');
  }

  /** Two decimals at most, and none that are not needed. */
  static String number(double value) {
    String text = String.format(Locale.ROOT, "%.2f", value);
    int end = text.length();
    while (text.charAt(end - 1) == '0') {
      end--;
    }
    text = text.substring(0, text.charAt(end - 1) == '.' ? end - 1 : end);
    return text.equals("-0") ? "0" : text;
  }

  /** Text as it may stand in a document. */
  public static String escape(String text) {
    StringBuilder escaped = new StringBuilder(text.length());
    for (int place = 0; place < text.length(); place++) {
      char character = text.charAt(place);
      switch (character) {
        case '&' -> escaped.append("&amp;");
        case '<' -> escaped.append("&lt;");
        case '>' -> escaped.append("&gt;");
        case '"' -> escaped.append("&quot;");
        default -> {
          boolean allowed = character >= ' ' || character == '\t' || character == '\n';
          escaped.append(allowed ? character : '\uFFFD'); // what XML cannot hold
        }
      }
    }
    return escaped.toString();
  }
}
