package dev.hindsight.crossword.rules.notation;

import dev.hindsight.crossword.rules.board.GamePosition;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What a line of a record says happened.
 *
 * @param action a move, or what else it was
 * @param position before it; null for a line that is not a turn
 */
public record RecordedMove(GcgEvent.Action action, @Nullable GamePosition position) {
  /** The move, if it is one and known in full. */
  public Optional<MoveInPosition> findMove() {
    return position != null && action instanceof GcgEvent.Turn turn
        ? Optional.of(new MoveInPosition(position, turn.move()))
        : Optional.empty();
  }

  /** As people write the move, or a word for what else happened. */
  @Override
  public String toString() {
    if (action instanceof GcgEvent.HiddenExchange exchange) {
      return "exch " + exchange.tiles();
    }
    if (action instanceof GcgEvent.Withdrawal) {
      return "withdrawn";
    }
    if (action instanceof GcgEvent.ChallengeBonus) {
      return "challenge";
    }
    if (action instanceof GcgEvent.TimePenalty) {
      return "time";
    }
    return findMove().map(MoveInPosition::toString).orElse("tiles left");
  }
}
