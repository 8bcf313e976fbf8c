package dev.hindsight.workbench.runs;

import dev.hindsight.core.runs.RunPlan;
import dev.hindsight.core.runs.UnusablePlanException;
import dev.hindsight.workbench.backgammon.BackgammonRuns;
import dev.hindsight.workbench.crossword.CrosswordRuns;
import dev.hindsight.workbench.oware.OwareRuns;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** All kinds of run that there are; each game names its own. */
public final class RunKinds {
  private static final List<RunKind> ALL =
      Stream.of(OwareRuns.KINDS, BackgammonRuns.KINDS, CrosswordRuns.KINDS)
          .flatMap(List::stream)
          .toList();

  private static final long MOST_BYTES = 1 << 20;

  private RunKinds() {}

  /** Their names, as plans have them. */
  public static List<String> names() {
    return ALL.stream().map(RunKind::name).toList();
  }

  /** Reads a plan from its file. */
  public static RunPlan read(Path file) throws IOException {
    if (Files.size(file) > MOST_BYTES) {
      throw new UnusablePlanException(
          file + " is too long for the plan of a run; write one with `plan`.");
    }
    return RunPlan.parse(
        file.toString(), new String(Files.readAllBytes(file), StandardCharsets.UTF_8));
  }

  /**
   * Opens the run of a plan, and checks every input before anything is counted.
   *
   * @throws UnusablePlanException if nobody here knows the kind, or what the plan asks for
   * @throws dev.hindsight.core.runs.WrongInputException if an input is not that of the plan
   */
  public static CountedRun<?, ?> open(RunPlan plan, InputFiles files) throws IOException {
    CountedRun<?, ?> run;
    try {
      run = kind(plan).reader().read(plan).open(files);
      RunPlan here = run.plan();
      plan.checkInputs(here.inputSha256());
      if (!here.parameters().equals(plan.parameters()) || !here.range().equals(plan.range())) {
        throw new IllegalArgumentException("it asks for " + plan.parameters());
      }
    } catch (IllegalArgumentException wrong) {
      throw new UnusablePlanException(
          "The plan of the run cannot be followed ("
              + wrong.getMessage()
              + "); write it again with `plan`.");
    }
    return run;
  }

  private static RunKind kind(RunPlan plan) throws UnusablePlanException {
    for (RunKind kind : ALL) {
      if (kind.name().equals(plan.kind())) {
        return kind;
      }
    }
    throw new UnusablePlanException(
        "This Hindsight knows no runs of the kind "
            + plan.kind()
            + ", but "
            + String.join(", ", names())
            + "; update it, or write the plan again.");
  }
}
