package dev.hindsight.workbench.backgammon.review;

import dev.hindsight.workbench.answers.Inlined;
import dev.hindsight.workbench.answers.Says;
import dev.hindsight.workbench.answers.Seat;
import dev.hindsight.workbench.answers.Unit;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Several recorded matches, judged, with what each player did over all of them. */
public record ReviewedMatches(
    @Says("in the order in which they were given") List<ReviewedMatch> matches,
    @Says("by name, in the order in which they first played") List<Player> players) {
  public ReviewedMatches {
    matches = List.copyOf(matches);
    players = List.copyOf(players);
  }

  /** A player over all matches. */
  public record Player(
      @Says(value = "that the player was in", unit = Unit.COUNT) int matches,
      @Inlined ReviewedPlayer figures) {}

  public static ReviewedMatches of(List<ReviewedMatch> matches) {
    Map<String, List<ReviewedTurn>> turns = new LinkedHashMap<>();
    Map<String, Integer> played = new LinkedHashMap<>();
    boolean isMatch = matches.stream().allMatch(match -> match.length() > 0);
    for (ReviewedMatch match : matches) {
      for (ReviewedPlayer player : match.players()) {
        String name = String.valueOf(player.player().name());
        played.merge(name, 1, Integer::sum);
        List<ReviewedTurn> own = turns.computeIfAbsent(name, unused -> new ArrayList<>());
        match.turns().stream()
            .filter(turn -> turn.player().number() == player.player().number())
            .forEach(own::add);
      }
    }
    List<Player> players = new ArrayList<>();
    for (Map.Entry<String, Integer> entry : played.entrySet()) {
      String name = entry.getKey();
      Seat seat = new Seat(players.size() + 1, name);
      players.add(
          new Player(
              entry.getValue(),
              ReviewedPlayer.of(seat, turns.getOrDefault(name, List.of()), isMatch)));
    }
    return new ReviewedMatches(matches, players);
  }
}
