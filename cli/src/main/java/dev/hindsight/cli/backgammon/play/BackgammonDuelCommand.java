package dev.hindsight.cli.backgammon.play;

import dev.hindsight.cli.options.DuelCommand;
import dev.hindsight.workbench.DuelSides;
import dev.hindsight.workbench.backgammon.play.BackgammonDuel;
import picocli.CommandLine.Command;

/** {@code hindsight backgammon duel}. */
@Command(
    name = "duel",
    header = "Play two players against each other, with the same dice and sides swapped.",
    description = {
      "Players: random, pips, pubeval, net, gnubg. net takes file=FILE for other nets than those"
          + " of the",
      "program, plies=N to look ahead, and table=FILE for a two-sided bearoff, as often as you"
          + " like.",
      "gnubg is a program of its own that waits on a port of this machine: port=N (4321). Tell it"
          + " first:",
      "  set evaluation chequerplay evaluation plies 0",
      "  set evaluation chequerplay evaluation cubeful off",
      "  external localhost:4321",
      "ubgi:COMMAND is any program that speaks the Universal Backgammon Interface. We keep the"
          + " rules:",
      "an illegal move, silence for ten minutes or the end of the program ends the duel.",
      "Points are 1 to 3 a game: gammons and backgammons count, there is no cube. The same seed"
          + " gives",
      "the same games, whatever the number of threads."
    },
    footer = {
      "  hindsight backgammon duel --first net --second pubeval --pairs 2000",
      "  hindsight backgammon duel --first net:plies=1,table=bearoff10.table --second net --seed 7",
      "  hindsight backgammon duel --first net --second gnubg:port=4321 --pairs 500",
      "  hindsight backgammon duel --first net --second 'ubgi:hindsight backgammon engine'"
    })
public final class BackgammonDuelCommand extends DuelCommand {
  @Override
  protected DuelSides sides(String first, String second) {
    return BackgammonDuel.of(first, second);
  }
}
