package dev.hindsight.studio;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.oware.build.EndgameBuilder;
import dev.hindsight.oware.rules.OwareRules;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * One real studio for all tests that do it no harm, with a shelf of two files. It is opened by the
 * first test that wants it and closed after the last.
 */
final class SharedStudio implements BeforeAllCallback {
  static final String OWARE = "1-0-1-0-3-1-1-1-1-0-2-0-18-19-S";
  static final String QUAG = "15/15/15/15/15/15/15/4QUAG7/15/15/15/15/15/15/15 AIIMMOT/ 0/28 0";

  static Studio studio;
  static Path shelf;

  @Override
  public void beforeAll(ExtensionContext context) {
    context
        .getRoot()
        .getStore(ExtensionContext.Namespace.GLOBAL)
        .computeIfAbsent(Opened.class, type -> new Opened(), Opened.class);
  }

  /** Closed by JUnit at the very end. */
  private static final class Opened implements AutoCloseable {
    Opened() {
      try {
        shelf = Files.createTempDirectory("shelf");
        try (Crew crew = new Crew(1)) {
          EndgameBuilder builder = new EndgameBuilder(OwareRules.CODINGAME, 4, false);
          builder.build(shelf.resolve("four.table"), crew);
        }
        Files.writeString(shelf.resolve("notes.txt"), "not a table");
        studio = Studio.open(new StudioPlan(null, 0, shelf));
      } catch (IOException failed) {
        throw new IllegalStateException("the studio does not open", failed);
      }
    }

    @Override
    public void close() throws IOException {
      studio.close();
      delete(shelf);
    }
  }

  /** A folder with all that is in it. */
  static void delete(Path folder) throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path file : all.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(file);
      }
    }
  }

  static HttpResponse<String> get(String path) throws Exception {
    return new StudioClient(studio).get(path);
  }

  static String post(String path, String form) throws Exception {
    return new StudioClient(studio).post(path, form).body();
  }

  static String host() {
    return "localhost:" + studio.address().getPort();
  }

  /** What the server says to these very bytes. */
  static String raw(String request) throws IOException {
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), studio.address().getPort())) {
      socket.setSoTimeout(20_000);
      OutputStream out = socket.getOutputStream();
      out.write(request.getBytes(StandardCharsets.ISO_8859_1));
      out.flush();
      socket.shutdownOutput();
      return new String(socket.getInputStream().readNBytes(4_000), StandardCharsets.UTF_8);
    }
  }
}
