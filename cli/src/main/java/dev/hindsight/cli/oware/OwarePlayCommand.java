package dev.hindsight.cli.oware;

import dev.hindsight.cli.HindsightCommand;
import dev.hindsight.cli.options.SeedOption;
import dev.hindsight.cli.options.Usage;
import dev.hindsight.cli.options.WorkOptions;
import dev.hindsight.cli.terminal.Console;
import dev.hindsight.cli.terminal.ExitCode;
import dev.hindsight.cli.terminal.TypedLines;
import dev.hindsight.core.notation.Specified;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.oware.play.players.OwarePlayer;
import dev.hindsight.oware.play.players.PlayerSpec;
import dev.hindsight.oware.rules.OwareGame;
import dev.hindsight.oware.rules.Side;
import dev.hindsight.workbench.oware.OwareAsk;
import dev.hindsight.workbench.oware.OwareDuel;
import dev.hindsight.workbench.oware.OwareGameRecords;
import dev.hindsight.workbench.oware.OwarePlay;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code hindsight oware play}. */
@Command(
    name = "play",
    header = "Play a game in the terminal.",
    description = {
      "Type the letter of a pit; hint, back, save FILE, resign and quit are understood as well."
    },
    footer = {
      "  hindsight oware play --hint",
      "  hindsight oware play --opponent mcts:iterations=5000 --side north --rules abapa",
      "  hindsight oware play --resume game.ogn"
    })
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
final class OwarePlayCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Option(
      names = "--opponent",
      paramLabel = "PLAYER",
      defaultValue = "alphabeta:depth=8",
      description = "As in oware duel (${DEFAULT-VALUE}).")
  private String opponent;

  @Option(
      names = "--side",
      paramLabel = "SIDE",
      defaultValue = "SOUTH",
      description = "Yours, south or north (south); South begins.")
  private Side side;

  @Option(names = "--hint", description = "Show what each move is worth, every turn.")
  private boolean hint;

  @Option(
      names = "--resume",
      paramLabel = "FILE",
      description = "Go on with the first game of a file in OGN.")
  private @Nullable Path resume;

  @Mixin private RulesOption rules;

  @Mixin private SearchOptions search;

  @Mixin private SeedOption seed;

  @Mixin private WorkOptions work;

  @Override
  public Integer call() throws IOException {
    OwareGame game =
        resume == null
            ? OwareGame.start(rules.rules())
            : OwareGameRecords.read(resume, rules.rules()).get(0).game();
    Specified<PlayerSpec> specified = Usage.check(spec, () -> PlayerSpec.parse(opponent));
    OwarePlayer player = OwareDuel.open(specified, game.rules()).get();
    Console console = HindsightCommand.of(spec).console();
    try (Crew crew = work.openSilentCrew()) {
      OwareAsk ask = new OwareAsk(game.rules(), List.of(), search.limits(), crew);
      OwarePlay play = OwarePlay.of(game, side, player, ask, seed.seed());
      TypedLines lines = new TypedLines(console.in(), HindsightCommand.of(spec).cancellation());
      new PlayDialogue(play, specified.text(), hint, lines, console.out()).run();
      return ExitCode.FINE;
    }
  }
}
