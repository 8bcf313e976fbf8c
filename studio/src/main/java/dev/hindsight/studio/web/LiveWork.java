package dev.hindsight.studio.web;

import dev.hindsight.workbench.answers.Says;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * All live work under way, by a name that only its own page is told: what has one can be paused and
 * resumed.
 */
final class LiveWork {
  private static final Parameter WORK =
      Parameter.required("work", "the name in the first event of live work", "3f2a9c0d11e4b7a6");
  private static final int NAME_BYTES = 8;

  private final Map<String, LiveStream> running = new ConcurrentHashMap<>();
  private final SecureRandom names = new SecureRandom();
  private final Heartbeat heartbeat;

  /** What became of a wish. */
  public record Paused(
      @Says("its name") String work,
      @Says("whether it rests now, or will after its next step") boolean paused) {}

  LiveWork(Heartbeat heartbeat) {
    this.heartbeat = heartbeat;
  }

  /** Gives work a name that cannot be guessed. */
  String add(LiveStream stream) {
    byte[] bytes = new byte[NAME_BYTES];
    names.nextBytes(bytes);
    String name = HexFormat.of().formatHex(bytes);
    running.put(name, stream);
    heartbeat.add(stream);
    return name;
  }

  void remove(String name) {
    LiveStream stream = running.remove(name);
    if (stream != null) {
      heartbeat.remove(stream);
    }
  }

  List<Route> routes() {
    return List.of(
        new Route(
                "/simulations/pause",
                "Lets live work rest after its next step; others may work meanwhile.",
                List.of(WORK),
                (Route.Act) query -> wish(query, true))
            .answering(Paused.class),
        new Route(
                "/simulations/resume",
                "Lets live work that rests go on.",
                List.of(WORK),
                (Route.Act) query -> wish(query, false))
            .answering(Paused.class));
  }

  private Paused wish(Query query, boolean pause) {
    LiveStream stream = running.get(query.text("work"));
    if (stream == null) {
      throw RefusedException.notFound("There is no such work under way.");
    }
    stream.pause(pause);
    return new Paused(query.text("work"), pause);
  }
}
