package dev.hindsight.oware.play.search;

import dev.hindsight.oware.rules.OwareGame;
import dev.hindsight.oware.rules.OwarePosition;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.oware.rules.RandomBoards;
import dev.hindsight.oware.rules.Row;
import dev.hindsight.oware.rules.Side;
import java.util.SplittableRandom;

/** Random games that are not over, for tests. */
public final class RandomGames {
  private RandomGames() {}

  /** A game some random plies after a random board with so many seeds. */
  public static OwareGame game(OwareRules rules, int seeds, int plies, SplittableRandom random) {
    while (true) {
      int[] board = RandomBoards.board(seeds, random);
      Side side = random.nextBoolean() ? Side.SOUTH : Side.NORTH;
      OwarePosition position =
          new OwarePosition(Row.pack(board, 0), Row.pack(board, 6), 0, 0, side);
      OwareGame game = OwareGame.start(rules, position);
      for (int ply = 0; ply < plies && !game.isOver(); ply++) {
        game = game.play(randomMove(game, random));
      }
      if (!game.isOver()) {
        return game;
      }
    }
  }

  static int randomMove(OwareGame game, SplittableRandom random) {
    int pit;
    do {
      pit = random.nextInt(Row.PITS);
    } while ((game.legalMoves() & 1 << pit) == 0);
    return pit;
  }
}
