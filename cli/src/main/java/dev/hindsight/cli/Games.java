package dev.hindsight.cli;

import dev.hindsight.cli.backgammon.BackgammonCommand;
import dev.hindsight.cli.crossword.CrosswordCommand;
import dev.hindsight.cli.oware.OwareCommand;
import java.util.List;

/** The games that the command line knows; nothing else outside their packages names one. */
final class Games {
  static final List<GameMenu> ALL =
      List.of(
          OwareCommand.menu(), //
          BackgammonCommand.menu(),
          CrosswordCommand.menu());

  private Games() {}
}
