package dev.hindsight.crossword.build.racks;

import dev.hindsight.crossword.build.SelfPlay;
import dev.hindsight.crossword.build.StaticGame;
import dev.hindsight.crossword.play.Equipment;
import dev.hindsight.crossword.play.evaluate.Evaluation;
import dev.hindsight.crossword.play.find.MoveFinder;
import dev.hindsight.crossword.play.find.RankedMove;
import dev.hindsight.crossword.play.find.RevaluedMoves;
import dev.hindsight.crossword.rules.board.Game;
import dev.hindsight.crossword.rules.board.Pass;
import dev.hindsight.crossword.table.RackEquityTable;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * A game in which both players value what they keep by the tiles that they do not see, once few
 * enough are left: the first moves by static equity are ranked anew, and the best of them is taken
 * and told by its new equity.
 *
 * <p>That begins with {@value #MOST_UNSEEN} tiles unseen; before, and with an empty bag, all is as
 * in {@link StaticGame}. Three quarters of what such leaves gain they gain late, and there it costs
 * little (see {@link SmallBagLeaves}): a game takes 5 times as long as a static one (11.6 against
 * 2.4 ms of processor time, 15 Nov), where leaves derived on every turn made it 50 times.
 *
 * <p>Looked at are the first {@value #MOST_CANDIDATES} moves, as far as they are within {@value
 * #MARGIN_MILLIPOINTS} millipoints of the first: values seldom change by more.
 */
final class DynamicGame implements SelfPlay {
  static final int MOST_UNSEEN = 30;
  static final int MOST_CANDIDATES = 20;
  static final int MARGIN_MILLIPOINTS = 8_000;

  private final StaticGame early;
  private final Game game;
  private final MoveFinder moves;
  private final Evaluation evaluation;
  private final SmallBagLeaves leaves;
  private final int[] unseen;

  /** What was found last, unless it was found as in a static game. */
  private @Nullable RankedMove found;

  /**
   * @param equipment whose leaves rank the moves at first
   * @param racks whose leaves rank them in the end
   */
  DynamicGame(Equipment equipment, RackEquityTable racks) {
    this.early = new StaticGame(equipment);
    this.game = early.game();
    this.moves = equipment.moveFinder(game.board());
    this.evaluation = equipment.staticEvaluation();
    this.leaves = new SmallBagLeaves(racks);
    this.unseen = new int[equipment.rules().tiles().letterCount()];
  }

  @Override
  public void start(RandomGenerator random) {
    early.start(random);
  }

  @Override
  public Game game() {
    return game;
  }

  @Override
  public int findMove() {
    int[] rack = game.rack(game.seatOnTurn()).counts();
    return isEarlyOrEnd() ? early.findMove() : find(rack);
  }

  @Override
  public int look(int[] rackCounts) {
    return isEarlyOrEnd() ? early.look(rackCounts) : find(rackCounts);
  }

  /** Whether the next move is found as in a static game; if so, one found before is forgotten. */
  private boolean isEarlyOrEnd() {
    found = null;
    int tilesUnseen = game.bag().size() + game.rack(1 - game.seatOnTurn()).size();
    return game.bag().isEmpty() || tilesUnseen > MOST_UNSEEN;
  }

  @Override
  public boolean isPass() {
    return found == null ? early.isPass() : found.move() instanceof Pass;
  }

  @Override
  public void playMove() {
    if (found == null) {
      early.playMove();
    } else {
      game.play(found.move());
    }
  }

  private int find(int[] rack) {
    moves.setRack(rack, evaluation, game.bag().size(), 0);
    List<RankedMove> candidates = nearFirst(moves.top(MOST_CANDIDATES));
    if (candidates.get(0).move() instanceof Pass) {
      found = candidates.get(0);
      return candidates.get(0).equityMillipoints();
    }
    countUnseen(rack);
    leaves.setBag(unseen);
    RevaluedMoves revalued =
        new RevaluedMoves(candidates, game.rules().tiles(), leaves::millipoints);
    found = revalued.best();
    return revalued.bestMillipoints();
  }

  /** A pass is far behind everything else while there is a bag, and so never among others. */
  private static List<RankedMove> nearFirst(List<RankedMove> ranked) {
    int least = ranked.get(0).equityMillipoints() - MARGIN_MILLIPOINTS;
    List<RankedMove> near = new ArrayList<>();
    for (RankedMove move : ranked) {
      if (move.equityMillipoints() >= least) {
        near.add(move);
      }
    }
    return near;
  }

  /** All that is neither on the board nor on this rack, be it the real one or one looked at. */
  private void countUnseen(int[] rack) {
    int seat = game.seatOnTurn();
    game.countUnseen(seat, unseen);
    int[] own = game.rack(seat).counts();
    for (int letter = 0; letter < unseen.length; letter++) {
      unseen[letter] += own[letter] - rack[letter];
    }
  }
}
