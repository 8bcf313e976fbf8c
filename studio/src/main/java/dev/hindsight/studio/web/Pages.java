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

/**
 * The files that a browser loads, by a fixed list: whatever else is asked for is not there, however
 * it is spelt.
 */
final class Pages {
  /**
   * A page: at the address of its name, inside the frame that all share.
   *
   * @param title in the browser's tab
   * @param script the module that brings it to life
   */
  private record Page(String name, String title, String script) {}

  /** The first is also at the root. */
  private static final List<Page> PAGES =
      List.of(
          new Page("home", "Value tables for board games", "home"),
          new Page("crossword", "Crossword", "crossword"),
          new Page("oware", "Oware", "oware"),
          new Page("backgammon", "Backgammon", "backgammon"),
          new Page("tables", "Tables", "tables"),
          new Page("help", "Help", "shell"));

  private static final List<String> SCRIPTS =
      List.of("api", "shell", "crossword", "cgp", "oware", "backgammon", "tables", "home");

  private final Map<String, File> files = new LinkedHashMap<>();

  /** A file, ready to be sent: its bytes, and the same compressed by gzip. */
  static final class File {
    private final String type;
    private final byte[] plain;
    private final byte[] packed;

    private File(String type, byte[] plain) {
      this.type = type;
      this.plain = plain;
      this.packed = pack(plain);
    }

    static File of(String type, byte[] plain) {
      return new File(type, plain);
    }

    /** For the browser. */
    String type() {
      return type;
    }

    byte[] bytes(boolean isPacked) {
      return isPacked ? packed : plain;
    }
  }

  Pages() {
    String frame = new String(read("frame.html"), StandardCharsets.UTF_8);
    for (Page page : PAGES) {
      files.put("/" + page.name, framed(frame, page));
    }
    files.put("/", Objects.requireNonNull(files.get("/" + PAGES.get(0).name)));
    for (String script : SCRIPTS) {
      add("/" + script + ".js", script + ".js", "text/javascript; charset=utf-8");
    }
    add("/studio.css", "studio.css", "text/css; charset=utf-8");
    add("/icon.svg", "icon.svg", "image/svg+xml");
  }

  private static File framed(String frame, Page page) {
    String html =
        frame
            .replace("@TITLE@", page.title)
            .replace("@SCRIPT@", page.script)
            .replace("@PAGE@", page.name)
            .replace("@BODY@", new String(read(page.name + ".html"), StandardCharsets.UTF_8));
    return File.of("text/html; charset=utf-8", html.getBytes(StandardCharsets.UTF_8));
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
