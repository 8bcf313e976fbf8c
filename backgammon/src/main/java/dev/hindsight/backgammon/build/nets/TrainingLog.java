package dev.hindsight.backgammon.build.nets;

import dev.hindsight.backgammon.play.evaluate.NetEvaluator;
import dev.hindsight.backgammon.play.players.DuelTrial;
import dev.hindsight.backgammon.play.players.EvaluatingPlayer;
import dev.hindsight.backgammon.play.players.PubevalPlayer;
import dev.hindsight.backgammon.table.BackgammonNets;
import dev.hindsight.core.measure.Interval;
import dev.hindsight.core.measure.PairedComparison;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.TrialRange;
import dev.hindsight.core.runs.Trials;
import dev.hindsight.core.tables.AppendedLines;
import dev.hindsight.core.tables.WholeFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Measures nets while they are trained and appends one line of tab-separated figures to a file now
 * and then; the first line of a new file names them.
 *
 * <p>Times are of this process. A run that was stopped and goes on learns from some games again,
 * those since it was saved; the lines about them give way to those of the second time.
 */
public final class TrainingLog implements NetTraining.Listener {
  private static final String HEADING =
      String.join(
          "\t",
          "games",
          "seconds",
          "gamesPerSecond",
          "rate",
          "exactShare",
          "returnLoss",
          "exactLoss",
          "anchorLoss",
          "tableLoss",
          "droppedGames",
          "pubevalPoints",
          "pubevalLow",
          "pubevalHigh",
          "bearoffErrorRandom",
          "bearoffErrorInPlay");

  private static final int BEAROFF_PAIRS = 5_000;
  private static final long MEASURING_SEED = 1;

  /** Blocks whose games are kept for the error in play. */
  private static final int BLOCKS_FOR_ERROR_IN_PLAY = 8;

  private final Path file;
  private final long blocksBetweenLines;
  private final int pairs;
  private final @Nullable ExactTargets exact;
  private final Crew crew;
  private LearningTally tally = new LearningTally();
  private final List<BearoffError> errorsInPlay = new ArrayList<>();
  private final long begun = System.nanoTime();
  private long lastNanos = begun;

  /** Games learnt from after the first block of this process; 0 before it. */
  private long firstGames;

  /** Whether lines about games that are learnt from again are gone. */
  private boolean isInStep;

  /**
   * @param pairs pairs of games against pubeval for each line, 0 for none
   * @param crew plays those; not the one that trains
   */
  public TrainingLog(
      Path file, long blocksBetweenLines, int pairs, @Nullable ExactTargets exact, Crew crew) {
    this.file = file;
    this.blocksBetweenLines = blocksBetweenLines;
    this.pairs = pairs;
    this.exact = exact;
    this.crew = crew;
  }

  @Override
  public void learnt(TrainingState state) throws IOException {
    tally.add(state.tally());
    firstGames = firstGames == 0 ? state.learntGames() : firstGames;
    long untilLine = blocksBetweenLines - 1 - (state.learntBlocks() - 1) % blocksBetweenLines;
    if (exact != null && untilLine < BLOCKS_FOR_ERROR_IN_PLAY) {
      errorsInPlay.add(BearoffError.ofGames(new NetEvaluator(state.nets()), exact, state.games()));
    }
    if (untilLine == 0) {
      append(line(state));
      tally = new LearningTally();
      errorsInPlay.clear();
      lastNanos = System.nanoTime();
    }
  }

  private String line(TrainingState state) {
    double seconds = (System.nanoTime() - lastNanos) / 1e9;
    long positions =
        tally.samples(SampleKind.RETURN)
            + tally.samples(SampleKind.EXACT)
            + tally.samples(SampleKind.ANCHOR);
    Interval strength = pairs == 0 ? unknown() : against(state.nets());
    return String.join(
        "\t",
        Long.toString(state.learntGames()),
        figure("%.1f", (lastNanos - begun) / 1e9 + seconds),
        figure("%.0f", tally.games() / seconds),
        figure("%.3g", state.rate()),
        figure("%.4f", tally.samples(SampleKind.EXACT) / (double) positions),
        figure("%.5f", tally.meanLoss(SampleKind.RETURN)),
        figure("%.5f", tally.meanLoss(SampleKind.EXACT)),
        figure("%.5f", tally.meanLoss(SampleKind.ANCHOR)),
        figure("%.5f", tally.meanLoss(SampleKind.TABLE)),
        Long.toString(tally.dropped()),
        figure("%.4f", strength.estimate()),
        figure("%.4f", strength.low()),
        figure("%.4f", strength.high()),
        figure("%.5f", exact == null ? Double.NaN : randomError(state.nets(), exact, state.plan())),
        figure("%.5f", errorInPlay()));
  }

  private static Interval unknown() {
    return new Interval(Double.NEGATIVE_INFINITY, Double.NaN, Double.POSITIVE_INFINITY, 0.95);
  }

  private Interval against(BackgammonNets nets) {
    DuelTrial duel =
        new DuelTrial(() -> new EvaluatingPlayer(new NetEvaluator(nets)), PubevalPlayer::new);
    return Trials.of(TrialRange.of(MEASURING_SEED, pairs), PairedComparison::new, duel)
        .run(crew)
        .spreadPerGame(0.95);
  }

  private static double randomError(BackgammonNets nets, ExactTargets exact, TrainingPlan plan) {
    return BearoffError.ofRandomPairs(
            new NetEvaluator(nets), exact, plan.table().checkers(), BEAROFF_PAIRS, MEASURING_SEED)
        .meanError();
  }

  private double errorInPlay() {
    long positions = 0;
    double sum = 0;
    for (BearoffError error : errorsInPlay) {
      positions += error.positions();
      sum += error.positions() == 0 ? 0 : error.meanError() * error.positions();
    }
    return sum / positions;
  }

  private static String figure(String format, double value) {
    return Double.isNaN(value) || Double.isInfinite(value)
        ? "-"
        : String.format(Locale.ROOT, format, value);
  }

  private void append(String line) throws IOException {
    if (!isInStep) {
      WholeFile.writeText(file, HEADING + "\n" + linesToKeep());
      isInStep = true;
    }
    AppendedLines.add(file, line + "\n");
  }

  /** What was measured before the games that this process began with. */
  private String linesToKeep() throws IOException {
    if (!Files.exists(file)) {
      return "";
    }
    StringBuilder kept = new StringBuilder();
    List<String> lines = Files.readAllLines(file, StandardCharsets.UTF_8);
    for (String line : lines.subList(Math.min(1, lines.size()), lines.size())) {
      // One that a kill cut short has fewer figures.
      String[] figures = line.split("\t", -1);
      if (figures.length == HEADING.split("\t", -1).length && gamesOf(figures[0]) < firstGames) {
        kept.append(line).append('\n');
      }
    }
    return kept.toString();
  }

  private static long gamesOf(String figure) {
    return figure.matches("[0-9]{1,18}") ? Long.parseLong(figure) : Long.MAX_VALUE;
  }
}
