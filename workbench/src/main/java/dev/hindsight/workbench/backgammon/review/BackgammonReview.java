package dev.hindsight.workbench.backgammon.review;

import dev.hindsight.backgammon.play.cube.CubeMethod;
import dev.hindsight.backgammon.rules.Player;
import dev.hindsight.backgammon.rules.notation.GameRecord;
import dev.hindsight.backgammon.rules.notation.MatchReading;
import dev.hindsight.backgammon.rules.notation.MatchRecord;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.workbench.backgammon.ask.BackgammonJudge;
import dev.hindsight.workbench.backgammon.files.BearoffShelf;
import dev.hindsight.workbench.backgammon.files.NetChoice;
import java.util.ArrayList;
import java.util.List;

/**
 * Judges every decision of a recorded match: bearoffs exactly where tables reach, everything else
 * by nets; what the dice gave apart from what the players lost.
 *
 * <pre>{@code
 * new BackgammonReview(BearoffShelf.NONE, NetChoice.usual(), CubeMethod.usual(), crew)
 *     .review("match.mat", MatchSource.read(Path.of("match.mat")));
 * }</pre>
 */
public final class BackgammonReview {
  private final BackgammonJudge judge;
  private final Crew crew;

  public BackgammonReview(BearoffShelf tables, NetChoice nets, CubeMethod cube, Crew crew) {
    this.judge = new BackgammonJudge(tables, nets, cube, crew);
    this.crew = crew;
  }

  /** Judges all games. */
  public ReviewedMatch review(String file, MatchReading reading) {
    MatchRecord match = reading.match();
    long actions = match.games().stream().mapToLong(game -> game.actions().size()).sum();
    List<ReviewedTurn> turns = new ArrayList<>();
    crew.progress().begin("review", actions, "turns");
    try {
      for (int game = 0; game < match.games().size(); game++) {
        new GameReview(judge, match, game, crew).addTo(turns);
      }
    } finally {
      crew.progress().end();
    }
    return new ReviewedMatch(
        file,
        match.length(),
        match.games().size(),
        judge.netsName(),
        judge.method().table().name(),
        outcomes(match),
        players(match, turns),
        turns,
        reading.problems());
  }

  private static List<Outcome> outcomes(MatchRecord match) {
    List<Outcome> outcomes = new ArrayList<>();
    for (GameRecord game : match.games()) {
      outcomes.add(Outcome.of(game, match.scores().get(outcomes.size()).crawford()));
    }
    return outcomes;
  }

  private static List<ReviewedPlayer> players(MatchRecord match, List<ReviewedTurn> turns) {
    if (match.games().isEmpty()) {
      return List.of();
    }
    GameRecord first = match.games().get(0);
    boolean isMatch = match.length() > 0;
    return List.of(
        ReviewedPlayer.of(GameReview.seat(first, Player.X), of(true, turns), isMatch),
        ReviewedPlayer.of(GameReview.seat(first, Player.O), of(false, turns), isMatch));
  }

  private static List<ReviewedTurn> of(boolean isLeft, List<ReviewedTurn> turns) {
    return turns.stream().filter(turn -> turn.isLeft() == isLeft).toList();
  }
}
