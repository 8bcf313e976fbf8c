package dev.hindsight.oware.play.players;

import dev.hindsight.oware.table.BoardEvaluation;
import dev.hindsight.oware.table.OpeningBook;
import dev.hindsight.oware.table.OwareTable;

/**
 * What the files that a specification of a player names stand for. Whoever opens players decides
 * where they are; most know tables only.
 */
@FunctionalInterface
public interface PlayerFiles {
  /** The table of this name. */
  OwareTable table(String name);

  /** The evaluation of this name. */
  default BoardEvaluation evaluation(String name) {
    throw new IllegalArgumentException(
        "evaluations of your own are not known here: leave out evaluation=" + name);
  }

  /** The opening book of this name. */
  default OpeningBook openings(String name) {
    throw new IllegalArgumentException(
        "opening books of your own are not known here: leave out openings=" + name);
  }
}
