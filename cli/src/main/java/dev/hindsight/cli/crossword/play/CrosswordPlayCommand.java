package dev.hindsight.cli.crossword.play;

import dev.hindsight.cli.crossword.options.CrosswordOptions;
import dev.hindsight.cli.options.PlayOptions;
import dev.hindsight.cli.options.Usage;
import dev.hindsight.cli.options.WorkOptions;
import dev.hindsight.cli.terminal.Conversation;
import dev.hindsight.cli.terminal.ExitCode;
import dev.hindsight.core.notation.Specified;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.crossword.play.players.PlayerSpec;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.notation.Gcg;
import dev.hindsight.crossword.rules.notation.GcgGame;
import dev.hindsight.workbench.crossword.files.LoadedEquipment;
import dev.hindsight.workbench.crossword.play.CrosswordPlay;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code hindsight crossword play}. */
@Command(
    name = "play",
    header = "Play against the program, in the terminal.",
    description = {
      "Moves are typed as 8D FACET (across), D8 FACET (down), exchange QV or pass; a blank is in"
          + " lower",
      "case. help lists what else can be typed. As in a void game, a play with a word that is not in the list is refused and",
      "costs nothing. With --file the game is kept in GCG after every" + " move,",
      "and goes on from there when the same command is given again."
    },
    footer = {
      "  hindsight crossword play",
      "  hindsight crossword play --hint --file evening.gcg",
      "  hindsight crossword play --opponent simulate:seconds=2 --seat 2 --seed 7"
    })
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
public final class CrosswordPlayCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Option(
      names = "--opponent",
      paramLabel = "PLAYER",
      defaultValue = "static:follow=true,endgame=1",
      description = "Who plays against you, as in duel (${DEFAULT-VALUE}).")
  private String opponent;

  @Option(
      names = "--seat",
      paramLabel = "N",
      defaultValue = "1",
      description = "Your seat: 1 begins, 2 is second (${DEFAULT-VALUE}).")
  private int seat;

  @Mixin private PlayOptions playing;

  @Mixin private CrosswordOptions crossword;

  @Mixin private WorkOptions work;

  @Override
  public Integer call() throws IOException {
    if (seat != 1 && seat != 2) {
      throw new ParameterException(spec.commandLine(), "--seat must be 1 or 2, not " + seat);
    }
    Specified<PlayerSpec> player = Usage.check(spec, () -> PlayerSpec.parse(opponent));
    CrosswordRules rules = LoadedEquipment.openRules(crossword.files());
    Optional<Path> left = playing.findGame();
    // Before the words are loaded, so that a mistake in the file is told at once.
    GcgGame record = left.isEmpty() ? null : Gcg.read(left.get(), rules);
    if (record != null && CrosswordPlay.isFinished(record)) {
      throw playing.isOver();
    }
    LoadedEquipment loaded = LoadedEquipment.open(crossword.files(), rules);
    CrosswordPlay play =
        record == null
            ? CrosswordPlay.begin(loaded, player, seat - 1, playing.seed())
            : CrosswordPlay.resume(record, loaded, player, person(record), playing.seed());
    if (play.isOver()) {
      throw playing.isOver();
    }
    Conversation talk = playing.talk();
    try (Crew crew = work.openSilentCrew()) {
      PlayedCrossword played = new PlayedCrossword(play, crew, talk);
      played.begin(player.text(), loaded.wordsName(), playing.seed());
      playing.play(played, talk);
    }
    return ExitCode.FINE;
  }

  /** Who is called so in a record of ours, or else whoever has the seat. */
  private int person(GcgGame record) {
    List<String> names = record.players().stream().map(GcgGame.Player::nickname).toList();
    int named = names.indexOf(CrosswordPlay.PERSON);
    return named >= 0 ? named : seat - 1;
  }
}
