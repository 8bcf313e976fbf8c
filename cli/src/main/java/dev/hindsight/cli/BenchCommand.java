package dev.hindsight.cli;

import dev.hindsight.bench.BackgammonBench;
import dev.hindsight.bench.BenchReport;
import dev.hindsight.bench.CrosswordBench;
import dev.hindsight.bench.OwareBench;
import dev.hindsight.cli.options.ResultOptions;
import dev.hindsight.cli.options.WorkOptions;
import dev.hindsight.cli.terminal.ExitCode;
import dev.hindsight.cli.terminal.TextTable;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code hindsight bench}. */
@Command(
    name = "bench",
    header = "Fixed workloads with asserted results, and one fingerprint per game.",
    description = {
      "Nothing else should run meanwhile. A result that is not the known one ends the run; the",
      "fingerprint changes when results change, never with speed."
    },
    footer = {
      "  hindsight bench oware",
      "  hindsight bench oware --long --json > bench.json",
    })
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
final class BenchCommand implements Callable<Integer> {
  /** The games that can be measured. */
  enum Game {
    OWARE,
    BACKGAMMON,
    CROSSWORD
  }

  @Parameters(
      arity = "0..1",
      paramLabel = "GAME",
      description = "oware, backgammon or crossword (all games).")
  private @Nullable Game game;

  @Option(names = "--long", description = "Add the workloads that take minutes.")
  private boolean withLong;

  @Mixin private WorkOptions work;

  @Mixin private ResultOptions result;

  @Override
  public Integer call() throws IOException {
    List<BenchReport.Result> results = new ArrayList<>();
    Map<String, String> fingerprints = new TreeMap<>();
    if (game == null || game == Game.OWARE) {
      results.addAll(new OwareBench(work.threads()).run(withLong));
      fingerprints.put("oware", OwareBench.fingerprint());
    }
    if (game == null || game == Game.BACKGAMMON) {
      results.addAll(new BackgammonBench(work.threads()).run(withLong));
      fingerprints.put("backgammon", BackgammonBench.fingerprint());
    }
    if (game == null || game == Game.CROSSWORD) {
      results.addAll(CrosswordBench.run(work.threads()));
      fingerprints.put("crossword", CrosswordBench.fingerprint());
    }
    result.print(new BenchReport(results, fingerprints), BenchCommand::text);
    return ExitCode.FINE;
  }

  static String text(BenchReport report) {
    TextTable table = new TextTable("", "lrll");
    for (BenchReport.Result measured : report.results()) {
      table.row(
          measured.name(),
          // Seconds need their thousandths, rates in the millions do not.
          String.format(Locale.ROOT, measured.value() < 1_000 ? "%.3f" : "%,.0f", measured.value()),
          measured.unit(),
          measured.threads() + (measured.threads() == 1 ? " thread" : " threads"));
    }
    StringBuilder text = new StringBuilder(table.toString());
    report
        .fingerprints()
        .forEach(
            (name, print) ->
                text.append(String.format(Locale.ROOT, "Fingerprint of %s: %s%n", name, print)));
    return text.toString().stripTrailing();
  }
}
