package dev.hindsight.crossword.rules.letters;

/**
 * Tiles without order that do not change: a rack, a leave, what is unseen. See {@link TileCounts}
 * for those that searches change.
 *
 * @param tileSet whose letters they are
 * @param letters ascending, the blanks (0) first
 */
public record Rack(TileSet tileSet, Tiles letters) {
  /** In any order. */
  public static Rack of(TileSet tileSet, Tiles letters) {
    return of(tileSet, TileCounts.of(tileSet, letters));
  }

  /** As they are now. */
  public static Rack of(TileSet tileSet, TileCounts counts) {
    return new Rack(tileSet, counts.letters());
  }

  public int size() {
    return letters.length();
  }

  public boolean isEmpty() {
    return size() == 0;
  }

  /** By letter; the caller's own. */
  public TileCounts counts() {
    return TileCounts.of(tileSet, letters);
  }

  /** As people write a rack: letters in order, blanks last. */
  @Override
  public String toString() {
    return counts().format(tileSet);
  }
}
