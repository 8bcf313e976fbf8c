package dev.hindsight.lab.crossword;

import static dev.hindsight.lab.crossword.ExperimentSetting.CONFIDENCE;

import dev.hindsight.bench.CrosswordEndingFigures;
import dev.hindsight.bench.CrosswordEndings;
import dev.hindsight.core.measure.Interval;
import dev.hindsight.core.measure.Moments;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.TrialRange;
import dev.hindsight.workbench.ThreadTime;
import dev.hindsight.workbench.answers.Range;
import dev.hindsight.workbench.answers.Says;
import dev.hindsight.workbench.answers.Unit;
import dev.hindsight.workbench.crossword.files.LoadedEquipment;
import java.time.Duration;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * How long proofs of ends of games take, and what the static choice there loses; see {@link
 * CrosswordEndings}. Times are processor time of one thread.
 */
public record EndingsResult(
    @Says("that were played with") String words,
    @Says(value = "of static players", unit = Unit.GAMES) long games,
    @Says("of all chance") long seed,
    @Says(value = "for each search", unit = Unit.SECONDS) double secondsAllowed,
    @Says("games that came to an empty bag") int endings,
    @Says("share of them whose best move was proven in time") Range proven,
    @Says(
            value = "time within which half of them were proven; `null` if fewer were",
            unit = Unit.SECONDS)
        @Nullable Double secondsMedian,
    @Says(value = "the same of 95 in 100", unit = Unit.SECONDS) @Nullable Double secondsOf95,
    @Says("endings in which the static choice was valued in time as well") long judged,
    @Says("share of these in which it loses points") Range errors,
    @Says(value = "points that it loses, on average over all of these", unit = Unit.POINTS)
        Range lossPoints,
    @Says(value = "the most that it lost; `null` if none was judged", unit = Unit.POINTS)
        @Nullable Long mostLossPoints) {
  private static final double MOST = 0.95;

  /** Plays the games and solves their ends. */
  public static EndingsResult measure(
      LoadedEquipment loaded, CrosswordExperiment.Games games, Duration allowed, Crew crew) {
    CrosswordEndingFigures figures =
        new CrosswordEndings(loaded.equipment(), allowed, ThreadTime.nanos())
            .run(TrialRange.of(games.seed(), games.games()), crew);
    Moments losses = figures.staticLosses();
    int endings = figures.endings().size();
    long proven = figures.endings().stream().filter(CrosswordEndings.Ending::proven).count();
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
