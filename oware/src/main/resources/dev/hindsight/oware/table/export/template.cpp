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
//   oware_endgame::init();                                  // once; well under a second
//   int pits[12] = {0,0,0,0,1,1, 1,0,0,0,0,1};              // mover's six pits, then the other's,
//   int net = oware_endgame::value(pits);                   // both in the direction of sowing
//   int pit = oware_endgame::best_move(pits);               // 0 to 5
//
// Self-test: g++ -std=c++17 -O2 -DOWARE_ENDGAME_SELF_TEST file.cpp && ./a.out < boards.txt
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <stdexcept>
#include <vector>

namespace oware_endgame {

constexpr int MOST_SEEDS = ${SEEDS};
constexpr int UNKNOWN = -1000;  // value() of a board with more seeds, or that is no board
constexpr int NO_MOVE = -1;     // best_move() when the game is over or the value is unknown

namespace detail {

constexpr std::uint32_t ADLER = ${ADLER}u;
constexpr const char* PACKED =
${PACKED};

// Answers yes-or-no questions from the packed bytes, each in a situation whose odds it learns.
struct Answers {
  std::vector<std::uint8_t> bytes;
  std::vector<int> likely, looks;
  std::uint32_t range = 0xFFFFFFFFu, code = 0;
  std::size_t at = 0;

  explicit Answers(int situations) : likely(situations, 32768), looks(situations, 0) {
    std::uint32_t bits = 0, one = 1, two = 0;
    int count = 0;
    for (const char* c = PACKED; *c; c++) {
      bits = bits << 6 | static_cast<std::uint32_t>(digit(*c));
      if ((count += 6) >= 8) bytes.push_back(static_cast<std::uint8_t>(bits >> (count -= 8)));
    }
    for (std::uint8_t byte : bytes) one = (one + byte) % 65521, two = (two + one) % 65521;
    if ((two << 16 | one) != ADLER) throw std::runtime_error("the packed oware table is damaged");
    for (int i = 0; i < 4; i++) code = code << 8 | next();
  }

  // The digits of base 64 as used in addresses: A-Z a-z 0-9 - _
  static int digit(char c) {
    if (c == '-') return 62;
    if (c == '_') return 63;
    return c >= 'a' ? c - 'a' + 26 : c >= 'A' ? c - 'A' : c - '0' + 52;
  }

  std::uint8_t next() { return at < bytes.size() ? bytes[at++] : 0; }

  bool yes(int situation) {
    std::uint32_t bound = (range >> 16) * static_cast<std::uint32_t>(likely[situation]);
    bool answer = code < bound;
    if (answer) {
      range = bound;
      likely[situation] += (65536 - likely[situation]) / (looks[situation] + 2);
    } else {
      code -= bound;
      range -= bound;
      likely[situation] -= likely[situation] / (looks[situation] + 2);
    }
    if (looks[situation] < 30) looks[situation]++;
    for (; range < 1u << 24; range <<= 8) code = code << 8 | next();
    return answer;
  }

  // A value between bounds: is it the lowest? is it 0? is it lowest + 1, + 2, ...?
  int value(int lowest, int highest, int open_moves, int mover_seeds) {
    constexpr int SPAN = 2 * MOST_SEEDS + 1;
    int bounds = (lowest + MOST_SEEDS) * SPAN + highest + MOST_SEEDS;
    if (yes((bounds * 2 + (open_moves > 1)) * (MOST_SEEDS + 1) + mover_seeds)) return lowest;
    int zero = SPAN * SPAN * 2 * (MOST_SEEDS + 1) + bounds * SPAN + MOST_SEEDS;
    int left = highest - lowest;
    if (lowest < 0 && highest >= 0 && (left-- == 1 || yes(zero))) return 0;
    for (int candidate = lowest + 1;; candidate++) {
      if (candidate != 0 && (left-- == 1 || yes(zero + candidate))) return candidate;
    }
  }
};

// A row is one player's six pits. Rows are numbered by seeds first; with s0..s5 the sums of the
// first one to six pits the number is C(s0,1) + C(s1+1,2) + ... + C(s5+5,6). What a move does to
// the other row depends only on how many seeds cross: its landing, 0 to 6, or 7 if they come back.
struct Table {
  int choose[18][8] = {};
  int upto[MOST_SEEDS + 2] = {};  // upto[s]: rows of fewer than s seeds
  std::vector<int> seeds, weight, start, sown[6], landing[6], landed[8], captured[8];
  std::vector<std::int8_t> values;  // of board start[mover] + other; open boards: see fill

  Table() {
    for (int n = 0; n < 18; n++) {
      choose[n][0] = 1;
      for (int k = 1; n > 0 && k < 8; k++) choose[n][k] = choose[n - 1][k - 1] + choose[n - 1][k];
    }
    for (int s = 0; s <= MOST_SEEDS; s++) upto[s + 1] = choose[s + 6][6];
    int rows = upto[MOST_SEEDS + 1], boards = 0;
    seeds.resize(rows), weight.resize(rows), start.resize(rows);
    for (int i = 0; i < 6; i++) sown[i].resize(rows), landing[i].resize(rows);
    for (int i = 0; i < 8; i++) landed[i].resize(rows), captured[i].resize(rows);
    int row[6] = {};
    list(row, 0, MOST_SEEDS);
    for (int r = 0; r < rows; r++) start[r] = boards, boards += upto[MOST_SEEDS - seeds[r] + 1];
    values.assign(boards, -100 - MOST_SEEDS);
    fill();
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
    for (int pit = 0; pit < 6; pit++) seeds[r] += row[pit], weight[r] += WEIGHTS[pit] * row[pit];
    for (int pit = 0; pit < 6; pit++) {
      int after[12] = {};
      std::copy(row, row + 6, after);
      after[pit] = 0;
      for (int seed = 1; seed <= row[pit]; seed++) after[(pit + seed) % 12]++;
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
      landed[land][r] = number(rest ? kept : after);  // a grand slam captures nothing
      captured[land][r] = rest ? taken : 0;
    }
  }

  // Sowing changes every row but one whose pit is empty. A player without seeds must be fed.
  bool legal(int mover, int other, int pit) const {
    return sown[pit][mover] != mover && (other != 0 || landing[pit][mover] != 0);
  }

  int child(int mover, int other, int pit) const {
    return start[landed[landing[pit][mover]][other]] + sown[pit][mover];
  }

  // Boards come by seeds, weight, mover's row, other row. The packed bytes are asked only for what
  // the children and parents so far leave open: an open board holds its lower bound minus 100.
  void fill() {
    constexpr int SPAN = 2 * MOST_SEEDS + 1;
    Answers answers(SPAN * SPAN * (2 * (MOST_SEEDS + 1) + SPAN));
    std::vector<std::int64_t> order;
    for (int n = 0; n <= MOST_SEEDS; n++) {
      order.clear();
      for (int mover = 0; mover < upto[n + 1]; mover++) {
        int rest = n - seeds[mover];
        for (int other = upto[rest]; other < upto[rest + 1]; other++) {
          std::int64_t both = weight[mover] + weight[other];
          order.push_back((both << 14 | mover) << 14 | other);
        }
      }
      std::sort(order.begin(), order.end());
      for (std::int64_t board : order) {
        visit(static_cast<int>(board >> 14 & 16383), static_cast<int>(board & 16383), n, answers);
      }
    }
  }

  void visit(int mover, int other, int n, Answers& answers) {
    int open[6], open_moves = 0, known = -n, hope = -n, moves = 0;
    for (int pit = 0; pit < 6; pit++) {
      if (!legal(mover, other, pit)) continue;
      int to = child(mover, other, pit), v = values[to];
      moves++;
      if (v < -50) {
        open[open_moves++] = to;
        hope = std::max(hope, std::min(n, -100 - v));
      } else {
        known = std::max(known, captured[landing[pit][mover]][other] - v);
      }
    }
    int board = start[mover] + other, v = values[board];
    if (moves == 0) {
      v = seeds[mover] - seeds[other];
    } else if (v < -50) {
      int lowest = std::max(known, v + 100), highest = std::max(hope, lowest);
      v = lowest == highest ? lowest : answers.value(lowest, highest, open_moves, seeds[mover]);
    }
    int able = 0, last_able = 0;
    for (int i = 0; i < open_moves; i++) {
      int to = open[i];
      if (-100 - values[to] >= v) able++, last_able = to;
      values[to] = static_cast<std::int8_t>(std::max<int>(values[to], -100 - v));
    }
    if (able == 1 && v > known) values[last_able] = static_cast<std::int8_t>(-v);
    values[board] = static_cast<std::int8_t>(v);
  }
};

inline const Table& table() {
  static const Table instance;
  return instance;
}

inline bool covers(const int* pits) {
  int total = 0;
  for (int pit = 0; pit < 12; pit++) {
    if (pits[pit] < 0 || pits[pit] > MOST_SEEDS - total) return false;
    total += pits[pit];
  }
  return true;
}

}  // namespace detail

// Unpacks the table. The other functions do it on their first call if nobody has.
inline void init() { detail::table(); }

// Net seeds for the mover, or UNKNOWN.
inline int value(const int* pits) {
  if (!detail::covers(pits)) return UNKNOWN;
  const detail::Table& t = detail::table();
  return t.values[t.start[t.number(pits)] + t.number(pits + 6)];
}

// The pit to play, 0 to 5, or NO_MOVE. Of equally good moves the one that captures most now, then
// the lowest pit.
inline int best_move(const int* pits) {
  if (!detail::covers(pits)) return NO_MOVE;
  const detail::Table& t = detail::table();
  int mover = t.number(pits), other = t.number(pits + 6), best = NO_MOVE, best_score = 0;
  for (int pit = 0; pit < 6; pit++) {
    if (!t.legal(mover, other, pit)) continue;
    int gain = t.captured[t.landing[pit][mover]][other];
    int score = (gain - t.values[t.child(mover, other, pit)]) * 64 + gain;
    if (best == NO_MOVE || score > best_score) best = pit, best_score = score;
  }
  return best;
}

}  // namespace oware_endgame

#ifdef OWARE_ENDGAME_SELF_TEST
// Reads boards, 12 numbers each; prints the value and the best move of each on a line.
int main() {
  int pits[12], count = 0;
  while (std::scanf("%d", &pits[count]) == 1) {
    if (++count == 12) {
      std::printf("%d %d\n", oware_endgame::value(pits), oware_endgame::best_move(pits));
      count = 0;
    }
  }
  return count;
}
#endif
