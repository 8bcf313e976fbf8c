package dev.hindsight.cli.backgammon.play;

import dev.hindsight.backgammon.play.players.PlayerSpec;
import dev.hindsight.backgammon.rules.BackgammonFormatException;
import dev.hindsight.backgammon.rules.notation.MatchReading;
import dev.hindsight.cli.options.PlayOptions;
import dev.hindsight.cli.options.Usage;
import dev.hindsight.cli.options.WorkOptions;
import dev.hindsight.cli.terminal.Conversation;
import dev.hindsight.cli.terminal.ExitCode;
import dev.hindsight.core.notation.Specified;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.workbench.backgammon.files.MatchEquityFile;
import dev.hindsight.workbench.backgammon.files.MatchSource;
import dev.hindsight.workbench.backgammon.play.BackgammonPlay;
import dev.hindsight.workbench.backgammon.play.PlayedMatch;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code hindsight backgammon play}. */
@Command(
    name = "play",
    header = "Play against the program, in the terminal.",
    description = {
      "You are X, below, and bear off to the right. Moves are typed as 8/5 6/5, bar/22, 6/off(2);"
          + " help",
      "lists what else can be typed. With --file the match is kept in a match file (.mat) after"
          + " every",
      "action, and goes on from there when the same command is given again."
    },
    footer = {
      "  hindsight backgammon play",
      "  hindsight backgammon play --match 5 --hint --file evening.mat",
      "  hindsight backgammon play --opponent pubeval --seed 7"
    })
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
public final class BackgammonPlayCommand implements Callable<Integer> {
  private static final String USUAL_OPPONENT = "net:plies=1";

  @Spec private CommandSpec spec;

  @Option(
      names = "--opponent",
      paramLabel = "SPEC",
      defaultValue = USUAL_OPPONENT,
      description = "Who plays against you, as in duel (${DEFAULT-VALUE}).")
  private String opponent;

  @Option(
      names = "--match",
      paramLabel = "N",
      defaultValue = "0",
      description = "Play a match to N points; 0 is one game for money (0).")
  private int length;

  @Option(
      names = "--match-equity",
      paramLabel = "FILE",
      description = "A match equity table to use instead of the computed one.")
  private @Nullable Path matchEquity;

  @Mixin private PlayOptions playing;

  @Mixin private WorkOptions work;

  @Override
  public Integer call() throws IOException {
    Specified<PlayerSpec> player = Usage.check(spec, () -> PlayerSpec.parse(opponent));
    PlayedMatch match = match();
    try (Crew crew = work.openSilentCrew()) {
      BackgammonPlay play =
          new BackgammonPlay(
              match,
              player,
              MatchEquityFile.method(Optional.ofNullable(matchEquity)),
              playing.seed(),
              crew);
      Conversation talk = playing.talk();
      PlayedBackgammon played = new PlayedBackgammon(play, talk);
      played.begin(player.text(), playing.seed());
      playing.play(played, talk);
    }
    return ExitCode.FINE;
  }

  private PlayedMatch match() throws IOException {
    Optional<Path> left = playing.findGame();
    if (left.isEmpty()) {
      return Usage.check(spec, () -> PlayedMatch.begin(length, "You", "Hindsight", playing.seed()));
    }
    MatchReading reading = MatchSource.read(left.get());
    if (!reading.problems().isEmpty()) {
      MatchReading.Problem first = reading.problems().get(0);
      throw new BackgammonFormatException(
          left.get() + ", " + first.place() + ": " + first.problem());
    }
    PlayedMatch match = PlayedMatch.resume(reading.match(), playing.seed());
    if (match.isOver()) {
      throw playing.isOver();
    }
    return match;
  }
}
