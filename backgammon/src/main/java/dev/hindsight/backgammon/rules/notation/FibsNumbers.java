package dev.hindsight.backgammon.rules.notation;

import static dev.hindsight.core.notation.Quotes.quoted;

import dev.hindsight.backgammon.rules.Checkers;
import dev.hindsight.backgammon.rules.Cube;
import dev.hindsight.backgammon.rules.MatchScore;
import java.util.Arrays;
import java.util.regex.Pattern;

/**
 * The fifty numbers of a FIBS board line: their places, their ranges, and what must hold between
 * them. A fault names the character where its number starts.
 */
final class FibsNumbers {
  static final int NUMBERS = 50;
  static final int MONEY_LENGTH = 9999;

  static final int LENGTH = 0;
  static final int YOUR_POINTS = 1;
  static final int OTHER_POINTS = 2;
  static final int PLACES = 3;
  static final int TURN = 29;
  static final int YOUR_DICE = 30;
  static final int OTHER_DICE = 32;
  static final int CUBE = 34;
  static final int YOU_MAY_DOUBLE = 35;
  static final int OTHER_MAY_DOUBLE = 36;
  static final int WAS_DOUBLED = 37;
  static final int COLOUR = 38;
  static final int DIRECTION = 39;
  static final int HOME = 40;
  static final int BAR = 41;
  static final int YOU_OFF = 42;
  static final int OTHER_OFF = 43;
  static final int YOU_ON_BAR = 44;
  static final int OTHER_ON_BAR = 45;
  static final int CAN_MOVE = 46;
  static final int DID_CRAWFORD = 48;

  /** Of gnubg alone. */
  static final int IS_NOT_CRAWFORD = 49;

  /** Least and most of the numbers, by place; the rest is free within 16 bits. */
  private static final int[][] RANGES = ranges();

  /** Fields before the first number: the word "board" and two names. */
  static final int NAMES = 3;

  private static final Pattern NUMBER = Pattern.compile("-?[0-9]{1,5}");

  private final String text;
  private final String[] fields;
  private final int[] starts;
  private final int[] numbers = new int[NUMBERS];

  FibsNumbers(String text, String[] fields, int[] starts) {
    this.text = text;
    this.fields = fields;
    this.starts = starts;
  }

  private static int[][] ranges() {
    int[][] ranges = new int[NUMBERS][];
    Arrays.setAll(ranges, place -> new int[] {0, MatchScore.MOST_POINTS});
    for (int place = PLACES; place < TURN; place++) {
      ranges[place] = new int[] {-Checkers.PER_SIDE, Checkers.PER_SIDE};
    }
    for (int place = YOUR_DICE; place < CUBE; place++) {
      ranges[place] = new int[] {0, 6};
    }
    for (int place = YOU_OFF; place < CAN_MOVE; place++) {
      ranges[place] = new int[] {0, Checkers.PER_SIDE};
    }
    for (int place : new int[] {TURN, WAS_DOUBLED, COLOUR, DIRECTION}) {
      ranges[place] = new int[] {-1, 1};
    }
    for (int place : new int[] {YOU_MAY_DOUBLE, OTHER_MAY_DOUBLE}) {
      ranges[place] = new int[] {0, 1};
    }
    ranges[CUBE] = new int[] {1, 1 << Cube.LARGEST_LOGARITHM};
    ranges[HOME] = new int[] {0, Checkers.BAR};
    ranges[BAR] = new int[] {0, Checkers.BAR};
    return ranges;
  }

  /** Match length, 0 for money play. */
  static int length(int[] numbers) {
    return numbers[LENGTH] == MONEY_LENGTH ? 0 : numbers[LENGTH];
  }

  /** Reads and checks the numbers. */
  int[] read() {
    for (int place = 0; place < NUMBERS; place++) {
      numbers[place] = number(place);
    }
    check();
    return numbers;
  }

  private int number(int place) {
    String field = fields[place + NAMES];
    int start = starts[place + NAMES];
    int least = RANGES[place][0];
    int most = RANGES[place][1];
    if (NUMBER.matcher(field).matches()) {
      int value = Integer.parseInt(field);
      if (value >= least && value <= most) {
        return value;
      }
    }
    throw Faults.at(
        text,
        start,
        "this must be a number from " + least + " to " + most + ", not " + quoted(field));
  }

  private void check() {
    need(COLOUR, numbers[COLOUR] != 0, "your colour is -1 (X) or 1 (O)");
    need(DIRECTION, numbers[DIRECTION] != 0, "your direction is -1 or 1");
    boolean down = numbers[DIRECTION] < 0;
    need(HOME, numbers[HOME] == (down ? 0 : Checkers.BAR), "home does not fit the direction");
    need(BAR, numbers[BAR] == (down ? Checkers.BAR : 0), "bar does not fit the direction");
    need(CUBE, Integer.bitCount(numbers[CUBE]) == 1, "a cube shows a power of two");
    checkers();
    dice();
    score();
  }

  private void checkers() {
    int colour = numbers[COLOUR];
    int yourBar = PLACES + numbers[BAR];
    int otherBar = PLACES + numbers[HOME];
    need(yourBar, numbers[yourBar] * colour >= 0, "the opponent's checkers stand on your bar");
    need(otherBar, numbers[otherBar] * colour <= 0, "your checkers stand on the opponent's bar");
    int yours = 0;
    int others = 0;
    for (int place = PLACES; place < TURN; place++) {
      int count = numbers[place] * colour;
      yours += Math.max(0, count);
      others += Math.max(0, -count);
      need(
          place,
          yours <= Checkers.PER_SIDE && others <= Checkers.PER_SIDE,
          "a side has more than fifteen checkers");
    }
    need(YOU_OFF, numbers[YOU_OFF] == Checkers.PER_SIDE - yours, offFault(yours));
    need(OTHER_OFF, numbers[OTHER_OFF] == Checkers.PER_SIDE - others, offFault(others));
    // gnubg leaves these two at 0 and trusts the places on the board.
    onBar(YOU_ON_BAR, Math.abs(numbers[yourBar]));
    onBar(OTHER_ON_BAR, Math.abs(numbers[otherBar]));
  }

  private static String offFault(int onBoard) {
    return "with " + onBoard + " checkers on the board there are " + (15 - onBoard) + " off";
  }

  private void onBar(int place, int onBoard) {
    need(
        place,
        numbers[place] == 0 || numbers[place] == onBoard,
        "the board has " + onBoard + " checkers on this bar");
  }

  private void dice() {
    for (int first : new int[] {YOUR_DICE, OTHER_DICE}) {
      need(
          first + 1,
          (numbers[first] == 0) == (numbers[first + 1] == 0),
          "either both dice are 0 or none is");
    }
    boolean rolled = numbers[YOUR_DICE] > 0 || numbers[OTHER_DICE] > 0;
    need(
        WAS_DOUBLED,
        numbers[WAS_DOUBLED] == 0 || !rolled,
        "nobody can double once the dice are rolled");
  }

  private void score() {
    int length = length(numbers);
    if (length > 0 && numbers[TURN] != 0) {
      need(YOUR_POINTS, numbers[YOUR_POINTS] < length, "the match is already won");
      need(OTHER_POINTS, numbers[OTHER_POINTS] < length, "the match is already won");
    }
  }

  private void need(int place, boolean holds, String fault) {
    if (!holds) {
      throw Faults.at(text, starts[place + NAMES], fault);
    }
  }
}
