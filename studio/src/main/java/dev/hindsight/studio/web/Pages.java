package dev.hindsight.studio.web;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.zip.GZIPOutputStream;
import org.jspecify.annotations.Nullable;

/**
 * The files that a browser loads, by a fixed list: whatever else is asked for is not there, however
 * it is spelt.
 */
final class Pages {
  /**
   * A page: at the address of its name, inside the frame that all share.
   *
   * @param group the name of the first page of those that belong together; their tabs lead from one
   *     to another
   * @param tab what it is called among those; empty if it stands alone
   * @param title in the browser's tab
   */
  private record Page(String name, String group, String tab, String title) {
    static Page alone(String name, String title) {
      return new Page(name, name, "", title);
    }
  }

  /** The first is also at the root. Each has a script and a body of its name. */
  private static final List<Page> PAGES =
      List.of(
          Page.alone("home", "Value tables for board games"),
          new Page("crossword", "crossword", "Analyse", "Crossword"),
          new Page("crossword-play", "crossword", "Play", "Crossword: play"),
          new Page("crossword-review", "crossword", "Review", "Crossword: review"),
          new Page("oware", "oware", "Play and analyse", "Oware"),
          new Page("oware-review", "oware", "Review", "Oware: review"),
          new Page("backgammon", "backgammon", "Analyse", "Backgammon"),
          new Page("backgammon-play", "backgammon", "Play", "Backgammon: play"),
          new Page("backgammon-review", "backgammon", "Review", "Backgammon: review"),
          new Page("backgammon-quiz", "backgammon", "Quiz", "Backgammon: quiz"),
          Page.alone("tables", "Tables"),
          Page.alone("runs", "Runs"),
          Page.alone("help", "Help"));

  /** What scripts of pages share. */
  private static final List<String> SCRIPTS =
      List.of(
          "api",
          "shell",
          "cgp",
          "board",
          "curves",
          "uplot",
          "review",
          "tree",
          "tabs",
          "keys",
          "crossword-board",
          "crossword-shelf",
          "crossword-record",
          "crossword-typing",
          "crossword-simulation",
          "crossword-inference",
          "crossword-leaves",
          "backgammon-checkers");

  private static final List<String> EXAMPLES = List.of("example.gcg", "example.ogn", "example.mat");

  private static final String SCRIPT = "text/javascript; charset=utf-8";

  private final Map<String, File> files = new LinkedHashMap<>();

  /** A file, ready to be sent: its bytes, and once somebody wants it the same as gzip. */
  static final class File {
    private final String type;
    private final byte[] plain;
    private volatile byte @Nullable [] packed;

    private File(String type, byte[] plain) {
      this.type = type;
      this.plain = plain;
    }

    static File of(String type, byte[] plain) {
      return new File(type, plain);
    }

    /** For the browser. */
    String type() {
      return type;
    }

    byte[] bytes(boolean isPacked) {
      if (!isPacked) {
        return plain;
      }
      byte[] known = packed;
      if (known == null) {
        known = pack(plain);
        packed = known;
      }
      return known;
    }
  }

  Pages() {
    String frame = new String(read("frame.html"), StandardCharsets.UTF_8);
    for (Page page : PAGES) {
      files.put("/" + page.name, framed(frame, page));
      add("/" + page.name + ".js", page.name + ".js", SCRIPT);
    }
    files.put("/", Objects.requireNonNull(files.get("/" + PAGES.get(0).name)));
    for (String script : SCRIPTS) {
      add("/" + script + ".js", script + ".js", SCRIPT);
    }
    for (String example : EXAMPLES) {
      add("/" + example, example, "text/plain; charset=utf-8");
    }
    add("/studio.css", "studio.css", "text/css; charset=utf-8");
    add("/uplot.css", "uplot.css", "text/css; charset=utf-8");
    add("/icon.svg", "icon.svg", "image/svg+xml");
  }

  /** A page is painted after its script has run ("blocking"), so that nothing moves at once. */
  private static File framed(String frame, Page page) {
    String html =
        frame
            .replace("@TITLE@", page.title)
            .replace("@PAGE@", page.name)
            .replace(openLink(page), openLink(page) + " aria-current=\"page\"")
            .replace("@TABS@", tabs(page))
            .replace("@BODY@", new String(read(page.name + ".html"), StandardCharsets.UTF_8));
    return File.of("text/html; charset=utf-8", html.getBytes(StandardCharsets.UTF_8));
  }

  /** The link in the header that leads to this page or its group. */
  private static String openLink(Page page) {
    return "<a href=\"" + page.group + '"';
  }

  /** Links to the pages that belong to this one. */
  private static String tabs(Page page) {
    if (page.tab.isEmpty()) {
      return "";
    }
    StringBuilder tabs = new StringBuilder("<nav class=\"tabs\" aria-label=\"Of this game\">");
    for (Page other : PAGES) {
      if (other.group.equals(page.group)) {
        tabs.append("<a href=\"").append(other.name).append('"');
        tabs.append(other.name.equals(page.name) ? " aria-current=\"page\">" : ">");
        tabs.append(other.tab).append("</a>");
      }
    }
    return tabs.append("</nav>").toString();
  }

  private void add(String path, String resource, String type) {
    files.put(path, File.of(type, read(resource)));
  }

  private static byte[] read(String resource) {
    try (InputStream in = Pages.class.getResourceAsStream("/dev/hindsight/studio/" + resource)) {
      if (in == null) {
        throw new IllegalStateException("the program lacks its own " + resource);
      }
      return in.readAllBytes();
    } catch (IOException unreadable) {
      throw new IllegalStateException("the program cannot read its own " + resource, unreadable);
    }
  }

  private static byte[] pack(byte[] plain) {
    ByteArrayOutputStream packed = new ByteArrayOutputStream(plain.length / 2 + 64);
    try (GZIPOutputStream gzip = new GZIPOutputStream(packed)) {
      gzip.write(plain);
    } catch (IOException impossible) {
      throw new IllegalStateException("memory refused to be written to", impossible);
    }
    return packed.toByteArray();
  }

  Optional<File> find(String path) {
    return Optional.ofNullable(files.get(path));
  }

  /** What all files weigh together as they are sent. */
  long packedBytes() {
    return files.values().stream().distinct().mapToLong(file -> file.bytes(true).length).sum();
  }
}
