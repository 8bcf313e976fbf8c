  // A row is one player's six pits. Rows are numbered by seeds first; with s0..s5 the sums of the
  // first one to six pits the number is C(s0,1) + C(s1+1,2) + ... + C(s5+5,6). What a move does to
  // the other row depends only on how many seeds cross: its landing, 0 to 6, or 7 if they come
  // back. A board is a pair of rows; its number is start[mover] + other.
  private static final class Rows {
    static final boolean GRAND_SLAM_CAPTURES = ${GRAND_SLAM_CAPTURES};
    final int[][] choose = new int[18][8];
    final int[] upto = new int[MOST_SEEDS + 2]; // upto[s]: rows of fewer than s seeds
    final int size, boards;
    final int[] seeds, weight, start;
    final int[][] sown, landing, landed, captured;

    Rows() {
      for (int n = 0; n < 18; n++) {
        choose[n][0] = 1;
        for (int k = 1; n > 0 && k < 8; k++) {
          choose[n][k] = choose[n - 1][k - 1] + choose[n - 1][k];
        }
      }
      for (int s = 0; s <= MOST_SEEDS; s++) {
        upto[s + 1] = choose[s + 6][6];
      }
      size = upto[MOST_SEEDS + 1];
      seeds = new int[size];
      weight = new int[size];
      start = new int[size];
      sown = new int[6][size];
      landing = new int[6][size];
      landed = new int[8][size];
      captured = new int[8][size];
      list(new int[6], 0, MOST_SEEDS);
      int count = 0;
      for (int row = 0; row < size; row++) {
        start[row] = count;
        count += upto[MOST_SEEDS - seeds[row] + 1];
      }
      boards = count;
    }

    int number(int[] pits, int first) {
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
        boolean takes = rest > 0 || GRAND_SLAM_CAPTURES;
        landed[land][number] = number(takes ? kept : after, 0);
        captured[land][number] = takes ? taken : 0;
      }
    }

    // The legal moves, and how many: those that leave the other player a seed; if none does and
    // there were seeds to take, all. Sowing changes every row but one whose pit is empty.
    int moves(int mover, int other, int[] pits) {
      int count = 0;
      for (int pit = 0; pit < 6; pit++) {
        if (sown[pit][mover] != mover && landed[landing[pit][mover]][other] != 0) {
          pits[count++] = pit;
        }
      }
      int feeds = count;
      for (int pit = 0; pit < 6 && feeds == 0 && other != 0; pit++) {
        if (sown[pit][mover] != mover) {
          pits[count++] = pit;
        }
      }
      return count;
    }

    int child(int mover, int other, int pit) {
      return start[landed[landing[pit][mover]][other]] + sown[pit][mover];
    }

    int gain(int mover, int other, int pit) {
      return captured[landing[pit][mover]][other];
    }
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
