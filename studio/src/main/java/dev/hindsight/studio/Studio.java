package dev.hindsight.studio;

import dev.hindsight.studio.backgammon.BackgammonRoutes;
import dev.hindsight.studio.crossword.CrosswordRoutes;
import dev.hindsight.studio.oware.OwareRoutes;
import dev.hindsight.studio.runs.RunRoutes;
import dev.hindsight.studio.tables.BuildRoutes;
import dev.hindsight.studio.tables.TableRoutes;
import dev.hindsight.studio.tables.TableShelf;
import dev.hindsight.studio.web.Route;
import dev.hindsight.studio.web.WebServer;
import java.io.IOException;
import java.net.URI;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;

/**
 * The studio: pages on which positions can be looked at, asked about and played.
 *
 * <pre>{@code
 * try (Studio studio = Studio.open(new StudioPlan(null, 0, null))) {
 *   studio.address()                   // http://localhost:41234/
 * }
 * }</pre>
 */
public final class Studio implements AutoCloseable {
  private static final int TOKEN_BYTES = 16;

  private final WebServer server;
  private final BuildRoutes builds;
  private final TableShelf shelf;

  private Studio(WebServer server, BuildRoutes builds, TableShelf shelf) {
    this.server = server;
    this.builds = builds;
    this.shelf = shelf;
  }

  /** Begins to listen; words and values are loaded meanwhile. */
  public static Studio open(StudioPlan plan) throws IOException {
    int cores = Runtime.getRuntime().availableProcessors();
    List<Route> routes = new ArrayList<>();
    routes.addAll(new CrosswordRoutes(cores, plan.shelf()).routes());
    TableShelf shelf = new TableShelf(plan.tables());
    routes.addAll(new OwareRoutes(shelf).routes());
    routes.addAll(new BackgammonRoutes(shelf, cores).routes());
    routes.addAll(new TableRoutes(shelf).routes());
    BuildRoutes builds = new BuildRoutes(plan.tables());
    routes.addAll(builds.routes());
    routes.addAll(new RunRoutes(plan.tables()).routes());
    String token = plan.host() == null ? null : newToken();
    WebServer server = new WebServer(plan.host(), plan.port(), token, cores, routes);
    return new Studio(server, builds, shelf);
  }

  /** Not a result, so it may be left to chance. */
  private static String newToken() {
    byte[] bytes = new byte[TOKEN_BYTES];
    new SecureRandom().nextBytes(bytes);
    return HexFormat.of().formatHex(bytes);
  }

  /** What to open in a browser; with a token if others can reach it. */
  public URI address() {
    return server.address();
  }

  @Override
  public void close() {
    server.close();
    builds.close();
    shelf.close();
  }
}
