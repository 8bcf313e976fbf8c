package dev.hindsight.crossword.rules.board;

import dev.hindsight.crossword.rules.letters.Tiles;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * Plays that the board allows, at random places: words of a list where one fits, or else letters
 * that are no word at all. Some tiles are blanks.
 */
final class RandomPlays {
  private static final int TRIES = 3_000;

  private final SomeWords words;
  private final RandomGenerator random;

  RandomPlays(SomeWords words, RandomGenerator random) {
    this.words = words;
    this.random = random;
  }

  Optional<Placement> find(Board board) {
    boolean phony = random.nextInt(4) == 0;
    for (int trial = 0; trial < TRIES; trial++) {
      byte[] letters = words.list.get(random.nextInt(words.list.size()));
      Direction direction = random.nextBoolean() ? Direction.ACROSS : Direction.DOWN;
      int line = random.nextInt(board.size());
      int place = random.nextInt(board.size());
      if (place + letters.length > board.size()) {
        continue;
      }
      byte[] tiles = new byte[letters.length];
      boolean fits = true;
      for (int index = 0; index < tiles.length; index++) {
        byte there = board.tiles(direction)[line * board.size() + place + index];
        fits &= there == 0 || phony || Math.abs(there) == letters[index];
        byte tile = random.nextInt(12) == 0 ? (byte) -letters[index] : letters[index];
        tiles[index] = there == 0 ? tile : 0;
      }
      Placement play = new Placement(direction, line, place, Tiles.of(tiles), 0);
      if (fits && board.findObstacle(play).isEmpty()) {
        return Optional.of(play);
      }
    }
    return Optional.empty();
  }
}
