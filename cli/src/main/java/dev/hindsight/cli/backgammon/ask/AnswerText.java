package dev.hindsight.cli.backgammon.ask;

import dev.hindsight.backgammon.play.evaluate.ResultChances;
import dev.hindsight.backgammon.rules.BackgammonPosition;
import dev.hindsight.backgammon.rules.Offer;
import dev.hindsight.backgammon.rules.Player;
import dev.hindsight.backgammon.rules.PositionClass;
import dev.hindsight.backgammon.rules.notation.GnubgId;
import dev.hindsight.backgammon.rules.notation.Xgid;
import dev.hindsight.cli.terminal.AnswerTable;
import dev.hindsight.cli.terminal.TextTable;
import dev.hindsight.cli.terminal.Wrapped;
import dev.hindsight.workbench.answers.AnswerColumns;
import dev.hindsight.workbench.backgammon.ask.AnchoredMoves;
import dev.hindsight.workbench.backgammon.ask.BackgammonAnswer;
import dev.hindsight.workbench.backgammon.ask.CubeCourse;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** An answer as people read it: the board, the chances, the cube, both sides, the moves. */
public final class AnswerText {
  private AnswerText() {}

  public static String of(BackgammonAnswer answer) {
    StringBuilder text = new StringBuilder();
    text.append(Xgid.write(answer.position())).append('\n');
    text.append("gnubg id ").append(GnubgId.write(answer.position())).append("\n\n");
    text.append(BoardDrawing.of(answer.position())).append("\n\n");
    text.append(verdict(answer)).append('\n');
    answer.notes().forEach(note -> text.append(Wrapped.of(note)).append('\n'));
    ResultChances chances = answer.chances();
    if (chances != null && chances.gammons() > 0 && answer.positionClass() != PositionClass.OVER) {
      text.append('\n').append(results(answer, chances));
    }
    text.append('\n').append(sides(answer));
    if (answer.equity().owned() != null && answer.positionClass() != PositionClass.OVER) {
      text.append('\n').append(equities(answer));
      text.append('\n').append(cube(answer));
    }
    BackgammonAnswer.Match match = answer.match();
    if (match != null) {
      text.append('\n').append(match(answer, match));
    }
    List<BackgammonAnswer.RankedMove> moves = answer.moves();
    if (moves != null && !moves.isEmpty()) {
      text.append('\n').append(moves(moves));
    }
    AnchoredMoves rollouts = answer.rollouts();
    if (rollouts != null) {
      text.append('\n').append(AnchorsText.of(rollouts));
    }
    return text.toString().stripTrailing();
  }

  private static String verdict(BackgammonAnswer answer) {
    char onRoll = BoardDrawing.symbol(answer.position().onRoll());
    double chance = answer.winProbability();
    if (answer.positionClass() == PositionClass.OVER) {
      Player winner =
          chance == 1 ? answer.position().onRoll() : answer.position().onRoll().opponent();
      return "The game is over: " + BoardDrawing.symbol(winner) + " has borne off everything.";
    }
    String kind = answer.positionClass().name().toLowerCase(Locale.ROOT);
    return String.format(
        Locale.ROOT,
        "%s wins %s (%s; %s: %s).",
        onRoll,
        percent(chance),
        kind,
        answer.exact() ? "exact" : "an estimate",
        answer.source());
  }

  /** How often each of the six results comes, and what that is worth without a cube. */
  private static String results(BackgammonAnswer answer, ResultChances chances) {
    char onRoll = BoardDrawing.symbol(answer.position().onRoll());
    return new TextTable("", "lrrr")
            .row("", "single", "gammon", "backgammon")
            .row(
                onRoll + " wins",
                rough(chances.winSingle()),
                rough(chances.winGammon()),
                rough(chances.winBackgammon()))
            .row(
                onRoll + " loses",
                rough(chances.loseSingle()),
                rough(chances.loseGammon()),
                rough(chances.loseBackgammon()))
        + "Equity of "
        + onRoll
        + (answer.position().dice() == null ? "" : ", best move,")
        + (answer.match() == null ? " without a cube: " : " for money, without a cube: ")
        + signed(answer.equity().cubeless())
        + "\n";
  }

  private static String sides(BackgammonAnswer answer) {
    Player onRoll = answer.position().onRoll();
    return AnswerTable.of(BackgammonAnswer.Side.class, "pips", "epc", "wastage", "meanRolls")
        .withFirst(
            "side",
            'l',
            side -> String.valueOf(BoardDrawing.symbol(side == 0 ? onRoll : onRoll.opponent())))
        .text(answer.sides());
  }

  /** By the place of the cube; the one without a cube is that of money, so at a score it is not. */
  private static String equities(BackgammonAnswer answer) {
    char onRoll = BoardDrawing.symbol(answer.position().onRoll());
    BackgammonAnswer.Equities equity = answer.equity();
    boolean isMoney = answer.match() == null;
    String owned = signed(equity.owned());
    String centred = signed(equity.centred());
    String opponents = signed(equity.opponent());
    TextTable table =
        isMoney
            ? new TextTable("  ", "rrrr")
                .row("no cube", "cube owned", "centred", "opponent's")
                .row(signed(equity.cubeless()), owned, centred, opponents)
            : new TextTable("  ", "rrr")
                .row("cube owned", "centred", "opponent's")
                .row(owned, centred, opponents);
    return "Equity of "
        + onRoll
        + (answer.position().dice() == null ? ", no double this turn" : ", best move")
        + (isMoney ? " (money" : " (at the score")
        + ", per unit of the cube):\n"
        + table;
  }

  private static String cube(BackgammonAnswer answer) {
    BackgammonPosition position = answer.position();
    BackgammonAnswer.CubeAdvice advice = answer.cube();
    BackgammonAnswer.Costs costs = advice.costs();
    if (costs == null) {
      String why =
          position.dice() != null
              ? "the dice are rolled"
              : position.cube().isAvailableTo(position.onRoll())
                  ? "doubling is not allowed now"
                  : "the opponent has the cube";
      return "No cube decision: " + why + ".\n";
    }
    String redouble = position.cube().isCentred() ? "" : "re";
    return "Cube: "
        + words(position, advice)
        + ".\n"
        + new TextTable("  ", "lrl")
            .row("no " + redouble + "double", signed(advice.noDouble()), cost(costs.noDouble()))
            .row(
                redouble + "double, take",
                signed(advice.doubleTake()),
                costs.take() > 0 ? costFor("the take", costs.take()) : cost(costs.doubling()))
            .row(
                redouble + "double, pass",
                signed(advice.doublePass()),
                costs.pass() > 0 ? costFor("the pass", costs.pass()) : cost(costs.doubling()));
  }

  /** The chance to win the match, and where the opponent takes. */
  private static String match(BackgammonAnswer answer, BackgammonAnswer.Match match) {
    char onRoll = BoardDrawing.symbol(answer.position().onRoll());
    Double takePoint = match.takePoint();
    return String.format(
            Locale.ROOT,
            "%s needs %s, the opponent %s%s: %s wins the match %s.%n",
            onRoll,
            points(match.away()),
            points(match.opponentAway()),
            match.crawford() ? " (Crawford game)" : "",
            onRoll,
            rough(match.winProbability()))
        + (takePoint == null
            ? ""
            : "A double now is taken from "
                + rough(takePoint)
                + " on, with gammons as frequent as here.\n");
  }

  private static String points(int away) {
    return away + (away == 1 ? " point" : " points");
  }

  private static String words(BackgammonPosition position, BackgammonAnswer.CubeAdvice advice) {
    String action = String.valueOf(advice.action());
    String words = position.cube().isCentred() ? action : action.replace("double", "redouble");
    BackgammonAnswer.Costs costs = advice.costs();
    if (position.turn().offer() != Offer.DOUBLE) {
      boolean isDead =
          costs != null && costs.doubling() == 0 && advice.action() == CubeCourse.NO_DOUBLE;
      return isDead ? words + "; a double that is taken changes nothing" : words;
    }
    boolean pass = costs != null && costs.take() > 0;
    return words
        + "; "
        + BoardDrawing.symbol(position.onRoll().opponent())
        + ", who must answer, should "
        + (pass ? "pass" : "take");
  }

  private static String cost(double cost) {
    return cost == 0 ? "right" : String.format(Locale.ROOT, "loses %.4f", cost);
  }

  private static String costFor(String what, double cost) {
    return String.format(Locale.ROOT, "%s gives away %.4f", what, cost);
  }

  private static String moves(List<BackgammonAnswer.RankedMove> moves) {
    List<String> keys = new ArrayList<>(List.of("move", "winProbability", "equity", "loss"));
    if (moves.stream().anyMatch(move -> move.plies() > 0)) {
      keys.add("plies");
    }
    return AnswerTable.of(BackgammonAnswer.RankedMove.class, keys.toArray(String[]::new))
        .numbered()
        .text(moves);
  }

  /** A chance such as 70.0572 %. */
  public static String percent(double chance) {
    return String.format(Locale.ROOT, "%.4f %%", 100 * chance);
  }

  /** A chance such as 70.06 %, of which more digits would say nothing. */
  private static String rough(double chance) {
    return String.format(Locale.ROOT, "%.2f %%", 100 * chance);
  }

  /** An equity such as +0.6368. */
  public static String signed(@Nullable Double equity) {
    return number(equity, "%+.4f");
  }

  private static String number(@Nullable Double value, String format) {
    return value == null ? AnswerColumns.UNKNOWN : String.format(Locale.ROOT, format, value);
  }
}
