// Oware endgames: the exact value of every board of up to ${SEEDS} seeds (${BOARDS} boards).
//
// Made by Hindsight from the table ${TABLE}. SPDX-License-Identifier: Apache-2.0
//
// A value is the net seeds (captured minus lost) that the player to move gets from here on when
// both play best, under the ${RULES} rules: a grand slam captures nothing, a player without seeds
// must be fed, who cannot move ends the game and each takes the seeds on their own side. Endless
// play is worth 0. There is no turn limit: close to one, a long plan may no longer fit. The best
// move keeps the value but need not be the shortest way to it; a search with values at its leaves
// finds that.
//
//   OwareEndgame.init();                                // once; well under a second
//   int[] pits = {0,0,0,0,1,1, 1,0,0,0,0,1};            // mover's six pits, then the other's,
//   int net = OwareEndgame.value(pits);                 // both in the direction of sowing
//   int pit = OwareEndgame.bestMove(pits);              // 0 to 5
//
// Self-test: java OwareEndgame.java < boards.txt. Pasted below your own class it needs no import.
final class OwareEndgame {
  static final int MOST_SEEDS = ${SEEDS};

  /** The value of a board with more seeds, or that is no board. */
  static final int UNKNOWN = -1000;

  /** The best move when the game is over or the value is unknown. */
  static final int NO_MOVE = -1;

  /** Unpacks the table. The other methods do it on their first call if nobody has. */
  static void init() {
    Holder.TABLE.number(new int[6], 0);
  }

  /** Net seeds for the mover, or UNKNOWN. */
  static int value(int[] pits) {
    if (!covers(pits)) {
      return UNKNOWN;
    }
    OwareEndgame t = Holder.TABLE;
    return t.values[t.start[t.number(pits, 0)] + t.number(pits, 6)];
  }

  /**
   * The pit to play, 0 to 5, or NO_MOVE. Of equally good moves the one that captures most now, then
   * the lowest pit.
   */
  static int bestMove(int[] pits) {
    if (!covers(pits)) {
      return NO_MOVE;
    }
    OwareEndgame t = Holder.TABLE;
    int mover = t.number(pits, 0), other = t.number(pits, 6), best = NO_MOVE, bestScore = 0;
    for (int pit = 0; pit < 6; pit++) {
      if (t.legal(mover, other, pit)) {
        int gain = t.captured[t.landing[pit][mover]][other];
        int score = (gain - t.values[t.child(mover, other, pit)]) * 64 + gain;
        if (best == NO_MOVE || score > bestScore) {
          best = pit;
          bestScore = score;
        }
      }
    }
    return best;
  }

  /** Reads boards, 12 numbers a line; prints the value and the best move of each on a line. */
  public static void main(String[] args) throws java.io.IOException {
    var in = new java.io.BufferedReader(new java.io.InputStreamReader(System.in));
    var out = new StringBuilder();
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      String[] counts = line.trim().split("\\s+");
      int[] pits = java.util.Arrays.stream(counts).mapToInt(Integer::parseInt).toArray();
      out.append(value(pits)).append(' ').append(bestMove(pits)).append('\n');
    }
    System.out.print(out);
  }

  private static boolean covers(int[] pits) {
    int left = MOST_SEEDS;
    for (int count : pits) {
      if (count < 0 || count > left) {
        return false;
      }
      left -= count;
    }
    return pits.length == 12;
  }

  // From here on: how the table is unpacked.

  private static final class Holder {
    static final OwareEndgame TABLE = new OwareEndgame();
  }

  private static final long ADLER = ${ADLER}L;
  private static final String PACKED =
${PACKED};

  // A row is one player's six pits. Rows are numbered by seeds first; with s0..s5 the sums of the
  // first one to six pits the number is C(s0,1) + C(s1+1,2) + ... + C(s5+5,6). What a move does to
  // the other row depends only on how many seeds cross: its landing, 0 to 6, or 7 if they come
  // back.
  private final int[][] choose = new int[18][8];
  private final int[] upto = new int[MOST_SEEDS + 2]; // upto[s]: rows of fewer than s seeds
  private final int[] seeds, weight, start;
  private final int[][] sown, landing, landed, captured;
  private final byte[] values; // of board start[mover] + other; open boards: see fill

  private OwareEndgame() {
    for (int n = 0; n < 18; n++) {
      choose[n][0] = 1;
      for (int k = 1; n > 0 && k < 8; k++) {
        choose[n][k] = choose[n - 1][k - 1] + choose[n - 1][k];
      }
    }
    for (int s = 0; s <= MOST_SEEDS; s++) {
      upto[s + 1] = choose[s + 6][6];
    }
    int rows = upto[MOST_SEEDS + 1], boards = 0;
    seeds = new int[rows];
    weight = new int[rows];
    start = new int[rows];
    sown = new int[6][rows];
    landing = new int[6][rows];
    landed = new int[8][rows];
    captured = new int[8][rows];
    list(new int[6], 0, MOST_SEEDS);
    for (int row = 0; row < rows; row++) {
      start[row] = boards;
      boards += upto[MOST_SEEDS - seeds[row] + 1];
    }
    values = new byte[boards];
    java.util.Arrays.fill(values, (byte) (-100 - MOST_SEEDS));
    fill();
  }

  private int number(int[] pits, int first) {
    int result = 0, sum = 0;
    for (int pit = 0; pit < 6; pit++) {
      sum += pits[first + pit];
      result += choose[sum + pit][pit + 1];
    }
    return result;
  }

  private void list(int[] row, int pit, int left) {
    if (pit == 6) {
      describeMover(row, number(row, 0));
      describeOther(row, number(row, 0));
      return;
    }
    for (row[pit] = 0; row[pit] <= left; row[pit]++) {
      list(row, pit + 1, left - row[pit]);
    }
    row[pit] = 0;
  }

  private void describeMover(int[] row, int number) {
    int[] weights = {11, 10, 9, 8, 6, 3};
    for (int pit = 0; pit < 6; pit++) {
      seeds[number] += row[pit];
      weight[number] += weights[pit] * row[pit];
      int[] after = java.util.Arrays.copyOf(row, 12);
      after[pit] = 0;
      for (int seed = 1; seed <= row[pit]; seed++) {
        after[(pit + seed) % 12]++;
      }
      sown[pit][number] = number(after, 0);
      landing[pit][number] = Math.max(0, Math.min(7, pit + row[pit] - 5));
    }
  }

  private void describeOther(int[] row, int number) {
    for (int land = 0; land < 8 && seeds[number] + Math.min(land, 6) <= MOST_SEEDS; land++) {
      int[] after = row.clone();
      for (int pit = 0; pit < Math.min(land, 6); pit++) {
        after[pit]++;
      }
      int[] kept = after.clone();
      int taken = 0, rest = 0;
      for (int pit = land - 1; land < 7 && pit >= 0 && (kept[pit] & ~1) == 2; pit--) {
        taken += kept[pit];
        kept[pit] = 0;
      }
      for (int count : kept) {
        rest += count;
      }
      landed[land][number] = number(rest > 0 ? kept : after, 0); // a grand slam captures nothing
      captured[land][number] = rest > 0 ? taken : 0;
    }
  }

  // Sowing changes every row but one whose pit is empty. A player without seeds must be fed.
  private boolean legal(int mover, int other, int pit) {
    return sown[pit][mover] != mover && (other != 0 || landing[pit][mover] != 0);
  }

  private int child(int mover, int other, int pit) {
    return start[landed[landing[pit][mover]][other]] + sown[pit][mover];
  }

  // Boards come by seeds, weight, mover's row, other row. The packed bytes are asked only for what
  // the children and parents so far leave open: an open board holds its lower bound minus 100.
  private void fill() {
    Answers answers = new Answers();
    long[] order = new long[values.length];
    for (int n = 0; n <= MOST_SEEDS; n++) {
      int count = 0;
      for (int mover = 0; mover < upto[n + 1]; mover++) {
        int rest = n - seeds[mover];
        for (int other = upto[rest]; other < upto[rest + 1]; other++) {
          order[count++] = ((weight[mover] + (long) weight[other]) << 14 | mover) << 14 | other;
        }
      }
      java.util.Arrays.sort(order, 0, count);
      for (int i = 0; i < count; i++) {
        visit((int) (order[i] >> 14) & 16383, (int) order[i] & 16383, n, answers);
      }
    }
  }

  private final int[] open = new int[6];

  private void visit(int mover, int other, int n, Answers answers) {
    int opens = 0, known = -n, hope = -n, moves = 0;
    for (int pit = 0; pit < 6; pit++) {
      if (legal(mover, other, pit)) {
        int to = child(mover, other, pit), v = values[to];
        moves++;
        if (v < -50) {
          open[opens++] = to;
          hope = Math.max(hope, Math.min(n, -100 - v));
        } else {
          known = Math.max(known, captured[landing[pit][mover]][other] - v);
        }
      }
    }
    int board = start[mover] + other, v = values[board];
    if (moves == 0) {
      v = seeds[mover] - seeds[other];
    } else if (v < -50) {
      int lowest = Math.max(known, v + 100), highest = Math.max(hope, lowest);
      v = lowest == highest ? lowest : answers.value(lowest, highest, opens, seeds[mover]);
    }
    int able = 0, lastAble = 0;
    for (int i = 0; i < opens; i++) {
      int to = open[i];
      if (-100 - values[to] >= v) {
        able++;
        lastAble = to;
      }
      values[to] = (byte) Math.max(values[to], -100 - v);
    }
    if (able == 1 && v > known) {
      values[lastAble] = (byte) -v;
    }
    values[board] = (byte) v;
  }

  // Answers yes-or-no questions from the packed bytes, each in a situation whose odds it learns.
  private static final class Answers {
    private static final int SPAN = 2 * MOST_SEEDS + 1;
    private final byte[] bytes = java.util.Base64.getUrlDecoder().decode(PACKED);
    private final int[] likely = new int[SPAN * SPAN * (2 * (MOST_SEEDS + 1) + SPAN)];
    private final int[] looks = new int[likely.length];
    private long range = 0xFFFFFFFFL, code;
    private int at;

    Answers() {
      var adler = new java.util.zip.Adler32();
      adler.update(bytes);
      if (adler.getValue() != ADLER) {
        throw new IllegalStateException("the packed oware table is damaged");
      }
      java.util.Arrays.fill(likely, 32768);
      for (int i = 0; i < 4; i++) {
        code = code << 8 | next();
      }
    }

    private int next() {
      return at < bytes.length ? bytes[at++] & 0xFF : 0;
    }

    private boolean yes(int situation) {
      long bound = (range >> 16) * likely[situation];
      boolean answer = code < bound;
      if (answer) {
        range = bound;
        likely[situation] += (65536 - likely[situation]) / (looks[situation] + 2);
      } else {
        code -= bound;
        range -= bound;
        likely[situation] -= likely[situation] / (looks[situation] + 2);
      }
      looks[situation] = Math.min(30, looks[situation] + 1);
      for (; range < 1 << 24; range <<= 8) {
        code = code << 8 | next();
      }
      return answer;
    }

    // A value between bounds: is it the lowest? is it 0? is it lowest + 1, + 2, ...?
    int value(int lowest, int highest, int openMoves, int moverSeeds) {
      int bounds = (lowest + MOST_SEEDS) * SPAN + highest + MOST_SEEDS;
      if (yes((bounds * 2 + (openMoves > 1 ? 1 : 0)) * (MOST_SEEDS + 1) + moverSeeds)) {
        return lowest;
      }
      int zero = SPAN * SPAN * 2 * (MOST_SEEDS + 1) + bounds * SPAN + MOST_SEEDS;
      int left = highest - lowest;
      if (lowest < 0 && highest >= 0 && (left-- == 1 || yes(zero))) {
        return 0;
      }
      for (int candidate = lowest + 1; ; candidate++) {
        if (candidate != 0 && (left-- == 1 || yes(zero + candidate))) {
          return candidate;
        }
      }
    }
  }
}
