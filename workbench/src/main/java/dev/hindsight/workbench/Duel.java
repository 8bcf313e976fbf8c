package dev.hindsight.workbench;

import dev.hindsight.core.measure.PairedComparison;
import dev.hindsight.core.runs.Checkpoints;
import dev.hindsight.core.runs.Counting;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.NamedArrays;
import dev.hindsight.core.runs.RunPlan;
import dev.hindsight.core.runs.TrialRange;
import dev.hindsight.core.runs.Trials;
import dev.hindsight.core.runs.Workforce;
import dev.hindsight.core.tables.Parameters;
import dev.hindsight.core.tables.Provenance;
import dev.hindsight.workbench.json.JsonPrinter;
import dev.hindsight.workbench.runs.CountedRun;
import dev.hindsight.workbench.runs.InputFiles;
import dev.hindsight.workbench.runs.RunKind;
import dev.hindsight.workbench.runs.RunRequest;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Function;

/**
 * Lets two players of any game meet in pairs of games with sides swapped.
 *
 * <pre>{@code
 * DuelResult result = new Duel(DuelPlan.of(200, seed)).run(sides, crew);
 * }</pre>
 *
 * @param plan how much is played
 */
public record Duel(DuelPlan plan) {
  private static final int PAIRS_IN_A_BLOCK = 4;
  private static final long PAIRS_BETWEEN_CHECKPOINTS = 256;
  private static final String PART = "duel";
  private static final String FIRST = "first";
  private static final String SECOND = "second";

  /**
   * Plays. The result is a function of the plan and the sides alone, whatever the crew, unless a
   * player thinks by the clock.
   */
  public DuelResult run(DuelSides sides, Crew crew) throws IOException {
    return new Opened(plan, sides, sides.open(InputFiles.BY_NAME)).play(plan.checkpoint(), crew);
  }

  /** The duel as a run that others can count. */
  public RunRequest<DuelResult> request(DuelSides sides) {
    return files -> new Opened(plan, sides, sides.open(files));
  }

  /**
   * Duels of a game as a kind of run.
   *
   * @param sides reads who plays from the parameters of a plan
   */
  public static RunKind kind(String game, Function<Parameters, DuelSides> sides) {
    return new RunKind(
        kindName(game),
        plan ->
            new Duel(DuelPlan.of(plan.range().count(), plan.range().seed()))
                .request(sides.apply(plan.parameters())));
  }

  private static String kindName(String game) {
    return game + ".duel";
  }

  /** The first player of a plan. */
  public static String first(Parameters parameters) {
    return parameters.text(FIRST);
  }

  /** The second player of a plan. */
  public static String second(Parameters parameters) {
    return parameters.text(SECOND);
  }

  /** A duel whose players sit at the table. */
  private record Opened(DuelPlan duel, DuelSides sides, DuelPairs pairs)
      implements CountedRun<PairedComparison, DuelResult> {
    @Override
    public RunPlan plan() throws IOException {
      if (sides.isTimed()) {
        throw new IllegalArgumentException(
            "a player who thinks by the clock plays other games each time, so this duel has no"
                + " plan and no parts; give its players nodes, iterations or a depth instead");
      }
      return new RunPlan(
          kindName(sides.game()),
          sides.parameters().with(FIRST, sides.first()).with(SECOND, sides.second()),
          pairs.inputs().sha256(),
          TrialRange.of(duel.seed(), duel.pairs()),
          PAIRS_IN_A_BLOCK);
    }

    @Override
    public Counting<PairedComparison> counting(NamedArrays luggage) {
      return new Counting<>(PairedComparison::new, pairs.pair(), PairedComparison.codec());
    }

    @Override
    public NamedArrays onlyRound() {
      return NamedArrays.of();
    }

    @Override
    public DuelResult run(Path target, Workforce workers, Crew crew) throws IOException {
      DuelResult result = play(Optional.of(target), workers);
      new JsonPrinter().write(result, target);
      return result;
    }

    @Override
    public DuelResult seal(PairedComparison counted, Path target, Crew crew) throws IOException {
      DuelResult result = result(counted);
      new JsonPrinter().write(result, target);
      return result;
    }

    DuelResult play(Optional<Path> checkpoint, Workforce workers) throws IOException {
      Trials<PairedComparison> trials =
          Trials.of(TrialRange.of(duel.seed(), duel.pairs()), counting(NamedArrays.of()))
              .inBlocksOf(PAIRS_IN_A_BLOCK)
              .named("duel", "pairs");
      try {
        return result(
            checkpoint.isPresent()
                ? resume(trials, checkpoint.get(), workers)
                : trials.run(workers));
      } finally {
        pairs.goodbye().run();
      }
    }

    private PairedComparison resume(
        Trials<PairedComparison> trials, Path checkpoint, Workforce workers) throws IOException {
      Parameters parameters =
          Parameters.of()
              .with(FIRST, sides.first())
              .with(SECOND, sides.second())
              .with("rules", pairs.rules())
              .with("openings", pairs.conditions());
      Provenance provenance =
          new Provenance(
              sides.game() + " duel", duel.seed(), 0, duel.pairs(), pairs.inputs().sha256());
      Checkpoints checkpoints = Checkpoints.beside(checkpoint, parameters, provenance);
      PairedComparison outcome =
          trials.checkpointed(checkpoints, PART, PAIRS_BETWEEN_CHECKPOINTS).run(workers);
      checkpoints.remove();
      return outcome;
    }

    private DuelResult result(PairedComparison outcome) {
      return DuelResult.of(
          sides.first(), sides.second(), pairs.rules(), pairs.conditions(), duel.seed(), outcome);
    }
  }
}
