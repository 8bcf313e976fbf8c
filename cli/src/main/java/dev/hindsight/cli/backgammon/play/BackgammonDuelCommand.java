package dev.hindsight.cli.backgammon.play;

import dev.hindsight.cli.options.DuelCommand;
import dev.hindsight.workbench.DuelSides;
import dev.hindsight.workbench.backgammon.play.BackgammonDuel;
import picocli.CommandLine.Command;

/** {@code hindsight backgammon duel}. */
@Command(
    name = "duel",
    header = "Let two players meet in pairs of games with the same dice, sides swapped.",
    description = {
      "Players: random, pips, pubeval, net. net takes file=FILE for other nets than those of the",
      "program, plies=N to look ahead, and table=FILE for a two-sided bearoff, as often as you"
          + " like.",
      "Points are 1 to 3 a game: gammons and backgammons count, there is no cube. The same seed"
          + " gives",
      "the same games, whatever the number of threads."
    },
    footer = {
      "  hindsight backgammon duel --first net --second pubeval --pairs 2000",
      "  hindsight backgammon duel --first net:plies=1,table=bearoff10.table --second net --seed 7"
    })
public final class BackgammonDuelCommand extends DuelCommand {
  @Override
  protected DuelSides sides(String first, String second) {
    return BackgammonDuel.of(first, second);
  }
}
