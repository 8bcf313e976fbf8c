package dev.hindsight.workbench.backgammon.ask;

import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.Move;
import dev.hindsight.backgammon.table.Anchor;
import dev.hindsight.workbench.answers.Says;
import dev.hindsight.workbench.answers.Unit;
import dev.hindsight.workbench.backgammon.files.AnchorChoice;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What rollouts that were kept say about a position, or about moves in it. */
public record AnchoredMoves(
    @Says("which rollouts") String source,
    @Says("with dice a line for each move that was rolled out, best first; else one")
        List<Line> lines) {
  public AnchoredMoves {
    lines = List.copyOf(lines);
  }

  /** A rollout as the player on roll sees it. */
  public record Line(
      @Says(
              value = "that leads to what was rolled out; `null` before the roll",
              head = "rolled out")
          @Nullable Move move,
      @Says(value = "of the player on roll", unit = Unit.CHANCE, head = "wins", shown = "%.2f %%")
          double winProbability,
      @Says(value = "without a cube", unit = Unit.CUBES, head = "equity") double equity,
      @Says(value = "of the equity", unit = Unit.CUBES, head = "±", shown = "%.4f")
          double standardError,
      @Says(value = "that were played", unit = Unit.GAMES, head = "games") int games,
      @Says(
              value = "after which nets ended a game; 0 if all were played to the end",
              unit = Unit.PLIES)
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
    static Line ofMove(Move move, Anchor afterwards) {
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
      found.ifPresent(anchor -> lines.add(Line.ofMove(play.move(), anchor)));
    }
    lines.sort(Comparator.comparingDouble(line -> -line.equity()));
    return lines.isEmpty() ? null : new AnchoredMoves(anchors.name(), lines);
  }
}
