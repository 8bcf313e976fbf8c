package dev.hindsight.lab.crossword;

import static dev.hindsight.lab.crossword.ExperimentSetting.CONFIDENCE;

import dev.hindsight.core.measure.Interval;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.TrialRange;
import dev.hindsight.crossword.play.preendgame.PreEndgameLimits;
import dev.hindsight.workbench.ThreadTime;
import dev.hindsight.workbench.answers.Range;
import dev.hindsight.workbench.answers.Says;
import dev.hindsight.workbench.answers.Unit;
import dev.hindsight.workbench.crossword.files.LoadedEquipment;
import java.util.List;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * How long it takes to prove the win chances of the first ten plays with one tile in the bag; see
 * {@link PreEndgameExperiment}. Times are processor time of one thread.
 */
public record PreEndgamesResult(
    @Says("that were played with") String words,
    @Says(value = "of static players", unit = Unit.GAMES) long games,
    @Says("of all chance") long seed,
    @Says("moves compared on each turn, besides the pass") int candidates,
    @Says(value = "for each turn", unit = Unit.SECONDS) double secondsAllowed,
    @Says(value = "games that had a turn with one tile in the bag", unit = Unit.TURNS) int turns,
    @Says("share of these whose first ten plays were proven in time") Range proven,
    @Says(
            value = "time within which a quarter of all turns were proven; `null` if fewer were",
            unit = Unit.SECONDS)
        @Nullable Double secondsQuarter,
    @Says(value = "the same of half of them", unit = Unit.SECONDS) @Nullable Double secondsMedian,
    @Says(value = "the same of three quarters", unit = Unit.SECONDS)
        @Nullable Double secondsThreeQuarters,
    @Says(
            "share of all turns in which no candidate could win more often than the first by "
                + "then")
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
