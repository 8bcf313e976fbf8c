package dev.hindsight.workbench.backgammon.ask;

import dev.hindsight.backgammon.play.cube.MatchBearoff;
import dev.hindsight.backgammon.play.cube.MatchEquity;
import dev.hindsight.backgammon.rules.BackgammonPosition;
import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.core.runs.Crew;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Bearoffs that are solved with the cube at the score of a match. */
public abstract class ScoredBearoffs {
  /** What is solved for a position, if it can be. */
  abstract Optional<MatchBearoff> find(BackgammonPosition position);

  /** Solves what follows a position when it is first asked about. */
  static ScoredBearoffs onTheSpot(MatchEquity table, Crew crew) {
    return new OnTheSpot(table, crew);
  }

  /**
   * All bearoffs of up to this many checkers, solved once for questions about any of them; none at
   * all where that is too much.
   *
   * @param like positions at the score in question, one for each value of the cube
   */
  public static ScoredBearoffs all(
      List<BackgammonPosition> like, int checkers, MatchEquity table, Crew crew) {
    List<MatchBearoff> solved = new ArrayList<>();
    for (BackgammonPosition position : like) {
      MatchBearoff.solveAll(position, checkers, table, crew).ifPresent(solved::add);
    }
    return new SolvedBefore(solved.size() == like.size() ? solved : List.of());
  }

  private static final class OnTheSpot extends ScoredBearoffs {
    private final MatchEquity table;
    private final Crew crew;

    /** The last one: the turns of a game share it. */
    private @Nullable MatchBearoff last;

    /** The last board that was too much. */
    private @Nullable Board tooMuch;

    OnTheSpot(MatchEquity table, Crew crew) {
      this.table = table;
      this.crew = crew;
    }

    @Override
    Optional<MatchBearoff> find(BackgammonPosition position) {
      MatchBearoff known = last;
      if (known != null && known.covers(position)) {
        return Optional.of(known);
      }
      if (position.board().equals(tooMuch)) {
        return Optional.empty();
      }
      Optional<MatchBearoff> solved = MatchBearoff.solve(position, table, crew);
      last = solved.orElse(known);
      tooMuch = solved.isPresent() ? null : position.board();
      return solved;
    }
  }

  private static final class SolvedBefore extends ScoredBearoffs {
    private final List<MatchBearoff> solved;

    SolvedBefore(List<MatchBearoff> solved) {
      this.solved = solved;
    }

    @Override
    Optional<MatchBearoff> find(BackgammonPosition position) {
      return solved.stream().filter(some -> some.covers(position)).findFirst();
    }
  }
}
