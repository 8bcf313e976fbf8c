package dev.hindsight.cli;

import java.util.List;
import java.util.Locale;

/**
 * What a terminal shows, as a picture in SVG: a prompt with a command, and what it printed. Every
 * line is stretched to its number of columns, so that tables stay straight in any font.
 */
public final class TerminalPicture {
  private static final int COLUMN_WIDTH = 8;
  private static final int LINE_HEIGHT = 17;
  private static final int MARGIN = 16;

  private TerminalPicture() {}

  public static String of(String command, List<String> printed) {
    String prompt = "$ " + command;
    int columns =
        Math.max(prompt.length(), printed.stream().mapToInt(String::length).max().orElse(0));
    int width = columns * COLUMN_WIDTH + 2 * MARGIN;
    int height = (printed.size() + 1) * LINE_HEIGHT + 2 * MARGIN;
    StringBuilder svg = new StringBuilder();
    svg.append(
        String.format(
            Locale.ROOT,
            """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %1$d %2$d" width="%1$d" height="%2$d"
                font-family="DejaVu Sans Mono, Menlo, Consolas, monospace" font-size="13" fill="#e6e6e6">
            <rect width="100%%" height="100%%" rx="8" fill="#1d2330"/>
            """,
            width,
            height));
    append(svg, prompt, 0, " fill=\"#8fd18f\"");
    for (int line = 0; line < printed.size(); line++) {
      append(svg, printed.get(line), line + 1, "");
    }
    return svg.append("</svg>\n").toString();
  }

  private static void append(StringBuilder svg, String line, int number, String colour) {
    if (line.isBlank()) {
      return;
    }
    // Leading spaces become a place to begin: not every viewer keeps them.
    String text = line.strip();
    int indent = line.indexOf(text.charAt(0));
    svg.append(
        String.format(
            Locale.ROOT,
            "<text x=\"%d\" y=\"%d\" textLength=\"%d\" xml:space=\"preserve\"%s>%s</text>\n",
            MARGIN + indent * COLUMN_WIDTH,
            MARGIN + (number + 1) * LINE_HEIGHT - 4,
            text.length() * COLUMN_WIDTH,
            colour,
            text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")));
  }
}
