package dev.hindsight.studio.web;

import com.sun.net.httpserver.HttpExchange;
import org.jspecify.annotations.Nullable;

/** What a browser keeps for this server and says again with each request. */
final class Cookies {
  private Cookies() {}

  /** The value of a cookie; null if the request has none of that name. */
  static @Nullable String find(HttpExchange exchange, String name) {
    String cookies = exchange.getRequestHeaders().getFirst("Cookie");
    if (cookies != null) {
      for (String cookie : cookies.split(";", -1)) {
        String stripped = cookie.strip();
        if (stripped.startsWith(name + "=")) {
          return stripped.substring(name.length() + 1);
        }
      }
    }
    return null;
  }
}
