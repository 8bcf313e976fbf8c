package dev.hindsight.backgammon.rules.notation;

import dev.hindsight.backgammon.rules.BackgammonFormatException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The games of an SGF text, each as the nodes of its main line; variations are skipped.
 *
 * <pre>
 * Collection  →  GameTree+
 * GameTree    →  '(' Node+ GameTree* ')'
 * Node        →  ';' Property*
 * Property    →  Capitals ('[' Text ']')+      in a text '\' takes the meaning of what follows it
 * </pre>
 */
final class SgfTree {
  private static final int MOST_NODES = 200_000;

  /** A node: its properties, each with one or more values. */
  record Node(Map<String, List<String>> properties) {
    /** The first value of a property, or an empty text. */
    String first(String name) {
      List<String> values = properties.get(name);
      return values == null ? "" : values.get(0);
    }

    boolean has(String name) {
      return properties.containsKey(name);
    }

    List<String> all(String name) {
      return properties.getOrDefault(name, List.of());
    }
  }

  private final String text;
  private final List<List<Node>> games = new ArrayList<>();
  private int next;
  private int nodes;

  private SgfTree(String text) {
    this.text = text;
  }

  static List<List<Node>> parse(String text) {
    SgfTree tree = new SgfTree(text);
    tree.parse();
    return tree.games;
  }

  private void parse() {
    int depth = 0;
    boolean mainLineEnded = false;
    List<Node> line = new ArrayList<>();
    for (skipSpace(); next < text.length(); skipSpace()) {
      char c = text.charAt(next);
      if (c == '(') {
        depth++;
        next++;
      } else if (c == ')' && depth > 0) {
        next++;
        mainLineEnded = true;
        if (--depth == 0) {
          games.add(line);
          line = new ArrayList<>();
          mainLineEnded = false;
        }
      } else if (c == ';' && depth > 0) {
        next++;
        Node node = node();
        if (!mainLineEnded) {
          line.add(node);
        }
      } else if (depth == 0 && !games.isEmpty()) {
        return; // whatever follows the last game
      } else {
        throw fault("a game is '(', nodes that begin with ';', and ')'");
      }
    }
    if (depth > 0) {
      // Cut off: what is there is kept.
      games.add(line);
    }
  }

  private Node node() {
    if (++nodes > MOST_NODES) {
      throw fault("no match has more than " + MOST_NODES + " nodes");
    }
    Map<String, List<String>> properties = new LinkedHashMap<>();
    for (skipSpace(); next < text.length() && isLetter(text.charAt(next)); skipSpace()) {
      StringBuilder name = new StringBuilder();
      for (; next < text.length() && isLetter(text.charAt(next)); next++) {
        char c = text.charAt(next);
        if (c <= 'Z') {
          name.append(c); // old files write lower case letters between, which mean nothing
        }
      }
      List<String> values =
          properties.computeIfAbsent(name.toString(), unused -> new ArrayList<>());
      int before = values.size();
      for (skipSpace(); next < text.length() && text.charAt(next) == '['; skipSpace()) {
        values.add(value());
      }
      if (values.size() == before) {
        throw fault("the property " + name + " has no value in brackets");
      }
    }
    return new Node(properties);
  }

  private String value() {
    StringBuilder value = new StringBuilder();
    for (next++; next < text.length(); next++) {
      char c = text.charAt(next);
      if (c == ']') {
        next++;
        return value.toString();
      }
      if (c == '\\' && next + 1 < text.length()) {
        c = text.charAt(++next);
        if (c == '\n' || c == '\r') {
          continue; // a line end that does not count
        }
      }
      value.append(c);
    }
    throw fault("a value is not closed with ']'");
  }

  private void skipSpace() {
    while (next < text.length()
        && (Character.isWhitespace(text.charAt(next)) || text.charAt(next) == '\uFEFF')) {
      next++;
    }
  }

  private static boolean isLetter(char c) {
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
  }

  private BackgammonFormatException fault(String what) {
    int line = 1;
    for (int index = 0; index < Math.min(next, text.length()); index++) {
      line += text.charAt(index) == '\n' ? 1 : 0;
    }
    return new BackgammonFormatException("line " + line + ": " + what);
  }
}
