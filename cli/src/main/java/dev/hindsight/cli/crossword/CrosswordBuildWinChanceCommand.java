package dev.hindsight.cli.crossword;

import dev.hindsight.cli.options.BuildText;
import dev.hindsight.cli.options.OutputOption;
import dev.hindsight.cli.options.ResultOptions;
import dev.hindsight.cli.options.RunOptions;
import dev.hindsight.cli.options.SeedOption;
import dev.hindsight.cli.options.TableBuilding;
import dev.hindsight.cli.options.WorkOptions;
import dev.hindsight.workbench.crossword.WinChanceBuild;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code hindsight crossword build win-chance}. */
@Command(
    name = "win-chance",
    header = "Learn from self-play how likely a lead is to win, by the tiles unseen.",
    description = {
      "Both players are static ones, with the same leaves. The result is the same for any number of"
          + " threads,",
      "and a build that is stopped in any way goes on where it was."
    },
    footer =
        "  hindsight crossword build win-chance --games 200000 --leaves english.leaves --out"
            + " english.wins")
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
final class CrosswordBuildWinChanceCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Option(
      names = "--games",
      paramLabel = "N",
      required = true,
      description = "Games to learn from.")
  private long games;

  @Mixin private SeedOption seed;

  @Mixin private OutputOption out;

  @Mixin private CrosswordOptions crossword;

  @Mixin private RunOptions run;

  @Mixin private WorkOptions work;

  @Mixin private ResultOptions result;

  @Override
  public Integer call() throws IOException {
    return new TableBuilding(spec, out, work, result)
        .run(() -> new WinChanceBuild(crossword.files(), games, seed.seed()), run, BuildText::of);
  }
}
