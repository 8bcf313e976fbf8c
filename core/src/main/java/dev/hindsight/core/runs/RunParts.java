package dev.hindsight.core.runs;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/**
 * Parts of one run that are all of it together, in order: every trial of the plan once.
 *
 * <pre>{@code
 * RunParts parts = RunParts.open(List.of(Path.of("b.part"), Path.of("a.part")));
 * WinTally tally = parts.merge(counting, crew.progress());
 * }</pre>
 */
public final class RunParts {
  private final List<RunPart> parts;

  private RunParts(List<RunPart> parts) {
    this.parts = parts;
  }

  /**
   * Looks at files, whatever their order.
   *
   * @throws UnusablePartException for another plan, a gap or an overlap, naming the files
   */
  public static RunParts open(List<Path> files) throws IOException {
    if (files.isEmpty()) {
      throw new IllegalArgumentException("There are no parts.");
    }
    List<RunPart> parts = new ArrayList<>();
    for (Path file : files) {
      parts.add(RunPart.open(file));
    }
    RunPart given = parts.get(0);
    for (RunPart part : parts) {
      if (!part.plan().equals(given.plan())) {
        throw new UnusablePartException(
            part.path()
                + " belongs to another run than "
                + given.path()
                + " ("
                + difference(given.plan(), part.plan())
                + "); give parts of one plan.");
      }
    }
    parts.sort(
        Comparator.comparingLong((RunPart part) -> part.range().first())
            .thenComparing(part -> part.range().end()));
    checkTiling(parts);
    return new RunParts(List.copyOf(parts));
  }

  private static void checkTiling(List<RunPart> parts) throws UnusablePartException {
    TrialRange whole = parts.get(0).plan().range();
    long next = whole.first();
    RunPart before = null;
    for (RunPart part : parts) {
      if (part.range().first() > next) {
        throw missing(next, part.range().first());
      }
      if (part.range().first() < next) {
        throw new UnusablePartException(
            String.format(
                Locale.ROOT,
                "%s and %s both have trial %d; leave one out, or count it again for other trials.",
                before == null ? whole : before.path(),
                part.path(),
                part.range().first()));
      }
      next = part.range().end();
      before = part;
    }
    if (next < whole.end()) {
      throw missing(next, whole.end());
    }
  }

  private static UnusablePartException missing(long from, long to) {
    return new UnusablePartException(
        "No part has the trials "
            + from
            + ".."
            + to
            + "; count them with `part` "
            + from
            + ".."
            + to
            + " and give all parts.");
  }

  private static String difference(RunPlan here, RunPlan there) {
    String difference =
        RunDifference.find(
            here.parameters(),
            here.provenance(here.range()),
            there.parameters(),
            there.provenance(there.range()));
    return difference.isEmpty() ? "their blocks differ" : difference;
  }

  /** The plan that all have. */
  public RunPlan plan() {
    return parts.get(0).plan();
  }

  /** The tally of the whole run; one part is in memory at a time. */
  public <T extends Mergeable<T>> T merge(Counting<T> counting, Progress progress)
      throws IOException {
    T total = counting.emptyTally().get();
    progress.begin("merge", parts.size(), "parts");
    try {
      for (RunPart part : parts) {
        merge(part, part.read(counting.codec()), total);
        progress.advance(1);
      }
    } finally {
      progress.end();
    }
    return total;
  }

  private static <T extends Mergeable<T>> void merge(RunPart part, T counted, T total)
      throws UnusablePartException {
    try {
      total.merge(counted);
    } catch (ArithmeticException overflow) {
      UnusablePartException unusable =
          part.unusable("with it a sum is too large, " + overflow.getMessage());
      unusable.initCause(overflow);
      throw unusable;
    }
  }
}
