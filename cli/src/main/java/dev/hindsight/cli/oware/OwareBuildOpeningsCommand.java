package dev.hindsight.cli.oware;

import dev.hindsight.cli.options.BuildCommand;
import dev.hindsight.cli.options.TableOptions;
import dev.hindsight.workbench.oware.OwareBuild;
import dev.hindsight.workbench.oware.OwareQuestions;
import java.io.IOException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code hindsight oware build openings}. */
@Command(
    name = "openings",
    header = "Build an opening book: what a long search thinks of how games begin.",
    description = {
      "From the start of the game, always one move further at the end of the line that both"
          + " players",
      "could reach with the smallest mistakes. Every new position is searched, and the values"
          + " travel",
      "back to the start. With --table the search knows endings. The same options give the same",
      "file; a build that was stopped goes on when the command is given again."
    },
    footer = {
      "  hindsight oware build openings --rules abapa --positions 5000 --out abapa.openings",
      "  hindsight oware engine --rules abapa --openings abapa.openings"
    })
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
final class OwareBuildOpeningsCommand extends BuildCommand {
  @Option(
      names = "--positions",
      paramLabel = "N",
      defaultValue = "10000",
      description = "The book has at least this many (${DEFAULT-VALUE}).")
  private int positions;

  @Option(
      names = "--nodes",
      paramLabel = "N",
      defaultValue = "200000",
      description = "Positions that the search looks at to judge one (${DEFAULT-VALUE}).")
  private long nodes;

  @Mixin private RulesOption rules;

  @Mixin private final TableOptions tables = new TableOptions(OwareQuestions.TABLE);

  @Override
  public Integer call() throws IOException {
    return build(() -> OwareBuild.openings(rules.rules(), positions, nodes, tables.files()));
  }
}
