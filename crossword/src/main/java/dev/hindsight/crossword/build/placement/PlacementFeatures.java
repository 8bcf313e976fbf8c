package dev.hindsight.crossword.build.placement;

import dev.hindsight.crossword.index.PlacementIndex;
import dev.hindsight.crossword.rules.board.Board;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.board.Placement;
import dev.hindsight.crossword.table.Exposure;
import java.util.Arrays;

/**
 * What a play shows of itself to those who learn what squares are worth, as numbered whole numbers,
 * most of them 0.
 *
 * <pre>
 * cells       square · points that some tile has     1 for a tile there
 * states      state · squares + square               1 for a tile there, by the premiums beside it
 * exposure    kind, axis, term                       open premiums beside tiles, and times points
 * controls    tiles played, then tiles unseen by tens 1 for the number that it was
 * </pre>
 *
 * All of the board as it was before the play. Immutable; {@link Sheet} is for one thread.
 */
final class PlacementFeatures {
  private static final int UNSEEN_STEP = 10;

  private final CrosswordRules rules;
  private final PlacementIndex index;

  /** By points: which of the numbers of points that some tile has it is, or −1. */
  private final int[] bucketNumbers;

  private final int buckets;
  private final int firstState;
  private final int firstExposure;
  private final int firstControl;
  private final int firstUnseen;
  private final int size;

  PlacementFeatures(CrosswordRules rules) {
    this.rules = rules;
    this.index = new PlacementIndex(rules.tiles(), rules.layout(), true);
    this.bucketNumbers = new int[index.buckets()];
    boolean[] used = new boolean[index.buckets()];
    for (int letter = 0; letter < rules.tiles().letterCount(); letter++) {
      used[letter == 0 ? 0 : rules.tiles().scorePoints(letter)] = true;
    }
    int numbered = 0;
    for (int points = 0; points < used.length; points++) {
      bucketNumbers[points] = used[points] ? numbered++ : -1;
    }
    this.buckets = numbered;
    this.firstState = index.squares() * buckets;
    this.firstExposure = firstState + PlacementIndex.NEIGHBOUR_STATES * index.squares();
    this.firstControl = firstExposure + Exposure.COEFFICIENTS;
    this.firstUnseen = firstControl + rules.rackSize();
    this.size = firstUnseen + rules.tiles().total() / UNSEEN_STEP + 1;
  }

  /** How many features there are. */
  int size() {
    return size;
  }

  PlacementIndex index() {
    return index;
  }

  /** The number of a cell, or −1 if no tile has so many points. */
  int cell(int square, int points) {
    return bucketNumbers[points] < 0 ? -1 : square * buckets + bucketNumbers[points];
  }

  int state(int state, int square) {
    return firstState + state * index.squares() + square;
  }

  int exposure(int coefficient) {
    return firstExposure + coefficient;
  }

  /** From here on features are controls, which are part of no table. */
  int firstControl() {
    return firstControl;
  }

  /** A play as a list of features and amounts. */
  final class Sheet {
    private final int[] dense = new int[size];
    private int[] numbers = new int[64];
    private int count;
    private final int[] besides = new int[Exposure.KINDS * Exposure.AXES];

    int count() {
      return count;
    }

    int number(int place) {
      return numbers[place];
    }

    int amount(int place) {
      return dense[numbers[place]];
    }

    void clear() {
      for (int place = 0; place < count; place++) {
        dense[numbers[place]] = 0;
      }
      count = 0;
    }

    /** Takes the tiles of a play, in place of what was here. */
    void set(Board board, Placement play) {
      clear();
      byte[] open = board.openPremiums(play.direction());
      for (int offset = 0; offset < play.tiles().length(); offset++) {
        int tile = play.tiles().get(offset);
        if (tile != 0) {
          int address = play.line() * board.size() + play.place() + offset;
          int points = tile < 0 ? 0 : rules.tiles().scorePoints(tile);
          addTile(play, address, open[address], points);
        }
      }
    }

    private void addTile(Placement play, int address, int open, int points) {
      int square = index.square(play.direction(), address);
      add(cell(square, points), 1);
      add(state(index.state(play.direction(), address, open), square), 1);
      Arrays.fill(besides, 0);
      Exposure.count(rules.layout(), play.direction(), address, open, besides);
      for (int kind = 0; kind < besides.length; kind++) {
        add(exposure(kind * Exposure.TERMS), besides[kind]);
        add(exposure(kind * Exposure.TERMS + 1), besides[kind] * points);
      }
    }

    /** Adds what the turn was like, for labels that are not compared within a turn. */
    void control(int tilesPlayed, int tilesUnseen) {
      add(firstControl + tilesPlayed - 1, 1);
      add(firstUnseen + tilesUnseen / UNSEEN_STEP, 1);
    }

    private void add(int feature, int amount) {
      if (amount == 0) {
        return;
      }
      if (dense[feature] == 0) {
        if (count == numbers.length) {
          numbers = Arrays.copyOf(numbers, 2 * count);
        }
        numbers[count++] = feature;
      }
      dense[feature] += amount;
    }
  }
}
