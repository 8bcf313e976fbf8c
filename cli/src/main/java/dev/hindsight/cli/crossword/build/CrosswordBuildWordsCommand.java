package dev.hindsight.cli.crossword.build;

import dev.hindsight.cli.HindsightCommand;
import dev.hindsight.cli.options.OutputOption;
import dev.hindsight.cli.options.ResultOptions;
import dev.hindsight.cli.options.Usage;
import dev.hindsight.cli.terminal.ExitCode;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.Progress;
import dev.hindsight.workbench.BuildResult;
import dev.hindsight.workbench.TableBuild;
import dev.hindsight.workbench.crossword.build.CrosswordBuild;
import dev.hindsight.workbench.crossword.files.LoadedEquipment;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code hindsight crossword build words LIST --out F.kwg}. */
@Command(
    name = "words",
    header = "Make a word graph (.kwg) of a list of words.",
    description = {
      "The list is a text in UTF-8 with one word of 2 to 15 letters on each line, in any order and"
          + " in",
      "upper or lower case. Other crossword programs read the file too."
    },
    footer = {
      "  hindsight crossword build words mywords.txt --out mywords.kwg",
      "  hindsight crossword build words polish.txt --tiles polish.csv --out polish.kwg"
    })
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
final class CrosswordBuildWordsCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "LIST", description = "The words, one on each line.")
  private Path list;

  @Mixin private OutputOption out;

  @Option(
      names = "--tiles",
      paramLabel = "FILE",
      description = "Letters of the game, as CSV (the English ones).")
  private @Nullable Path tiles;

  @Mixin private ResultOptions result;

  @Override
  public Integer call() throws IOException {
    Path target = out.file();
    TableBuild<BuildResult> build =
        Usage.checkFiles(
            spec,
            () -> {
              TableBuild<BuildResult> words =
                  CrosswordBuild.words(list, LoadedEquipment.openTiles(tiles));
              words.check(target, 1);
              return words;
            });
    try (Crew alone = new Crew(1, HindsightCommand.of(spec).cancellation(), Progress.SILENT)) {
      result.print(build.run(target, alone), BuildResult::sentence);
    }
    return ExitCode.FINE;
  }
}
