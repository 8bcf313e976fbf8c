package dev.hindsight.backgammon;

import dev.hindsight.backgammon.build.bearoff.OneSidedBuilder;
import dev.hindsight.backgammon.rules.BackgammonPosition;
import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.Checkers;
import dev.hindsight.backgammon.rules.PositionClass;
import dev.hindsight.backgammon.rules.notation.PositionText;
import dev.hindsight.backgammon.table.BackgammonTables;
import dev.hindsight.backgammon.table.OneSidedTable;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.tables.WrongTableException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/**
 * How many rolls each side needs to bear off, for other programs, by one one-sided table that is
 * opened or solved in memory.
 *
 * <pre>{@code
 * BearoffRolls rolls = BearoffRolls.solve();
 * rolls.onRoll("XGID=-AAAAAA------------aaaaaa-:0:0:1:00:0:0:0:0:10")   // 21 pips, EPC …
 * }</pre>
 *
 * <p>Positions are written as for {@link Backgammon}. A side that the table does not reach, or that
 * can still be hit or blocked, is answered by nothing. Immutable: any number of threads may ask.
 */
public final class BearoffRolls {
  private final OneSidedTable table;

  private BearoffRolls(OneSidedTable table) {
    this.table = table;
  }

  /** All sides of fifteen checkers on their home points, solved now: a second or less. */
  public static BearoffRolls solve() {
    try (Crew crew = new Crew(Runtime.getRuntime().availableProcessors())) {
      return new BearoffRolls(new OneSidedBuilder(Checkers.HOME_POINTS).solve(crew));
    }
  }

  /**
   * A one-sided bearoff in a file of ours or of gnubg's.
   *
   * @throws IOException if it is not such a file; the message says what it is
   */
  public static BearoffRolls open(Path file) throws IOException {
    if (BackgammonTables.open(file) instanceof OneSidedTable sides) {
      return new BearoffRolls(sides);
    }
    throw new WrongTableException(file, "a one-sided bearoff", "a file of another kind");
  }

  /** The side of the player on roll. */
  public Optional<BearoffSide> onRoll(String position) {
    BackgammonPosition parsed = PositionText.parse(position);
    return side(parsed.board(), parsed.board().moverNear(), parsed.board().moverFar());
  }

  /** The other side. */
  public Optional<BearoffSide> opponent(String position) {
    BackgammonPosition parsed = PositionText.parse(position);
    return side(parsed.board(), parsed.board().otherNear(), parsed.board().otherFar());
  }

  private Optional<BearoffSide> side(Board board, long near, long far) {
    boolean isAlone = PositionClass.of(board) != PositionClass.CONTACT;
    return isAlone && table.index().covers(near, far)
        ? Optional.of(
            new BearoffSide(
                Checkers.pips(near, far),
                table.effectivePips(near),
                table.wastage(near),
                table.meanRolls(near)))
        : Optional.empty();
  }
}
