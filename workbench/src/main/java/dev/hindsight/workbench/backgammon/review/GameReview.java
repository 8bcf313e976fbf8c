package dev.hindsight.workbench.backgammon.review;

import dev.hindsight.backgammon.play.cube.CubeValues;
import dev.hindsight.backgammon.play.evaluate.CubeDecision;
import dev.hindsight.backgammon.rules.BackgammonPosition;
import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.Dice;
import dev.hindsight.backgammon.rules.Player;
import dev.hindsight.backgammon.rules.Turn;
import dev.hindsight.backgammon.rules.notation.GameAction;
import dev.hindsight.backgammon.rules.notation.GameRecord;
import dev.hindsight.backgammon.rules.notation.GameReplay;
import dev.hindsight.backgammon.rules.notation.MatchRecord;
import dev.hindsight.backgammon.rules.notation.MoveNotation;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.workbench.backgammon.ask.BackgammonJudge;
import dev.hindsight.workbench.backgammon.ask.Ranking;
import dev.hindsight.workbench.backgammon.ask.Standing;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One recorded game, played again with each decision judged on the way. */
final class GameReview {
  /** Not doubling is a decision where doubling would cost less than this. */
  private static final double CLOSE = 0.2;

  private final BackgammonJudge judge;
  private final GameRecord record;
  private final GameReplay replay;
  private final int number;
  private final Crew crew;
  private int turn;

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
      turn++;
      BackgammonPosition before = replay.position();
      if (action instanceof GameAction.Rolls rolls) {
        if (turn > 1 && before.mayDouble()) {
          addNotDoubling(turns, before);
        }
        replay.play(action);
        turns.add(moved(before, rolls, replay.position().board().swapped()));
      } else {
        replay.play(action);
        turns.add(
            action instanceof GameAction.Doubles
                ? doubled(before)
                : answered(before, action instanceof GameAction.Takes));
      }
      crew.progress().advance(1);
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
    double winChance = winChance(position, played.equity(), played.chances().winProbability());
    return new ReviewedTurn(
        number,
        turn,
        player,
        name(player),
        position,
        ReviewedTurn.Kind.MOVE,
        MoveNotation.write(played.move()),
        MoveNotation.write(best.move()),
        played.equity(),
        best.equity(),
        played.loss(),
        matchLoss(position, best.equity(), played.loss()),
        ranking.plays().size() > 1,
        judge.luck(position, dice, turn == 1),
        player == Player.X ? winChance : 1 - winChance,
        ranking.origin().source(),
        ranking.origin().exact());
  }

  private void addNotDoubling(List<ReviewedTurn> turns, BackgammonPosition position) {
    Standing standing = judge.standing(position);
    CubeDecision decision = standing.decision();
    if (decision.costOfNoDouble() > 0 || decision.costOfDouble() < CLOSE) {
      turns.add(
          cube(position, standing, "no double", decision.noDouble(), decision.costOfNoDouble()));
    }
  }

  private ReviewedTurn doubled(BackgammonPosition position) {
    Standing standing = judge.standing(position);
    CubeDecision decision = standing.decision();
    return cube(position, standing, "double", decision.rightlyAnswered(), decision.costOfDouble());
  }

  private ReviewedTurn cube(
      BackgammonPosition position, Standing standing, String done, double equity, double loss) {
    Player player = position.onRoll();
    double winChance = winChance(position, equity, standing.chances().winProbability());
    return new ReviewedTurn(
        number,
        turn,
        player,
        name(player),
        position,
        ReviewedTurn.Kind.CUBE,
        done,
        standing.decision().action().words(),
        equity,
        standing.decision().equity(),
        loss,
        matchLoss(position, standing.decision().equity(), loss),
        true,
        null,
        player == Player.X ? winChance : 1 - winChance,
        standing.origin().source(),
        standing.origin().cubeExact());
  }

  /** The position is that of the doubler, the decision the other's. */
  private ReviewedTurn answered(BackgammonPosition position, boolean taken) {
    Standing standing = judge.standing(position);
    CubeDecision decision = standing.decision();
    double doublers = taken ? decision.doubleTake() : CubeDecision.DOUBLE_PASS;
    double loss = taken ? decision.costOfTake() : decision.costOfPass();
    Player player = position.onRoll().opponent();
    double winChance =
        taken
            ? winChance(position, doublers, standing.chances().winProbability())
            : winChance(position, doublers, 1);
    return new ReviewedTurn(
        number,
        turn,
        player,
        name(player),
        position,
        ReviewedTurn.Kind.ANSWER,
        taken ? "take" : "pass",
        decision.costOfTake() > 0 ? "pass" : "take",
        -doublers,
        -decision.rightlyAnswered(),
        loss,
        matchLoss(position, decision.rightlyAnswered(), loss),
        true,
        null,
        player == Player.O ? winChance : 1 - winChance,
        standing.origin().source(),
        standing.origin().cubeExact());
  }

  /** Of the player on roll: to win the match at this equity, or else the game. */
  private double winChance(BackgammonPosition position, double equity, double winProbability) {
    CubeValues cube = judge.method().at(position);
    return cube.matchWinChance(equity).orElse(winProbability);
  }

  private @Nullable Double matchLoss(BackgammonPosition position, double best, double loss) {
    CubeValues cube = judge.method().at(position);
    return cube.matchWinChance(best).isEmpty()
        ? null
        : (Double)
            (cube.matchWinChance(best).getAsDouble()
                - cube.matchWinChance(best - loss).getAsDouble());
  }

  private String name(Player player) {
    return player == Player.X ? record.xName() : record.oName();
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
