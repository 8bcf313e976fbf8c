package dev.hindsight.cli.oware;

import dev.hindsight.cli.HindsightCommand;
import dev.hindsight.cli.options.ResultOptions;
import dev.hindsight.cli.options.Usage;
import dev.hindsight.cli.options.WorkOptions;
import dev.hindsight.cli.terminal.ExitCode;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.oware.table.OwareTable;
import dev.hindsight.oware.table.OwareTables;
import dev.hindsight.oware.table.export.Language;
import dev.hindsight.workbench.oware.OwareExport;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code hindsight oware export}. */
@Command(
    name = "export",
    header = "Write an endgame as one source file for your bot: packed table, decoder, best move.",
    description = {
      "Codingame rules, no turn limit, plain ASCII, far below the arena's 100,000 characters.",
      "Without --out the source goes to standard output."
    },
    footer = {
      "  hindsight oware export --seeds 10 --language cpp > endgame.cpp",
      "  hindsight oware export --seeds 8 --language python --out endgame.py"
    })
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
final class OwareExportCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Option(
      names = "--seeds",
      paramLabel = "N",
      defaultValue = "10",
      description = "The most seeds on a board, 1 to 11 (${DEFAULT-VALUE}).")
  private int seeds;

  @Option(
      names = "--language",
      paramLabel = "NAME",
      required = true,
      description = "cpp, java or python.")
  private String language;

  @Option(
      names = "--table",
      paramLabel = "FILE",
      description = "Take the values from this endgame (solved on the spot).")
  private @Nullable Path table;

  @Option(names = "--out", paramLabel = "FILE", description = "The source file to write.")
  private @Nullable Path out;

  @Mixin private WorkOptions work;

  @Mixin private ResultOptions result;

  @Override
  public Integer call() throws IOException {
    Language chosen = Usage.check(spec, () -> Language.named(language));
    if (out == null && result.isJson()) {
      throw new ParameterException(
          spec.commandLine(), "--json tells what was written to a file, so it needs --out FILE");
    }
    Optional<OwareTable> opened =
        table == null
            ? Optional.empty()
            : Optional.of(OwareTables.open(table, OwareRules.CODINGAME, false));
    try (Crew crew = work.openSilentCrew()) {
      String source = Usage.check(spec, () -> OwareExport.render(chosen, seeds, opened, crew));
      if (out == null) {
        HindsightCommand.of(spec).console().out().print(source);
      } else {
        result.print(OwareExport.write(out, chosen, seeds, source), OwareExportCommand::text);
      }
    }
    return ExitCode.FINE;
  }

  private static String text(OwareExport.Result written) {
    return String.format(
        Locale.ROOT,
        "%s: oware endgame of %d %s as %s, %,d characters.",
        written.file(),
        written.seeds(),
        written.seeds() == 1 ? "seed" : "seeds",
        written.language(),
        written.characters());
  }
}
