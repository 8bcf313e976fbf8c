package dev.hindsight.crossword.table.derivation;

import dev.hindsight.crossword.index.LeaveIndex;
import dev.hindsight.crossword.index.LetterGroup;
import dev.hindsight.crossword.index.RackIndex;
import dev.hindsight.crossword.rules.letters.TileSet;
import org.jspecify.annotations.Nullable;

/**
 * Racks and leaves as pairs: a multiset over the first half of the alphabet, the front, and one
 * over the second, the back.
 *
 * <p>All racks with the same front are next to each other in {@link RackIndex}, in the order of
 * their backs in {@link LetterGroup}; all leaves with the same front are next to each other in
 * {@link LeaveIndex}. That is what makes work on whole rows of racks possible.
 */
final class RackHalves {
  private final RackIndex racks;
  private final LeaveIndex leaves;
  private final LetterGroup front;
  private final LetterGroup back;

  /** By number of a front: the rank of the first rack that has it. */
  private final int[] rackStarts;

  private @Nullable LeavePlaces leavePlaces;

  RackHalves(TileSet tiles, int rackSize) {
    this.racks = new RackIndex(tiles, rackSize);
    this.leaves = new LeaveIndex(tiles, rackSize);
    int middle = tiles.letterCount() / 2;
    this.front = new LetterGroup(tiles, 0, middle, rackSize);
    this.back = new LetterGroup(tiles, middle, tiles.letterCount(), rackSize);
    this.rackStarts = starts(front, rackSize, front.size(), racks::step);
  }

  /**
   * Where leaves stand by their halves.
   *
   * @param starts by number of a front of fewer tiles than a rack: the rank of the first leave that
   *     has it
   * @param places {@code places[frontTiles][back]}: where among the leaves of a front of this many
   *     tiles the one with that back stands
   */
  @SuppressWarnings("ArrayRecordComponent") // Shared by all that read them; never compared.
  record LeavePlaces(int[] starts, int[][] places) {}

  /** Made when first needed: the leaves of a single rack do without, and a start is quicker. */
  synchronized LeavePlaces leavePlaces() {
    LeavePlaces known = leavePlaces;
    if (known == null) {
      int rackSize = rackSize();
      int[][] places = new int[rackSize][];
      for (int frontTiles = 0; frontTiles < rackSize; frontTiles++) {
        int most = rackSize - 1 - frontTiles;
        places[frontTiles] = starts(back, most, back.sizeStart(most + 1), leaves::step);
      }
      known =
          new LeavePlaces(
              starts(front, rackSize - 1, front.sizeStart(rackSize), leaves::step), places);
      leavePlaces = known;
    }
    return known;
  }

  private interface Steps {
    int step(int letter, int left, int count);
  }

  /** The sums of steps over a group's letters, for its first multisets. */
  private static int[] starts(LetterGroup group, int left, int size, Steps steps) {
    int[] starts = new int[size];
    for (int number = 0; number < size; number++) {
      int rest = left;
      for (int letter = 0; letter < group.letters(); letter++) {
        int count = group.counts(letter)[number];
        if (count > 0) {
          starts[number] += steps.step(group.firstLetter() + letter, rest, count);
          rest -= count;
        }
      }
    }
    return starts;
  }

  int rackSize() {
    return racks.rackSize();
  }

  LetterGroup front() {
    return front;
  }

  LetterGroup back() {
    return back;
  }

  int rackStart(int front) {
    return rackStarts[front];
  }
}
