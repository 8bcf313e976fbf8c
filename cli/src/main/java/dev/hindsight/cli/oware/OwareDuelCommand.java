package dev.hindsight.cli.oware;

import dev.hindsight.cli.options.DuelOptions;
import dev.hindsight.cli.options.ResultOptions;
import dev.hindsight.cli.options.Usage;
import dev.hindsight.cli.options.WorkOptions;
import dev.hindsight.cli.terminal.ExitCode;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.oware.lab.Openings;
import dev.hindsight.oware.play.players.PlayerSpec;
import dev.hindsight.workbench.oware.BeyondTablesException;
import dev.hindsight.workbench.oware.OwareDuel;
import java.io.IOException;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code hindsight oware duel}. */
@Command(
    name = "duel",
    header = "Let two players meet in pairs of games from the same opening, sides swapped.",
    description = {
      "Players: random, greedy, alphabeta:depth=6, mcts:iterations=2000, perfect:table=FILE;",
      "alphabeta and mcts take table=FILE too, as often as you like. The same seed gives the same",
      "games, whatever the number of threads, unless a player thinks by the clock."
    },
    footer = {
      "  hindsight oware duel --first alphabeta:depth=4,table=book9.table --second alphabeta:depth=4",
      "  hindsight oware duel --first mcts:iterations=1000 --second greedy --pairs 50 --seed 7"
    })
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
final class OwareDuelCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Mixin private DuelOptions options;

  @Mixin private RulesOption rules;

  @Option(
      names = "--plies",
      paramLabel = "N",
      defaultValue = "8",
      description = "Begin after so many random moves (${DEFAULT-VALUE}).")
  private int plies;

  @Option(
      names = "--endgames",
      paramLabel = "N",
      description = "Begin on random boards of at most N seeds instead.")
  private @Nullable Integer endgames;

  @Mixin private WorkOptions work;

  @Mixin private ResultOptions result;

  @Override
  public Integer call() throws IOException {
    OwareDuel duel = Usage.check(spec, this::duel);
    try (Crew crew = work.openCrew()) {
      result.print(
          duel.run(crew, options.checkpoint()),
          played -> played.toReport().toText().stripTrailing());
    } catch (BeyondTablesException tooMuch) {
      throw new ParameterException(
          spec.commandLine(), String.valueOf(tooMuch.getMessage()), tooMuch);
    }
    return ExitCode.FINE;
  }

  private OwareDuel duel() {
    return new OwareDuel(
        PlayerSpec.parse(options.first()),
        PlayerSpec.parse(options.second()),
        rules.rules(),
        endgames == null ? Openings.randomPlies(plies) : Openings.endgames(endgames),
        endgames == null ? plies + " random plies" : "boards of at most " + endgames + " seeds",
        options.pairs(),
        options.seed());
  }
}
