package dev.hindsight.workbench.backgammon.review;

import dev.hindsight.backgammon.rules.notation.MatReading;
import dev.hindsight.workbench.JsonForm;
import java.util.List;

/**
 * A recorded match with every decision judged.
 *
 * @param file what it was read from
 * @param length in points; 0 for money
 * @param nets what judges where no table does
 * @param cube how the cube is judged where no table knows it
 * @param players of the left and of the right column
 * @param turns of all games, in order
 * @param problems lines that could not be read
 */
public record ReviewedMatch(
    String file,
    int length,
    int games,
    String nets,
    String cube,
    List<ReviewedPlayer> players,
    List<ReviewedTurn> turns,
    List<MatReading.Problem> problems)
    implements JsonForm {
  public ReviewedMatch {
    players = List.copyOf(players);
    turns = List.copyOf(turns);
    problems = List.copyOf(problems);
  }

  @Override
  public ReviewJson jsonForm() {
    return ReviewJson.of(this);
  }
}
