package dev.hindsight.crossword.rules.board;

import dev.hindsight.crossword.rules.letters.Tiles;
import java.util.Arrays;
import java.util.random.RandomGenerator;

/** Moves that a game allows: mostly tiles from the rack at any place, words or not. */
public final class RandomMoves {
  private static final int TRIES = 300;

  private final RandomGenerator random;

  public RandomMoves(RandomGenerator random) {
    this.random = random;
  }

  /** A placement if one is found, otherwise an exchange or a pass; sometimes these at once. */
  public Move choose(Game game) {
    int kind = random.nextInt(12);
    for (int trial = 0; kind > 1 && trial < TRIES; trial++) {
      Placement placement = tryPlacement(game);
      if (MoveCheck.findObstacle(game, placement).isEmpty()) {
        return placement;
      }
    }
    byte[] rack = shuffledRack(game);
    byte[] some = Arrays.copyOf(rack, 1 + random.nextInt(rack.length));
    Exchange exchange = new Exchange(Tiles.of(some));
    return kind > 0 && MoveCheck.findObstacle(game, exchange).isEmpty() ? exchange : new Pass();
  }

  private Placement tryPlacement(Game game) {
    Board board = game.board();
    int size = board.size();
    byte[] rack = shuffledRack(game);
    Direction direction = random.nextBoolean() ? Direction.ACROSS : Direction.DOWN;
    int line = random.nextInt(size);
    int place = random.nextInt(size);
    byte[] there = board.tiles(direction);
    while (place > 0 && there[line * size + place - 1] != 0) {
      place--;
    }
    int left = 1 + random.nextInt(rack.length);
    int used = 0;
    byte[] word = new byte[size];
    int length = 0;
    while (place + length < size && (left > 0 || there[line * size + place + length] != 0)) {
      if (there[line * size + place + length] == 0) {
        byte letter = rack[used++];
        word[length] = letter == 0 ? (byte) -(1 + random.nextInt(26)) : letter;
        left--;
      }
      length++;
    }
    return new Placement(direction, line, place, Tiles.of(Arrays.copyOf(word, length)), 0);
  }

  private byte[] shuffledRack(Game game) {
    byte[] rack = game.rack(game.seatOnTurn()).letters().toArray();
    for (int last = rack.length - 1; last > 0; last--) {
      int other = random.nextInt(last + 1);
      byte letter = rack[last];
      rack[last] = rack[other];
      rack[other] = letter;
    }
    return rack;
  }
}
