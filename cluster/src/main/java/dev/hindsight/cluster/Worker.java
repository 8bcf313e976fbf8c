package dev.hindsight.cluster;

import dev.hindsight.core.runs.Counting;
import dev.hindsight.core.runs.NamedArrays;
import dev.hindsight.core.runs.RunPlan;
import dev.hindsight.workbench.runs.CountedRun;
import dev.hindsight.workbench.runs.InputFiles;
import dev.hindsight.workbench.runs.RunKinds;
import java.io.IOException;
import java.nio.file.Path;
import java.util.function.Function;
import java.util.function.Supplier;
import org.apache.spark.SparkFiles;
import org.jspecify.annotations.Nullable;

/**
 * What a process of the cluster keeps between its tasks: the run with its words and tables, opened
 * once and checked against the plan, and the trial of the round at hand. All threads of the process
 * share it.
 */
final class Worker {
  private static final Worker OF_THIS_PROCESS = new Worker(SparkFiles::get);

  private final Function<String, String> placeOfShipped;
  private @Nullable RunTicket ticket;
  private @Nullable CountedRun<?, ?> run;
  private @Nullable Counting<?> counting;

  /**
   * @param placeOfShipped where a shipped file is, by the name it was shipped under
   */
  Worker(Function<String, String> placeOfShipped) {
    this.placeOfShipped = placeOfShipped;
  }

  static Worker ofThisProcess() {
    return OF_THIS_PROCESS;
  }

  /**
   * What is counted in the round of a ticket.
   *
   * @throws IOException if an input is not that of the plan, before anything is counted
   */
  synchronized Counting<?> counting(RunTicket wanted, Supplier<byte[]> luggage) throws IOException {
    RunTicket known = ticket;
    boolean isSameRun =
        known != null
            && known.application().equals(wanted.application())
            && known.plan().equals(wanted.plan());
    if (!isSameRun) {
      ticket = null;
      run = null;
      counting = null;
      run = RunKinds.open(RunPlan.parse("The plan", wanted.plan()), files(wanted));
    }
    CountedRun<?, ?> opened = run;
    Counting<?> made = counting;
    if (opened == null) {
      throw new IllegalStateException("the run was not opened");
    }
    if (made == null || known == null || !isSameRun || known.round() != wanted.round()) {
      made = opened.counting(NamedArrays.ofBytes(luggage.get()));
    }
    ticket = wanted;
    counting = made;
    return made;
  }

  private InputFiles files(RunTicket of) {
    return name -> {
      String shipped = of.shipped().get(name);
      return shipped == null ? Path.of(name) : Path.of(placeOfShipped.apply(shipped));
    };
  }
}
