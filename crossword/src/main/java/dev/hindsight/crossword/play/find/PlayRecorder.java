package dev.hindsight.crossword.play.find;

import dev.hindsight.crossword.rules.letters.Millipoints;
import org.jspecify.annotations.Nullable;

/** Takes the plays that a search finds: every one into a list, or only the best one. */
final class PlayRecorder {
  private final SlotMap slots;
  private final FoundPlay best = new FoundPlay();

  /** Takes all plays; null while only the best is wanted. */
  private @Nullable PlayList list;

  private int floor;

  // Where the slot being searched is.
  private int lineNumber;
  private int place;
  private int length;
  private int tileCount;

  PlayRecorder(SlotMap slots) {
    this.slots = slots;
  }

  /** From now on only the best play worth this much is wanted. */
  void wantBest(int floorMillipoints) {
    list = null;
    best.clear();
    floor = floorMillipoints;
  }

  /** From now on all plays are wanted. */
  void wantAll(PlayList into) {
    into.clear();
    list = into;
    floor = ValuedRack.NOTHING + 1;
  }

  boolean wantsAll() {
    return list != null;
  }

  /** Plays below this are of no interest; it rises to the best one found. */
  int floor() {
    return floor;
  }

  /** The best play found, or null. */
  @Nullable FoundPlay found() {
    return best.isFound() ? best : null;
  }

  /** The plays that follow are in this slot. */
  void enter(int slot) {
    lineNumber = slots.lineNumberOf(slot);
    place = slots.places[slot];
    length = slots.lengths[slot];
    tileCount = slots.tileCounts[slot];
  }

  /**
   * Takes a play.
   *
   * @param others what it is worth beside its points, in millipoints
   */
  void record(int subset, int points, int others, long tilesFirst, long tilesSecond) {
    int equity = points * Millipoints.PER_POINT + others;
    if (list != null) {
      list.add(
          equity, points, subset, lineNumber, place, length, tileCount, tilesFirst, tilesSecond);
    } else if (equity >= floor) {
      long address = FoundPlay.address(slots.size, lineNumber, place, tileCount);
      if (!best.comesBefore(equity, points, address, tilesFirst, tilesSecond)) {
        best.set(equity, points, subset, tilesFirst, tilesSecond);
        best.setWhere(address, lineNumber, place, length);
        floor = equity;
      }
    }
  }
}
