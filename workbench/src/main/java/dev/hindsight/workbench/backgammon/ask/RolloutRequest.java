package dev.hindsight.workbench.backgammon.ask;

import dev.hindsight.backgammon.play.rollout.RolloutLines;
import dev.hindsight.backgammon.play.rollout.RolloutPlan;
import dev.hindsight.backgammon.play.rollout.RolloutTallies;
import dev.hindsight.backgammon.rules.BackgammonPosition;
import dev.hindsight.backgammon.rules.Move;
import dev.hindsight.backgammon.rules.notation.MoveNotation;
import dev.hindsight.backgammon.rules.notation.PositionText;
import dev.hindsight.backgammon.rules.notation.Xgid;
import dev.hindsight.core.runs.Checkpoints;
import dev.hindsight.core.runs.Counting;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.NamedArrays;
import dev.hindsight.core.runs.RunPlan;
import dev.hindsight.core.runs.TrialRange;
import dev.hindsight.core.runs.Workforce;
import dev.hindsight.core.tables.Parameters;
import dev.hindsight.core.tables.Provenance;
import dev.hindsight.workbench.OutputFile;
import dev.hindsight.workbench.backgammon.files.BearoffShelf;
import dev.hindsight.workbench.backgammon.files.JudgeFiles;
import dev.hindsight.workbench.backgammon.files.MatchEquityFile;
import dev.hindsight.workbench.backgammon.files.NetChoice;
import dev.hindsight.workbench.json.JsonPrinter;
import dev.hindsight.workbench.runs.CountedRun;
import dev.hindsight.workbench.runs.InputFiles;
import dev.hindsight.workbench.runs.RunKind;
import dev.hindsight.workbench.runs.RunRequest;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A rollout as a run that others can count; what it writes is the answer as JSON.
 *
 * @param position to value; with dice its best moves
 * @param mostMoves how many of them
 * @param files by which it is played and judged
 */
public record RolloutRequest(
    BackgammonPosition position, RolloutPlan plan, int mostMoves, JudgeFiles files)
    implements RunRequest<RolloutAnswer> {
  public static final RunKind KIND = new RunKind("backgammon.rollout", RolloutRequest::read);

  private static final String POSITION = "position";
  private static final String MOST_MOVES = "mostMoves";
  private static final String MOVES = "moves";
  private static final String TRUNCATE = "truncatePlies";
  private static final String REDUCED = "varianceReduced";
  private static final String PART = "rollout";
  private static final long TRIALS_BETWEEN_SAVES = 4_096;

  private static RolloutRequest read(RunPlan plan) {
    Parameters parameters = plan.parameters();
    return new RolloutRequest(
        PositionText.parse(parameters.text(POSITION)),
        new RolloutPlan(
            plan.range().count(),
            plan.range().seed(),
            Integer.parseInt(parameters.text(TRUNCATE)),
            Boolean.parseBoolean(parameters.text(REDUCED))),
        Integer.parseInt(parameters.text(MOST_MOVES)),
        JudgeFiles.of(parameters));
  }

  @Override
  public CountedRun<RolloutTallies, RolloutAnswer> open(InputFiles inputs) throws IOException {
    JudgeFiles found = files.found(inputs);
    try (Crew crew = new Crew(1)) {
      BackgammonRollout rollout =
          new BackgammonRollout(
              BearoffShelf.open(found.tables()),
              NetChoice.of(found.nets(), NetChoice.USUAL_PLIES),
              MatchEquityFile.method(found.matchEquity()),
              crew);
      return new Run(rollout.lines(position, plan, mostMoves), inputs);
    }
  }

  private final class Run implements CountedRun<RolloutTallies, RolloutAnswer> {
    private final BackgammonRollout.Lines lines;
    private final InputFiles inputs;

    Run(BackgammonRollout.Lines lines, InputFiles inputs) {
      this.lines = lines;
      this.inputs = inputs;
    }

    /** The moves are named, so that nobody who would choose others counts along. */
    @Override
    public RunPlan plan() throws IOException {
      Parameters parameters =
          Parameters.of()
              .with(POSITION, Xgid.write(position))
              .with(MOST_MOVES, mostMoves)
              .with(MOVES, lines.moves().isEmpty() ? "none" : named(lines.moves()))
              .with(TRUNCATE, plan.truncatePlies())
              .with(REDUCED, Boolean.toString(plan.varianceReduced()));
      return new RunPlan(
          KIND.name(),
          files.addTo(parameters),
          files.sha256(inputs),
          TrialRange.of(plan.seed(), plan.trials()),
          RolloutLines.TRIALS_IN_A_BLOCK);
    }

    private static String named(List<Move> moves) {
      return moves.stream().map(MoveNotation::write).collect(Collectors.joining(", "));
    }

    @Override
    public Counting<RolloutTallies> counting(NamedArrays luggage) {
      return lines.counting();
    }

    @Override
    public NamedArrays onlyRound() {
      return NamedArrays.of();
    }

    @Override
    public RolloutAnswer run(Path target, Workforce workers, Crew crew) throws IOException {
      OutputFile.check(target);
      RunPlan whole = plan();
      Provenance provenance =
          new Provenance(KIND.name(), plan.seed(), 0, plan.trials(), whole.inputSha256());
      Checkpoints checkpoints = Checkpoints.beside(target, whole.parameters(), provenance);
      RolloutTallies counted =
          lines.trials().checkpointed(checkpoints, PART, TRIALS_BETWEEN_SAVES).run(workers);
      RolloutAnswer answer = seal(counted, target, crew);
      checkpoints.remove();
      return answer;
    }

    @Override
    public RolloutAnswer seal(RolloutTallies counted, Path target, Crew crew) throws IOException {
      RolloutAnswer answer = lines.answer(counted);
      new JsonPrinter().write(answer, target);
      return answer;
    }
  }
}
