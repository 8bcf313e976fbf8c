package dev.hindsight.workbench.backgammon.redis;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.regex.Pattern;

/**
 * Where a run keeps its games: {@code redis://localhost:6379/my-run}.
 *
 * @param run begins the names of all that is kept for it, so that one server serves many runs
 */
public record RedisPlace(String host, int port, String run) {
  private static final int USUAL_PORT = 6379;
  private static final Pattern RUN = Pattern.compile("/[A-Za-z0-9._-]{1,64}");

  /** Whether a text wants to be such a place, and not a file. */
  public static boolean isMeant(String text) {
    return text.startsWith("redis:");
  }

  /**
   * Reads a place.
   *
   * @throws IllegalArgumentException if the text is not one; the message says what is
   */
  public static RedisPlace parse(String text) {
    try {
      URI uri = new URI(text);
      String host = uri.getHost();
      String path = uri.getPath();
      if ("redis".equals(uri.getScheme())
          && host != null
          && path != null
          && RUN.matcher(path).matches()
          && uri.getUserInfo() == null) {
        return new RedisPlace(
            host, uri.getPort() < 0 ? USUAL_PORT : uri.getPort(), path.substring(1));
      }
    } catch (URISyntaxException e) {
      // Said below, in the same words as for everything else that is wrong with it.
    }
    throw new IllegalArgumentException(
        "a place on a server is written redis://HOST:PORT/RUN, not " + text);
  }

  @Override
  public String toString() {
    return "redis://" + host + ":" + port + "/" + run;
  }
}
