package dev.hindsight.workbench.oware;

import dev.hindsight.core.runs.Progress;
import dev.hindsight.oware.rules.OwareGame;
import dev.hindsight.oware.rules.OwarePosition;
import dev.hindsight.oware.rules.Side;
import dev.hindsight.oware.rules.notation.RecordedGame;
import dev.hindsight.workbench.Losses;
import dev.hindsight.workbench.oware.ReviewedGame.ReviewedMove;
import dev.hindsight.workbench.oware.ReviewedGame.ReviewedPlayer;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Judges every move of a recorded game by what {@link OwareAsk} says of the position before it:
 * exactly where tables know all moves, else by search. What was played before does not count, so a
 * move that repeats a position is judged as if it came up for the first time.
 */
public final class OwareReview {
  /** Searches disagree with themselves about less than this, so it turns no game. */
  private static final BigDecimal MUCH_LOST = BigDecimal.valueOf(2);

  private final OwareAsk ask;
  private final Progress progress;

  /**
   * @param ask under the rules of the games to come
   */
  public OwareReview(OwareAsk ask) {
    this(ask, Progress.SILENT);
  }

  /** The same for somebody who wants to know how far it is. */
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
      moves.add(judge(game, pit));
      game = game.play(pit);
      progress.advance(1);
    }
    progress.end();
    return new ReviewedGame(
        recorded.rules().name(),
        record.result(),
        moves,
        List.of(
            player(Side.SOUTH, record.tags().get("South"), moves),
            player(Side.NORTH, record.tags().get("North"), moves)));
  }

  private ReviewedMove judge(OwareGame game, int pit) {
    OwarePosition position = game.position();
    OwareAnswer answer = ask.answer(position, game.pliesLeft());
    String name = position.toMove().pitName(pit);
    OwareAnswer.Move best = answer.moves().get(0);
    OwareAnswer.Move played =
        answer.moves().stream().filter(move -> move.move().equals(name)).findFirst().orElseThrow();
    BigDecimal lost = best.value().subtract(played.value());
    boolean isBest = lost.signum() == 0;
    boolean exact = best.exact() && played.exact();
    BigDecimal lead = BigDecimal.valueOf(position.moverStore() - position.otherStore());
    return new ReviewedMove(
        game.pliesPlayed() + 1,
        position.toString(),
        name(position.toMove()),
        name,
        isBest ? name : best.move(),
        played.value(),
        best.value(),
        lost,
        exact,
        answer.source(),
        (exact || lost.compareTo(MUCH_LOST) >= 0)
            && lead.add(best.value()).signum() != lead.add(played.value()).signum());
  }

  private static String name(Side side) {
    return side == Side.SOUTH ? "South" : "North";
  }

  private static ReviewedPlayer player(Side side, @Nullable String name, List<ReviewedMove> moves) {
    List<ReviewedMove> own =
        moves.stream().filter(move -> move.player().equals(name(side))).toList();
    Losses<ReviewedMove> losses = Losses.of(own, ReviewedMove::lost, 1);
    return new ReviewedPlayer(
        name(side),
        name,
        losses.decisions(),
        losses.mistakes(),
        losses.lost(),
        Losses.of(own.stream().filter(ReviewedMove::exact).toList(), ReviewedMove::lost, 0).lost(),
        losses.worst().stream().map(ReviewedMove::ply).findFirst().orElse(null));
  }
}
