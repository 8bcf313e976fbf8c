package dev.hindsight.dist;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.Heading;
import org.commonmark.node.Image;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.node.Text;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;

/**
 * The pages of {@code docs} as HTML with search, to be read from a folder: no server, nothing from
 * the network. {@code README.md} is the start page, a page of {@code docs/guide} becomes one of
 * {@code guide}, and the help of every command one page. A link that leads nowhere stops the build.
 */
final class Site {
  private static final String SOURCES = "files/";

  private final Path root;
  private final String version;
  private final Parser parser = Parser.builder().extensions(extensions()).build();
  private final HtmlRenderer renderer =
      HtmlRenderer.builder()
          .extensions(extensions())
          .attributeProviderFactory(
              context ->
                  (node, tag, attributes) -> {
                    if (node instanceof Heading heading) {
                      attributes.put("id", slug(text(heading)));
                    }
                  })
          .build();

  /** Pages by their place in the tree, such as {@code docs/guide/oware.md}. */
  private final Map<String, Node> pages = new TreeMap<>();

  private final Map<String, Set<String>> anchors = new HashMap<>();
  private final Set<String> filesToCopy = new TreeSet<>();
  private final Set<String> foldersToList = new TreeSet<>();
  private final List<String> broken = new ArrayList<>();
  private final StringBuilder index = new StringBuilder();

  Site(Path root, String version) {
    this.root = root;
    this.version = version;
  }

  private static List<org.commonmark.Extension> extensions() {
    return List.of(TablesExtension.create());
  }

  /** {@code man} is the manual page, of which the reference of commands is made. */
  void write(Path folder, String man) throws IOException {
    Files.createDirectories(folder);
    read();
    for (Map.Entry<String, Node> page : pages.entrySet()) {
      page.getValue().accept(new Links(page.getKey()));
    }
    if (!broken.isEmpty()) {
      throw new IOException("links that lead nowhere:\n" + String.join("\n", broken));
    }
    for (Map.Entry<String, Node> page : pages.entrySet()) {
      put(folder, place(page.getKey()), title(page.getValue()), renderer.render(page.getValue()));
      indexSections(place(page.getKey()), page.getValue());
    }
    put(folder, "commands.html", "Commands", commands(man));
    for (String listed : foldersToList) {
      put(folder, place(listed), listed, listing(listed));
    }
    for (String file : filesToCopy) {
      Path copy = folder.resolve(isPicture(file) ? pictureOf(file) : SOURCES + file);
      Files.createDirectories(copy.getParent());
      Files.copy(root.resolve(file), copy);
    }
    Files.writeString(folder.resolve("search.js"), "const PAGES = [\n" + index + "];\n" + script());
    Files.writeString(folder.resolve("style.css"), resource("style.css"));
  }

  private void read() throws IOException {
    List<Path> files = new ArrayList<>();
    for (String name :
        List.of(
            "README.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md", "CODE_OF_CONDUCT.md")) {
      if (Files.exists(root.resolve(name))) {
        files.add(root.resolve(name));
      }
    }
    for (Path file : Downloads.files(root.resolve("docs"))) {
      if (file.toString().endsWith(".md")) {
        files.add(file);
      }
    }
    for (Path file : files) {
      String key = root.relativize(file).toString().replace('\\', '/');
      Node page = parser.parse(Files.readString(file));
      pages.put(key, page);
      Set<String> ids = new TreeSet<>();
      page.accept(
          new AbstractVisitor() {
            @Override
            public void visit(Heading heading) {
              ids.add(slug(text(heading)));
              visitChildren(heading);
            }
          });
      anchors.put(key, ids);
    }
  }

  /** Turns links between sources into links between pages. */
  private final class Links extends AbstractVisitor {
    private final String page;

    Links(String page) {
      this.page = page;
    }

    @Override
    public void visit(Link link) {
      link.setDestination(resolved(link.getDestination()));
      visitChildren(link);
    }

    @Override
    public void visit(Image image) {
      image.setDestination(resolved(image.getDestination()));
      visitChildren(image);
    }

    private String resolved(String destination) {
      if (destination.contains(":") || destination.isEmpty()) {
        return destination;
      }
      int hash = destination.indexOf('#');
      String path = hash < 0 ? destination : destination.substring(0, hash);
      String fragment = hash < 0 ? "" : destination.substring(hash + 1);
      String source =
          path.isEmpty()
              ? page
              : Path.of("/" + page).resolveSibling(path).normalize().toString().substring(1);
      boolean known = pages.containsKey(source);
      if (!fragment.isEmpty()
          && known
          && !anchors.getOrDefault(source, Set.of()).contains(fragment)) {
        broken.add(page + ": " + destination + " (no such heading)");
      }
      String target;
      if (known) {
        target = place(source);
      } else if (Files.isDirectory(root.resolve(source)) && !source.isEmpty()) {
        foldersToList.add(source);
        target = place(source);
      } else if (Files.isRegularFile(root.resolve(source))) {
        filesToCopy.add(source);
        target = isPicture(source) ? pictureOf(source) : SOURCES + source;
      } else {
        broken.add(page + ": " + destination);
        return destination;
      }
      return up(place(page)) + target + (fragment.isEmpty() ? "" : "#" + fragment);
    }
  }

  private static boolean isPicture(String file) {
    return file.endsWith(".png") || file.endsWith(".svg");
  }

  private static String pictureOf(String file) {
    return file.startsWith("docs/") ? file.substring("docs/".length()) : SOURCES + file;
  }

  /** Where a source is found on the site. */
  static String place(String source) {
    if (source.equals("README.md")) {
      return "index.html";
    }
    String inner = source.startsWith("docs/") ? source.substring("docs/".length()) : source;
    if (inner.endsWith("README.md")) {
      return inner.substring(0, inner.length() - "README.md".length()) + "index.html";
    }
    if (!inner.endsWith(".md")) {
      return inner + "/index.html";
    }
    return inner.substring(0, inner.length() - ".md".length()) + ".html";
  }

  private static String up(String place) {
    return "../".repeat((int) place.chars().filter(c -> c == '/').count());
  }

  private String listing(String folder) throws IOException {
    StringBuilder html = new StringBuilder("<h1>" + escaped(folder) + "</h1>\n<ul>\n");
    for (Path file : Downloads.files(root.resolve(folder))) {
      String source = root.relativize(file).toString();
      Node page = pages.get(source);
      if (page != null) {
        html.append(
            "<li><a href=\"%s%s\">%s</a></li>\n"
                .formatted(up(place(folder)), place(source), escaped(title(page))));
      }
    }
    return html.append("</ul>\n").toString();
  }

  private static String commands(String man) {
    StringBuilder contents = new StringBuilder("<ul class=\"columns\">\n");
    StringBuilder body = new StringBuilder();
    String name = "";
    for (String line : man.lines().toList()) {
      if (line.startsWith(".SH ")) {
        name = line.substring(".SH ".length());
      } else if (line.equals(".nf")) {
        String id = name.replace(' ', '-');
        contents.append("<li><a href=\"#%s\">%s</a></li>\n".formatted(id, escaped(name)));
        body.append("<h2 id=\"%s\">%s</h2>\n<pre><code>".formatted(id, escaped(name)));
      } else if (line.equals(".fi")) {
        body.append("</code></pre>\n");
        name = "";
      } else if (!name.isEmpty() && !name.equals("NAME") && !line.startsWith(".")) {
        String plain = line.startsWith("\\&") ? line.substring(2) : line;
        body.append(escaped(plain.replace("\\-", "-").replace("\\e", "\\"))).append('\n');
      }
    }
    return "<h1>Commands</h1>\n" + contents + "</ul>\n" + body;
  }

  private void put(Path folder, String place, String title, String body) throws IOException {
    String up = up(place);
    Path file = folder.resolve(place);
    Files.createDirectories(file.getParent());
    Files.writeString(
        file,
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>%s · Hindsight</title>
        <link rel="stylesheet" href="%sstyle.css">
        <script src="%ssearch.js" defer></script>
        </head>
        <body data-up="%s">
        <header><a class="home" href="%sindex.html">Hindsight</a> <span>%s</span>
        <label>Search <input id="search" type="search" autocomplete="off"></label>
        <ol id="found" hidden></ol></header>
        <nav aria-label="Pages">
        %s</nav>
        <main>
        %s</main>
        </body>
        </html>
        """
            .formatted(escaped(title), up, up, up, up, escaped(version), navigation(place), body));
    if (place.equals("commands.html")) {
      for (String section : body.split("<h2 ", -1)) {
        int end = section.indexOf("</h2>");
        if (end > 0 && section.startsWith("id=")) {
          String id = section.substring(4, section.indexOf('"', 4));
          add(
              place + "#" + id,
              id.replace('-', ' '),
              section.substring(end).replaceAll("<[^>]*>", " "));
        }
      }
    }
  }

  private String navigation(String here) {
    Map<String, List<String>> groups = new LinkedHashMap<>();
    groups.put("Start", List.of("README.md"));
    groups.put("First ten minutes", below("docs/start/"));
    groups.put("Guides", below("docs/guide/"));
    groups.put("Reference", reference());
    groups.put("Documents", below("docs/documents/"));
    groups.put("Lab", below("docs/lab/"));
    groups.put("Decisions", below("docs/decisions/"));
    groups.put(
        "Project",
        pages.keySet().stream()
            .filter(page -> !page.contains("/") && !page.equals("README.md"))
            .toList());
    StringBuilder html = new StringBuilder();
    for (Map.Entry<String, List<String>> group : groups.entrySet()) {
      if (group.getValue().isEmpty()) {
        continue;
      }
      boolean open = group.getValue().stream().anyMatch(page -> place(page).equals(here));
      boolean small = group.getValue().size() < 12;
      html.append(
          "<details%s><summary>%s</summary>\n<ul>\n"
              .formatted(open || small ? " open" : "", escaped(group.getKey())));
      if (group.getKey().equals("Reference")) {
        html.append(item(here, "commands.html", "Commands"));
      }
      for (String page : group.getValue()) {
        html.append(item(here, place(page), title(Objects.requireNonNull(pages.get(page)))));
      }
      html.append("</ul></details>\n");
    }
    return html.toString();
  }

  private static String item(String here, String place, String title) {
    String current = place.equals(here) ? " aria-current=\"page\"" : "";
    return "<li><a href=\"%s%s\"%s>%s</a></li>\n"
        .formatted(up(here), place, current, escaped(title));
  }

  private List<String> below(String folder) {
    return pages.keySet().stream().filter(page -> page.startsWith(folder)).toList();
  }

  private List<String> reference() {
    return pages.keySet().stream()
        .filter(page -> page.startsWith("docs/") && page.indexOf('/', "docs/".length()) < 0)
        .toList();
  }

  /** One entry of the search for every heading. */
  private void indexSections(String place, Node page) {
    String heading = "";
    String id = "";
    StringBuilder words = new StringBuilder();
    for (Node node = page.getFirstChild(); node != null; node = node.getNext()) {
      if (node instanceof Heading next) {
        add(place + (id.isEmpty() ? "" : "#" + id), heading, words.toString());
        words.setLength(0);
        heading = text(next);
        id = slug(heading);
      } else {
        words.append(text(node)).append(' ');
      }
    }
    add(place + (id.isEmpty() ? "" : "#" + id), heading, words.toString());
  }

  private void add(String url, String heading, String words) {
    if (!heading.isEmpty()) {
      String text = words.replaceAll("\\s+", " ").strip();
      index
          .append('[')
          .append(json(url))
          .append(',')
          .append(json(heading))
          .append(',')
          .append(json(text.length() > 1_500 ? text.substring(0, 1_500) : text))
          .append("],\n");
    }
  }

  private static String json(String text) {
    return "\""
        + text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", " ").replace("</", "<\\/")
        + "\"";
  }

  private static String title(Node page) {
    for (Node node = page.getFirstChild(); node != null; node = node.getNext()) {
      if (node instanceof Heading heading) {
        return text(heading);
      }
    }
    return "Hindsight";
  }

  private static String text(Node node) {
    StringBuilder text = new StringBuilder();
    node.accept(
        new AbstractVisitor() {
          @Override
          public void visit(Text part) {
            text.append(part.getLiteral());
          }

          @Override
          public void visit(Code part) {
            text.append(part.getLiteral());
          }

          @Override
          public void visit(org.commonmark.node.SoftLineBreak part) {
            text.append(' ');
          }

          @Override
          public void visit(org.commonmark.node.FencedCodeBlock part) {
            text.append(part.getLiteral());
          }

          @Override
          public void visit(org.commonmark.node.IndentedCodeBlock part) {
            text.append(part.getLiteral());
          }

          @Override
          protected void visitChildren(Node parent) {
            super.visitChildren(parent);
            if (parent instanceof org.commonmark.node.Block) {
              text.append(' ');
            }
          }
        });
    return text.toString().strip();
  }

  /** As GitHub makes them, so that links work there too. */
  static String slug(String heading) {
    return heading
        .strip()
        .toLowerCase(Locale.ROOT)
        .replaceAll("[^\\p{L}\\p{N} _-]", "")
        .replace(' ', '-');
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace("\"", "&quot;");
  }

  private static String script() throws IOException {
    return resource("search.js");
  }

  private static String resource(String name) throws IOException {
    try (var in = Site.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IOException("missing in this build: " + name);
      }
      return new String(in.readAllBytes(), java.nio.charset.StandardCharsets.UTF_8);
    }
  }
}
