package dev.hindsight.workbench.backgammon.review;

import dev.hindsight.backgammon.play.cube.CubeValues;
import dev.hindsight.backgammon.play.evaluate.CubeAction;
import dev.hindsight.backgammon.play.evaluate.CubeDecision;
import dev.hindsight.backgammon.rules.BackgammonPosition;
import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.Dice;
import dev.hindsight.backgammon.rules.Offer;
import dev.hindsight.backgammon.rules.Player;
import dev.hindsight.backgammon.rules.Turn;
import dev.hindsight.backgammon.rules.notation.GameAction;
import dev.hindsight.backgammon.rules.notation.GameRecord;
import dev.hindsight.backgammon.rules.notation.GameReplay;
import dev.hindsight.backgammon.rules.notation.MatchRecord;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.workbench.answers.Known;
import dev.hindsight.workbench.answers.Seat;
import dev.hindsight.workbench.backgammon.ask.BackgammonJudge;
import dev.hindsight.workbench.backgammon.ask.Ranking;
import dev.hindsight.workbench.backgammon.ask.Standing;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One recorded game, played again with each decision judged on the way. */
final class GameReview {
  /** Not doubling is a decision where doubling would cost less than this. */
  private static final double CLOSE = 0.2;

  /** More moves of a roll than that nobody wants to read. */
  private static final int MOST_MOVES = 5;

  private final BackgammonJudge judge;
  private final GameRecord record;
  private final GameReplay replay;
  private final int number;
  private final Crew crew;
  private int turn;

  /** Whether it is known whose turn it is; before the first roll it is nobody's. */
  private boolean begun;

  GameReview(BackgammonJudge judge, MatchRecord match, int game, Crew crew) {
    this.judge = judge;
    this.record = match.games().get(game);
    this.replay = match.replay(game);
    this.number = record.number();
    this.crew = crew;
  }

  void addTo(List<ReviewedTurn> turns) {
    for (GameAction action : record.actions()) {
      crew.cancellation().check();
      crew.progress().advance(1);
      if (action instanceof GameAction.SetsUp setsUp) {
        begun |= !setsUp.seenByX().equals(Board.START);
        replay.play(action);
        continue;
      }
      turn++;
      BackgammonPosition before = replay.position();
      if (action instanceof GameAction.Rolls rolls) {
        if (begun && before.mayDouble()) {
          addNotDoubling(turns, before);
        }
        replay.play(action);
        turns.add(moved(before, rolls, replay.position().board().swapped()));
        begun = true;
      } else {
        replay.play(action);
        if (action instanceof GameAction.Doubles) {
          turns.add(doubled(before));
        } else if (before.turn().offer() == Offer.DOUBLE) {
          // What is done about beavers and raccoons is not judged.
          turns.add(answered(before, !(action instanceof GameAction.Drops)));
        }
      }
    }
  }

  private ReviewedTurn moved(BackgammonPosition before, GameAction.Rolls rolls, Board after) {
    Player player = rolls.player();
    Dice dice = rolls.dice();
    // Before the first roll the record does not say whose turn it is; the board is the same.
    BackgammonPosition position = withTurn(before, Turn.toMove(player, dice));
    Ranking ranking = judge.ranking(position, dice);
    Ranking.Play played = ranking.of(after);
    Ranking.Play best = ranking.best();
    double winProbability =
        winProbability(position, played.equity(), played.chances().winProbability());
    return new ReviewedTurn(
        number,
        turn,
        seat(record, player),
        position,
        ReviewedTurn.Kind.MOVE,
        dice,
        new Choice.Checkers(played.move()),
        new Choice.Checkers(best.move()),
        played.equity(),
        best.equity(),
        played.loss(),
        chanceLost(position, best.equity(), played.loss()),
        ranking.plays().size() > 1,
        judge.luck(position, dice, !begun),
        winProbability,
        ranking.origin().source(),
        Known.of(ranking.origin().exact()),
        moves(ranking, played));
  }

  private void addNotDoubling(List<ReviewedTurn> turns, BackgammonPosition position) {
    Standing standing = judge.standing(position);
    CubeDecision decision = standing.decision();
    if (decision.costOfNoDouble() > 0 || decision.costOfDouble() < CLOSE) {
      turns.add(
          cube(
              position,
              standing,
              Choice.Cube.NO_DOUBLE,
              decision.noDouble(),
              decision.costOfNoDouble()));
    }
  }

  private ReviewedTurn doubled(BackgammonPosition position) {
    Standing standing = judge.standing(position);
    CubeDecision decision = standing.decision();
    return cube(
        position,
        standing,
        Choice.Cube.DOUBLE,
        decision.rightlyAnswered(),
        decision.costOfDouble());
  }

  private ReviewedTurn cube(
      BackgammonPosition position, Standing standing, Choice done, double equity, double loss) {
    Player player = position.onRoll();
    return new ReviewedTurn(
        number,
        turn,
        seat(record, player),
        position,
        ReviewedTurn.Kind.CUBE,
        null,
        done,
        new Choice.Right(standing.decision().action()),
        equity,
        standing.decision().equity(),
        loss,
        chanceLost(position, standing.decision().equity(), loss),
        true,
        null,
        winProbability(position, equity, standing.chances().winProbability()),
        standing.origin().source(),
        Known.of(standing.origin().cubeExact()),
        courses(standing.decision()));
  }

  /** The best moves, and the one that was played. */
  private static List<Alternative> moves(Ranking ranking, Ranking.Play played) {
    List<Alternative> moves = new ArrayList<>();
    for (Ranking.Play play : ranking.plays()) {
      if (moves.size() < MOST_MOVES || play.equals(played)) {
        moves.add(
            new Alternative(
                new Choice.Checkers(play.move()),
                play.equity(),
                play.loss(),
                play.chances().winProbability()));
      }
    }
    return moves;
  }

  private static List<Alternative> courses(CubeDecision decision) {
    return List.of(
        new Alternative(
            new Choice.Right(CubeAction.NO_DOUBLE),
            decision.noDouble(),
            decision.costOfNoDouble(),
            null),
        new Alternative(
            new Choice.Right(CubeAction.DOUBLE_TAKE),
            decision.doubleTake(),
            decision.costOfDouble() + decision.costOfTake(),
            null),
        new Alternative(
            new Choice.Right(CubeAction.DOUBLE_PASS),
            CubeDecision.DOUBLE_PASS,
            decision.costOfDouble() + decision.costOfPass(),
            null));
  }

  private static List<Alternative> answers(CubeDecision decision) {
    return List.of(
        new Alternative(Choice.Cube.TAKE, -decision.doubleTake(), decision.costOfTake(), null),
        new Alternative(Choice.Cube.PASS, -CubeDecision.DOUBLE_PASS, decision.costOfPass(), null));
  }

  /** The position is that of the doubler, the decision the other's. */
  private ReviewedTurn answered(BackgammonPosition position, boolean taken) {
    Standing standing = judge.standing(position);
    CubeDecision decision = standing.decision();
    double doublers = taken ? decision.doubleTake() : CubeDecision.DOUBLE_PASS;
    double loss = taken ? decision.costOfTake() : decision.costOfPass();
    Player player = position.onRoll().opponent();
    double doublersChance =
        winProbability(position, doublers, taken ? standing.chances().winProbability() : 1);
    return new ReviewedTurn(
        number,
        turn,
        seat(record, player),
        position,
        ReviewedTurn.Kind.ANSWER,
        null,
        taken ? Choice.Cube.TAKE : Choice.Cube.PASS,
        decision.costOfTake() > 0 ? Choice.Cube.PASS : Choice.Cube.TAKE,
        -doublers,
        -decision.rightlyAnswered(),
        loss,
        chanceLost(position, decision.rightlyAnswered(), loss),
        true,
        null,
        1 - doublersChance,
        standing.origin().source(),
        Known.of(standing.origin().cubeExact()),
        answers(decision));
  }

  /** Of the player on roll: to win the match at this equity, or else the game. */
  private double winProbability(BackgammonPosition position, double equity, double ofTheGame) {
    CubeValues cube = judge.method().at(position);
    return cube.matchWinChance(equity).orElse(ofTheGame);
  }

  private @Nullable Double chanceLost(BackgammonPosition position, double best, double loss) {
    CubeValues cube = judge.method().at(position);
    return cube.matchWinChance(best).isEmpty()
        ? null
        : (Double)
            (cube.matchWinChance(best).getAsDouble()
                - cube.matchWinChance(best - loss).getAsDouble());
  }

  /** X is the player of the left column. */
  static Seat seat(GameRecord record, Player player) {
    return player == Player.X ? new Seat(1, record.xName()) : new Seat(2, record.oName());
  }

  private static BackgammonPosition withTurn(BackgammonPosition position, Turn turn) {
    return new BackgammonPosition(
        position.board(),
        turn,
        position.cube(),
        position.score(),
        position.options(),
        position.phase());
  }
}
