package dev.hindsight.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Turns the Javadoc of a class into Markdown: {@code <pre>} becomes a fenced block, inline code and
 * links become backticks, paragraphs and lists become Markdown's own.
 *
 * <p>Tags such as {@code @param} are about the class and not about the format: they are left out.
 * Understands what our Javadoc uses and refuses the rest, so that nothing is printed half
 * translated.
 */
final class JavadocMarkdown {
  private static final Pattern INLINE =
      Pattern.compile("\\{@(?:code|link|linkplain|literal)\\s+([^{}]*)}");
  private static final Pattern LEFTOVER = Pattern.compile("\\{@|</?[a-z]+[^>]*>");
  private static final Pattern BLOCK =
      Pattern.compile("<pre>(?:\\{@code)?\n?(.*?)\n?}?</pre>", Pattern.DOTALL);
  private static final Pattern TAGS =
      Pattern.compile("^@(?:param|see|since) .*\\z", Pattern.MULTILINE | Pattern.DOTALL);
  private static final Pattern CLASS_COMMENT =
      Pattern.compile("^/\\*\\*\n(.*?)^ \\*/$", Pattern.MULTILINE | Pattern.DOTALL);

  private JavadocMarkdown() {}

  /** The comment of the class in a source file, without its stars. */
  static String classComment(String source) {
    Matcher comment = CLASS_COMMENT.matcher(source);
    if (!comment.find()) {
      throw new IllegalArgumentException("there is no class comment of several lines");
    }
    return comment
        .group(1)
        .lines()
        .map(JavadocMarkdown::withoutStar)
        .reduce("", (a, b) -> a + b + "\n");
  }

  private static String withoutStar(String line) {
    return line.replaceFirst("^ \\* ?", "").stripTrailing();
  }

  /** The comment as Markdown; ends with a line break. */
  static String of(String commentWithTags) {
    String comment = TAGS.matcher(commentWithTags).replaceFirst("");
    List<String> blocks = new ArrayList<>();
    Matcher block = BLOCK.matcher(comment);
    int end = 0;
    while (block.find()) {
      addProse(comment.substring(end, block.start()), blocks);
      String text = INLINE.matcher(block.group(1).stripTrailing()).replaceAll("$1");
      blocks.add("```text\n" + entities(text) + "\n```");
      end = block.end();
    }
    addProse(comment.substring(end), blocks);
    return String.join("\n\n", blocks) + "\n";
  }

  private static void addProse(String html, List<String> blocks) {
    for (String paragraph : html.split("<p>|</?ul>|\n\n", -1)) {
      List<String> items = new ArrayList<>();
      for (String item : paragraph.split("<li>", -1)) {
        if (!item.isBlank()) {
          items.add(inline(item.strip()));
        }
      }
      if (!items.isEmpty()) {
        boolean isList = paragraph.contains("<li>");
        blocks.add(isList ? "- " + String.join("\n- ", items) : String.join("\n", items));
      }
    }
  }

  private static String inline(String html) {
    String text = INLINE.matcher(html.replaceAll("\\s*\n\\s*", " ")).replaceAll("`$1`");
    text = text.replaceAll("</?em>", "*");
    Matcher leftover = LEFTOVER.matcher(text);
    if (leftover.find()) {
      throw new IllegalArgumentException(
          "'" + leftover.group() + "' is not understood in: " + text);
    }
    return wrapped(entities(text));
  }

  private static String entities(String html) {
    return html.replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&");
  }

  private static String wrapped(String text) {
    StringBuilder wrapped = new StringBuilder();
    int column = 0;
    for (String word : text.split(" ", -1)) {
      if (column > 0 && column + 1 + word.length() > 100) {
        wrapped.append('\n');
        column = 0;
      } else if (column > 0) {
        wrapped.append(' ');
        column++;
      }
      wrapped.append(word);
      column += word.length();
    }
    return wrapped.toString();
  }
}
