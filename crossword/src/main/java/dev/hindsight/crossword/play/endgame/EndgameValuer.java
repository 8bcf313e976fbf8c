package dev.hindsight.crossword.play.endgame;

import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.words.WordGraph;
import java.util.function.BooleanSupplier;

/**
 * What the end of a game is worth, as far as a number of positions tells: for whoever has thousands
 * of endings to value and no time to prove each of them.
 *
 * <pre>{@code
 * EndgameValuer valuer = new EndgameValuer(rules, words);
 * int points = valuer.netPointsForMover(position, 500, () -> false);
 * }</pre>
 *
 * <p>First the likely best moves are looked at, each with the best answer to it: some thirty
 * positions, whatever the limit, which leave an error of five points where static play to the end
 * leaves thirteen. Then the same moves are looked at three plies deep, and then the value is proven
 * as {@link EndgameSolver} does it, all moves and to the end of the game. If the positions are used
 * up before that, the value is the estimate of the last look that came to its end, brought within
 * the bounds that were proven by then. It is a function of the position and of the number, whatever
 * was valued before. One thread; about 10 MB, kept from one ending to the next.
 */
public final class EndgameValuer {
  /** 2^13 entries of 16 bytes, so that forgetting them takes no time that matters. */
  private static final int TABLE_LOGARITHM = 13;

  private static final int LINE_LOGARITHM = 14;

  /** Four leave an error of 5.4 points, 16 one of 4.5 in a quarter more of the time. */
  private static final int LIKELY_MOVES = 16;

  private static final int FIRST_LOOK = 1;

  /** Two plies are hardly better than one. */
  private static final int SECOND_LOOK = 3;

  private final BoundTable table = new BoundTable(TABLE_LOGARITHM);
  private final EndgameSearch search;
  private long mostPositions;
  private boolean proven;

  public EndgameValuer(CrosswordRules rules, WordGraph words) {
    PackedRack.checkRackSize(rules);
    this.search = new EndgameSearch(rules, words, table, LINE_LOGARITHM);
  }

  /**
   * Points of the player on turn minus the opponent's from now to the end of the game, tiles left
   * over included.
   *
   * @param position with an empty bag, both racks and at least a tile on each
   * @param positions to look at after the first look; it may become up to 63 more
   * @param stop to give up before that: then the answer means nothing
   */
  public int netPointsForMover(GamePosition position, long positions, BooleanSupplier stop) {
    table.wipe();
    mostPositions = Long.MAX_VALUE;
    RootMoves root =
        search.setUp(position, () -> search.nodes() >= mostPositions || stop.getAsBoolean());
    int estimate = root.look(FIRST_LOOK, LIKELY_MOVES);
    mostPositions = positions;
    if (search.nodes() < positions) {
      int deeper = root.look(SECOND_LOOK, LIKELY_MOVES);
      estimate = search.isStopped() ? estimate : deeper;
      ValueQuestions questions = new ValueQuestions(estimate);
      while (root.least() < root.most() && !search.isStopped()) {
        root.ask(questions.next(root));
      }
    }
    proven = root.least() == root.most();
    return Math.max(root.least(), Math.min(root.most(), estimate));
  }

  /** Whether the value last given is proven to the end of the game. */
  public boolean isProven() {
    return proven;
  }
}
