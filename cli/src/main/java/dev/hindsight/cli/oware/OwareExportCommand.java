package dev.hindsight.cli.oware;

import dev.hindsight.cli.HindsightCommand;
import dev.hindsight.cli.options.ResultOptions;
import dev.hindsight.cli.options.Usage;
import dev.hindsight.cli.options.WorkOptions;
import dev.hindsight.cli.terminal.Console;
import dev.hindsight.cli.terminal.ExitCode;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.oware.table.BookTable;
import dev.hindsight.oware.table.OwareTable;
import dev.hindsight.oware.table.OwareTables;
import dev.hindsight.oware.table.export.Language;
import dev.hindsight.oware.table.export.SourceKind;
import dev.hindsight.workbench.oware.OwareExport;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
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
    header = "Write an endgame or a book as one source file for your bot, with its best move.",
    description = {
      "Plain ASCII, far below the arena's 100,000 characters. An endgame holds the values of a",
      "game without a turn limit, packed. A book (--book, or a book as --table) knows them for"
          + " every",
      "number of turns left; nothing is packed, your bot solves it when it starts. What is left",
      "out is said on standard error. Without --out the source goes to standard output."
    },
    footer = {
      "  hindsight oware export --book --bot --language cpp > bot.cpp",
      "  hindsight oware export --seeds 8 --language python --out endgame.py",
      "  hindsight oware export --rules awari --language java --out OwareEndgame.java"
    })
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
final class OwareExportCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Option(
      names = "--seeds",
      paramLabel = "N",
      description = "The most seeds on a board, 1 to 11 (what starts in 0.3 s: 6 to 10).")
  private @Nullable Integer seeds;

  @Option(
      names = "--bot",
      description = "Add a player: a search with the table at its leaves that keeps to its time.")
  private boolean bot;

  @Option(names = "--book", description = "Count turns: the book of a game with a turn limit.")
  private boolean book;

  @Option(
      names = "--language",
      paramLabel = "NAME",
      required = true,
      description = "cpp, java or python.")
  private String language;

  @Option(
      names = "--table",
      paramLabel = "FILE",
      description = "Take the values from this endgame or book (solved on the spot).")
  private @Nullable Path table;

  @Mixin private RulesOption rules;

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
            : Optional.of(OwareTables.open(table, rules.rules(), false));
    SourceKind kind = kind(opened);
    OwareExport export = Usage.check(spec, () -> export(chosen, kind, opened));
    try (Crew crew = work.openSilentCrew()) {
      String source = Usage.check(spec, () -> export.render(opened, crew));
      List<String> leftOut = export.leftOut(opened);
      Console console = HindsightCommand.of(spec).console();
      if (out == null) {
        console.out().print(source);
        console.err().println("Left out:\n  " + String.join("\n  ", leftOut));
      } else {
        result.print(export.write(out, source, leftOut), OwareExportCommand::text);
      }
    }
    return ExitCode.FINE;
  }

  private OwareExport export(Language chosen, SourceKind kind, Optional<OwareTable> opened) {
    int most = seeds == null ? OwareExport.defaultSeeds(chosen, kind, opened) : seeds;
    return new OwareExport(chosen, kind, rules.rules(), most, bot);
  }

  private SourceKind kind(Optional<OwareTable> opened) {
    if (book && opened.isPresent() && !(opened.get() instanceof BookTable)) {
      throw new ParameterException(
          spec.commandLine(),
          "--book counts turns, but the table " + opened.get().name() + " does not; give a book");
    }
    return book || opened.filter(BookTable.class::isInstance).isPresent()
        ? SourceKind.BOOK
        : SourceKind.ENDGAME;
  }

  private static String text(OwareExport.Result written) {
    return String.format(
        Locale.ROOT,
        "%s: oware %s of %d %s, %s, %s, %,d characters.%nLeft out:%n  %s",
        written.file(),
        written.kind(),
        written.seeds(),
        written.seeds() == 1 ? "seed" : "seeds",
        written.rules(),
        written.language(),
        written.characters(),
        String.join("\n  ", written.leftOut()));
  }
}
