package dev.hindsight.cli.crossword.build;

import dev.hindsight.cli.crossword.options.CrosswordOptions;
import dev.hindsight.cli.options.BuildCommand;
import dev.hindsight.cli.options.RunOptions;
import dev.hindsight.cli.options.SeedOption;
import dev.hindsight.workbench.BuildResult;
import dev.hindsight.workbench.crossword.build.WinChanceBuild;
import java.io.IOException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code hindsight crossword build win-chance}. */
@Command(
    name = "win-chance",
    header = "Learn from self-play how likely a lead of equity is to win.",
    description = {
      "By lead and tiles unseen; the lead counts the score and what both players kept. Both are"
          + " static",
      "players with the same leaves. The result is the same for any number of threads, and a build"
          + " that is",
      "stopped in any way goes on where it was."
    },
    footer =
        "  hindsight crossword build win-chance --games 200000 --leaves english.leaves --out"
            + " english.wins")
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
final class CrosswordBuildWinChanceCommand extends BuildCommand {
  @Option(
      names = "--games",
      paramLabel = "N",
      required = true,
      description = "Games to learn from.")
  private long games;

  @Mixin private SeedOption seed;

  @Mixin private CrosswordOptions crossword;

  @Mixin private RunOptions run;

  @Override
  public Integer call() throws IOException {
    return buildShared(
        () -> new WinChanceBuild(crossword.files(), games, seed.seed()),
        run,
        BuildResult::sentence);
  }
}
