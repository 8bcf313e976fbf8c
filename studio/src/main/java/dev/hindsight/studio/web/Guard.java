package dev.hindsight.studio.web;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Says who may ask. A page elsewhere on the web must not drive a program on this machine, so a
 * request has to name this server as its host, and come from one of its own pages if it comes from
 * a page. Where others than this machine can reach the server, a token is demanded besides: the
 * address that is printed carries it, and the browser keeps it as a cookie and is sent on to an
 * address without it. Programs may send it as {@code Authorization: Bearer TOKEN}.
 */
final class Guard {
  /** Nothing from elsewhere, no inline code, in no frame. */
  private static final String CONTENT_POLICY =
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
          + " connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

  private static final String COOKIE = "hindsight-studio";

  private static final String BEARER = "Bearer ";

  private final HostNames hosts;
  private final @Nullable String token;

  /**
   * @param hosts as browsers name this server
   * @param token demanded of everybody, or null if only this machine can ask
   */
  Guard(HostNames hosts, @Nullable String token) {
    this.hosts = hosts;
    this.token = token;
  }

  /**
   * Sets what every answer says, and refuses whoever may not ask.
   *
   * @return where a browser is to go instead, so that its address bar shows no token; mostly
   *     nowhere
   */
  Optional<String> check(HttpExchange exchange) {
    Headers answer = exchange.getResponseHeaders();
    answer.set("Content-Security-Policy", CONTENT_POLICY);
    answer.set("X-Content-Type-Options", "nosniff");
    answer.set("Referrer-Policy", "no-referrer");
    answer.set("Cross-Origin-Resource-Policy", "same-origin");
    answer.set("Cross-Origin-Opener-Policy", "same-origin");
    answer.set("Cache-Control", "no-store");
    Headers asked = exchange.getRequestHeaders();
    String host = asked.getFirst("Host");
    if (host == null || !hosts.has(host)) {
      throw forbidden("This server answers to " + hosts + " only.");
    }
    String origin = asked.getFirst("Origin");
    if (origin != null && !origin.equalsIgnoreCase("http://" + host)) {
      throw forbidden("A page of another server may not ask here.");
    }
    String site = asked.getFirst("Sec-Fetch-Site");
    boolean isNavigation = "navigate".equals(asked.getFirst("Sec-Fetch-Mode"));
    if (site != null && !site.equals("same-origin") && !site.equals("none") && !isNavigation) {
      throw forbidden("A page of another server may not ask here.");
    }
    return token == null ? Optional.empty() : checkToken(exchange, token);
  }

  private static Optional<String> checkToken(HttpExchange exchange, String token) {
    String query = exchange.getRequestURI().getRawQuery();
    if (query != null && sameText(query, "token=" + token)) {
      exchange
          .getResponseHeaders()
          .add("Set-Cookie", COOKIE + "=" + token + "; HttpOnly; SameSite=Strict; Path=/");
      // After a link from elsewhere a browser would not send the cookie to where it is sent on.
      boolean isLinked =
          "cross-site".equals(exchange.getRequestHeaders().getFirst("Sec-Fetch-Site"));
      String path = exchange.getRequestURI().getRawPath();
      return isLinked || path.startsWith("//") ? Optional.empty() : Optional.of(path);
    }
    String kept = Cookies.find(exchange, COOKIE);
    if (kept != null && sameText(kept, token)) {
      return Optional.empty();
    }
    String sent = exchange.getRequestHeaders().getFirst("Authorization");
    if (sent != null && sameText(sent, BEARER + token)) {
      return Optional.empty();
    }
    throw forbidden("This server wants its token; open the address that it printed at its start.");
  }

  /** In a time that does not tell how much of it was right. */
  private static boolean sameText(String one, String other) {
    return MessageDigest.isEqual(
        one.getBytes(StandardCharsets.UTF_8), other.getBytes(StandardCharsets.UTF_8));
  }

  private static RefusedException forbidden(String sentence) {
    return new RefusedException(RefusedException.FORBIDDEN, sentence);
  }
}
