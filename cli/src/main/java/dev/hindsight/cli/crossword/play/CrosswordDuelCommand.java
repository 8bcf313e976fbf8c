package dev.hindsight.cli.crossword.play;

import dev.hindsight.cli.crossword.options.CrosswordOptions;
import dev.hindsight.cli.options.DuelCommand;
import dev.hindsight.workbench.DuelSides;
import dev.hindsight.workbench.crossword.play.CrosswordDuel;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code hindsight crossword duel}. */
@Command(
    name = "duel",
    header = "Play two players against each other, with the same tiles and seats swapped.",
    description = {
      "Players: static plays what has the best equity, static:leaves=FILE with values of its own"
          + " (none",
      "for 0); also follow=true (leaves corrected for the tiles left), placement=FILE or built-in"
          + " (what",
      "squares are worth) and with it spread=chance (variance by the lead), lanes=FILE or built-in"
          + " (what",
      "words fit the lines that a move opens). score plays for points.",
      "dynamic:rack-equity=FILE,top=50 ranks its first 50 moves anew with leaves for the tiles"
          + " left.",
      "replies:candidates=5,racks=100,share=60 takes 60 %% of the expected reply off, over 100"
          + " drawn",
      "racks; without racks over all. simulate:plies=2,iterations=600,candidates=10 plays on from",
      "each; also rank=win, win-chance=FILE, rack-equity=FILE. dynamic, replies and simulate know",
      "leaves and placement, the last two follow. Any player with endgame=1 solves the end of the",
      "game, a second a move, and with pre-endgame=5 plays what wins most often with 1 to 7 tiles"
          + " in",
      "the bag. The same seed gives the same games for any number of threads.",
      "",
      "simulate:seconds=0.5 gives a player half a second of processor time for each move in place"
          + " of",
      "iterations, all that it does included; such a duel comes out a little different each time.",
      "With less than a second its leaves are not derived for the tiles left, which takes a tenth",
      "of one; those of a full bag are corrected for them instead.",
      "simulate:leaves-from=WHAT plays with static leaves, those of the root, or every:7 or"
          + " letter,",
      "which derive them again in playouts, with bag=true for the bag as it is; however long it"
          + " takes.",
      "simulate:endings=1 plays on to the end of the game where few tiles are in the bag, and"
          + " searches",
      "about that many positions of it once the bag is empty; 0 plays to the end by equity.",
      "simulate:infer=true reads the opponent's last move as crossword infer does, and plays on",
      "against racks that explain it; also margin=3, definition=classic, likelihood=softmax:4, and",
      "racks=200000: with more candidates than these nothing is inferred.",
      "best:seconds=0.5, or best:iterations=600, spends one budget on what decides: equity, such a",
      "simulation with inference (infer=false without), draws weighed, or the end solved.",
      "",
      "engine:COMMAND is any program that speaks as hindsight crossword engine does; it is told"
          + " 'go",
      "seconds 0.5', or what engine:go=seconds 1 infer,COMMAND says. We keep the rules, with our"
          + " words:",
      "an illegal move, silence for half a minute more than it was given, or the end of the"
          + " program",
      "ends the duel."
    },
    footer = {
      "  hindsight crossword duel --first static:leaves=trained.klv2 --second static --pairs 1000",
      "  hindsight crossword duel --first static:follow=true,placement=built-in --second static",
      "  hindsight crossword duel --first static:endgame=0.2 --second static --seed 7 --json",
      "  hindsight crossword duel --first simulate:seconds=1,infer=true --second"
          + " simulate:seconds=1",
      "  hindsight crossword duel --first static --second 'engine:go=static,hindsight crossword"
          + " engine'"
    })
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
public final class CrosswordDuelCommand extends DuelCommand {
  @Mixin private CrosswordOptions crossword;

  @Override
  protected DuelSides sides(String first, String second) {
    return CrosswordDuel.of(first, second, crossword.files());
  }
}
