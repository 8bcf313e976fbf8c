package dev.hindsight.workbench.drawing;

import java.util.List;

/**
 * A page that needs nothing but itself: text is escaped, pictures stand in it as SVG.
 *
 * <pre>{@code
 * new HtmlPage("A game").heading("Turn 1").paragraph("8/5 6/5 is right.").picture(svg).finish()
 * }</pre>
 */
public final class HtmlPage {
  private static final String STYLE =
      """
      body { font-family: system-ui, sans-serif; max-width: 52rem; margin: 2rem auto; padding: 0 1rem; \
      color: #222; background: #fff; line-height: 1.4 }
      table { border-collapse: collapse; margin: 1rem 0 }
      th, td { padding: .2rem .6rem; text-align: right; border-bottom: 1px solid #ddd; \
      font-variant-numeric: tabular-nums }
      th:first-child, td:first-child, th.l, td.l { text-align: left }
      svg { max-width: 100%; height: auto }
      section { margin: 2rem 0; page-break-inside: avoid }
      code { font-size: .85em; word-break: break-all }
      """;

  private final StringBuilder body = new StringBuilder();
  private final String title;

  public HtmlPage(String title) {
    this.title = title;
    body.append("<h1>").append(Svg.escape(title)).append("</h1>\n");
  }

  public HtmlPage heading(String text) {
    body.append("<h2>").append(Svg.escape(text)).append("</h2>\n");
    return this;
  }

  public HtmlPage paragraph(String text) {
    body.append("<p>").append(Svg.escape(text)).append("</p>\n");
    return this;
  }

  /** Something to be copied. */
  public HtmlPage code(String text) {
    body.append("<p><code>").append(Svg.escape(text)).append("</code></p>\n");
    return this;
  }

  /** Rows under their heads; the first column is aligned to the left, the others to the right. */
  public HtmlPage table(List<String> heads, List<List<String>> rows) {
    body.append("<table>\n");
    row(heads, "th");
    rows.forEach(cells -> row(cells, "td"));
    body.append("</table>\n");
    return this;
  }

  private void row(List<String> cells, String element) {
    body.append("<tr>");
    for (String cell : cells) {
      body.append('<').append(element).append('>').append(Svg.escape(cell));
      body.append("</").append(element).append('>');
    }
    body.append("</tr>\n");
  }

  /** A picture that {@link Svg} has written. */
  public HtmlPage picture(String svg) {
    body.append(svg);
    return this;
  }

  public String finish() {
    return "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
        + "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>"
        + Svg.escape(title)
        + "</title>\n<style>\n"
        + STYLE
        + "</style>\n</head>\n<body>\n"
        + body
        + "</body>\n</html>\n";
  }
}
