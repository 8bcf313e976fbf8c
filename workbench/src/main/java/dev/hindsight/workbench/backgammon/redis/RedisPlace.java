package dev.hindsight.workbench.backgammon.redis;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Where a run keeps its games: {@code redis://localhost:6379/my-run}, or {@code
 * rediss://learner@games.example:6380/my-run} for a server that is reached by TLS and knows its
 * users. A password is never part of it, because places stand in commands, logs and error messages:
 * see {@link RedisPassword}.
 *
 * @param run begins the names of all that is kept for it, so that one server serves many runs
 */
public record RedisPlace(
    String host, int port, String run, boolean isEncrypted, Optional<String> user) {
  private static final int USUAL_PORT = 6379;
  private static final String PLAIN = "redis";
  private static final String ENCRYPTED = "rediss";
  private static final Pattern RUN = Pattern.compile("/[A-Za-z0-9._-]{1,64}");

  /** Whether a text wants to be such a place, and not a file. */
  public static boolean isMeant(String text) {
    return text.startsWith(PLAIN + ":") || text.startsWith(ENCRYPTED + ":");
  }

  /**
   * Reads a place.
   *
   * @throws IllegalArgumentException if the text is not one; the message says what is, and does not
   *     repeat what might be a password
   */
  public static RedisPlace parse(String text) {
    URI uri;
    try {
      uri = new URI(text);
    } catch (URISyntaxException e) {
      throw notAPlace(text);
    }
    String user = uri.getUserInfo();
    if (user != null && user.contains(":")) {
      throw new IllegalArgumentException(
          "a password is not written into a place, where everybody can read it; put it into the"
              + " environment variable "
              + RedisPassword.VARIABLE);
    }
    boolean isKnown = PLAIN.equals(uri.getScheme()) || ENCRYPTED.equals(uri.getScheme());
    if (!isKnown
        || uri.getHost() == null
        || uri.getPath() == null
        || !RUN.matcher(uri.getPath()).matches()) {
      throw notAPlace(text);
    }
    return new RedisPlace(
        uri.getHost(),
        uri.getPort() < 0 ? USUAL_PORT : uri.getPort(),
        uri.getPath().substring(1),
        ENCRYPTED.equals(uri.getScheme()),
        Optional.ofNullable(user));
  }

  private static IllegalArgumentException notAPlace(String text) {
    return new IllegalArgumentException(
        "a place on a server is written redis://HOST:PORT/RUN"
            + (text.contains("@") ? "" : ", not " + text));
  }

  /** The server alone. */
  String server() {
    return host + ":" + port;
  }

  @Override
  public String toString() {
    return (isEncrypted ? ENCRYPTED : PLAIN)
        + "://"
        + user.map(name -> name + "@").orElse("")
        + server()
        + "/"
        + run;
  }
}
