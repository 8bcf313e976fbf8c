package dev.hindsight.cli;

import dev.hindsight.bench.BenchReport;
import dev.hindsight.bench.GameBench;
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
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

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
  /** The games, and the studio that shows them all. */
  private static final List<GameBench> ALL =
      Stream.concat(
              GameBench.ALL.stream(),
              Stream.of(
                  new GameBench(
                      "studio",
                      (threads, withLong) -> StudioBench.run(),
                      StudioBench::fingerprint)))
          .toList();

  @Spec private CommandSpec spec;

  @Parameters(
      arity = "0..1",
      paramLabel = "GAME",
      description = "Measure this game, or the studio (all of them).")
  private @Nullable String game;

  @Option(names = "--long", description = "Add the workloads that take minutes.")
  private boolean withLong;

  @Mixin private WorkOptions work;

  @Mixin private ResultOptions result;

  @Override
  public Integer call() throws IOException {
    List<BenchReport.Result> results = new ArrayList<>();
    Map<String, String> fingerprints = new TreeMap<>();
    for (GameBench bench : wanted()) {
      results.addAll(bench.workloads().run(work.threads(), withLong));
      fingerprints.put(bench.game(), bench.fingerprint().take());
    }
    result.print(new BenchReport(results, fingerprints), BenchCommand::text);
    return ExitCode.FINE;
  }

  private List<GameBench> wanted() {
    List<GameBench> wanted =
        ALL.stream().filter(bench -> game == null || bench.game().equalsIgnoreCase(game)).toList();
    if (wanted.isEmpty()) {
      throw new ParameterException(
          spec.commandLine(),
          "there are no benchmarks of '"
              + game
              + "'; choose "
              + ALL.stream().map(GameBench::game).collect(Collectors.joining(" or ")));
    }
    return wanted;
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
