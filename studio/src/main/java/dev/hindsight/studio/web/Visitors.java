package dev.hindsight.studio.web;

import com.sun.net.httpserver.HttpExchange;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Tells visitors apart, so that each gets a fair share: a browser by a cookie with a random name
 * that its first page sets, a program by its address. Names open nothing; whoever invents some gets
 * more turns than others, and no more of the whole than there is for everybody.
 */
final class Visitors {
  private static final String COOKIE = "hindsight-visitor";
  private static final int NAME_BYTES = 8;
  private static final Pattern NAME = Pattern.compile("[0-9a-f]{" + 2 * NAME_BYTES + "}");

  private final SecureRandom names = new SecureRandom();

  /** Who asks. */
  String name(HttpExchange exchange) {
    String known = findName(exchange);
    return known == null ? exchange.getRemoteAddress().getAddress().getHostAddress() : known;
  }

  /** Gives a browser a name, if it has none, to say with whatever it asks next. */
  void welcome(HttpExchange exchange) {
    if (findName(exchange) == null) {
      byte[] bytes = new byte[NAME_BYTES];
      names.nextBytes(bytes);
      String name = HexFormat.of().formatHex(bytes);
      exchange
          .getResponseHeaders()
          .add("Set-Cookie", COOKIE + "=" + name + "; HttpOnly; SameSite=Strict; Path=/");
    }
  }

  private static @Nullable String findName(HttpExchange exchange) {
    String name = Cookies.find(exchange, COOKIE);
    return name != null && NAME.matcher(name).matches() ? name : null;
  }
}
