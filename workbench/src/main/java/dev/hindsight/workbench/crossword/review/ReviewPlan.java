package dev.hindsight.workbench.crossword.review;

import dev.hindsight.crossword.play.inference.Criterion;
import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What to judge of a recorded game, and how thoroughly.
 *
 * @param onlyPlayer 0 or 1 to judge one player's turns; null for both
 * @param endgame to solve each turn with an empty bag; what is not proven then is an estimate
 * @param simulation processor time to compare the move made with the best ones on each turn before
 *     that; nothing to judge by static equity
 * @param preEndgame time to compare the first moves of each turn with one to seven tiles in the bag
 *     by who wins after each draw; nothing to judge these as others
 * @param inference how well a rack must explain the opponent's last move, so that simulations play
 *     against such racks; nothing for any rack
 */
public record ReviewPlan(
    @Nullable Integer onlyPlayer,
    Duration endgame,
    Optional<Duration> simulation,
    Optional<Duration> preEndgame,
    Optional<Criterion> inference) {
  public ReviewPlan {
    if (inference.isPresent() && simulation.isEmpty()) {
      throw new IllegalArgumentException("racks are inferred for simulations only");
    }
  }

  /** Both players, by static equity, and this long for each turn of the endgame. */
  public static ReviewPlan quick(Duration endgame) {
    return new ReviewPlan(null, endgame, Optional.empty(), Optional.empty(), Optional.empty());
  }
}
