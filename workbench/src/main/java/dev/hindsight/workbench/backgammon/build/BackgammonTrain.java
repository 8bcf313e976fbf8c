package dev.hindsight.workbench.backgammon.build;

import dev.hindsight.backgammon.build.nets.ExactTargets;
import dev.hindsight.backgammon.build.nets.NetTraining;
import dev.hindsight.backgammon.build.nets.Starts;
import dev.hindsight.backgammon.build.nets.TableDraw;
import dev.hindsight.backgammon.build.nets.TrainingLog;
import dev.hindsight.backgammon.build.nets.TrainingPlan;
import dev.hindsight.backgammon.index.ContactEncoding;
import dev.hindsight.backgammon.table.AnchorTable;
import dev.hindsight.backgammon.table.BackgammonNets;
import dev.hindsight.backgammon.table.NetSplit;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.tables.Sha256;
import dev.hindsight.core.tables.WrongTableException;
import dev.hindsight.neural.NetShape;
import dev.hindsight.workbench.BuildResult;
import dev.hindsight.workbench.OutputFile;
import dev.hindsight.workbench.TableBuild;
import dev.hindsight.workbench.backgammon.files.AnchorChoice;
import dev.hindsight.workbench.backgammon.files.Bearoff;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Trains nets on their own games, with exact values where a bearoff table has them. Beside the
 * target, {@code NAME.tsv} tells how it goes and {@code NAME.latest} are the nets as they were at
 * its last line. Stopped in any way, the same training goes on where it was.
 *
 * @param games to play and learn from
 * @param encoding what the contact nets see
 * @param split how positions with contact are shared out among nets
 * @param contactHidden hidden units of each contact net
 * @param raceHidden hidden units of the race net
 * @param teachers what nets are taught besides their own games
 * @param from nets to begin with, of these sizes
 * @param rates the learning rates at the beginning and at the end
 * @param starts where games begin
 * @param gamesBetweenLines of {@code NAME.tsv}, about
 * @param pairs of games against pubeval for each line
 */
public record BackgammonTrain(
    long games,
    long seed,
    ContactEncoding encoding,
    NetSplit split,
    int contactHidden,
    int raceHidden,
    Teachers teachers,
    Optional<Path> from,
    Rates rates,
    Starts starts,
    long gamesBetweenLines,
    int pairs)
    implements TableBuild<BuildResult> {
  /** Learning rates; between them the rate falls evenly on a logarithmic scale. */
  public record Rates(double first, double last) {
    /** For nets that know nothing yet. */
    public static final Rates USUAL = new Rates(1e-3, 1e-5);

    public Rates {
      if (!(first > 0 && last > 0 && first <= 1 && last <= 1)) {
        throw new IllegalArgumentException(
            String.format(
                Locale.ROOT,
                "learning rates are above 0 and at most 1, not %s and %s",
                first,
                last));
      }
    }
  }

  /**
   * What nets are taught besides their own games.
   *
   * @param table a two-sided bearoff; without one a small one is solved on the spot
   * @param draw which of its positions are taught besides those that games come through
   * @param holdOut the share of the pairs of sides in it that are never taught, for measuring
   * @param anchors rollouts of well-known positions
   * @param plies how far the nets to begin with look ahead for what a position is worth; 0: games
   *     tell
   */
  public record Teachers(
      Optional<Path> table,
      TableDraw draw,
      double holdOut,
      Optional<AnchorChoice> anchors,
      int plies) {
    public Teachers {
      if (plies < 0 || plies > MOST_PLIES) {
        throw new IllegalArgumentException(
            String.format(Locale.ROOT, "`plies` must be from 0 to %d, not %d", MOST_PLIES, plies));
      }
      if (!(holdOut >= 0 && holdOut <= ExactTargets.MOST_HELD_OUT)) {
        throw new IllegalArgumentException(
            String.format(
                Locale.ROOT,
                "`hold-out` must be from 0 to %s, not %s",
                ExactTargets.MOST_HELD_OUT,
                holdOut));
      }
    }
  }

  /** Two plies take some hundred times as long as one. */
  private static final int MOST_PLIES = 2;

  private static final double TABLE_SHARE = 0.1;
  private static final int BLOCKS_BETWEEN_CHECKPOINTS = 50;
  private static final int MOST_HIDDEN = 1024;

  public BackgammonTrain {
    if (games < 1 || gamesBetweenLines < 1 || pairs < 0) {
      throw new IllegalArgumentException(
          "`games` and `measure-every` must be at least 1, and `pairs` at least 0");
    }
    if (teachers.plies() > 0 && from.isEmpty()) {
      throw new IllegalArgumentException(
          "`plies` needs `from`: nets that know nothing see nothing ahead");
    }
    checkHidden(contactHidden);
    checkHidden(raceHidden);
  }

  private static void checkHidden(int hidden) {
    if (hidden < 1 || hidden > MOST_HIDDEN || hidden % NetShape.LANES != 0) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "hidden units are a multiple of %d up to %d, not %d",
              NetShape.LANES,
              MOST_HIDDEN,
              hidden));
    }
  }

  @Override
  public void check(Path target, int threads) throws IOException {
    OutputFile.check(target);
  }

  @Override
  public BuildResult run(Path target, Crew crew) throws IOException {
    Prepared prepared = prepare(crew);
    NetTraining training =
        new NetTraining(
            prepared.plan(),
            prepared.bearoff().values(),
            anchorTable(),
            prepared.start(),
            prepared.inputs());
    double seconds = OutputFile.timed(target, () -> train(training, prepared, target, crew));
    return result(prepared, target, seconds);
  }

  /** What a training needs, opened and checked. */
  record Prepared(
      TrainingPlan plan,
      Bearoff bearoff,
      @Nullable BackgammonNets start,
      SortedMap<String, String> inputs) {}

  /** What rollouts say, or null. */
  @Nullable AnchorTable anchorTable() {
    return teachers.anchors().map(AnchorChoice::table).orElse(null);
  }

  Prepared prepare(Crew crew) throws IOException {
    Bearoff bearoff = Bearoff.open(teachers.table(), crew);
    TrainingPlan plan =
        TrainingPlan.of(games, seed)
            .withEncoding(encoding)
            .withSplit(split)
            .withHidden(contactHidden, raceHidden)
            .withRates(rates.first(), rates.last())
            .withPlies(teachers.plies())
            .withStarts(starts)
            .withTable(
                TrainingPlan.TableUse.drawn(bearoff.checkers(), TABLE_SHARE, teachers.draw())
                    .holdingOut(teachers.holdOut()));
    return new Prepared(
        plan, bearoff, from.isPresent() ? checkedStart(from.get()) : null, inputs());
  }

  BuildResult result(Prepared prepared, Path target, double seconds) throws IOException {
    return new BuildResult(
        target.toString(),
        String.format(
            Locale.ROOT,
            "nets of %d and %d hidden units, %s",
            contactHidden,
            raceHidden,
            prepared.bearoff().values().name()),
        prepared.plan().blocks() * prepared.plan().blockGames(),
        "games",
        seconds,
        Files.size(target));
  }

  private SortedMap<String, String> inputs() throws IOException {
    SortedMap<String, String> inputs = new TreeMap<>();
    if (teachers.table().isPresent()) {
      inputs.put("bearoff", Sha256.of(teachers.table().get()));
    }
    teachers.anchors().ifPresent(anchors -> inputs.put("anchors", anchors.sha256()));
    if (from.isPresent()) {
      inputs.put("nets", Sha256.of(from.get()));
    }
    return inputs;
  }

  private void train(NetTraining training, Prepared prepared, Path target, Crew crew)
      throws IOException {
    long blocksBetweenLines = blocksBetweenLines(prepared.plan());
    Path latest = beside(target, ".latest");
    try (Crew measuring = new Crew(crew.threads())) {
      TrainingLog log = log(prepared, target, measuring);
      training.run(
          target,
          crew,
          BLOCKS_BETWEEN_CHECKPOINTS,
          state -> {
            log.learnt(state);
            if (state.learntBlocks() % blocksBetweenLines == 0) {
              state.nets().write(latest, training.provenance(state.learntGames()));
            }
          });
    }
    Files.deleteIfExists(latest);
  }

  private long blocksBetweenLines(TrainingPlan plan) {
    return Math.max(1, gamesBetweenLines / plan.blockGames());
  }

  /** Appends figures to the file beside the target. */
  TrainingLog log(Prepared prepared, Path target, Crew measuring) {
    return new TrainingLog(
        beside(target, ".tsv"),
        blocksBetweenLines(prepared.plan()),
        pairs,
        new ExactTargets(prepared.bearoff().values(), teachers.holdOut()),
        measuring);
  }

  private static Path beside(Path target, String ending) {
    return target.resolveSibling(target.getFileName() + ending);
  }

  private BackgammonNets checkedStart(Path file) throws IOException {
    BackgammonNets nets = BackgammonNets.open(file);
    if (nets.contactShape().hidden().get(0) != contactHidden
        || nets.race().shape().hidden().get(0) != raceHidden) {
      throw new WrongTableException(
          file,
          String.format(Locale.ROOT, "nets of %d and %d hidden units", contactHidden, raceHidden),
          String.format(
              Locale.ROOT,
              "%d and %d",
              nets.contactShape().hidden().get(0),
              nets.race().shape().hidden().get(0)));
    }
    if (nets.encoding().inputs() > encoding.inputs()) {
      throw new WrongTableException(
          file, "nets that see " + encoding.text(), nets.encoding().text());
    }
    if (nets.split() != split && nets.split() != NetSplit.ONE) {
      throw new WrongTableException(file, "one contact net", nets.split().text());
    }
    return nets;
  }
}
