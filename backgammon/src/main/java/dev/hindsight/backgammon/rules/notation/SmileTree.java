package dev.hindsight.backgammon.rules.notation;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.hindsight.backgammon.rules.BackgammonFormatException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Smile, JSON in bytes, as far as records of games use it: objects are maps, arrays lists, numbers
 * {@link Number}s, texts strings.
 *
 * <pre>
 * ":)\n", flags       1 names are kept to be named again, 2 so are short texts
 * values   01–1f  a text seen before     20 ""  21 null  22 false  23 true
 *          24 25  an int or long in zigzag, seven bits a byte, six in the last, which has bit 7
 *          28 29  a float or double, seven bits a byte
 *          40–7f  ASCII of 1–64 bytes    80–bf  UTF-8 of 2–65 bytes    c0–df  −16 to 15
 *          e0 e4  long texts, up to fc   ec–ef  a text seen before, with a byte more
 *          f8–f9  an array               fa–fb  an object
 * names    20 ""  30–33 and a byte, 40–7f  seen before  34 long, up to fc
 *          80–bf  ASCII of 1–64 bytes    c0–f7  UTF-8 of 2–57 bytes
 * </pre>
 */
final class SmileTree {
  private static final int MOST_KEPT = 1_024;
  private static final int LONGEST_KEPT = 64;
  private static final int MOST_DEPTH = 64;
  private static final int END_OF_TEXT = 0xfc;
  private static final int END_OF_ARRAY = 0xf9;
  private static final int END_OF_OBJECT = 0xfb;

  private final byte[] bytes;
  private int next;
  private boolean keepsNames;
  private boolean keepsTexts;
  private final List<String> names = new ArrayList<>();
  private final List<String> texts = new ArrayList<>();

  private SmileTree(byte[] bytes) {
    this.bytes = bytes;
  }

  /** The only value, or the first of several. */
  static @Nullable Object parse(byte[] bytes) {
    SmileTree tree = new SmileTree(bytes);
    if (tree.take() != ':' || tree.take() != ')' || tree.take() != '\n') {
      throw fault("it does not begin as Smile does");
    }
    int flags = tree.take();
    tree.keepsNames = (flags & 1) != 0;
    tree.keepsTexts = (flags & 2) != 0;
    return tree.value(tree.take(), 0);
  }

  private static BackgammonFormatException fault(String what) {
    return new BackgammonFormatException("this BGBlitz file is damaged: " + what);
  }

  private int take() {
    if (next >= bytes.length) {
      throw fault("it ends within a value");
    }
    return bytes[next++] & 0xff;
  }

  private @Nullable Object value(int token, int depth) {
    if (depth > MOST_DEPTH) {
      throw fault("values lie deeper than in any record");
    }
    return switch (token >> 5) {
      case 0 -> kept(texts, token - 1);
      case 1 -> simple(token);
      case 2 -> keep(text(token - 0x40 + 1));
      case 3 -> keep(text(token - 0x60 + 33));
      case 4 -> keep(text(token - 0x80 + 2));
      case 5 -> keep(text(token - 0xa0 + 34));
      case 6 -> zigzag(token & 0x1f);
      default -> structure(token, depth);
    };
  }

  private @Nullable Object simple(int token) {
    return switch (token) {
      case 0x20 -> "";
      case 0x21 -> null;
      case 0x22 -> false;
      case 0x23 -> true;
      case 0x24, 0x25 -> zigzag(number());
      case 0x28 -> (double) Float.intBitsToFloat((int) sevens(5));
      case 0x29 -> Double.longBitsToDouble(sevens(10));
      default -> throw fault("a value of an unknown kind, " + token);
    };
  }

  private @Nullable Object structure(int token, int depth) {
    return switch (token) {
      case 0xe0, 0xe4 -> longText();
      case 0xec, 0xed, 0xee, 0xef -> kept(texts, (token & 3) << 8 | take());
      case 0xf8 -> list(depth);
      case 0xfa -> map(depth);
      default -> throw fault("a value of an unknown kind, " + token);
    };
  }

  private List<@Nullable Object> list(int depth) {
    List<@Nullable Object> list = new ArrayList<>();
    for (int one = take(); one != END_OF_ARRAY; one = take()) {
      list.add(value(one, depth + 1));
    }
    return list;
  }

  private Map<String, @Nullable Object> map(int depth) {
    Map<String, @Nullable Object> map = new LinkedHashMap<>();
    for (int one = take(); one != END_OF_OBJECT; one = take()) {
      String name = name(one);
      map.put(name, value(take(), depth + 1));
    }
    return map;
  }

  private String name(int token) {
    if (token == 0x20) {
      return "";
    }
    if (token >= 0x30 && token <= 0x33) {
      return kept(names, (token & 3) << 8 | take());
    }
    if (token >= 0x40 && token <= 0x7f) {
      return kept(names, token - 0x40);
    }
    String name;
    if (token == 0x34) {
      return longText();
    } else if (token >= 0x80 && token <= 0xbf) {
      name = text(token - 0x80 + 1);
    } else if (token >= 0xc0 && token <= 0xf7) {
      name = text(token - 0xc0 + 2);
    } else {
      throw fault("a name of an unknown kind, " + token);
    }
    if (keepsNames) {
      keep(names, name);
    }
    return name;
  }

  private String keep(String text) {
    if (keepsTexts && text.getBytes(UTF_8).length <= LONGEST_KEPT) {
      keep(texts, text);
    }
    return text;
  }

  private static void keep(List<String> kept, String text) {
    if (kept.size() == MOST_KEPT) {
      kept.clear();
    }
    kept.add(text);
  }

  private static String kept(List<String> kept, int index) {
    if (index < 0 || index >= kept.size()) {
      throw fault("it names a text again that it has not named");
    }
    return kept.get(index);
  }

  private String text(int length) {
    if (length > bytes.length - next) {
      throw fault("it ends within a text");
    }
    String text = new String(bytes, next, length, UTF_8);
    next += length;
    return text;
  }

  private String longText() {
    int end = next;
    while (end < bytes.length && (bytes[end] & 0xff) != END_OF_TEXT) {
      end++;
    }
    String text = text(end - next);
    take();
    return text;
  }

  private long number() {
    long number = 0;
    for (int count = 0; count < 11; count++) {
      int one = take();
      if ((one & 0x80) != 0) {
        return number << 6 | (one & 0x3f);
      }
      number = number << 7 | one;
    }
    throw fault("a number has no end");
  }

  private static long zigzag(long number) {
    return number >>> 1 ^ -(number & 1);
  }

  private long sevens(int count) {
    long number = 0;
    for (int index = 0; index < count; index++) {
      number = number << 7 | (take() & 0x7f);
    }
    return number;
  }
}
