package dev.hindsight.backgammon.play.evaluate;

import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.table.CubeState;

/**
 * What is known of two bearoff sides that face each other, before the dice are rolled.
 *
 * <p>Everything is for the mover of the board, who is on roll and does not double this turn. With
 * one checker on the ace point for each side, {@code winProbabilityForMover} is 1.
 */
public interface PairValues {
  /** Where the values come from, in a few words. */
  String name();

  /** Whether these two sides are among the known ones. */
  boolean covers(Board board);

  /** Whether the values are solved, not estimated. */
  boolean isExact();

  /** Whether equities with a doubling cube are known too. */
  boolean isCubeful();

  /** The chance of the mover of a covered board to win. */
  double winProbabilityForMover(Board board);

  /**
   * The money equity of the mover of a covered board, per unit of the cube. Cube states other than
   * {@link CubeState#CUBELESS} need {@link #isCubeful}.
   */
  double equityForMover(CubeState state, Board board);
}
