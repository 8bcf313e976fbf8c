package dev.hindsight.studio.web;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
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
  /** Names of pages; each is at the address of its name, and the first also at the root. */
  static final List<String> PAGES =
      List.of("home", "crossword", "oware", "backgammon", "tables", "help");

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
    for (String page : PAGES) {
      add("/" + page, page + ".html", "text/html; charset=utf-8");
    }
    files.put("/", Objects.requireNonNull(files.get("/" + PAGES.get(0))));
    for (String script : SCRIPTS) {
      add("/" + script + ".js", script + ".js", "text/javascript; charset=utf-8");
    }
    add("/studio.css", "studio.css", "text/css; charset=utf-8");
    add("/icon.svg", "icon.svg", "image/svg+xml");
  }

  private void add(String path, String resource, String type) {
    try (InputStream in = Pages.class.getResourceAsStream("/dev/hindsight/studio/" + resource)) {
      if (in == null) {
        throw new IllegalStateException("the program lacks its own " + resource);
      }
      files.put(path, File.of(type, in.readAllBytes()));
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
