// A row is one player's six pits. Rows are numbered by seeds first; with s0..s5 the sums of the
// first one to six pits the number is C(s0,1) + C(s1+1,2) + ... + C(s5+5,6). What a move does to
// the other row depends only on how many seeds cross: its landing, 0 to 6, or 7 if they come back.
// A board is a pair of rows; its number is start[mover] + other.
struct Rows {
  static constexpr bool GRAND_SLAM_CAPTURES = ${GRAND_SLAM_CAPTURES};
  int choose[18][8] = {};
  int upto[MOST_SEEDS + 2] = {};  // upto[s]: rows of fewer than s seeds
  int size = 0, boards = 0;
  std::vector<int> seeds, weight, start, sown[6], landing[6], landed[8], captured[8];

  Rows() {
    for (int n = 0; n < 18; n++) {
      choose[n][0] = 1;
      for (int k = 1; n > 0 && k < 8; k++) choose[n][k] = choose[n - 1][k - 1] + choose[n - 1][k];
    }
    for (int s = 0; s <= MOST_SEEDS; s++) upto[s + 1] = choose[s + 6][6];
    size = upto[MOST_SEEDS + 1];
    seeds.resize(size), weight.resize(size), start.resize(size);
    for (int i = 0; i < 6; i++) sown[i].resize(size), landing[i].resize(size);
    for (int i = 0; i < 8; i++) landed[i].resize(size), captured[i].resize(size);
    int row[6] = {};
    list(row, 0, MOST_SEEDS);
    for (int r = 0; r < size; r++) start[r] = boards, boards += upto[MOST_SEEDS - seeds[r] + 1];
  }

  int number(const int* row) const {
    int result = 0, sum = 0;
    for (int pit = 0; pit < 6; pit++) sum += row[pit], result += choose[sum + pit][pit + 1];
    return result;
  }

  void list(int* row, int pit, int left) {
    if (pit == 6) return describe(row);
    for (row[pit] = 0; row[pit] <= left; row[pit]++) list(row, pit + 1, left - row[pit]);
    row[pit] = 0;
  }

  void describe(const int* row) {
    static const int WEIGHTS[6] = {11, 10, 9, 8, 6, 3};
    int r = number(row);
    for (int pit = 0; pit < 6; pit++) {
      int after[12] = {};
      std::copy(row, row + 6, after);
      after[pit] = 0;
      for (int seed = 1; seed <= row[pit]; seed++) after[(pit + seed) % 12]++;
      seeds[r] += row[pit];
      weight[r] += WEIGHTS[pit] * row[pit];
      sown[pit][r] = number(after);
      landing[pit][r] = std::max(0, std::min(7, pit + row[pit] - 5));
    }
    for (int land = 0; land < 8 && seeds[r] + std::min(land, 6) <= MOST_SEEDS; land++) {
      int after[6], kept[6], taken = 0, rest = 0;
      for (int pit = 0; pit < 6; pit++) kept[pit] = after[pit] = row[pit] + (pit < land);
      for (int pit = land - 1; land < 7 && pit >= 0 && (kept[pit] == 2 || kept[pit] == 3); pit--) {
        taken += kept[pit];
        kept[pit] = 0;
      }
      for (int count : kept) rest += count;
      bool takes = rest > 0 || GRAND_SLAM_CAPTURES;
      landed[land][r] = number(takes ? kept : after);
      captured[land][r] = takes ? taken : 0;
    }
  }

  // The legal moves, and how many: those that leave the other player a seed; if none does and there
  // were seeds to take, all. Sowing changes every row but one whose pit is empty.
  int moves(int mover, int other, int* pits) const {
    int count = 0;
    for (int pit = 0; pit < 6; pit++) {
      if (sown[pit][mover] != mover && landed[landing[pit][mover]][other] != 0) pits[count++] = pit;
    }
    if (count > 0 || other == 0) return count;
    for (int pit = 0; pit < 6; pit++) {
      if (sown[pit][mover] != mover) pits[count++] = pit;
    }
    return count;
  }

  int child(int mover, int other, int pit) const {
    return start[landed[landing[pit][mover]][other]] + sown[pit][mover];
  }

  int gain(int mover, int other, int pit) const { return captured[landing[pit][mover]][other]; }
};

inline bool covers(const int* pits) {
  int total = 0;
  for (int pit = 0; pit < 12; pit++) {
    if (pits[pit] < 0 || pits[pit] > MOST_SEEDS - total) return false;
    total += pits[pit];
  }
  return true;
}
