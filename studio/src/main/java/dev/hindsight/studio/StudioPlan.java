package dev.hindsight.studio;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * Where a studio listens and what it shows.
 *
 * @param host to listen on; null for this machine alone
 * @param port to listen on, 0 for one that is free
 * @param tables the folder whose tables are on the shelf; null for none
 * @param shelf the folder with word lists, leaves, tiles and boards to choose from; null for none
 */
public record StudioPlan(
    @Nullable String host, int port, @Nullable Path tables, @Nullable Path shelf) {
  public static final int MOST_PORT = 65_535;

  public StudioPlan {
    if (port < 0 || port > MOST_PORT) {
      throw new IllegalArgumentException("a port is from 0 to " + MOST_PORT + ", not " + port);
    }
  }

  /** With what comes with the program. */
  public StudioPlan(@Nullable String host, int port, @Nullable Path tables) {
    this(host, port, tables, null);
  }
}
