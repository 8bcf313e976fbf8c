package dev.hindsight.core.runs;

import dev.hindsight.core.tables.ColumnSpec;
import dev.hindsight.core.tables.ColumnType;
import dev.hindsight.core.tables.Parameters;
import dev.hindsight.core.tables.Provenance;
import dev.hindsight.core.tables.Storage;
import dev.hindsight.core.tables.TableKind;
import dev.hindsight.core.tables.TableSchema;
import dev.hindsight.core.tables.TableWriter;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeMap;

/** A whole build for tests: trials, checkpoints, target; also as a process that can be killed. */
final class HistogramBuild {
  static final TrialRange RANGE = new TrialRange(2_026, 10, 20_000);
  static final Parameters PARAMETERS = Parameters.of().with("cells", HistogramTally.CELLS);
  static final Provenance PROVENANCE =
      new Provenance(
          "histogram of draws", RANGE.seed(), RANGE.first(), RANGE.count(), new TreeMap<>());
  static final long SAVE_EVERY = 2_000;

  /** Trials never stop here. */
  static final long NEVER = -1;

  private HistogramBuild() {}

  /** Arguments: target, threads, block size, the trial that hangs for ever (or -1). */
  public static void main(String[] arguments) throws IOException {
    long hangingTrial = Long.parseLong(arguments[3]);
    try (Crew crew = new Crew(Integer.parseInt(arguments[1]))) {
      build(Path.of(arguments[0]), crew, Integer.parseInt(arguments[2]), hangAt(hangingTrial));
    }
  }

  static Trial<HistogramTally> hangAt(long hangingTrial) {
    return (index, random, tally) -> {
      if (index == hangingTrial) {
        sleepForEver();
      }
      HistogramTally.run(index, random, tally);
    };
  }

  static void build(Path target, Crew crew, int blockSize, Trial<HistogramTally> trial)
      throws IOException {
    Checkpoints checkpoints = Checkpoints.beside(target, PARAMETERS, PROVENANCE);
    HistogramTally tally =
        Trials.of(RANGE, HistogramTally.counting(trial))
            .inBlocksOf(blockSize)
            .checkpointed(checkpoints, "draws", SAVE_EVERY)
            .run(crew);
    seal(target, tally);
    checkpoints.remove();
  }

  private static void seal(Path target, HistogramTally tally) throws IOException {
    TableSchema schema =
        new TableSchema(
            new TableKind("test.histogram", 1, 1),
            PARAMETERS,
            PROVENANCE,
            List.of(
                new ColumnSpec("counts", ColumnType.INT64, tally.counts.length, Storage.RAW),
                new ColumnSpec("sum", ColumnType.INT64, 1, Storage.RAW)));
    try (TableWriter writer = TableWriter.create(target, schema)) {
      writer.column("counts").write(tally.counts, 0, tally.counts.length);
      writer.column("sum").write(new long[] {tally.sum}, 0, 1);
      writer.seal();
    }
  }

  private static void sleepForEver() {
    try {
      Thread.sleep(Long.MAX_VALUE);
    } catch (InterruptedException interrupt) {
      throw new IllegalStateException(interrupt);
    }
  }
}
