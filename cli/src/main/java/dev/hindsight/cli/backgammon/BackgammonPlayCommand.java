package dev.hindsight.cli.backgammon;

import dev.hindsight.backgammon.play.players.PlayerSpec;
import dev.hindsight.backgammon.rules.BackgammonFormatException;
import dev.hindsight.backgammon.rules.notation.MatReading;
import dev.hindsight.cli.HindsightCommand;
import dev.hindsight.cli.options.Usage;
import dev.hindsight.cli.options.WorkOptions;
import dev.hindsight.cli.terminal.ExitCode;
import dev.hindsight.cli.terminal.TypedLines;
import dev.hindsight.core.notation.Specified;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.workbench.backgammon.BackgammonPlay;
import dev.hindsight.workbench.backgammon.BackgammonReview;
import dev.hindsight.workbench.backgammon.MatchEquityFile;
import dev.hindsight.workbench.backgammon.PlayedMatch;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
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
final class BackgammonPlayCommand implements Callable<Integer> {
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

  @Option(names = "--hint", description = "Show what the program thinks before every decision.")
  private boolean hint;

  @Option(
      names = "--file",
      paramLabel = "FILE",
      description = "Keep the match in FILE (.mat), or go on with the one there.")
  private @Nullable Path file;

  @Option(
      names = "--match-equity",
      paramLabel = "FILE",
      description = "Other match equities than those computed by the program.")
  private @Nullable Path matchEquity;

  @Option(
      names = "--seed",
      paramLabel = "S",
      description = "Of the dice; without it they are different every time.")
  private @Nullable Long seed;

  @Mixin private WorkOptions work;

  @Override
  public Integer call() throws IOException {
    Specified<PlayerSpec> player = Usage.check(spec, () -> PlayerSpec.parse(opponent));
    // The one place where chance comes from the clock; the seed is shown, so that it can be had
    // again.
    long chosen = seed == null ? System.nanoTime() & 0xFFFF_FFFFL : seed;
    HindsightCommand program = HindsightCommand.of(spec);
    PlayedMatch match = match(chosen);
    try (Crew crew = work.openSilentCrew()) {
      BackgammonPlay play =
          new BackgammonPlay(
              match,
              player,
              MatchEquityFile.method(Optional.ofNullable(matchEquity)),
              chosen,
              crew);
      TypedLines typed = new TypedLines(program.console().in(), program.cancellation());
      PlayDialogue dialogue =
          new PlayDialogue(play, typed, program.console().out(), Optional.ofNullable(file), hint);
      dialogue.begin(player.text(), chosen);
      dialogue.run();
    }
    return ExitCode.FINE;
  }

  private PlayedMatch match(long chosen) throws IOException {
    if (file == null || !Files.exists(file)) {
      return Usage.check(spec, () -> PlayedMatch.begin(length, "You", "Hindsight", chosen));
    }
    MatReading reading = BackgammonReview.read(file);
    if (!reading.problems().isEmpty()) {
      MatReading.Problem first = reading.problems().get(0);
      throw new BackgammonFormatException(file + ", line " + first.line() + ": " + first.problem());
    }
    PlayedMatch match = PlayedMatch.resume(reading.match(), chosen);
    if (match.isOver()) {
      throw new ParameterException(
          spec.commandLine(), "the match in " + file + " is over; name another file with --file");
    }
    return match;
  }
}
