package dev.hindsight.crossword.table;

/**
 * Where the tiles of a leave are while a bag is given: the two questions that leave values answer.
 *
 * <p>In both the leave is completed by drawing at random from what is left to draw; they differ in
 * what that is. With a full bag both are the same, and give the ordinary static leave values.
 */
public enum DrawConvention {
  /**
   * The bag is all tiles that the leave comes from, its own among them: static leave values, or an
   * opponent whose tiles are among the unseen. What is left to draw is the bag without the leave;
   * tiles of the leave that the bag lacks are held besides.
   */
  POOL("pool") {
    @Override
    public int drawable(int inBag, int held, int existing) {
      return Math.max(0, inBag - held);
    }
  },

  /**
   * The bag is what the holder of the leave has not seen, their own tiles not among it: what is
   * left to draw is the whole bag. There cannot be more tiles of a letter in bag and leave together
   * than exist; a leave that would make more has taken the surplus out of the bag.
   */
  HELD_APART("held-apart") {
    @Override
    public int drawable(int inBag, int held, int existing) {
      return Math.min(inBag, existing - held);
    }
  };

  private final String word;

  DrawConvention(String word) {
    this.word = word;
  }

  /** How users write it: {@code pool} or {@code held-apart}. */
  public String word() {
    return word;
  }

  /**
   * Tiles of one letter that are left to draw.
   *
   * @param inBag tiles of it in the bag
   * @param held tiles of it in the leave
   * @param existing tiles of it in a full bag
   */
  public abstract int drawable(int inBag, int held, int existing);
}
