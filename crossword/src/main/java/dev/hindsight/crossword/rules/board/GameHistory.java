package dev.hindsight.crossword.rules.board;

import java.util.Arrays;

/**
 * What a game was before each turn, as far as the turn itself does not tell. Arrays grow and are
 * kept from game to game.
 */
final class GameHistory {
  private static final int FIRST_CAPACITY = 32;

  private Move[] moves = new Move[FIRST_CAPACITY];
  private int[] bagStarts = new int[FIRST_CAPACITY];
  private int[] bagEnds = new int[FIRST_CAPACITY];
  private long[] randomStates = new long[FIRST_CAPACITY];
  private int[] firstScores = new int[FIRST_CAPACITY];
  private int[] secondScores = new int[FIRST_CAPACITY];
  private int[] scorelessTurns = new int[FIRST_CAPACITY];
  private int turns;

  /** The bag's places before each exchange, one after another: only exchanges change them. */
  private byte[] places = new byte[0];

  private int placesTop;

  void clear() {
    Arrays.fill(moves, 0, turns, null);
    turns = 0;
    placesTop = 0;
  }

  int turns() {
    return turns;
  }

  Move move(int turn) {
    return moves[turn];
  }

  /** To be called before anything is changed. */
  void push(Move move, Bag bag, int firstScore, int secondScore, int scoreless) {
    if (turns == moves.length) {
      grow();
    }
    moves[turns] = move;
    bagStarts[turns] = bag.start();
    bagEnds[turns] = bag.end();
    randomStates[turns] = bag.randomState();
    firstScores[turns] = firstScore;
    secondScores[turns] = secondScore;
    scorelessTurns[turns] = scoreless;
    turns++;
    if (move instanceof Exchange) {
      pushPlaces(bag.places());
    }
  }

  private void grow() {
    int capacity = 2 * turns;
    moves = Arrays.copyOf(moves, capacity);
    bagStarts = Arrays.copyOf(bagStarts, capacity);
    bagEnds = Arrays.copyOf(bagEnds, capacity);
    randomStates = Arrays.copyOf(randomStates, capacity);
    firstScores = Arrays.copyOf(firstScores, capacity);
    secondScores = Arrays.copyOf(secondScores, capacity);
    scorelessTurns = Arrays.copyOf(scorelessTurns, capacity);
  }

  private void pushPlaces(byte[] bagPlaces) {
    if (placesTop + bagPlaces.length > places.length) {
      places = Arrays.copyOf(places, 2 * (placesTop + bagPlaces.length));
    }
    System.arraycopy(bagPlaces, 0, places, placesTop, bagPlaces.length);
    placesTop += bagPlaces.length;
  }

  /** Forgets the last turn, whose figures can still be read until the next push. */
  Move pop() {
    turns--;
    return moves[turns];
  }

  /** Puts the bag back to where it was before the turn popped last. */
  void restore(Bag bag) {
    if (moves[turns] instanceof Exchange) {
      placesTop -= bag.places().length;
      System.arraycopy(places, placesTop, bag.places(), 0, bag.places().length);
    }
    bag.restore(bagStarts[turns], bagEnds[turns], randomStates[turns]);
  }

  int firstScore() {
    return firstScores[turns];
  }

  int secondScore() {
    return secondScores[turns];
  }

  int scorelessTurns() {
    return scorelessTurns[turns];
  }
}
