package dev.hindsight.workbench.backgammon.ask;

import dev.hindsight.backgammon.play.cube.CubeMethod;
import dev.hindsight.backgammon.play.cube.CubeValues;
import dev.hindsight.backgammon.play.evaluate.CubeDecision;
import dev.hindsight.backgammon.play.evaluate.CubeEquities;
import dev.hindsight.backgammon.play.evaluate.ResultChances;
import dev.hindsight.backgammon.rules.BackgammonPosition;
import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.Checkers;
import dev.hindsight.backgammon.rules.Dice;
import dev.hindsight.backgammon.rules.GameResult;
import dev.hindsight.backgammon.rules.MatchScore;
import dev.hindsight.backgammon.rules.Offer;
import dev.hindsight.backgammon.rules.PositionClass;
import dev.hindsight.backgammon.table.OneSidedTable;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.workbench.backgammon.files.AnchorChoice;
import dev.hindsight.workbench.backgammon.files.BearoffShelf;
import dev.hindsight.workbench.backgammon.files.NetChoice;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Answers what a position is worth: exactly where a table reaches, by a named estimate in a longer
 * race, and by nets everywhere else.
 *
 * <pre>{@code
 * BackgammonAsk ask = new BackgammonAsk(BearoffShelf.NONE, crew);
 * BackgammonAnswer answer = ask.answer(PositionText.parse("XGID=-AAAAAA------------aaaaaa-:0:0:1:00:0:0:0:0:10"));
 * }</pre>
 */
public final class BackgammonAsk {
  private final BackgammonJudge judge;
  private final AnchorChoice anchors;

  /** Asks these tables first, then small ones solved on the spot, then the program's own nets. */
  public BackgammonAsk(BearoffShelf tables, Crew crew) {
    this(tables, NetChoice.usual(), CubeMethod.usual(), crew);
  }

  /** Asks with other nets, and values the cube by another method. */
  public BackgammonAsk(BearoffShelf tables, NetChoice nets, CubeMethod cube, Crew crew) {
    this(tables, nets, cube, AnchorChoice.usual(), crew);
  }

  /** Asks with other rollouts to show beside the answer. */
  public BackgammonAsk(
      BearoffShelf tables, NetChoice nets, CubeMethod cube, AnchorChoice anchors, Crew crew) {
    this.judge = new BackgammonJudge(tables, nets, cube, crew);
    this.anchors = anchors;
  }

  public BackgammonAnswer answer(BackgammonPosition position) {
    if (GameResult.isOver(position.board())) {
      return gameOver(position);
    }
    Dice dice = position.dice();
    return dice == null ? beforeRoll(position) : afterRoll(position, dice);
  }

  private BackgammonAnswer beforeRoll(BackgammonPosition position) {
    Standing standing = judge.standing(position);
    return new BackgammonAnswer(
        position,
        PositionClass.of(position.board()),
        standing.chances().winProbability(),
        equities(standing.chances(), standing.cube()),
        cube(position, standing),
        sides(position.board()),
        null,
        standing.origin().exact(),
        standing.origin().source(),
        BackgammonNotes.of(position, standing.origin(), judge.method()),
        chances(position.board(), standing.origin(), standing.chances()),
        match(position, standing.origin(), standing.chances(), rightly(position, standing)),
        AnchoredMoves.beforeRoll(anchors, position.board()));
  }

  private BackgammonAnswer afterRoll(BackgammonPosition position, Dice dice) {
    Ranking ranking = judge.ranking(position, dice);
    Ranking.Play best = ranking.best();
    CubeEquities byPlace = ranking.byPlace().get();
    return new BackgammonAnswer(
        position,
        PositionClass.of(position.board()),
        best.chances().winProbability(),
        equities(best.chances(), byPlace),
        new BackgammonAnswer.CubeAdvice(
            CubeCourse.NOT_AVAILABLE,
            byPlace.of(BackgammonJudge.cubeState(position)),
            null,
            null,
            null,
            ranking.origin().cube()),
        sides(position.board()),
        moves(ranking),
        ranking.origin().exact(),
        ranking.origin().source(),
        BackgammonNotes.of(position, ranking.origin(), judge.method()),
        chances(position.board(), ranking.origin(), best.chances()),
        match(position, ranking.origin(), best.chances(), best.equity()),
        AnchoredMoves.afterRoll(anchors, ranking.plays()));
  }

  /** What the player on roll has if he does the right thing with the cube, if he may. */
  private static double rightly(BackgammonPosition position, Standing standing) {
    return mayDouble(position)
        ? standing.decision().equity()
        : standing.cube().of(BackgammonJudge.cubeState(position));
  }

  private static boolean mayDouble(BackgammonPosition position) {
    return position.mayDouble() || position.turn().offer() == Offer.DOUBLE;
  }

  /** Tables do not know gammons; where none is possible any more they know all there is to know. */
  private static @Nullable ResultChances chances(
      Board board, Origin origin, ResultChances chances) {
    boolean gammons = board.mover(Checkers.OFF) == 0 || board.other(Checkers.OFF) == 0;
    return gammons && !origin.countsGammons() ? null : chances;
  }

  private static BackgammonAnswer.Equities equities(ResultChances chances, CubeEquities cube) {
    return new BackgammonAnswer.Equities(
        chances.cubelessEquity(), cube.owned(), cube.centred(), cube.opponents());
  }

  private static BackgammonAnswer.CubeAdvice cube(BackgammonPosition position, Standing standing) {
    CubeDecision decision = standing.decision();
    String source = standing.origin().cube();
    return mayDouble(position)
        ? new BackgammonAnswer.CubeAdvice(
            CubeCourse.of(decision.action()),
            decision.noDouble(),
            decision.doubleTake(),
            CubeDecision.DOUBLE_PASS,
            new BackgammonAnswer.Costs(
                decision.costOfNoDouble(),
                decision.costOfDouble(),
                decision.costOfTake(),
                decision.costOfPass()),
            source)
        : new BackgammonAnswer.CubeAdvice(
            CubeCourse.NOT_AVAILABLE, decision.noDouble(), null, null, null, source);
  }

  /** What the score makes of it; null in money play. */
  private BackgammonAnswer.@Nullable Match match(
      BackgammonPosition position, Origin origin, ResultChances chances, double equity) {
    if (!judge.method().isAtScore(position)) {
      return null;
    }
    CubeValues cube = judge.method().at(position);
    MatchScore score = position.score();
    return new BackgammonAnswer.Match(
        score.away(position.onRoll()),
        score.away(position.onRoll().opponent()),
        score.crawford(),
        cube.matchWinChance(equity).orElseThrow(),
        // Where the cube is solved, the answer to a double is known and needs no rule of thumb.
        mayDouble(position) && !origin.cubeExact() ? cube.takePointOfOpponent(chances) : null,
        judge.method().table().name());
  }

  private static List<BackgammonAnswer.RankedMove> moves(Ranking ranking) {
    return ranking.plays().stream()
        .map(
            play ->
                new BackgammonAnswer.RankedMove(
                    play.move(),
                    play.chances().winProbability(),
                    play.equity(),
                    play.loss(),
                    play.chances().cubelessEquity(),
                    play.plies()))
        .toList();
  }

  private List<BackgammonAnswer.Side> sides(Board board) {
    boolean undisturbed = PositionClass.of(board) != PositionClass.CONTACT;
    return List.of(
        side(board.moverNear(), board.moverFar(), undisturbed),
        side(board.otherNear(), board.otherFar(), undisturbed));
  }

  /** A side that can still be hit or blocked has a pip count, but no number of rolls. */
  private BackgammonAnswer.Side side(long near, long far, boolean undisturbed) {
    int pips = Checkers.pips(near, far);
    Optional<OneSidedTable> rolls =
        undisturbed ? judge.sources().findRolls(near, far) : Optional.empty();
    return rolls.isEmpty()
        ? new BackgammonAnswer.Side(pips, null, null, null)
        : new BackgammonAnswer.Side(
            pips,
            rolls.get().effectivePips(near),
            rolls.get().wastage(near),
            rolls.get().meanRolls(near));
  }

  private BackgammonAnswer gameOver(BackgammonPosition position) {
    Board board = position.board();
    boolean won = board.mover(Checkers.OFF) == Checkers.PER_SIDE;
    int multiple = GameResult.of(board).multiple();
    double equity = won ? multiple : -multiple;
    return new BackgammonAnswer(
        position,
        PositionClass.OVER,
        won ? 1.0 : 0.0,
        new BackgammonAnswer.Equities(equity, equity, equity, equity),
        BackgammonAnswer.CubeAdvice.UNKNOWN,
        sides(board),
        position.dice() == null ? null : List.of(),
        true,
        "the rules: the game is over",
        List.of(),
        ResultChances.ofResult(won, GameResult.of(board)),
        null,
        null);
  }
}
