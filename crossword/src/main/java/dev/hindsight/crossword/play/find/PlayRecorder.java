package dev.hindsight.crossword.play.find;

import dev.hindsight.crossword.rules.letters.Millipoints;
import org.jspecify.annotations.Nullable;

/** Takes the plays that a search finds: every one into a list, the first few, or only the best. */
final class PlayRecorder {
  private final SlotMap slots;
  private final FoundPlay best = new FoundPlay();

  /** Takes all plays; null while not all are wanted. */
  private @Nullable PlayList list;

  /** Takes the first plays; null while all or only the best are wanted. */
  private @Nullable TopPlays top;

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
    top = null;
    best.clear();
    floor = floorMillipoints;
  }

  /** From now on the first plays worth this much are wanted, as many as were asked for. */
  void wantTop(TopPlays into, int floorMillipoints) {
    list = null;
    top = into;
    floor = floorMillipoints;
  }

  /** From now on all plays are wanted. */
  void wantAll(PlayList into) {
    into.clear();
    list = into;
    top = null;
    floor = ValuedRack.NOTHING + 1;
  }

  /** Whether more than the best is wanted, so that every place for a blank is a play of its own. */
  boolean wantsMany() {
    return list != null || top != null;
  }

  /** Plays below this are of no interest; it rises to the best one found, or to the last wanted. */
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
      if (top != null) {
        top.take(
            equity, points, subset, address, lineNumber, place, length, tilesFirst, tilesSecond);
        floor = top.isFull() ? top.lastMillipoints() : floor;
      } else if (!best.comesBefore(equity, points, address, tilesFirst, tilesSecond)) {
        best.set(equity, points, subset, tilesFirst, tilesSecond);
        best.setWhere(address, lineNumber, place, length);
        floor = equity;
      }
    }
  }
}
