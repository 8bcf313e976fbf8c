package dev.hindsight.workbench.backgammon.review;

import dev.hindsight.backgammon.rules.notation.MatchReading;
import dev.hindsight.workbench.answers.Says;
import dev.hindsight.workbench.answers.Unit;
import java.util.List;

/** A recorded match with every decision judged. */
public record ReviewedMatch(
    @Says("what was read") String file,
    @Says(value = "of the match; 0 for money", unit = Unit.POINTS) int length,
    @Says(value = "that were read", unit = Unit.GAMES) int games,
    @Says("what judges where no table does") String nets,
    @Says("how the cube is judged where no table knows it") String matchEquities,
    @Says("the games, with the score before each and how it ended") List<Outcome> outcomes,
    @Says("of the left and of the right column") List<ReviewedPlayer> players,
    @Says("every decision in order; not doubling only where it was close or wrong")
        List<ReviewedTurn> turns,
    @Says("what could not be read") List<MatchReading.Problem> problems) {
  public ReviewedMatch {
    outcomes = List.copyOf(outcomes);
    players = List.copyOf(players);
    turns = List.copyOf(turns);
    problems = List.copyOf(problems);
  }
}
