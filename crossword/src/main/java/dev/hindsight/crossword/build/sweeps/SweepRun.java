package dev.hindsight.crossword.build.sweeps;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.Progress;
import dev.hindsight.crossword.build.SelfPlay;
import dev.hindsight.crossword.build.StaticGame;
import dev.hindsight.crossword.index.RackIndex;
import dev.hindsight.crossword.play.Equipment;
import dev.hindsight.crossword.play.evaluate.StaticEvaluation;
import dev.hindsight.crossword.play.sweep.RackSweep;
import dev.hindsight.crossword.play.sweep.WordsByLength;
import org.jspecify.annotations.Nullable;

/**
 * Sweeps positions by their numbers. Games are played side by side, one for each position of a
 * round; then the workers share each position, so that one tally serves them all.
 */
final class SweepRun implements AutoCloseable {
  private static final int POSITIONS_IN_A_ROUND = 32;

  private final Equipment equipment;
  private final RackIndex index;
  private final RackExpectations expected;
  private final long seed;
  private final Crew workers;

  /** Nobody stops these: a position that is half in a tally would spoil it. */
  private final Crew adders;

  private final RackSweep sweep;
  private final @Nullable SelfPlay[] games;

  /**
   * @param expected of racks, before they are priced
   * @param crew as many workers, which can be stopped in the same way; it is not told of progress,
   *     because what a worker does is not a position
   */
  SweepRun(Equipment equipment, RackIndex index, RackExpectations expected, long seed, Crew crew) {
    this.equipment = equipment;
    this.index = index;
    this.expected = expected;
    this.seed = seed;
    this.workers = crew.withoutProgress();
    this.adders = new Crew(crew.threads());
    this.sweep =
        new RackSweep(
            new WordsByLength(equipment.words()),
            equipment.anagrams(),
            new StaticEvaluation(equipment.rules(), equipment.leaves()));
    this.games = new SelfPlay[workers.threads()];
  }

  /** Sweeps a round of positions from one number on, up to another at most. */
  void sweep(long from, long to, SweepTally tally, Progress progress) {
    for (SweepPosition position : positions(from, to)) {
      SweepEntry entry =
          new SweepEntry(
              index,
              sweep.sweep(position.board(), position.pool(), position.tilesInBag(), workers));
      entry.addTo(tally, expected, adders);
      progress.advance(1);
    }
  }

  private SweepPosition[] positions(long from, long to) {
    SweepPosition[] positions = new SweepPosition[(int) Math.min(POSITIONS_IN_A_ROUND, to - from)];
    workers.sweep(
        positions.length,
        1,
        (place, end, worker) -> {
          SelfPlay self = games[worker];
          if (self == null) {
            self = new StaticGame(equipment);
            games[worker] = self;
          }
          positions[(int) place] = SweepPosition.of(seed, from + place, self, equipment.words());
        });
    return positions;
  }

  @Override
  public void close() {
    workers.close();
    adders.close();
  }
}
