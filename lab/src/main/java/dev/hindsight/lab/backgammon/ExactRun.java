package dev.hindsight.lab.backgammon;

import dev.hindsight.core.measure.Interval;
import java.util.Locale;

/**
 * One training of {@link ExactExperiment} and what came of it.
 *
 * @param games it learnt from
 * @param processorSeconds of this process, while it was trained
 * @param errorOfRandomPairs mean error of the chance to win on held-out pairs of the table
 * @param errorInPlay the same on held-out positions of games between good players
 * @param pointsAgainstPubeval points a game, with the interval of its games
 */
public record ExactRun(
    ExactUse use,
    long seed,
    long games,
    double processorSeconds,
    double errorOfRandomPairs,
    double errorInPlay,
    Interval pointsAgainstPubeval) {
  private static final double CONFIDENCE = 0.95;
  private static final int FIELDS = 9;

  /** Tab-separated, in the order of the components. */
  String toLine() {
    return String.format(
        Locale.ROOT,
        "%s\t%d\t%d\t%.1f\t%.6f\t%.6f\t%.5f\t%.5f\t%.5f",
        use,
        seed,
        games,
        processorSeconds,
        errorOfRandomPairs,
        errorInPlay,
        pointsAgainstPubeval.low(),
        pointsAgainstPubeval.estimate(),
        pointsAgainstPubeval.high());
  }

  /**
   * Reads what {@link #toLine} has written.
   *
   * @throws IllegalArgumentException if that was something else
   */
  static ExactRun ofLine(String line) {
    String[] fields = line.split("\t", -1);
    if (fields.length != FIELDS) {
      throw new IllegalArgumentException(
          String.format(Locale.ROOT, "a training has %d figures, not %d", FIELDS, fields.length));
    }
    return new ExactRun(
        ExactUse.valueOf(fields[0]),
        Long.parseLong(fields[1]),
        Long.parseLong(fields[2]),
        Double.parseDouble(fields[3]),
        Double.parseDouble(fields[4]),
        Double.parseDouble(fields[5]),
        new Interval(
            Double.parseDouble(fields[6]),
            Double.parseDouble(fields[7]),
            Double.parseDouble(fields[8]),
            CONFIDENCE));
  }
}
