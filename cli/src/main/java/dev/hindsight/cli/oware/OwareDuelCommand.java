package dev.hindsight.cli.oware;

import dev.hindsight.cli.options.DuelCommand;
import dev.hindsight.oware.play.players.Openings;
import dev.hindsight.workbench.DuelSides;
import dev.hindsight.workbench.oware.OwareDuel;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code hindsight oware duel}. */
@Command(
    name = "duel",
    header = "Let two players meet in pairs of games from the same opening, sides swapped.",
    description = {
      "Players: random, greedy, strong:nodes=50000, alphabeta:depth=6, mcts:iterations=2000,",
      "perfect:table=FILE. strong plays to win, with all the program knows; alphabeta plays for",
      "seeds. Both and mcts take table=FILE, as often as you like. The same seed gives the same",
      "games, whatever the number of threads, unless a player thinks by the clock.",
      "uci:COMMAND is any program that speaks UCI as oware programs do; it thinks 0.1 s a move, or",
      "as in uci:milliseconds=500,COMMAND. Its games end once a player has more than half."
    },
    footer = {
      "  hindsight oware duel --first alphabeta:depth=4,table=book9.table --second"
          + " alphabeta:depth=4",
      "  hindsight oware duel --first mcts:iterations=1000 --second greedy --pairs 50 --seed 7",
      "  hindsight oware duel --first alphabeta:milliseconds=100 --second 'uci:hindsight oware"
          + " engine'"
    })
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
final class OwareDuelCommand extends DuelCommand {
  @Mixin private RulesOption rules;

  @Option(
      names = "--random-plies",
      paramLabel = "N",
      defaultValue = "8",
      description = "Begin after this many random moves (${DEFAULT-VALUE}).")
  private int plies;

  @Option(
      names = "--endgames",
      paramLabel = "N",
      description = "Begin on random boards of at most N seeds instead.")
  private @Nullable Integer endgames;

  @Override
  protected DuelSides sides(String first, String second) {
    Integer seeds = endgames;
    return OwareDuel.of(
        first,
        second,
        rules.rules(),
        seeds == null ? Openings.randomPlies(plies) : Openings.endgames(seeds));
  }
}
