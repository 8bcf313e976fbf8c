package dev.hindsight.workbench.backgammon.build;

import dev.hindsight.backgammon.build.nets.ExperienceBuffer;
import dev.hindsight.backgammon.build.nets.SharedPlay;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.workbench.answers.Says;
import dev.hindsight.workbench.answers.Unit;
import dev.hindsight.workbench.backgammon.files.AnchorChoice;
import dev.hindsight.workbench.backgammon.files.Bearoff;
import dev.hindsight.workbench.backgammon.redis.RedisPlace;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Pattern;

/**
 * A worker that plays games for a learner elsewhere, with the newest nets of the learner.
 *
 * @param place of the games, {@code redis://HOST:PORT/RUN}
 * @param worker its name, which no other worker of the run has
 * @param games to play; then it ends
 * @param table a two-sided bearoff; without one a small one is solved on the spot
 * @param anchors rollouts of well-known positions
 */
public record BackgammonWork(
    String place,
    String worker,
    long games,
    long seed,
    Optional<Path> table,
    Optional<AnchorChoice> anchors) {
  private static final Pattern NAME = Pattern.compile("[A-Za-z0-9._-]{1,64}");

  /** What a worker did. */
  public record Outcome(
      @Says("its name") String worker,
      @Says(value = "that it stored", unit = Unit.GAMES) long games,
      @Says(value = "real time", unit = Unit.SECONDS) double seconds) {}

  public BackgammonWork {
    RedisPlace.parse(place);
    if (!NAME.matcher(worker).matches()) {
      throw new IllegalArgumentException(
          "the name of a worker is made of letters, digits, dots and dashes, not " + worker);
    }
    if (games < 1) {
      throw new IllegalArgumentException("a worker plays at least 1 game, not " + games);
    }
  }

  /**
   * Plays until all games are played or the crew is told to stop.
   *
   * @param log gets a line when something happens that is worth one
   */
  public Outcome run(Crew crew, Consumer<String> log) throws IOException {
    return run(crew, log, worker -> worker.run(games, crew.cancellation()));
  }

  /** Plays on, counting the games that were stored under this name before. */
  public Outcome runUpTo(Crew crew, Consumer<String> log) throws IOException {
    return run(crew, log, worker -> worker.runUpTo(games, crew.cancellation()));
  }

  private interface Play {
    long by(SharedPlay worker) throws IOException;
  }

  private Outcome run(Crew crew, Consumer<String> log, Play play) throws IOException {
    Bearoff bearoff = Bearoff.open(table, crew);
    long begun = System.nanoTime();
    try (ExperienceBuffer buffer = new GameBuffer(place).open(crew.cancellation(), log)) {
      long played =
          play.by(
              new SharedPlay(
                  worker,
                  seed,
                  bearoff.values(),
                  anchors.map(AnchorChoice::table).orElse(null),
                  buffer,
                  log));
      return new Outcome(worker, played, (System.nanoTime() - begun) / 1e9);
    }
  }
}
