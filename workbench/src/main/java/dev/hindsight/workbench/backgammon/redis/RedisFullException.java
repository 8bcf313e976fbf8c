package dev.hindsight.workbench.backgammon.redis;

import java.io.IOException;

/** The server has no room for more at the moment, in memory or on the disk of its file. */
final class RedisFullException extends IOException {
  private static final long serialVersionUID = 1;

  RedisFullException(Throwable cause) {
    super("the server has no room", cause);
  }
}
