package dev.hindsight.workbench.backgammon.ask;

import dev.hindsight.backgammon.play.evaluate.ResultChances;
import dev.hindsight.backgammon.rules.BackgammonPosition;
import dev.hindsight.backgammon.rules.PositionClass;
import dev.hindsight.workbench.JsonForm;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What is known about a position, for the player on roll; what is not known is null.
 *
 * @param position the position asked about
 * @param positionClass what kind of play is left
 * @param source which table, which estimate or which nets the values come from
 * @param exact whether the values are solved
 * @param winProbability with dice, of the best move
 * @param equity with dice, of the best move
 * @param cube the decision before the roll
 * @param sides the player on roll, then the opponent
 * @param moves with dice every legal move, best first; null without dice
 * @param notes what must be known to read the numbers, a sentence each
 * @param chances of the six results, with dice of the best move; null where a gammon is possible
 *     and the source knows none
 * @param match what the score makes of it; null for money
 * @param rollouts what is kept of this position or, with dice, of those after its moves; null if
 *     there is nothing
 */
public record BackgammonAnswer(
    BackgammonPosition position,
    PositionClass positionClass,
    String source,
    boolean exact,
    double winProbability,
    Equities equity,
    CubeAdvice cube,
    List<Side> sides,
    @Nullable List<Move> moves,
    List<String> notes,
    @Nullable ResultChances chances,
    @Nullable Match match,
    @Nullable AnchoredMoves rollouts)
    implements JsonForm {

  /**
   * Equity per unit of the cube, by the place of the cube; no double this turn. In a match the ones
   * with a cube are match-winning chances, scaled so that a single game won is +1 and lost −1.
   */
  public record Equities(
      double cubeless,
      @Nullable Double owned,
      @Nullable Double centred,
      @Nullable Double opponent) {}

  /**
   * The cube decision with the cube where it is.
   *
   * @param action {@code no double}, {@code double, take}, {@code double, pass}, {@code too good to
   *     double}, or {@code not available} when the player on roll may not double now; null when the
   *     game is over
   * @param noDouble equity without a double this turn
   * @param doubleTake equity of a double that is taken
   * @param doublePass equity of a double that is passed
   * @param costs what each wrong decision would lose
   * @param source the table, or which formulas
   */
  public record CubeAdvice(
      @Nullable String action,
      @Nullable Double noDouble,
      @Nullable Double doubleTake,
      @Nullable Double doublePass,
      @Nullable Costs costs,
      @Nullable String source) {
    static final CubeAdvice UNKNOWN = new CubeAdvice(null, null, null, null, null, null);
  }

  /** What a decision loses against the right one; those of take and pass are the opponent's. */
  public record Costs(double noDouble, double doubling, double take, double pass) {}

  /**
   * One side by itself.
   *
   * @param epc the effective pip count: pips of a side that needs as many rolls and wastes none
   * @param wastage the effective pip count less the pips
   * @param meanRolls to bear off everything
   */
  public record Side(
      int pips, @Nullable Double epc, @Nullable Double wastage, @Nullable Double meanRolls) {}

  /**
   * A legal move.
   *
   * @param equity with the cube where it is
   * @param loss of equity against the best move
   * @param cubelessEquity without a cube
   * @param plies that nets looked ahead; 0 where a table answers
   */
  public record Move(
      String move,
      double winProbability,
      double equity,
      double loss,
      double cubelessEquity,
      int plies) {}

  /**
   * A position at the score of a match.
   *
   * @param away points that the player on roll needs
   * @param opponentAway points that the opponent needs
   * @param winChance to win the match, right cube action and the best move included
   * @param takePoint the least chance to win the game with which the opponent should take a double
   *     now; null if there can be none
   * @param table which match equities
   */
  public record Match(
      int away,
      int opponentAway,
      boolean crawford,
      double winChance,
      @Nullable Double takePoint,
      String table) {}

  @Override
  public Map<String, @Nullable Object> jsonForm() {
    return AnswerJson.of(this);
  }
}
