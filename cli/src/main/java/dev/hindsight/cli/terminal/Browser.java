package dev.hindsight.cli.terminal;

import java.io.IOException;
import java.net.URI;
import java.util.List;
import java.util.Locale;

/**
 * Opens an address in the user's browser, where there is one. Where there is none nothing happens:
 * the address is printed anyway.
 */
public final class Browser {
  private Browser() {}

  public static void open(URI address) {
    try {
      new ProcessBuilder(command(address.toString()))
          .redirectOutput(ProcessBuilder.Redirect.DISCARD)
          .redirectError(ProcessBuilder.Redirect.DISCARD)
          .start();
    } catch (IOException noBrowser) {
      // A machine without a desktop: whoever sits in front of it has the address on the screen.
    }
  }

  private static List<String> command(String address) {
    String system = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
    if (system.contains("win")) {
      return List.of("rundll32", "url.dll,FileProtocolHandler", address);
    }
    return List.of(system.contains("mac") ? "open" : "xdg-open", address);
  }
}
