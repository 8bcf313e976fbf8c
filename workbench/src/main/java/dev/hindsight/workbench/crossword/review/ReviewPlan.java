package dev.hindsight.workbench.crossword.review;

import dev.hindsight.crossword.play.endgame.EndgameLimits;
import dev.hindsight.crossword.play.inference.Criterion;
import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What to judge of a recorded game, and how thoroughly.
 *
 * @param onlyPlayer 0 or 1 to judge one player's turns; null for both
 * @param endgame how far to solve each turn with an empty bag; what is not proven then is an
 *     estimate
 * @param simulation processor time to compare the move made with the best ones on each turn before
 *     that; nothing to judge by static equity
 * @param preEndgame time to compare the first moves of each turn with one to seven tiles in the bag
 *     by who wins after each draw; nothing to judge these as others
 * @param inference how well a rack must explain the opponent's last move, so that simulations play
 *     against such racks; nothing for any rack
 */
public record ReviewPlan(
    @Nullable Integer onlyPlayer,
    EndgameLimits endgame,
    Optional<Duration> simulation,
    Optional<Duration> preEndgame,
    Optional<Criterion> inference) {
  /** Positions that the solver looks at for a turn at most: some seconds. */
  public static final long USUAL_ENDGAME_NODES = 1_000_000;

  /** Solves so far and no further, whatever the machine and its load. */
  public static final EndgameLimits USUAL_ENDGAME =
      EndgameLimits.within(Duration.ofDays(1)).withNodes(USUAL_ENDGAME_NODES);

  public ReviewPlan {
    if (inference.isPresent() && simulation.isEmpty()) {
      throw new IllegalArgumentException("racks are inferred for simulations only");
    }
  }

  /** Both players, by static equity and by solving endings. */
  public static ReviewPlan of(EndgameLimits endgame) {
    return new ReviewPlan(null, endgame, Optional.empty(), Optional.empty(), Optional.empty());
  }

  /** Whether verdicts rest on limits of time, so that another run may give other ones. */
  public boolean isTimed() {
    boolean endings = endgame.nodes() == EndgameLimits.ALL_NODES && !endgame.time().isZero();
    return endings || simulation.isPresent() || preEndgame.isPresent();
  }
}
