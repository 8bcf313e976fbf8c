package dev.hindsight.cli.crossword;

import dev.hindsight.cli.options.DuelOptions;
import dev.hindsight.cli.options.ResultOptions;
import dev.hindsight.cli.options.Usage;
import dev.hindsight.cli.options.WorkOptions;
import dev.hindsight.cli.terminal.ExitCode;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.crossword.play.players.PlayerSpec;
import dev.hindsight.workbench.crossword.CrosswordDuel;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code hindsight crossword duel}. */
@Command(
    name = "duel",
    header = "Let two players meet in pairs of games with the same tiles, seats swapped.",
    description = {
      "Players: static (best equity, with the leave values of --leaves), static:leaves=FILE (with its",
      "own), score (most points), dynamic:rack-equity=FILE,top=50 (the first 50 moves ranked with",
      "leaves for the tiles left), simulate:plies=2,iterations=600,candidates=10 (plays on from each;",
      "also by=win, win-chance=FILE, rack-equity=FILE). The same seed gives the same games for any",
      "number of threads.",
      "",
      "simulate:seconds=0.5 gives a player half a second of processor time for each move in place of",
      "iterations, all that it does included; such a duel comes out a little different each time.",
      "simulate:infer=true reads the opponent's last move as crossword infer does, and plays on",
      "against racks that explain it; also margin=3, definition=classic, likelihood=softmax:4, and",
      "racks=200000: with more candidates than these nothing is inferred."
    },
    footer = {
      "  hindsight crossword duel --first static:leaves=trained.klv2 --second static --pairs 1000",
      "  hindsight crossword duel --first static --second score --seed 7 --json",
      "  hindsight crossword duel --first simulate:seconds=1,infer=true --second simulate:seconds=1"
    })
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
final class CrosswordDuelCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Mixin private DuelOptions options;

  @Mixin private CrosswordOptions crossword;

  @Mixin private WorkOptions work;

  @Mixin private ResultOptions result;

  @Override
  public Integer call() throws IOException {
    CrosswordDuel duel = Usage.check(spec, this::duel);
    try (Crew crew = work.openCrew()) {
      result.print(
          duel.run(crew, options.checkpoint()),
          played -> played.toReport().toText().stripTrailing());
    }
    return ExitCode.FINE;
  }

  private CrosswordDuel duel() {
    return new CrosswordDuel(
        PlayerSpec.parse(options.first()),
        PlayerSpec.parse(options.second()),
        crossword.files(),
        options.pairs(),
        options.seed());
  }
}
