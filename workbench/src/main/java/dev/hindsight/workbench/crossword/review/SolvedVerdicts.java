package dev.hindsight.workbench.crossword.review;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.crossword.play.endgame.EndgameLimits;
import dev.hindsight.crossword.rules.board.Board;
import dev.hindsight.crossword.rules.board.Direction;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.board.Move;
import dev.hindsight.crossword.rules.board.Placement;
import dev.hindsight.crossword.rules.letters.Tiles;
import dev.hindsight.crossword.rules.notation.CgpPosition;
import dev.hindsight.crossword.rules.notation.MoveNotation;
import dev.hindsight.workbench.crossword.ask.CrosswordAnswer;
import dev.hindsight.workbench.crossword.ask.CrosswordAsk;
import dev.hindsight.workbench.crossword.ask.EndingAsk;
import dev.hindsight.workbench.crossword.ask.PreEndgameReport;
import dev.hindsight.workbench.crossword.ask.PreEndingAsk;
import dev.hindsight.workbench.crossword.files.LoadedEquipment;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * Holds a move that was made against the best one: by equity, with few tiles in the bag by who wins
 * after each draw, with an empty bag by the endgame solver.
 */
final class SolvedVerdicts {
  private static final int SCALE = 3;

  private final LoadedEquipment loaded;
  private final CrosswordAsk ask;
  private final EndingAsk endings;
  private final MoveNotation notation;

  /** Made when first needed, because it takes much memory. */
  private @Nullable PreEndingAsk preEndings;

  SolvedVerdicts(LoadedEquipment loaded) {
    this.loaded = loaded;
    this.ask = new CrosswordAsk(loaded);
    this.endings = new EndingAsk(loaded);
    this.notation = new MoveNotation(loaded.rules());
  }

  CrosswordAnswer statically(GamePosition position, Crew crew) {
    return ask.answer(asked(position), Integer.MAX_VALUE, false, Duration.ZERO, crew);
  }

  /**
   * What was made among all moves, by its text, or else by the board after it: a tile that makes
   * words both ways may be written across or down.
   */
  @Nullable Verdict find(GamePosition position, Move move, String text, CrosswordAnswer answer) {
    CrosswordAnswer.Move best = answer.best().get(0);
    Tiles after = move instanceof Placement made ? squaresAfter(position, made) : null;
    for (CrosswordAnswer.Move listed : answer.best()) {
      boolean isMade =
          listed.move().equals(text)
              || (after != null
                  && move instanceof Placement made
                  && listed.score() == made.scorePoints()
                  && notation.parse(listed.move(), position) instanceof Placement other
                  && squaresAfter(position, other).equals(after));
      if (isMade) {
        return Verdict.of("static", listed.move(), listed.equity(), best.move(), best.equity());
      }
    }
    return null;
  }

  Tiles squaresAfter(GamePosition position, Placement placement) {
    Board board = board(position);
    board.place(placement);
    return Tiles.of(board.tiles(Direction.ACROSS));
  }

  @Nullable Verdict inEndgame(
      GamePosition position, Move move, String text, Duration time, Crew crew) {
    EndingAsk.Solved solved = endings.solve(position, 1, EndgameLimits.within(time), crew);
    if (solved.moves().isEmpty()) {
      return find(position, move, text, statically(position, crew));
    }
    CrosswordAnswer.Move best = solved.moves().get(0);
    if (best.move().equals(text)) {
      String phase = solved.proven() ? "endgame" : "estimate";
      return Verdict.best(phase, text, best.equity());
    }
    OptionalInt value = endings.findValueAfter(position, move, time, crew);
    if (value.isEmpty()) {
      return find(position, move, text, statically(position, crew));
    }
    BigDecimal made = BigDecimal.valueOf(value.getAsInt());
    if (solved.proven()) {
      return Verdict.of("endgame", text, made, best.move(), best.equity());
    }
    // The search did not see to the end what the move that was made is known to lead to.
    boolean isBest = made.compareTo(best.equity()) >= 0;
    return isBest
        ? Verdict.best("estimate", text, made)
        : Verdict.of("estimate", text, made, best.move(), best.equity());
  }

  /**
   * By who wins after each draw; null if the move that was made is not among the first candidates,
   * or the time was too short for it.
   */
  @Nullable Verdict beforeEndgame(GamePosition position, String made, Duration time, Crew crew) {
    PreEndingAsk known = preEndings;
    if (known == null) {
      known = new PreEndingAsk(loaded);
      preEndings = known;
    }
    List<PreEndgameReport.Move> moves =
        known.solve(position, Integer.MAX_VALUE, time, crew).moves();
    crew.cancellation().check();
    PreEndgameReport.Move best = moves.get(0);
    for (PreEndgameReport.Move move : moves) {
      Double chance = move.winChance();
      Double bestChance = best.winChance();
      if (move.move().equals(made) && chance != null && bestChance != null) {
        return new Verdict(
            "pre-endgame",
            made,
            points(move),
            best.move(),
            points(best),
            Optional.of(new Verdict.Chances(chance, bestChance)));
      }
    }
    return null;
  }

  private static BigDecimal points(PreEndgameReport.Move move) {
    Double points = move.points();
    return BigDecimal.valueOf(points == null ? 0 : points).setScale(SCALE, RoundingMode.HALF_EVEN);
  }

  Board board(GamePosition position) {
    Board board = loaded.equipment().board();
    board.setUp(position.squares().toArray());
    return board;
  }

  static CgpPosition asked(GamePosition position) {
    return new CgpPosition(position, List.of());
  }
}
