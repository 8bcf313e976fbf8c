package dev.hindsight.workbench.backgammon.ask;

import dev.hindsight.backgammon.play.evaluate.ResultChances;
import dev.hindsight.backgammon.rules.BackgammonPosition;
import dev.hindsight.backgammon.rules.Move;
import dev.hindsight.backgammon.rules.PositionClass;
import dev.hindsight.workbench.answers.Inlined;
import dev.hindsight.workbench.answers.Says;
import dev.hindsight.workbench.answers.Unit;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What is known about a position, for the player on roll; what is not known is null. */
public record BackgammonAnswer(
    @Inlined BackgammonPosition position,
    @Says(value = "`bearoff`, `race`, `contact` or `over`", key = "class")
        PositionClass positionClass,
    @Says(
            value = "of the player on roll, for every legal position; with dice, of the best move",
            unit = Unit.CHANCE)
        double winProbability,
    @Says("by the place of the cube, no double this turn; with dice, of the best move")
        Equities equity,
    @Says("the decision before the roll, with the cube where it is") CubeAdvice cube,
    @Says("the player on roll, then the opponent") List<Side> sides,
    @Says("with dice every legal move, best first; `null` without dice")
        @Nullable List<RankedMove> moves,
    @Says("whether the values are solved") boolean exact,
    @Says(
            "where the values come from: `two-sided bearoff of …`, `one-sided race estimate from"
                + " …`, `nets of the program, 1 ply ahead`")
        String source,
    @Says("what must be known to read the numbers, a sentence each") List<String> notes,
    @Says(
            "of the six results, which sum to 1; with dice, of the best move; `null` where a table"
                + " answers and a gammon is still possible")
        @Nullable ResultChances chances,
    @Says("what the score of the match makes of it; `null` for money") @Nullable Match match,
    @Says(
            "rollouts that are kept of this position or, with dice, of those after its moves;"
                + " `null` if there are none")
        @Nullable AnchoredMoves rollouts) {

  /**
   * Equity by the place of the cube. In a match the ones with a cube are match-winning chances,
   * scaled so that a single game won is +1 and lost −1.
   */
  public record Equities(
      @Says(value = "without a cube", unit = Unit.CUBES) double cubeless,
      @Says(value = "with the cube on one's own side", unit = Unit.CUBES) @Nullable Double owned,
      @Says(value = "with the cube in the middle", unit = Unit.CUBES) @Nullable Double centred,
      @Says(value = "with the cube on the opponent's side", unit = Unit.CUBES)
          @Nullable Double opponent) {}

  /** The cube decision with the cube where it is. */
  public record CubeAdvice(
      @Says(
              "`no double`, `double, take`, `double, pass`, `too good to double`, or `not"
                  + " available` if the player on roll may not double now; `null` when the game is"
                  + " over")
          @Nullable CubeCourse action,
      @Says(value = "without a double this turn", unit = Unit.CUBES) @Nullable Double noDouble,
      @Says(value = "of a double that is taken", unit = Unit.CUBES) @Nullable Double doubleTake,
      @Says(value = "of a double that is passed", unit = Unit.CUBES) @Nullable Double doublePass,
      @Inlined @Nullable Costs costs,
      @Says(
              "the table, `solved at the score` with its match equities, or which formulas and"
                  + " match equities")
          @Nullable String source) {
    static final CubeAdvice UNKNOWN = new CubeAdvice(null, null, null, null, null, null);
  }

  /** What a decision loses against the right one. */
  public record Costs(
      @Says(
              value = "what not doubling loses against the right decision",
              unit = Unit.CUBES,
              key = "costOfNoDouble")
          double noDouble,
      @Says(value = "what doubling loses", unit = Unit.CUBES, key = "costOfDouble") double doubling,
      @Says(value = "what the opponent loses by taking", unit = Unit.CUBES, key = "costOfTake")
          double take,
      @Says(value = "what the opponent loses by passing", unit = Unit.CUBES, key = "costOfPass")
          double pass) {}

  /** One side by itself. */
  public record Side(
      @Says(value = "the pip count", unit = Unit.PIPS, head = "pips") int pips,
      @Says(
              value =
                  "the effective pip count: pips of a side that needs as many rolls and wastes"
                      + " none; `null` with contact, or where no table knows",
              unit = Unit.PIPS,
              head = "effective")
          @Nullable Double epc,
      @Says(value = "`epc` less `pips`", unit = Unit.PIPS, head = "wastage")
          @Nullable Double wastage,
      @Says(value = "to bear off everything", unit = Unit.ROLLS, head = "mean rolls")
          @Nullable Double meanRolls) {}

  /** A legal move. */
  public record RankedMove(
      @Says(value = "as people write it", head = "move") Move move,
      @Says(value = "after it", unit = Unit.CHANCE, head = "wins") double winProbability,
      @Says(value = "with the cube where it is", unit = Unit.CUBES, head = "equity") double equity,
      @Says(
              value = "of equity against the best move",
              unit = Unit.CUBES,
              head = "loss",
              shown = "%.4f")
          double loss,
      @Says(value = "without a cube", unit = Unit.CUBES) double cubelessEquity,
      @Says(
              value =
                  "that nets looked ahead; 0 where a table answers, and for moves that were"
                      + " dropped before",
              unit = Unit.PLIES,
              head = "plies")
          int plies) {}

  /** A position at the score of a match. */
  public record Match(
      @Says(value = "that the player on roll needs", unit = Unit.POINTS) int away,
      @Says(value = "that the opponent needs", unit = Unit.POINTS) int opponentAway,
      @Says("whether nobody may double in this game") boolean crawford,
      @Says(
              value = "to win the match, right cube action and the best move included",
              unit = Unit.CHANCE)
          double winProbability,
      @Says(
              value =
                  "the least chance to win the game with which the opponent should take a double"
                      + " now; `null` if there can be none",
              unit = Unit.CHANCE)
          @Nullable Double takePoint,
      @Says("which match equities") String table) {}
}
