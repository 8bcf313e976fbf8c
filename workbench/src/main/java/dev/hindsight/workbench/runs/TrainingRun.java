package dev.hindsight.workbench.runs;

import dev.hindsight.core.runs.Counting;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.Mergeable;
import dev.hindsight.core.runs.NamedArrays;
import dev.hindsight.core.runs.RunPlan;
import dev.hindsight.core.runs.SharedTraining;
import dev.hindsight.core.runs.Workforce;
import dev.hindsight.workbench.OutputFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A training with all that it needs in memory, as a run.
 *
 * @param training who trains
 * @param planned what a plan says of it
 * @param result what there is to say of what came of it
 */
public record TrainingRun<T extends Mergeable<T>, O, R>(
    SharedTraining<T, O> training, Planned planned, Telling<O, R> result)
    implements CountedRun<T, R> {

  /** Writes the plan, with the hashes of files. */
  public interface Planned {
    RunPlan plan() throws IOException;
  }

  /** Says what came of it, and what was written. */
  public interface Telling<O, R> {
    R tell(O outcome, Written written);
  }

  /** Trains, and writes a file. */
  public interface Work<O> {
    O run() throws IOException;
  }

  /** A file and what it cost, in seconds of real time. */
  public record Written(String file, double seconds, long bytes) {}

  @Override
  public RunPlan plan() throws IOException {
    return planned.plan();
  }

  @Override
  public Counting<T> counting(NamedArrays luggage) {
    return training.counting(luggage);
  }

  @Override
  public NamedArrays onlyRound() {
    return training.onlyRound();
  }

  @Override
  public R run(Path target, Workforce workers, Crew crew) throws IOException {
    return told(target, () -> training.build(target, workers, crew));
  }

  @Override
  public R seal(T counted, Path target, Crew crew) throws IOException {
    return told(target, () -> training.seal(counted, target, crew));
  }

  /** Does the work that writes the file, and says what came of it. */
  public R told(Path file, Work<O> work) throws IOException {
    OutputFile.check(file);
    long start = System.nanoTime();
    try {
      O outcome = work.run();
      double seconds = (System.nanoTime() - start) / 1e9;
      return result.tell(outcome, new Written(file.toString(), seconds, Files.size(file)));
    } catch (IOException failure) {
      throw OutputFile.named(file, failure);
    }
  }
}
