package dev.hindsight.cli.oware;

import dev.hindsight.cli.options.PlayOptions;
import dev.hindsight.cli.options.TableOptions;
import dev.hindsight.cli.options.Usage;
import dev.hindsight.cli.options.WorkOptions;
import dev.hindsight.cli.terminal.Conversation;
import dev.hindsight.cli.terminal.ExitCode;
import dev.hindsight.core.notation.Specified;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.oware.play.players.OwarePlayer;
import dev.hindsight.oware.play.players.PlayerSpec;
import dev.hindsight.oware.rules.OwareGame;
import dev.hindsight.oware.rules.Side;
import dev.hindsight.oware.table.OwareTable;
import dev.hindsight.oware.table.OwareTables;
import dev.hindsight.workbench.oware.OwareAsk;
import dev.hindsight.workbench.oware.OwareDuel;
import dev.hindsight.workbench.oware.OwareGameRecords;
import dev.hindsight.workbench.oware.OwarePlay;
import dev.hindsight.workbench.oware.OwareQuestions;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
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
      "Type the letter of a pit; help lists what else is understood. With --file the game is kept"
          + " in",
      "OGN after every move, and goes on from there when the same command is given again. Tables",
      "are for hints; a folder stands for its largest one."
    },
    footer = {
      "  hindsight oware play --hint",
      "  hindsight oware play --opponent mcts:iterations=5000 --side north --rules abapa",
      "  hindsight oware play --file game.ogn"
    })
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
final class OwarePlayCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Option(
      names = "--opponent",
      paramLabel = "PLAYER",
      defaultValue = "alphabeta:depth=8",
      description = "Who plays against you, as in duel (${DEFAULT-VALUE}).")
  private String opponent;

  @Option(
      names = "--side",
      paramLabel = "SIDE",
      defaultValue = "SOUTH",
      description = "Your side, south or north (south); South begins.")
  private Side side;

  @Mixin private final TableOptions tables = new TableOptions(OwareQuestions.TABLE);

  @Mixin private RulesOption rules;

  @Mixin private SearchOptions search;

  @Mixin private PlayOptions playing;

  @Mixin private WorkOptions work;

  @Override
  public Integer call() throws IOException {
    Optional<Path> left = playing.findGame();
    OwareGame game =
        left.isEmpty()
            ? OwareGame.start(rules.rules())
            : OwareGameRecords.read(left.get(), rules.rules()).get(0).game();
    if (game.isOver()) {
      throw playing.isOver();
    }
    Specified<PlayerSpec> specified = Usage.check(spec, () -> PlayerSpec.parse(opponent));
    OwarePlayer player = OwareDuel.open(specified, game.rules()).get();
    List<OwareTable> opened = new ArrayList<>();
    for (Path table : tables.files()) {
      opened.add(OwareTables.open(table, game.rules(), game.rules().hasTurnLimit()));
    }
    try (Crew crew = work.openSilentCrew()) {
      OwareAsk ask = new OwareAsk(game.rules(), opened, search.limits(), crew);
      OwarePlay play = OwarePlay.of(game, side, player, ask, playing.seed());
      Conversation talk = playing.talk();
      PlayedOware played = new PlayedOware(play, specified.text(), talk);
      played.begin();
      playing.play(played, talk);
      return ExitCode.FINE;
    }
  }
}
