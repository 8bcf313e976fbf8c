package dev.hindsight.crossword.build.sweeps;

import dev.hindsight.core.runs.TrialRandom;
import dev.hindsight.crossword.build.SelfPlay;
import dev.hindsight.crossword.rules.board.Board;
import dev.hindsight.crossword.rules.board.Direction;
import dev.hindsight.crossword.rules.board.Game;
import dev.hindsight.crossword.rules.words.WordGraph;
import java.util.Locale;

/** A position to sweep, as it came up in a game. */
final class SweepPosition {
  /** More turns with tiles in the bag than games have; turns beyond are never drawn. */
  static final int MOST_TURNS = 40;

  /** With chance 1 in 10^11 at most: no game is without a first turn, one of 40. */
  private static final int MOST_GAMES = 1000;

  /** Keeps the chance of these games apart from that of others with the same seed. */
  private static final long SWEEPS = 0x737765657073L;

  private final Board board;
  private final int[] pool;
  private final int tilesInBag;

  private SweepPosition(Board board, int[] pool, int tilesInBag) {
    this.board = board;
    this.pool = pool;
    this.tilesInBag = tilesInBag;
  }

  /**
   * The position with a number: a turn with a full rack and tiles in the bag.
   *
   * <p>A turn from 1 to {@value #MOST_TURNS} is drawn, and a game is played up to it; if the game
   * has fewer such turns, another turn and another game follow. So each turn of each game has the
   * same chance, and the mix of openings and late positions is that of whole games. After {@value
   * #MOST_GAMES} games without any the first turn is taken, which every game has.
   *
   * @param self used for all games; one thread at a time
   */
  static SweepPosition of(long seed, long number, SelfPlay self, WordGraph words) {
    TrialRandom random = TrialRandom.of(seed ^ SWEEPS, number);
    for (int games = 0; ; games++) {
      int turn = games < MOST_GAMES ? random.nextInt(MOST_TURNS) : 0;
      self.start(random);
      Game game = self.game();
      if (game.bag().isEmpty()) {
        throw new IllegalArgumentException(
            String.format(
                Locale.ROOT,
                "two racks take all %d tiles; sweeps need some in the bag",
                game.rules().tiles().total()));
      }
      while (!game.isOver() && !game.bag().isEmpty()) {
        if (game.rack(game.seatOnTurn()).size() == game.rules().rackSize() && turn-- == 0) {
          return of(game, words);
        }
        self.findMove();
        self.playMove();
      }
    }
  }

  private static SweepPosition of(Game game, WordGraph words) {
    Board board = new Board(game.rules(), words);
    board.setUp(game.board().tiles(Direction.ACROSS));
    int[] pool = new int[game.rules().tiles().letterCount()];
    game.countUnseen(game.seatOnTurn(), pool);
    int[] own = game.rack(game.seatOnTurn()).counts();
    for (int letter = 0; letter < pool.length; letter++) {
      pool[letter] += own[letter];
    }
    return new SweepPosition(board, pool, game.bag().size());
  }

  /** Nobody changes it. */
  Board board() {
    return board;
  }

  /** By letter: all tiles that are not on the board, those of the player on turn included. */
  int[] pool() {
    return pool;
  }

  /** While both players hold their racks. */
  int tilesInBag() {
    return tilesInBag;
  }
}
