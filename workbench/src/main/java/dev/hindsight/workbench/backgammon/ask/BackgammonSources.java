package dev.hindsight.workbench.backgammon.ask;

import dev.hindsight.backgammon.build.bearoff.OneSidedBuilder;
import dev.hindsight.backgammon.build.bearoff.SpotBearoff;
import dev.hindsight.backgammon.index.BearoffIndex;
import dev.hindsight.backgammon.play.evaluate.PairValues;
import dev.hindsight.backgammon.play.evaluate.TableValues;
import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.Checkers;
import dev.hindsight.backgammon.table.OneSidedTable;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.workbench.backgammon.files.BearoffShelf;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Everything that values can come from, best first: the tables given, then small ones that are
 * solved on the spot when they are first needed.
 */
final class BackgammonSources {
  /** Pairs of such sides are solved in a fraction of a second. */
  static final int MOST_SPOT_CHECKERS = 6;

  /** Fifteen checkers on six points are 54,264 sides, solved in about a second. */
  private static final int MOST_SPOT_SIDES = 60_000;

  private final List<PairValues> pairs = new ArrayList<>();
  private final List<OneSidedTable> sides;
  private final Crew crew;
  private @Nullable SpotBearoff spotPairs;

  /** By points; each with as many checkers as were asked for so far. */
  private final Map<Integer, OneSidedTable> spotSides = new TreeMap<>();

  BackgammonSources(BearoffShelf tables, Crew crew) {
    tables.twoSided().forEach(table -> pairs.add(new TableValues(table)));
    // A table that knows the cube says more than one that does not.
    pairs.sort(Comparator.comparing(PairValues::isCubeful).reversed());
    this.sides = tables.oneSided();
    this.crew = crew;
  }

  /** The two-sided tables given, best first. */
  List<PairValues> given() {
    return List.copyOf(pairs);
  }

  /** Exact values that reach all of these boards. */
  Optional<PairValues> findExact(List<Board> boards) {
    for (PairValues values : pairs) {
      if (boards.stream().allMatch(values::covers)) {
        return Optional.of(values);
      }
    }
    int checkers = 0;
    int rearmost = 0;
    for (Board board : boards) {
      checkers = Math.max(checkers, mostLeft(board));
      rearmost = Math.max(rearmost, rearmost(board));
    }
    return checkers <= MOST_SPOT_CHECKERS && rearmost <= Checkers.HOME_POINTS
        ? Optional.of(solvePairs(checkers))
        : Optional.empty();
  }

  /** Both sides of a board by themselves, wherever they stand to each other. */
  Optional<OneSidedTable> findRolls(Board board) {
    for (OneSidedTable table : sides) {
      if (table.index().covers(board.moverNear(), board.moverFar())
          && table.index().covers(board.otherNear(), board.otherFar())) {
        return Optional.of(table);
      }
    }
    return solveSides(rearmost(board), mostLeft(board));
  }

  /** One side by itself. */
  Optional<OneSidedTable> findRolls(long near, long far) {
    for (OneSidedTable table : sides) {
      if (table.index().covers(near, far)) {
        return Optional.of(table);
      }
    }
    return solveSides(
        Checkers.rearmost(near, far), Checkers.PER_SIDE - Checkers.on(Checkers.OFF, near, far));
  }

  private SpotBearoff solvePairs(int checkers) {
    SpotBearoff solved = spotPairs;
    if (solved == null || solved.checkers() < checkers) {
      solved = new SpotBearoff(Math.max(1, checkers), crew);
      spotPairs = solved;
    }
    return solved;
  }

  private Optional<OneSidedTable> solveSides(int rearmost, int checkers) {
    int points = Math.max(rearmost, Checkers.HOME_POINTS);
    int left = Math.max(1, checkers);
    if (points > BearoffIndex.MOST_POINTS || BearoffIndex.size(points, left) > MOST_SPOT_SIDES) {
      return Optional.empty();
    }
    OneSidedTable solved = spotSides.get(points);
    if (solved == null || solved.index().checkers() < left) {
      solved = new OneSidedBuilder(points, left).solve(crew);
      spotSides.put(points, solved);
    }
    return Optional.of(solved);
  }

  private static int mostLeft(Board board) {
    return Checkers.PER_SIDE - Math.min(board.mover(Checkers.OFF), board.other(Checkers.OFF));
  }

  private static int rearmost(Board board) {
    return Math.max(
        Checkers.rearmost(board.moverNear(), board.moverFar()),
        Checkers.rearmost(board.otherNear(), board.otherFar()));
  }
}
