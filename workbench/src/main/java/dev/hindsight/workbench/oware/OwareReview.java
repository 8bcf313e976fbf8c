package dev.hindsight.workbench.oware;

import dev.hindsight.core.runs.Progress;
import dev.hindsight.oware.rules.OwareGame;
import dev.hindsight.oware.rules.OwarePosition;
import dev.hindsight.oware.rules.Side;
import dev.hindsight.oware.rules.notation.RecordedGame;
import dev.hindsight.workbench.Losses;
import dev.hindsight.workbench.answers.Known;
import dev.hindsight.workbench.answers.Seat;
import dev.hindsight.workbench.oware.ReviewedGame.ReviewedMove;
import dev.hindsight.workbench.oware.ReviewedGame.ReviewedPlayer;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;

/**
 * Judges every move of a recorded game by what {@link OwareAsk} says of the position before it:
 * exactly where tables know all moves, else by search. What was played before does not count, so a
 * move that repeats a position is judged as if it came up for the first time.
 */
public final class OwareReview {
  /** Plies of a search where tables do not reach: a count, so that a review can be repeated. */
  public static final int USUAL_DEPTH = 8;

  /** Searches disagree with themselves about less than this, so it turns no game. */
  private static final BigDecimal MUCH_LOST = BigDecimal.valueOf(2);

  private final OwareAsk ask;
  private final Progress progress;

  /**
   * @param ask under the rules of the games to come
   * @param progress told of every move
   */
  public OwareReview(OwareAsk ask, Progress progress) {
    this.ask = ask;
    this.progress = progress;
  }

  /** Judges all moves. */
  public ReviewedGame review(RecordedGame record) {
    List<ReviewedMove> moves = new ArrayList<>();
    OwareGame recorded = record.game();
    OwareGame game = recorded.restart();
    progress.begin("review", recorded.moves().size(), "moves");
    for (int pit : recorded.moves()) {
      moves.add(judge(game, pit, record));
      game = game.play(pit);
      progress.advance(1);
    }
    progress.end();
    return new ReviewedGame(
        recorded.rules(),
        record.result(),
        ask.isTimed() && moves.stream().anyMatch(move -> !move.known().isProven()),
        moves,
        List.of(player(Side.SOUTH, record, moves), player(Side.NORTH, record, moves)));
  }

  private ReviewedMove judge(OwareGame game, int pit, RecordedGame record) {
    OwarePosition position = game.position();
    OwareAnswer answer = ask.answer(position, game.pliesLeft());
    Pit move = new Pit(position.toMove(), pit);
    OwareAnswer.Move best = answer.moves().get(0);
    OwareAnswer.Move played =
        answer.moves().stream().filter(one -> one.move().equals(move)).findFirst().orElseThrow();
    BigDecimal loss = best.value().subtract(played.value());
    boolean isBest = loss.signum() == 0;
    boolean exact = best.known().isProven() && played.known().isProven();
    BigDecimal lead = BigDecimal.valueOf(position.moverStore() - position.otherStore());
    return new ReviewedMove(
        game.pliesPlayed() + 1,
        seat(position.toMove(), record),
        position,
        move,
        isBest ? move : best.move(),
        played.value(),
        best.value(),
        loss,
        Known.of(exact),
        answer.source(),
        (exact || loss.compareTo(MUCH_LOST) >= 0)
            && lead.add(best.value()).signum() != lead.add(played.value()).signum());
  }

  private static Seat seat(Side side, RecordedGame record) {
    return side == Side.SOUTH
        ? new Seat(1, record.tags().get("South"))
        : new Seat(2, record.tags().get("North"));
  }

  private static ReviewedPlayer player(Side side, RecordedGame record, List<ReviewedMove> moves) {
    List<ReviewedMove> own = moves.stream().filter(move -> move.side() == side).toList();
    Losses<ReviewedMove> losses = Losses.of(own, ReviewedMove::loss, 1);
    return new ReviewedPlayer(
        seat(side, record),
        side,
        losses.decisions(),
        losses.mistakes(),
        losses.lost(),
        Losses.of(
                own.stream().filter(move -> move.known().isProven()).toList(),
                ReviewedMove::loss,
                0)
            .lost(),
        losses.worst().stream().map(ReviewedMove::turn).findFirst().orElse(null));
  }
}
