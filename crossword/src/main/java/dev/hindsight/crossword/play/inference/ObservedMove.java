package dev.hindsight.crossword.play.inference;

import dev.hindsight.crossword.rules.board.Placement;

/** What was seen of a move: the tiles put down, or how many were exchanged. */
public sealed interface ObservedMove {
  /** Tiles put on the board; what the placement itself says of its score is not used. */
  record Placed(Placement placement) implements ObservedMove {}

  /** So many tiles exchanged; nobody else saw which. */
  record Exchanged(int tiles) implements ObservedMove {}
}
