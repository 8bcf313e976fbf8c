package dev.hindsight.backgammon.table.foreign;

import dev.hindsight.backgammon.table.BearoffFormat;
import dev.hindsight.backgammon.table.BearoffTable;
import dev.hindsight.backgammon.table.OnePlyCheck;
import dev.hindsight.backgammon.table.OneSidedCheck;
import dev.hindsight.backgammon.table.OneSidedTable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

/**
 * Whether a gnubg database holds what its header promises. Such a file has no checksum, so it is
 * held against the rules instead: lengths, offsets and sums, the pairs that are over, and values
 * against those that they lead to.
 */
public final class GnubgCheck {
  /**
   * Pairs that are recomputed: all of up to 6 checkers on 6 points, in a second or two; of larger
   * databases, some sides on roll against all.
   */
  private static final long MOST_PAIRS = 1 << 20;

  /**
   * In 65,535ths: 1 for truncation or rounding, and 1 for a double of something rounded. In real
   * files it is up to 1.44.
   */
  private static final double MOST_DIFFERENCE = 2;

  /** Rolls; in real files up to 2.8e−4. */
  private static final double MOST_ROLLS_DIFFERENCE = 1e-3;

  private GnubgCheck() {}

  /**
   * What was found.
   *
   * @param positions the pairs of sides, or sides, of the database
   * @param recomputed how many of them were held against the rules
   * @param fault what is wrong, as a sentence that names the file, or empty
   */
  public record Result(long bytes, long positions, long recomputed, Optional<String> fault) {
    private static Result damaged(Path path, GnubgFileException damage) throws IOException {
      return new Result(Files.size(path), 0, 0, Optional.ofNullable(damage.getMessage()));
    }
  }

  /** Damage is an answer, not an exception; a file that is not a database we read throws. */
  public static Result verify(Path path) throws IOException {
    try {
      return GnubgHeader.read(path) instanceof GnubgHeader.TwoSided
          ? verifyTwoSided(path)
          : verifyOneSided(path);
    } catch (GnubgFileException trouble) {
      if (trouble.isDamage()) {
        return Result.damaged(path, trouble);
      }
      throw trouble;
    }
  }

  private static Result verifyTwoSided(Path path) throws IOException {
    BearoffTable table = GnubgTwoSided.open(path);
    int size = table.index().size();
    OnePlyCheck check = new OnePlyCheck(table);
    int rows = (int) Math.max(1, Math.min(size, MOST_PAIRS / size));
    for (int row = 0; row < rows; row++) {
      int onRoll = (int) ((long) row * size / rows);
      check.putOnRoll(onRoll);
      for (int other = 0; other < size; other++) {
        double difference = check.differenceAgainst(other);
        if (difference > MOST_DIFFERENCE) {
          throw GnubgFileException.damaged(
              path,
              String.format(
                  Locale.ROOT,
                  "side %d on roll against side %d is off by %.5f from what the rules make of the"
                      + " values after it",
                  onRoll,
                  other,
                  difference / BearoffFormat.WHOLE));
        }
      }
    }
    return new Result(Files.size(path), (long) size * size, (long) rows * size, Optional.empty());
  }

  private static Result verifyOneSided(Path path) throws IOException {
    OneSidedTable table = GnubgOneSided.read(path, true);
    int size = table.index().size();
    OneSidedCheck check = new OneSidedCheck(table);
    for (int rank = 0; rank < size; rank++) {
      double difference = check.difference(rank);
      if (difference > MOST_ROLLS_DIFFERENCE) {
        throw GnubgFileException.damaged(
            path,
            String.format(
                Locale.ROOT,
                "the average rolls of side %d are off by %.4f from what the rules make of those"
                    + " after it",
                rank,
                difference));
      }
    }
    return new Result(Files.size(path), size, size, Optional.empty());
  }
}
