package dev.hindsight.lab.backgammon;

import java.io.IOException;
import java.util.EnumMap;
import java.util.Map;
import java.util.Set;

/**
 * Finds how many games trainings of several kinds must have to take the same processor time.
 *
 * <p>To measure that by short trainings misleads, because they run before Java has compiled all of
 * them and their games are those of beginners: times came out up to 41 per cent apart. So the
 * trainings themselves are measured, while they {@link TrainingTurns take turns}; if one is more
 * than {@link #TOLERANCE} off their mean, all are done again with the games that would have fitted.
 * That looks at the clock and never at what came out, and what is kept are trainings of a number of
 * games, which can be repeated anywhere.
 *
 * <p>Example: a minute is asked for. A took 75 s for 1,000 blocks of games and B 50 s, so the next
 * A has 800 and B 1,200.
 */
final class EqualTime {
  static final double TOLERANCE = 0.04;

  /** After these the last are taken as they are: their times are reported, for all to see. */
  static final int MOST_ATTEMPTS = 4;

  private static final long FIRST_BLOCKS = 20;
  private static final double WARM_UP = 0.25;

  private final double seconds;

  /** A training that is over. */
  interface Timed {
    long blocks();

    double seconds();
  }

  /**
   * Has trainings of some blocks of games done, in turns.
   *
   * @param <T> what came of each
   */
  interface Trainer<T extends Timed> {
    Map<ExactUse, T> train(Map<ExactUse, Long> blocks) throws IOException;
  }

  /**
   * @param seconds of processor time that each training is to take
   */
  EqualTime(double seconds) {
    this.seconds = seconds;
  }

  /** Trains until the times are equal; what counts are the last trainings. */
  <T extends Timed> Map<ExactUse, T> fit(Set<ExactUse> uses, Trainer<T> trainer)
      throws IOException {
    Map<ExactUse, Long> first = new EnumMap<>(ExactUse.class);
    uses.forEach(use -> first.put(use, FIRST_BLOCKS));
    Map<ExactUse, T> warm = trainer.train(blocksIn(WARM_UP * seconds, trainer.train(first)));
    Map<ExactUse, T> trained = trainer.train(blocksIn(seconds, warm));
    for (int attempt = 1; attempt < MOST_ATTEMPTS && !isEqual(trained); attempt++) {
      trained = trainer.train(blocksIn(seconds, trained));
    }
    return trained;
  }

  private static <T extends Timed> boolean isEqual(Map<ExactUse, T> trained) {
    double mean = trained.values().stream().mapToDouble(Timed::seconds).average().orElseThrow();
    return trained.values().stream()
        .allMatch(
            timed -> {
              double off = Math.abs(timed.seconds() - mean);
              double block = timed.seconds() / timed.blocks(); // less there is not
              return off <= TOLERANCE * mean || off < block;
            });
  }

  /** How many fit into a time, by what some have taken. */
  private static <T extends Timed> Map<ExactUse, Long> blocksIn(
      double seconds, Map<ExactUse, T> trained) {
    Map<ExactUse, Long> blocks = new EnumMap<>(ExactUse.class);
    trained.forEach(
        (use, timed) -> {
          double rate = timed.blocks() / Math.max(timed.seconds(), Double.MIN_NORMAL);
          blocks.put(use, Math.max(1, Math.round(rate * seconds)));
        });
    return blocks;
  }
}
