package dev.hindsight.crossword.play.lanes;

import dev.hindsight.crossword.play.find.SlotMap;
import dev.hindsight.crossword.rules.board.Board;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.board.Direction;
import dev.hindsight.crossword.rules.board.Placement;
import dev.hindsight.crossword.rules.words.AnagramMap;
import java.util.Arrays;

/**
 * What the lines of a board offer to a rack drawn from tiles that nobody has seen yet.
 *
 * <p>For every slot (see {@link SlotMap}) the number of words to expect and the points they score
 * give, for each threshold of {@link ScoreSteps}, how much is to be expected of at least so many
 * points; summed over the slots of a line this is its <em>hazard</em>, once for all plays and once
 * for those that use the whole rack. The chance that a line offers something is one minus e to the
 * minus hazard; their sums over the lines are the features of the board.
 *
 * <pre>{@code
 * BoardLanes lanes = new BoardLanes(board, rules, words, anagrams);
 * lanes.read(unseen);                       // all lines
 * lanes.readAfter(play);                    // those that the play changes
 * lanes.sumAfter(into);
 * }</pre>
 *
 * For one thread; it follows its board.
 */
public final class BoardLanes {
  /** Numbers of a line, and of a board: all plays by threshold, then those of the whole rack. */
  public static final int NUMBERS = 2 * ScoreSteps.COUNT;

  private static final Direction[] DIRECTIONS = Direction.values();

  private final Board board;
  private final SlotMap slots;
  private final PatternSums patterns;
  private final int size;
  private final int lines;
  private final int rackSize;

  /** By line: the changes of the board when it was last read. */
  private final int[] changesSeen;

  /** By line: hazards, and the chances of them. */
  private final float[] hazards;

  private final float[] chances;

  /** By line: the chances after a play, if it changes the line. */
  private final float[] chancesAfter;

  private final boolean[] changed;
  private int changedLines;

  public BoardLanes(Board board, CrosswordRules rules, WordsByLetter words, AnagramMap anagrams) {
    this.board = board;
    this.size = board.size();
    this.lines = 2 * size;
    this.rackSize = rules.rackSize();
    this.slots = new SlotMap(board, rules, anagrams);
    this.patterns = new PatternSums(words, rules.tiles(), rackSize);
    this.changesSeen = new int[lines];
    this.hazards = new float[NUMBERS];
    this.chances = new float[lines * NUMBERS];
    this.chancesAfter = new float[lines * NUMBERS];
    this.changed = new boolean[lines];
  }

  /** The thresholds of the numbers, in points. */
  public static int[] thresholds() {
    int[] thresholds = new int[ScoreSteps.COUNT];
    Arrays.setAll(thresholds, ScoreSteps::threshold);
    return thresholds;
  }

  /**
   * Reads all lines.
   *
   * @param unseen tiles that the rack to come is drawn from
   */
  public void read(int[] unseen) {
    patterns.setPool(unseen);
    for (int line = 0; line < lines; line++) {
      readLine(line, chances);
      changesSeen[line] = changes(line);
      changed[line] = false;
    }
    changedLines = 0;
  }

  /** Reads the lines that a play changes; the board is as before when this returns. */
  public void readAfter(Placement placement) {
    board.place(placement);
    changedLines = 0;
    for (int line = 0; line < lines; line++) {
      changed[line] = changes(line) != changesSeen[line];
      if (changed[line]) {
        changedLines++;
        readLine(line, chancesAfter);
      }
    }
    board.takeBack();
    for (int line = 0; line < lines; line++) {
      changesSeen[line] = changes(line);
    }
  }

  /** As if the last play read had not been: nothing is changed. */
  public void readUnchanged() {
    Arrays.fill(changed, false);
    changedLines = 0;
  }

  /** How many lines the play read last changes. */
  public int changedLines() {
    return changedLines;
  }

  /** Sums the chances of the lines after the play read last, in the order of the lines. */
  public void sumAfter(float[] into) {
    Arrays.fill(into, 0, NUMBERS, 0);
    for (int line = 0; line < lines; line++) {
      float[] from = changed[line] ? chancesAfter : chances;
      int base = line * NUMBERS;
      for (int number = 0; number < NUMBERS; number++) {
        into[number] += from[base + number];
      }
    }
  }

  private int changes(int line) {
    return board.lineChanges(DIRECTIONS[line / size], line % size);
  }

  private void readLine(int line, float[] into) {
    Direction direction = DIRECTIONS[line / size];
    int lineStart = line % size * size;
    slots.refresh(direction, line % size);
    long[] masks = board.crossMasks(direction);
    Arrays.fill(hazards, 0);
    int first = slots.firstSlot(line);
    for (int slot = first; slot < first + slots.slotCounts[line]; slot++) {
      addSlot(slot, lineStart, masks);
    }
    int base = line * NUMBERS;
    for (int number = 0; number < NUMBERS; number++) {
      into[base + number] = Occurrence.of(hazards[number]);
    }
  }

  private void addSlot(int slot, int lineStart, long[] masks) {
    int tiles = slots.tileCounts[slot];
    int place =
        patterns.place(
            slots.lengths[slot], slots.lettersFirst[slot], slots.lettersSecond[slot], tiles);
    float expected = patterns.expected(place);
    float points = slots.fixedPoints[slot];
    float squaredDeviation = 0;
    int square = slots.squareStarts[slot];
    int patternSquare = patterns.firstSquare(place);
    for (int tile = 0; tile < tiles; tile++, square++, patternSquare++) {
      int multiplier = slots.multiplier(slot, square);
      float mean;
      float squared;
      if (slots.makesCrossWord(square)) {
        patterns.fit(patternSquare, masks[lineStart + slots.squarePlaces[square]]);
        float free = patterns.factors[patternSquare];
        expected = free == 0 ? 0 : expected * (patterns.fitFactor / free);
        mean = patterns.fitPoints;
        squared = patterns.fitSquaredPoints;
      } else {
        mean = patterns.points[patternSquare];
        squared = patterns.squaredPoints[patternSquare];
      }
      points += multiplier * mean;
      squaredDeviation += multiplier * multiplier * (squared - mean * mean);
    }
    if (expected < LEAST) {
      return;
    }
    float chance = Occurrence.of(expected);
    float[] steps = ScoreSteps.table();
    int row = ScoreSteps.row(points, squaredDeviation);
    for (int step = 0; step < ScoreSteps.COUNT; step++) {
      hazards[step] += chance * steps[row + step];
    }
    if (tiles == rackSize) {
      for (int step = 0; step < ScoreSteps.COUNT; step++) {
        hazards[ScoreSteps.COUNT + step] += chance * steps[row + step];
      }
    }
  }

  /** Fewer words than this are none. */
  private static final float LEAST = 1e-6f;
}
