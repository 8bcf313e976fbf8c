package dev.hindsight.workbench.backgammon.redis;

import java.util.Optional;

/**
 * What a server wants to hear before it answers. It comes from the environment, which other users
 * of the machine cannot read as they can read commands, and it never shows in a text.
 */
public final class RedisPassword {
  /** The environment variable that holds it. */
  public static final String VARIABLE = "HINDSIGHT_REDIS_PASSWORD";

  /** For a server that asks for none. */
  public static final RedisPassword NONE = new RedisPassword(Optional.empty());

  private final Optional<String> text;

  private RedisPassword(Optional<String> text) {
    this.text = text;
  }

  public static RedisPassword ofEnvironment() {
    return new RedisPassword(Optional.ofNullable(System.getenv(VARIABLE)));
  }

  static RedisPassword of(String text) {
    return new RedisPassword(Optional.of(text));
  }

  /** The password itself, for the client and nobody else. */
  Optional<String> reveal() {
    return text;
  }

  @Override
  public String toString() {
    return text.isPresent() ? "a password" : "no password";
  }
}
