package dev.hindsight.workbench.crossword.experiments;

import static dev.hindsight.workbench.crossword.experiments.ExperimentSetting.CONFIDENCE;

import dev.hindsight.core.measure.Interval;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.TrialRange;
import dev.hindsight.crossword.lab.PreEndgameExperiment;
import dev.hindsight.crossword.play.preendgame.PreEndgameLimits;
import dev.hindsight.workbench.DuelResult.Range;
import dev.hindsight.workbench.ThreadTime;
import dev.hindsight.workbench.crossword.files.LoadedEquipment;
import java.util.List;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * How long it takes to prove the win chances of the first ten plays with one tile in the bag; see
 * {@link PreEndgameExperiment}. Times are processor time of one thread.
 *
 * @param words that were played with
 * @param games of static players
 * @param seed of all chance
 * @param candidates moves compared on each turn, besides the pass
 * @param secondsAllowed for each turn
 * @param turns games that had a turn with one tile in the bag
 * @param proven share of these whose first ten plays were proven in time
 * @param secondsQuarter time within which a quarter of all turns were proven; null if fewer were
 * @param secondsMedian the same of half of them
 * @param secondsThreeQuarters the same of three quarters
 * @param bestProven share of all turns in which no candidate could win more often than the first by
 *     then
 */
public record PreEndgamesResult(
    String words,
    long games,
    long seed,
    int candidates,
    double secondsAllowed,
    int turns,
    Range proven,
    @Nullable Double secondsQuarter,
    @Nullable Double secondsMedian,
    @Nullable Double secondsThreeQuarters,
    Range bestProven) {

  /** Plays the games and looks at their turns. */
  public static PreEndgamesResult measure(
      LoadedEquipment loaded, CrosswordExperiment.Games games, PreEndgameLimits limits, Crew crew) {
    List<PreEndgameExperiment.Turn> turns =
        new PreEndgameExperiment(loaded.equipment(), limits, ThreadTime.nanos())
            .run(TrialRange.of(games.seed(), games.games()), crew);
    long proven = turns.stream().filter(PreEndgameExperiment.Turn::proven).count();
    long best = turns.stream().filter(PreEndgameExperiment.Turn::bestProven).count();
    return new PreEndgamesResult(
        loaded.wordsName(),
        games.games(),
        games.seed(),
        limits.candidates(),
        limits.time().toNanos() / 1e9,
        turns.size(),
        share(proven, turns.size()),
        seconds(turns, 0.25),
        seconds(turns, 0.5),
        seconds(turns, 0.75),
        share(best, turns.size()));
  }

  private static Range share(long of, long all) {
    return all == 0
        ? new Range(null, null, null)
        : ExperimentSetting.range(Interval.ofProportion(of, all, CONFIDENCE), 1);
  }

  private static @Nullable Double seconds(List<PreEndgameExperiment.Turn> turns, double share) {
    OptionalLong nanos = PreEndgameExperiment.nanosToProve(turns, share);
    return nanos.isPresent() ? nanos.getAsLong() / 1e9 : null;
  }
}
