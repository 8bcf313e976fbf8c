package dev.hindsight.cli.crossword.ask;

import dev.hindsight.cli.crossword.options.CrosswordOptions;
import dev.hindsight.cli.options.CrewCommand;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.letters.Tiles;
import dev.hindsight.crossword.rules.notation.Cgp;
import dev.hindsight.workbench.crossword.ask.CrosswordLeave;
import dev.hindsight.workbench.crossword.ask.LeaveAnswer;
import dev.hindsight.workbench.crossword.files.CrosswordFiles;
import dev.hindsight.workbench.crossword.files.LoadedEquipment;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code hindsight crossword leave TILES CGP}. */
@Command(
    name = "leave",
    header = "Value a leave, and show which tiles in the bag matter to it.",
    description = {
      "Tiles from the rack on turn are valued as in ask: the rest of that rack is gone. Any other",
      "tiles are drawn from all that are not on the board. Without a position the board is empty."
    },
    footer = {
      "  hindsight crossword leave AIT",
      "  hindsight crossword leave AIT"
          + " \"15/15/15/15/15/15/15/4QUAG7/15/15/15/15/15/15/15 AIIMMOT/ 0/28 0\""
    })
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
public final class CrosswordLeaveCommand extends CrewCommand<LeaveAnswer> {
  @Parameters(
      index = "0",
      paramLabel = "TILES",
      description = "Tiles that are kept, fewer than a rack holds; ? for a blank.")
  private String tiles;

  @Parameters(
      index = "1..*",
      arity = "0..*",
      paramLabel = "CGP",
      description = "Rows, racks, scores and scoreless turns; the player on turn comes first.")
  private List<String> position = new ArrayList<>();

  @Mixin private CrosswordOptions crossword;

  @Override
  protected Work<LeaveAnswer> open() throws IOException {
    CrosswordFiles files = crossword.files();
    CrosswordRules rules = LoadedEquipment.openRules(files);
    GamePosition asked =
        position.isEmpty() ? empty(rules) : Cgp.parse(String.join(" ", position), rules).game();
    CrosswordLeave leaves = new CrosswordLeave(LoadedEquipment.openForBag(files, rules, null));
    return crew -> leaves.answer(asked, tiles, crew);
  }

  @Override
  protected String text(LeaveAnswer answer) {
    return LeaveText.of(answer);
  }

  private static GamePosition empty(CrosswordRules rules) {
    int size = rules.layout().size();
    Tiles none = Tiles.of();
    return new GamePosition(
        rules, Tiles.of(new byte[size * size]), List.of(none, none), List.of(0, 0), 0);
  }
}
