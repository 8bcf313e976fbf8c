package dev.hindsight.crossword.play.judge;

import java.util.List;
import java.util.Locale;

/**
 * Which move a judge takes for the best, and on what grounds.
 *
 * @param part what decided
 * @param moves those that were compared, the best first
 * @param proven whether nothing can win more often than the first
 * @param stop why it stopped
 * @param readsLastMove whether the opponent's racks were weighed by the last move
 */
public record Judgement(
    Part part, List<JudgedMove> moves, boolean proven, Stop stop, boolean readsLastMove) {
  /** What a judge can decide by. */
  public enum Part {
    /** By equity: there is one move, or one that no look ahead would pass. */
    STATIC,
    /** By playing on. */
    SIMULATION,
    /** By the ends of games after each draw. */
    PRE_ENDGAME,
    /** By the end of the game. */
    ENDGAME;

    /** {@code pre-endgame}. */
    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }

  /** Why a judge stops. */
  public enum Stop {
    /** There was nothing to compare. */
    ONE_MOVE,
    /** One move is clearly better than all others. */
    CLEAR,
    /** It is proven. */
    PROVEN,
    /** What it may spend was spent. */
    SPENT,
    /** It was told to. */
    CANCELLED;

    /** {@code one move}. */
    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
  }

  public Judgement {
    moves = List.copyOf(moves);
  }

  public JudgedMove best() {
    return moves.get(0);
  }
}
