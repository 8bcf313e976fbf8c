package dev.hindsight.core.runs;

import dev.hindsight.core.tables.Parameters;
import dev.hindsight.core.tables.Table;
import dev.hindsight.core.tables.TableKind;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/**
 * The tally of some trials of a run, in a file: what one of several machines has counted.
 *
 * <pre>
 * RunPart     →  Container header, Arrays, Container footer
 *   parameters     none
 *   provenance     recipe = the kind of run, seed, first trial, number of trials, inputs of the plan
 *   plan           int8: the text of the plan (RunPlan) in UTF-8, the same in every part of a run
 *   Arrays         the tally, one raw column per array, as the codec of the kind of run has it
 * </pre>
 *
 * History: 1 first version.
 *
 * @param path where it is
 * @param plan of the whole run
 * @param range which of its trials are counted here
 */
public record RunPart(Path path, RunPlan plan, TrialRange range) {
  static final TableKind KIND = new TableKind("core.run-part", 1, 1);

  private static final String PLAN = "plan";

  /** Writes a tally, whole or not at all. */
  public static <T> void write(
      Path target, RunPlan plan, TrialRange counted, TallyCodec<T> codec, T tally)
      throws IOException {
    NamedArrays arrays = NamedArrays.of().with(PLAN, plan.toBytes()).withAll(codec.encode(tally));
    ArraysFile.write(target, KIND, Parameters.of(), plan.provenance(counted), arrays);
  }

  /** Looks at a file; its tally is left alone. */
  public static RunPart open(Path path) throws IOException {
    try (Table table = Table.open(path, KIND)) {
      byte[] text = ArraysFile.read(table, PLAN).bytes(PLAN);
      RunPlan plan = RunPlan.parse("the plan in " + path, new String(text, StandardCharsets.UTF_8));
      TrialRange counted =
          new TrialRange(
              table.provenance().seed(),
              table.provenance().firstTrial(),
              table.provenance().trialCount());
      if (counted.seed() != plan.range().seed()
          || counted.first() < plan.range().first()
          || counted.end() > plan.range().end()) {
        throw new UnusablePartException(
            path + " says that it has trials which its plan does not have; count it again.");
      }
      return new RunPart(path, plan, counted);
    }
  }

  /** The tally, every byte of the file checked. */
  public <T> T read(TallyCodec<T> codec) throws IOException {
    NamedArrays arrays = ArraysFile.read(path, KIND);
    T tally;
    long found;
    try {
      tally = codec.decode(arrays);
      found = codec.trials(tally).orElse(range.count());
    } catch (IllegalArgumentException | ArithmeticException misfit) {
      UnusablePartException unusable = unusable(String.valueOf(misfit.getMessage()));
      unusable.initCause(misfit);
      throw unusable;
    }
    if (found != range.count()) {
      throw unusable("it is of " + found + " trials, not of " + range.count());
    }
    return tally;
  }

  /** For what is whole, byte for byte, and cannot be what was counted. */
  UnusablePartException unusable(String why) {
    return new UnusablePartException(
        path + " does not hold a tally of its run (" + why + "); count it again.");
  }
}
