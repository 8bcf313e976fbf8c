package dev.hindsight.cli.crossword.build;

import dev.hindsight.cli.crossword.options.CrosswordOptions;
import dev.hindsight.cli.options.BuildCommand;
import dev.hindsight.cli.options.RunOptions;
import dev.hindsight.cli.options.SeedOption;
import dev.hindsight.crossword.build.lanes.LanePlan;
import dev.hindsight.workbench.BuildResult;
import dev.hindsight.workbench.crossword.build.LanesBuild;
import java.io.IOException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code hindsight crossword build lanes}. */
@Command(
    name = "lanes",
    header = "Learn what the lines of a board say of the plays to come.",
    description = {
      "One position of each game of static players, whose first candidates are compared by the",
      "reply and by the next own play, on the same racks. A few thousand games are enough for"
          + " other",
      "words or another language. The result is the same for any number of threads, and a build",
      "that is stopped in any way goes on where it was."
    },
    footer = {
      "  hindsight crossword build lanes --games 4000 --out english.lanes",
      "  hindsight crossword duel --first static:lanes=english.lanes --second static --pairs 1000"
    })
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
final class CrosswordBuildLanesCommand extends BuildCommand {
  @Option(
      names = "--games",
      paramLabel = "N",
      required = true,
      description = "Games; a position of each is looked at.")
  private long games;

  @Option(
      names = "--candidates",
      paramLabel = "N",
      description = "Candidates of a position to compare (6).")
  private int candidates = 6;

  @Option(
      names = "--racks",
      paramLabel = "N",
      description = "Racks to draw, the same for all candidates (16).")
  private int racks = 16;

  @Mixin private SeedOption seed;

  @Mixin private CrosswordOptions crossword;

  @Mixin private RunOptions run;

  @Override
  public Integer call() throws IOException {
    return buildShared(
        () ->
            new LanesBuild(crossword.files(), new LanePlan(games, candidates, racks, seed.seed())),
        run,
        BuildResult::sentence);
  }
}
