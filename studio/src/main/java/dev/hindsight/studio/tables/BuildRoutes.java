package dev.hindsight.studio.tables;

import dev.hindsight.core.runs.Cancellation;
import dev.hindsight.studio.web.Parameter;
import dev.hindsight.studio.web.Query;
import dev.hindsight.studio.web.RefusedException;
import dev.hindsight.studio.web.Route;
import dev.hindsight.workbench.answers.Says;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Building tables from the page: beginning, looking on, stopping, going on. */
public final class BuildRoutes implements AutoCloseable {
  private static final Parameter NAME =
      Parameter.required("name", "of the table in the folder", "endgame4.table");
  private static final long LOOK_MILLISECONDS = 200;

  private final @Nullable Builds builds;

  /** All builds. */
  public record Listed(@Says("those of this studio, the newest last") List<Builds.Status> builds) {}

  /**
   * @param folder where to; null if no folder was given
   */
  public BuildRoutes(@Nullable Path folder) {
    this.builds = folder == null ? null : new Builds(folder);
  }

  public List<Route> routes() {
    return List.of(
        new Route(
                "/tables/builds",
                "Tables that are being built, or can be gone on with.",
                List.of(),
                (Route.Plain) query -> new Listed(builds == null ? List.of() : builds.list()))
            .answering(Listed.class),
        new Route(
                "/tables/build",
                "Begins to build a table, or goes on with one that was left.",
                List.of(
                    NAME,
                    Parameter.optional(
                            "kind",
                            String.join(", ", Recipe.KINDS) + "; none to go on",
                            "oware-endgame")
                        .among(Recipe.KINDS),
                    Parameter.optional("size", "seeds, checkers or points", "4").whole(1, 99, 6),
                    Parameter.optional(
                        "choice", "rules, or cubeful or cubeless, or a hyphen", "codingame")),
                (Route.Act) this::start)
            .answering(Builds.Status.class),
        new Route(
                "/tables/stop",
                "Stops a build; what is done is kept.",
                List.of(NAME),
                (Route.Act) query -> builds().stop(query.text("name")))
            .answering(Builds.Status.class),
        new Route(
                "/tables/watch",
                "How a build is getting on, until it ends.",
                List.of(NAME),
                (Route.Watch) this::watch)
            .answering(Builds.Status.class));
  }

  private Builds builds() {
    if (builds == null) {
      throw new RefusedException(
          "There is no folder for tables; start the studio with a folder of tables.");
    }
    return builds;
  }

  private Object start(Query query) throws IOException {
    String kind = query.findText("kind").orElse(null);
    Recipe recipe =
        kind == null
            ? null
            : new Recipe(kind, query.integer("size"), query.findText("choice").orElse("-"));
    return builds().start(query.text("name"), recipe);
  }

  private Object watch(Query query, Cancellation cancellation, Consumer<Object> listener)
      throws IOException {
    String name = query.text("name");
    Builds.Status status = builds().status(name);
    while (status.state().equals("running")) {
      cancellation.check();
      listener.accept(status);
      try {
        Thread.sleep(LOOK_MILLISECONDS);
      } catch (InterruptedException stopped) {
        Thread.currentThread().interrupt();
        cancellation.cancel();
      }
      status = builds().status(name);
    }
    return status;
  }

  @Override
  public void close() {
    if (builds != null) {
      builds.close();
    }
  }
}
