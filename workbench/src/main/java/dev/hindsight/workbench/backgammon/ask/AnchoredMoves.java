package dev.hindsight.workbench.backgammon.ask;

import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.notation.MoveNotation;
import dev.hindsight.backgammon.table.Anchor;
import dev.hindsight.workbench.backgammon.files.AnchorChoice;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What rollouts that were kept say about a position, or about moves in it.
 *
 * @param source which rollouts
 * @param lines with dice a line for each move that was rolled out, best first; else one
 */
public record AnchoredMoves(String source, List<Line> lines) {
  public AnchoredMoves {
    lines = List.copyOf(lines);
  }

  /**
   * A rollout as the player on roll sees it.
   *
   * @param move that leads to what was rolled out; null before the roll
   * @param equity without a cube
   * @param standardError of the equity
   * @param plies after which nets ended a game; 0 if all were played to the end
   */
  public record Line(
      @Nullable String move,
      double winProbability,
      double equity,
      double standardError,
      int games,
      int plies) {
    static Line beforeRoll(Anchor anchor) {
      return new Line(
          null,
          chance(anchor, 0),
          anchor.equity(),
          anchor.standardError(),
          anchor.games(),
          anchor.plies());
    }

    /** An anchor is seen by the player who rolls next, a move by the one who makes it. */
    static Line ofMove(String move, Anchor afterwards) {
      return new Line(
          move,
          chance(afterwards, 3),
          -afterwards.equity(),
          afterwards.standardError(),
          afterwards.games(),
          afterwards.plies());
    }

    private static double chance(Anchor anchor, int first) {
      List<Float> six = anchor.chances();
      return (double) six.get(first) + six.get(first + 1) + six.get(first + 2);
    }
  }

  /** What is kept of a position before the roll. */
  static @Nullable AnchoredMoves beforeRoll(AnchorChoice anchors, Board board) {
    Optional<Anchor> found = anchors.table().find(board);
    return found.isEmpty()
        ? null
        : new AnchoredMoves(anchors.name(), List.of(Line.beforeRoll(found.get())));
  }

  /** What is kept of the positions that moves lead to. */
  static @Nullable AnchoredMoves afterRoll(AnchorChoice anchors, List<Ranking.Play> plays) {
    List<Line> lines = new ArrayList<>();
    for (Ranking.Play play : plays) {
      Optional<Anchor> found = anchors.table().find(play.after().swapped());
      found.ifPresent(anchor -> lines.add(Line.ofMove(MoveNotation.write(play.move()), anchor)));
    }
    lines.sort(Comparator.comparingDouble(line -> -line.equity()));
    return lines.isEmpty() ? null : new AnchoredMoves(anchors.name(), lines);
  }
}
