package dev.hindsight.backgammon.build.nets;

import dev.hindsight.backgammon.index.NetEncoding;
import dev.hindsight.backgammon.play.evaluate.Evaluator;
import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.GamePlan;
import dev.hindsight.backgammon.rules.GameResult;
import dev.hindsight.backgammon.rules.MoveGenerator;
import dev.hindsight.backgammon.rules.RunningBoard;
import dev.hindsight.backgammon.table.Anchor;
import dev.hindsight.backgammon.table.AnchorTable;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * Plays games of an evaluator against itself and keeps what a learner needs. One for each thread.
 *
 * <p>The first roll may be a double here, so that the first position is one before an ordinary roll
 * like all others. Games of {@link GameExperience#MOST_PLIES} plies are dropped: players that know
 * nothing yet would go on for ever.
 */
public final class SelfPlay {
  private final Evaluator player;
  private final Evaluator teacher;
  private final @Nullable ExactTargets exact;
  private final @Nullable AnchorTable anchors;
  private final boolean adjudicates;
  private final Starts starts;
  private final MiddlePositions middles;
  private final MoveGenerator moves = new MoveGenerator();
  private final RunningBoard board = new RunningBoard(Board.START);
  private final float[] equities = new float[MoveGenerator.MOST_END_POSITIONS];
  private final float[] estimate = new float[NetEncoding.OUTPUTS];
  private final float[] anchor = new float[NetEncoding.OUTPUTS];

  /**
   * @param exact a table to look positions up in, if there is one
   * @param adjudicates whether a game ends where the table knows its value
   */
  public SelfPlay(Evaluator evaluator, @Nullable ExactTargets exact, boolean adjudicates) {
    this(evaluator, evaluator, exact, null, adjudicates, Starts.NONE);
  }

  /**
   * @param player whose moves are made
   * @param teacher who says what positions are worth; may be the player
   * @param anchors values of well-known positions, if there are any
   * @param starts where games begin
   */
  SelfPlay(
      Evaluator player,
      Evaluator teacher,
      @Nullable ExactTargets exact,
      @Nullable AnchorTable anchors,
      boolean adjudicates,
      Starts starts) {
    this.player = player;
    this.teacher = teacher;
    this.exact = exact;
    this.anchors = anchors;
    this.adjudicates = adjudicates && exact != null;
    this.starts = starts;
    this.middles = new MiddlePositions(player);
  }

  /** Gives the position added last what a rollout says of it, if there was one. */
  private void addAnchor(GameExperience experience) {
    Anchor found = anchors == null ? null : anchors.find(board);
    if (found != null) {
      found.copyChancesTo(anchor);
      experience.anchor(anchor, found.standardError());
    }
  }

  /** Sets the board to where a game begins. */
  private void begin(RandomGenerator random) {
    board.set(Board.START);
    Optional<GamePlan> plan = starts.draw(random);
    if (plan.isPresent()) {
      middles.draw(plan.get(), random, board);
    }
  }

  private int best(int count) {
    if (count == 1) {
      return 0;
    }
    player.equitiesAfterMove(moves, equities);
    return Evaluator.best(equities, count);
  }

  /** Plays a game. */
  public void play(long game, long netVersion, RandomGenerator random, GameExperience experience) {
    experience.begin(game, netVersion);
    begin(random);
    while (experience.plies() < GameExperience.MOST_PLIES) {
      teacher.chancesBeforeRoll(board, estimate);
      float exactWin = exact == null ? Float.NaN : exact.target(board);
      experience.add(board, estimate, exactWin);
      addAnchor(experience);
      if (adjudicates && !Float.isNaN(exactWin)) {
        experience.adjudicate();
        return;
      }
      int first = 1 + random.nextInt(6);
      int second = 1 + random.nextInt(6);
      experience.roll(first, second);
      moves.prepare(board);
      int count = moves.generate(first, second);
      board.play(moves, best(count));
      if (board.isOver()) {
        experience.finish(GameResult.ofLoser(board.moverNear(), board.moverFar()));
        return;
      }
    }
  }
}
