package dev.hindsight.crossword.build.placement;

import dev.hindsight.crossword.index.PlacementIndex;
import dev.hindsight.crossword.rules.board.Board;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.board.Placement;
import dev.hindsight.crossword.table.Exposure;
import java.util.Arrays;

/**
 * The features of a play from which placement values are learnt: numbered whole numbers, most of
 * them 0.
 *
 * <pre>
 * cells       square · points that some tile has     1 for a tile there
 * states      state · squares + square               1 for a tile there, by the premiums beside it
 * exposure    kind, axis, term                       open premiums beside tiles, and times points
 * controls    tiles played, then tiles unseen by tens 1 for the number that it was
 * </pre>
 *
 * All of the board as it was before the play. Where values count more or less by how open a board
 * is, all but controls weigh as much as the values do there. Immutable; {@link Sheet} is for one
 * thread.
 */
final class PlacementFeatures {
  private static final int UNSEEN_STEP = 10;

  private final CrosswordRules rules;
  private final OpennessFactors factors;
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
    this(rules, OpennessFactors.NONE);
  }

  PlacementFeatures(CrosswordRules rules, OpennessFactors factors) {
    this.rules = rules;
    this.factors = factors;
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

  /** What a feature weighs that counts once. */
  int unit() {
    return factors.one();
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

  /** From here on features are controls, which are part of no table: first tiles played. */
  int firstControl() {
    return firstControl;
  }

  /** From here on they are tiles unseen. */
  int firstUnseen() {
    return firstUnseen;
  }

  /** Rows, and columns where they are not the same. */
  int lines() {
    return index.squares() / index.layout().size();
  }

  /** Cells if they are told apart by the premium squares beside them; these are not features. */
  int neighbourCells() {
    return index.squares() * PlacementIndex.NEIGHBOUR_STATES * buckets;
  }

  /** The number of such a cell, or −1 if no tile has so many points; cells of a line are a run. */
  int neighbourCell(int state, int square, int points) {
    int states = PlacementIndex.NEIGHBOUR_STATES;
    int bucket = bucketNumbers[points];
    return bucket < 0 ? -1 : (square * states + state) * buckets + bucket;
  }

  /** A play as a list of features and amounts. */
  final class Sheet {
    private final int[] dense = new int[size];

    /** Of the features that are not 0, ascending, so that their sums lie side by side. */
    private int[] numbers = new int[64];

    private int count;

    /** By tile, in the order of the play. */
    private final int[] neighbourCells = new int[rules.layout().size()];

    private int tiles;
    private int factor = 1;
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

    /** The amount as it counts on the board of the play, in units of the features. */
    int weight(int place) {
      return amount(place) * (number(place) < firstControl ? factor : unit());
    }

    /** Tiles that the play puts down. */
    int tiles() {
      return tiles;
    }

    /** The cell of one of them, told apart by the premium squares beside it. */
    int neighbourCell(int tile) {
      return neighbourCells[tile];
    }

    void clear() {
      tiles = 0;
      for (int place = 0; place < count; place++) {
        dense[numbers[place]] = 0;
      }
      count = 0;
    }

    /** Takes the tiles of a play, in place of what was here. */
    void set(Board board, Placement play) {
      clear();
      factor = factors.of(board);
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
      int state = index.state(play.direction(), address, open);
      neighbourCells[tiles++] = PlacementFeatures.this.neighbourCell(state, square, points);
      add(cell(square, points), 1);
      add(state(state, square), 1);
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
        int place = count++;
        for (; place > 0 && numbers[place - 1] > feature; place--) {
          numbers[place] = numbers[place - 1];
        }
        numbers[place] = feature;
      }
      dense[feature] += amount;
    }
  }
}
