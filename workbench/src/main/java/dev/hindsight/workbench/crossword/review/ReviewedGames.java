package dev.hindsight.workbench.crossword.review;

import dev.hindsight.workbench.answers.Inlined;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Several recorded games, judged, with what each player did over all of them.
 *
 * @param games in the order in which they were given
 * @param players by name, in the order in which they first played
 * @param unjudged turns without a verdict, by reason
 */
public record ReviewedGames(List<Game> games, List<Player> players, List<UnjudgedShare> unjudged) {
  /**
   * One of them.
   *
   * @param file its name
   * @param review what was found
   */
  public record Game(String file, @Inlined GameReview review) {}

  /**
   * A player over all games.
   *
   * @param name in full
   * @param games that the player was in
   * @param figures of the turns judged in all of them
   */
  public record Player(String name, int games, @Inlined GameReview.Figures figures) {}

  /**
   * Turns without a verdict.
   *
   * @param reason why
   * @param turns how many
   * @param percent of all turns
   */
  public record UnjudgedShare(Unjudged reason, int turns, double percent) {}

  public static ReviewedGames of(List<Game> games) {
    Map<String, List<ReviewedTurn>> turns = new LinkedHashMap<>();
    Map<String, Integer> played = new LinkedHashMap<>();
    List<ReviewedTurn> all = new ArrayList<>();
    for (Game game : games) {
      all.addAll(game.review.turns());
      for (GameReview.Player player : game.review.players()) {
        played.merge(player.name(), 1, Integer::sum);
        game.review.turns().stream()
            .filter(turn -> turn.player().number() == player.number())
            .forEach(
                turn -> turns.computeIfAbsent(player.name(), name -> new ArrayList<>()).add(turn));
      }
    }
    List<Player> players = new ArrayList<>();
    played.forEach(
        (name, count) ->
            players.add(
                new Player(
                    name, count, ReviewSummary.figures(turns.getOrDefault(name, List.of())))));
    return new ReviewedGames(
        games,
        players,
        ReviewSummary.unjudged(all).stream()
            .map(group -> new UnjudgedShare(group.reason(), group.turns().size(), group.percent()))
            .toList());
  }
}
