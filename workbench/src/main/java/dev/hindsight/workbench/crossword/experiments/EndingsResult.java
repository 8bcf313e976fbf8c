package dev.hindsight.workbench.crossword.experiments;

import static dev.hindsight.workbench.crossword.experiments.ExperimentSetting.CONFIDENCE;

import dev.hindsight.core.measure.Interval;
import dev.hindsight.core.measure.Moments;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.TrialRange;
import dev.hindsight.crossword.lab.EndgameExperiment;
import dev.hindsight.crossword.lab.EndgameFigures;
import dev.hindsight.workbench.DuelResult.Range;
import dev.hindsight.workbench.ThreadTime;
import dev.hindsight.workbench.crossword.files.LoadedEquipment;
import java.time.Duration;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * How long proofs of ends of games take, and what the static choice there loses; see {@link
 * EndgameExperiment}. Times are processor time of one thread.
 *
 * @param words that were played with
 * @param games of static players
 * @param seed of all chance
 * @param secondsAllowed for each search
 * @param endings games that came to an empty bag
 * @param proven share of them whose best move was proven in time
 * @param secondsMedian time within which half of them were proven; null if fewer were
 * @param secondsOf95 the same of 95 in 100
 * @param judged endings in which the static choice was valued in time as well
 * @param errors share of these in which it loses points
 * @param lossPoints points that it loses, on average over all of these
 * @param mostLossPoints the most that it lost; null if none was judged
 */
public record EndingsResult(
    String words,
    long games,
    long seed,
    double secondsAllowed,
    int endings,
    Range proven,
    @Nullable Double secondsMedian,
    @Nullable Double secondsOf95,
    long judged,
    Range errors,
    Range lossPoints,
    @Nullable Long mostLossPoints) {
  private static final double MOST = 0.95;

  /** Plays the games and solves their ends. */
  public static EndingsResult measure(
      LoadedEquipment loaded, CrosswordExperiment.Games games, Duration allowed, Crew crew) {
    EndgameFigures figures =
        new EndgameExperiment(loaded.equipment(), allowed, ThreadTime.nanos())
            .run(TrialRange.of(games.seed(), games.games()), crew);
    Moments losses = figures.staticLosses();
    int endings = figures.endings().size();
    long proven = figures.endings().stream().filter(EndgameExperiment.Ending::proven).count();
    return new EndingsResult(
        loaded.wordsName(),
        games.games(),
        games.seed(),
        allowed.toNanos() / 1e9,
        endings,
        share(proven, endings),
        seconds(figures.nanosToProve(0.5)),
        seconds(figures.nanosToProve(MOST)),
        losses.count(),
        share(figures.staticErrors(), losses.count()),
        ExperimentSetting.range(Interval.ofMean(losses, CONFIDENCE), 1),
        losses.count() == 0 ? null : losses.maximum());
  }

  private static Range share(long of, long all) {
    return all == 0
        ? new Range(null, null, null)
        : ExperimentSetting.range(Interval.ofProportion(of, all, CONFIDENCE), 1);
  }

  private static @Nullable Double seconds(OptionalLong nanos) {
    return nanos.isPresent() ? nanos.getAsLong() / 1e9 : null;
  }
}
