package dev.hindsight.cli.oware;

import dev.hindsight.cli.HindsightCommand;
import dev.hindsight.cli.options.ResultOptions;
import dev.hindsight.cli.options.TableOptions;
import dev.hindsight.cli.options.Usage;
import dev.hindsight.cli.options.WorkOptions;
import dev.hindsight.cli.terminal.ExitCode;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.oware.rules.notation.RecordedGame;
import dev.hindsight.oware.table.OwareTable;
import dev.hindsight.oware.table.OwareTables;
import dev.hindsight.workbench.oware.OwareAsk;
import dev.hindsight.workbench.oware.OwareGameRecords;
import dev.hindsight.workbench.oware.OwareReview;
import dev.hindsight.workbench.oware.ReviewedGame;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code hindsight oware review game.ogn}. */
@Command(
    name = "review",
    header = "Judge every move of a recorded game: what it lost, and where the game turned.",
    description = {
      "Small tables are solved on the spot, or give larger ones with --table. Where all moves are",
      "known the judgement is exact, elsewhere it is that of a search."
    },
    footer = {
      "  hindsight oware review game.ogn",
      "  hindsight oware review games.ogn --game 3 --table endgame15.table --json"
    })
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
final class OwareReviewCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "FILE", description = "One or more games in OGN.")
  private Path file;

  @Option(
      names = "--game",
      paramLabel = "N",
      defaultValue = "1",
      description = "Which of the games in the file (${DEFAULT-VALUE}).")
  private int number;

  @Mixin private TableOptions tables;

  @Mixin private RulesOption rules;

  @Mixin private SearchOptions search;

  @Mixin private WorkOptions work;

  @Mixin private ResultOptions result;

  @Override
  public Integer call() throws IOException {
    List<RecordedGame> games = OwareGameRecords.read(file, rules.rules());
    Usage.checkRange(spec, "--game", number, 1, games.size());
    RecordedGame game = games.get(number - 1);
    OwareRules played = game.game().rules();
    List<OwareTable> opened = new ArrayList<>();
    for (Path table : tables.files()) {
      opened.add(OwareTables.open(table, played, played.hasTurnLimit()));
    }
    try (Crew crew = work.openSilentCrew()) {
      OwareAsk ask = new OwareAsk(played, opened, search.limits(), crew);
      ReviewedGame reviewed = new OwareReview(ask).review(game);
      HindsightCommand.of(spec).cancellation().check();
      result.print(reviewed, ReviewText::of);
      return ExitCode.FINE;
    }
  }
}
