package dev.hindsight.lab.crossword;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.Trial;
import dev.hindsight.core.runs.TrialRange;
import dev.hindsight.core.runs.Trials;
import dev.hindsight.core.runs.Workspaces;
import dev.hindsight.crossword.play.Equipment;
import dev.hindsight.crossword.table.derivation.LeaveDerivation;
import java.util.random.RandomGenerator;

/**
 * Many games of static players, watched by somebody who counts figures of their turns. Any number
 * of threads; boards are made as they are needed and used again.
 */
final class GameWatch implements Trial<BandTally> {
  private static final int GAMES_IN_A_BLOCK = 4;

  private final UnseenBands bands;
  private final int figures;
  private final Watcher watcher;
  private final Workspaces<WatchedGame> games;

  /** Somebody who plays a game that has begun to its end. Any number of threads. */
  interface Watcher {
    /** Plays it, and adds to the figures, which are by band and figure. */
    void watch(WatchedGame game, long[][] figures);
  }

  GameWatch(Equipment equipment, LeaveDerivation derivation, int figures, Watcher watcher) {
    this.games = new Workspaces<>(() -> new WatchedGame(equipment, derivation));
    this.bands = new UnseenBands(equipment.rules());
    this.figures = figures;
    this.watcher = watcher;
  }

  BandTally run(TrialRange games, Crew crew) {
    return Trials.of(games, () -> new BandTally(bands.size(), figures), this)
        .inBlocksOf(GAMES_IN_A_BLOCK)
        .named("games watched", "games")
        .run(crew);
  }

  @Override
  public void run(long gameNumber, RandomGenerator random, BandTally tally) {
    games.use(
        watched -> {
          long[][] counted = new long[bands.size()][figures];
          watched.game().start(random);
          watcher.watch(watched, counted);
          tally.add(counted);
        });
  }
}
