package dev.hindsight.workbench.crossword.ask;

import dev.hindsight.crossword.play.inference.Criterion;
import dev.hindsight.crossword.play.inference.Definition;
import dev.hindsight.crossword.rules.board.Move;
import dev.hindsight.crossword.rules.board.Placement;
import dev.hindsight.crossword.rules.letters.Tiles;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Whether and how moves are compared with one to seven tiles in the bag.
 *
 * @param time how long; 0 for not at all
 * @param only the moves; none for the first ones by equity
 * @param opponentHas tiles that the opponent is known to hold; none if none are known
 * @param lastMove the placement that the opponent just made, to infer what was kept from; null for
 *     nothing
 * @param criterion how well a rack must explain that move
 */
public record PreEndgameWish(
    Duration time,
    List<Move> only,
    Tiles opponentHas,
    @Nullable Placement lastMove,
    Criterion criterion) {
  private static final Criterion NEAR_BEST =
      new Criterion.WithinMargin(Definition.NEAR_BEST, 0, true);

  public static final PreEndgameWish NONE = within(Duration.ZERO);

  public PreEndgameWish {
    only = List.copyOf(only);
    if (opponentHas.length() > 0 && lastMove != null) {
      throw new IllegalArgumentException(
          "say either what the opponent holds or the last move to infer it from, not both");
    }
  }

  /** The first moves by equity, and nothing known of the opponent. */
  public static PreEndgameWish within(Duration time) {
    return new PreEndgameWish(time, List.of(), Tiles.of(), null, NEAR_BEST);
  }
}
