package dev.hindsight.crossword.play.find;

import dev.hindsight.crossword.index.LeaveIndex;
import dev.hindsight.crossword.play.evaluate.Evaluation;
import dev.hindsight.crossword.play.evaluate.RackSubsets;
import dev.hindsight.crossword.play.evaluate.SquareValues;
import dev.hindsight.crossword.rules.board.Board;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.words.AnagramMap;
import org.jspecify.annotations.Nullable;

/**
 * Finds placements on one board: the best one, the first few, all of them, or whether any is better
 * than a threshold.
 *
 * <p>Every slot of the board (see {@link SlotMap}) gets an upper bound for this rack: the most
 * valuable tiles on the best free squares, on a square with a cross word the most valuable tile
 * that fits, and the best leave of the tiles that remain. Slots are then searched from the highest
 * bound down, until no bound reaches the best play found. In a slot, subsets of the rack with the
 * right number of tiles are tried from the best leave down; bits tell whether there is any word at
 * all of those tiles and the letters in the way, and only then are words looked up (see {@link
 * AnagramMap}). Bounds never fall short, so the best play is the first of all plays.
 *
 * <p>Nothing is allocated while searching. One object per thread; it follows its board.
 */
public final class PlayFinder {
  private final SlotMap slots;
  private final ValuedRack rack;
  private final RackSubsets subsets;
  private final KnownSubsets known;
  private final MadeWords made;
  private final SlotQueue queue;
  private final SlotBounds bounds;
  private final PlayRecorder recorder;
  private final WordPlacer placer;
  private final SlotSearch search;

  public PlayFinder(Board board, CrosswordRules rules, AnagramMap anagrams, LeaveIndex leaves) {
    int rackSize = rules.rackSize();
    this.slots = new SlotMap(board, rules, anagrams);
    this.subsets = new RackSubsets(rules.tiles(), leaves, anagrams, rackSize);
    this.rack = new ValuedRack(subsets, anagrams, rackSize);
    this.known = new KnownSubsets(rack, anagrams, rackSize);
    this.made = new MadeWords(anagrams, rack, rules.tiles().letterCount());
    this.queue = new SlotQueue(slots.slotCount());
    this.bounds = new SlotBounds(slots, queue, rack, anagrams);
    this.recorder = new PlayRecorder(slots);
    this.placer = new WordPlacer(slots, rack, recorder);
    this.search = new SlotSearch(slots, bounds, rack, known, anagrams, recorder, placer);
  }

  /** The board that is searched. */
  public Board board() {
    return slots.board;
  }

  /** The rack last set, as subsets that can be played. */
  public RackSubsets rack() {
    return subsets;
  }

  /** Worth of what is kept when a subset of the rack is played. */
  public int keptMillipoints(int subset) {
    return rack.kept[subset];
  }

  /** The subset whose exchange comes first: see {@link RackSubsets#firstExchange(int[])}. */
  public int firstExchange() {
    return subsets.firstExchange(rack.kept);
  }

  /** Sets the rack to search for, by letter counts, and what its plays are worth. */
  public void setRack(
      int[] letterCounts, Evaluation evaluation, int tilesInBag, int opponentPoints) {
    rack.fill(letterCounts, evaluation, tilesInBag, opponentPoints);
    SquareValues squareValues = evaluation.squareValues(slots.board, tilesInBag);
    bounds.setRack(squareValues);
    placer.setSquareValues(squareValues);
  }

  /**
   * Finds the best placement worth at least {@code floorMillipoints}.
   *
   * @return the placement, valid until the next search, or null if there is none
   */
  public @Nullable FoundPlay findBest(int floorMillipoints) {
    recorder.wantBest(floorMillipoints);
    known.clear();
    queueSlots();
    searchFirst();
    queue.order();
    while (queue.advance(recorder.floor())) {
      search.search(queue.current());
    }
    return recorder.found();
  }

  /**
   * Finds the first placements in the order of {@link FoundPlay}, of those worth at least {@code
   * floorMillipoints}. The search is that for the best, with the last of those found as the floor.
   *
   * @param most how many are wanted, at least 1 and no more than {@code into} can hold
   */
  public void findTop(int most, int floorMillipoints, TopPlays into) {
    into.want(most);
    recorder.wantTop(into, floorMillipoints);
    known.clear();
    queueSlots();
    searchFirst();
    queue.order();
    while (queue.advance(recorder.floor())) {
      // Unlike the best, a play that is found twice would count twice.
      if (queue.current() != bounds.likelySlot()) {
        search.search(queue.current());
      }
    }
  }

  /**
   * Whether some placement is worth more than {@code millipoints}; the search ends with the first
   * that is.
   */
  public boolean hasBetterThan(int millipoints) {
    recorder.wantBest(millipoints + 1);
    known.clear();
    queueSlots();
    queue.order();
    while (recorder.found() == null && queue.advance(recorder.floor())) {
      search.search(queue.current());
    }
    return recorder.found() != null;
  }

  /** Finds all placements, in no particular order. */
  public void findAll(PlayList into) {
    recorder.wantAll(into);
    queueSlots();
    made.clear();
    for (int index = 0; index < queue.size(); index++) {
      collect(queue.slot(index));
    }
  }

  private void queueSlots() {
    slots.refresh();
    bounds.queueAll(recorder.floor());
  }

  /**
   * Searches the best slot without letters in the way, of which it is known that there is a word:
   * what is found lets most other slots be forgotten before they are put in order.
   */
  private void searchFirst() {
    if (bounds.likelySlot() >= 0) {
      search.search(bounds.likelySlot());
      queue.keepFrom(recorder.floor());
    }
  }

  /** Takes all plays of a slot. */
  private void collect(int slot) {
    placer.enter(slot);
    int question = made.ask(slots.keys[slot], slots.tileCounts[slot]);
    int end = made.end(question);
    for (int index = made.start(question); index < end; index++) {
      placer.tryWord(
          made.subset(index),
          made.firstHalf(index),
          made.secondHalf(index),
          made.blankLetters(index));
    }
  }
}
