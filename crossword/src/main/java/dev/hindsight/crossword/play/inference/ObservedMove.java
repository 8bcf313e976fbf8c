package dev.hindsight.crossword.play.inference;

import dev.hindsight.crossword.rules.board.Exchange;
import dev.hindsight.crossword.rules.board.Move;
import dev.hindsight.crossword.rules.board.Placement;
import java.util.Optional;

/** What was seen of a move: the tiles put down, or how many were exchanged. */
public sealed interface ObservedMove {
  /** What the opponent of the mover saw of a move; nothing of a pass, which tells nothing. */
  static Optional<ObservedMove> of(Move move) {
    if (move instanceof Placement placement) {
      return Optional.of(new Placed(placement));
    }
    return move instanceof Exchange exchange
        ? Optional.of(new Exchanged(exchange.letters().length()))
        : Optional.empty();
  }

  /** Tiles put on the board, with the score that the placement says. */
  record Placed(Placement placement) implements ObservedMove {}

  /** This many tiles exchanged; nobody else saw which. */
  record Exchanged(int tiles) implements ObservedMove {}
}
