package dev.hindsight.backgammon.build.nets;

import dev.hindsight.backgammon.index.NetEncoding;
import dev.hindsight.backgammon.play.evaluate.Evaluator;
import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.GameResult;
import dev.hindsight.backgammon.rules.MoveGenerator;
import dev.hindsight.backgammon.rules.RunningBoard;
import dev.hindsight.backgammon.table.Anchor;
import dev.hindsight.backgammon.table.AnchorTable;
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
    this(evaluator, evaluator, exact, null, adjudicates);
  }

  /**
   * @param player whose moves are made
   * @param teacher who says what positions are worth; may be the player
   * @param anchors values of well-known positions, if there are any
   */
  SelfPlay(
      Evaluator player,
      Evaluator teacher,
      @Nullable ExactTargets exact,
      @Nullable AnchorTable anchors,
      boolean adjudicates) {
    this.player = player;
    this.teacher = teacher;
    this.exact = exact;
    this.anchors = anchors;
    this.adjudicates = adjudicates && exact != null;
  }

  /** Gives the position added last what a rollout says of it, if there was one. */
  private void addAnchor(GameExperience experience) {
    Anchor found = anchors == null ? null : anchors.find(board);
    if (found != null) {
      found.copyChancesTo(anchor);
      experience.anchor(anchor, found.standardError());
    }
  }

  /** Plays a game from the start. */
  public void play(long game, long netVersion, RandomGenerator random, GameExperience experience) {
    experience.begin(game, netVersion);
    board.set(Board.START);
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
      int chosen = 0;
      if (count > 1) {
        player.equitiesAfterMove(moves, equities);
        chosen = Evaluator.best(equities, count);
      }
      board.play(moves, chosen);
      if (board.isOver()) {
        experience.finish(GameResult.ofLoser(board.moverNear(), board.moverFar()));
        return;
      }
    }
  }
}
