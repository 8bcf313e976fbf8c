package dev.hindsight.oware.rules;

/**
 * The kernel of the game: what one move does to the two rows, before anybody asks whether it is
 * legal. All methods are pure functions over packed rows (see {@link Row}).
 *
 * <p>The seeds of the chosen pit are sown one by one into the following pits, the mover's to the
 * right, then the other player's, round and round, never into the pit they came from. Where the
 * last seed makes two or three in a pit of the other player those are captured, and so are the pits
 * before it as long as each holds two or three. A move is used in three steps:
 *
 * <pre>
 * int sowing = Sowing.of(mover, pit);
 * long moverAfter = Sowing.moverAfter(mover, pit, sowing);
 * long otherSown = other + Sowing.intoOther(sowing);
 * long captured = Sowing.capturable(otherSown, sowing);    // a row: the seeds taken from each pit
 * long otherAfter = otherSown - captured;
 * </pre>
 */
public final class Sowing {
  private static final int COUNTS = Row.MOST_SEEDS + 1;
  private static final long TWO_EACH = 0x0202_0202_0202L;
  private static final long ALL_BUT_LOWEST_BIT = 0xFEFE_FEFE_FEFEL;
  private static final long SEVEN_BITS_EACH = 0x7F7F_7F7F_7F7FL;
  private static final long HIGHEST_BIT_EACH = 0x8080_8080_8080L;

  /** {@code INTO_MOVER[of(row, pit)]}: seeds that fall into the mover's own pits. 2.4 kB. */
  private static final long[] INTO_MOVER = new long[Row.PITS * COUNTS];

  /** {@code INTO_OTHER[of(row, pit)]}: seeds that fall into the other player's pits. 2.4 kB. */
  private static final long[] INTO_OTHER = new long[Row.PITS * COUNTS];

  /**
   * {@code REACH[of(row, pit)]}: the other player's pits from the first to where the last seed
   * falls, as a byte mask; 0 where it falls on the mover's side. 2.4 kB.
   */
  private static final long[] REACH = new long[Row.PITS * COUNTS];

  static {
    for (int pit = 0; pit < Row.PITS; pit++) {
      for (int seeds = 0; seeds < COUNTS; seeds++) {
        sowOneByOne(pit, seeds);
      }
    }
  }

  private Sowing() {}

  /** The handle of a sowing: which pit and how many seeds. */
  public static int of(long mover, int pit) {
    return pit * COUNTS + Row.seedsIn(mover, pit);
  }

  /** The handle of a sowing of this many seeds from a pit, for those who take moves back. */
  public static int ofSeeds(int pit, int seeds) {
    return pit * COUNTS + seeds;
  }

  /** The mover's row after the sowing; the pit it came from is empty. */
  public static long moverAfter(long mover, int pit, int sowing) {
    return (mover & ~(0xFFL << (8 * pit))) + INTO_MOVER[sowing];
  }

  /** The seeds that fall into each of the other player's pits, as a row to be added. */
  public static long intoOther(int sowing) {
    return INTO_OTHER[sowing];
  }

  /**
   * The seeds that the last seed captures from each pit, as a row, grand slam or not.
   *
   * @param otherSown the other player's row with the sown seeds in it
   */
  public static long capturable(long otherSown, int sowing) {
    long reach = REACH[sowing];
    // A byte of this is zero where the pit holds two or three; adding 127 raises its highest bit
    // everywhere else.
    long differs = (otherSown & ALL_BUT_LOWEST_BIT) ^ TWO_EACH;
    long stops = (differs + SEVEN_BITS_EACH) & HIGHEST_BIT_EACH & reach;
    // What is taken lies beyond the last pit within reach that stops the capture. Without one the
    // shift is by 64 - 64 = 0, which keeps everything.
    long behindStop = -1L << (Long.SIZE - Long.numberOfLeadingZeros(stops));
    return otherSown & reach & behindStop;
  }

  private static void sowOneByOne(int origin, int seeds) {
    int[] sown = new int[2 * Row.PITS];
    int pit = origin;
    for (int seed = 0; seed < seeds; seed++) {
      pit = (pit + 1) % sown.length;
      if (pit == origin) {
        pit = (pit + 1) % sown.length;
      }
      sown[pit]++;
    }
    int sowing = origin * COUNTS + seeds;
    INTO_MOVER[sowing] = Row.pack(sown, 0);
    INTO_OTHER[sowing] = Row.pack(sown, Row.PITS);
    int last = pit - Row.PITS;
    REACH[sowing] = last < 0 ? 0 : (1L << (8 * last + 8)) - 1;
  }
}
