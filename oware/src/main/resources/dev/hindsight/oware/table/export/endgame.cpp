// Oware endgames: ${WHAT} of every board of up to ${SEEDS} seeds (${BOARDS} boards).
//
// Made by Hindsight from the table ${TABLE}. SPDX-License-Identifier: Apache-2.0
//
// A value is the net seeds (captured minus lost) that the player to move gets from here on when
// both play best, under the ${RULES} rules: ${GRAND_SLAM},
// a player without seeds must be fed, who cannot move ends the game and each takes the seeds on
// their own side. ${REPETITION}
// There is no turn limit: close to one, a long plan may no longer fit. The best move keeps the
// value but need not be the shortest way to it; a search with values at its leaves finds that.
//
//   oware_endgame::init();  // once: ${START_UP}
//   int pits[12] = {0,0,0,0,1,1, 1,0,0,0,0,1};              // mover's six pits, then the other's,
//   int net = oware_endgame::value(pits);                   // both in the direction of sowing
//   int pit = oware_endgame::best_move(pits);               // 0 to 5
//   oware_endgame::lowest(pits), oware_endgame::highest(pits)  // if it hangs on repetitions
//
// Self-test: g++ -std=c++17 -O2 -DOWARE_ENDGAME_SELF_TEST file.cpp && ./a.out < boards.txt
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <stdexcept>
#include <vector>

namespace oware_endgame {

constexpr int MOST_SEEDS = ${SEEDS};
constexpr int UNKNOWN = -1000;  // value() of a board that is not in the table or has only bounds
constexpr int NO_MOVE = -1;     // best_move() when the game is over or the table ends before

namespace detail {

constexpr int PLANES = ${PLANES};  // 1: exact values; 2: at least, then at most
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

${ROWS}
struct Table {
  Rows rows;
  std::vector<std::int8_t> values;  // of board + plane * boards; open boards: see fill

  Table() : values(PLANES * rows.boards, -100 - MOST_SEEDS) { fill(); }

  int board(const int* pits) const { return rows.start[rows.number(pits)] + rows.number(pits + 6); }

  // Boards come by seeds, weight, mover's row, other row. The packed bytes are asked only for what
  // the children and parents so far leave open: an open board holds its lower bound minus 100.
  void fill() {
    constexpr int SPAN = 2 * MOST_SEEDS + 1;
    Answers answers(SPAN * SPAN * (2 * (MOST_SEEDS + 1) + SPAN));
    std::vector<std::int64_t> order;
    for (int n = 0; n <= MOST_SEEDS; n++) {
      order.clear();
      for (int mover = 0; mover < rows.upto[n + 1]; mover++) {
        int rest = n - rows.seeds[mover];
        for (int other = rows.upto[rest]; other < rows.upto[rest + 1]; other++) {
          std::int64_t both = rows.weight[mover] + rows.weight[other];
          order.push_back((both << 14 | mover) << 14 | other);
        }
      }
      std::sort(order.begin(), order.end());
      for (std::int64_t both : order) {
        int mover = static_cast<int>(both >> 14 & 16383), other = static_cast<int>(both & 16383);
        for (int plane = 0; plane < PLANES; plane++) visit(mover, other, n, plane, answers);
      }
    }
  }

  // What is at least for one player is at most for the other: children are in the other plane.
  void visit(int mover, int other, int n, int plane, Answers& answers) {
    int open[6], legal[6], open_moves = 0, known = -n, hope = -n;
    int moves = rows.moves(mover, other, legal);
    for (int i = 0; i < moves; i++) {
      int to = (PLANES - 1 - plane) * rows.boards + rows.child(mover, other, legal[i]);
      int v = values[to];
      if (v < -50) {
        open[open_moves++] = to;
        hope = std::max(hope, std::min(n, -100 - v));
      } else {
        known = std::max(known, rows.gain(mover, other, legal[i]) - v);
      }
    }
    int board = plane * rows.boards + rows.start[mover] + other, v = values[board];
    if (moves == 0) {
      v = rows.seeds[mover] - rows.seeds[other];
    } else if (v < -50) {
      int lowest = std::max(known, v + 100), highest = std::max(hope, lowest);
      v = lowest == highest ? lowest
                            : answers.value(lowest, highest, open_moves, rows.seeds[mover]);
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

}  // namespace detail

// Unpacks the table. The other functions do it on their first call if nobody has.
inline void init() { detail::table(); }

// At least this for the mover, whatever a repetition is worth, or UNKNOWN.
inline int lowest(const int* pits) {
  if (!detail::covers(pits)) return UNKNOWN;
  return detail::table().values[detail::table().board(pits)];
}

// At most this for the mover, whatever a repetition is worth, or UNKNOWN.
inline int highest(const int* pits) {
  if (!detail::covers(pits)) return UNKNOWN;
  const detail::Table& t = detail::table();
  return t.values[(detail::PLANES - 1) * t.rows.boards + t.board(pits)];
}

// Net seeds for the mover, or UNKNOWN.
inline int value(const int* pits) {
  return lowest(pits) == highest(pits) ? lowest(pits) : UNKNOWN;
}

// The pit to play, 0 to 5, or NO_MOVE. Of moves that are worth the same at least, the one that
// captures most now, then the lowest pit.
inline int best_move(const int* pits) {
  if (!detail::covers(pits)) return NO_MOVE;
  const detail::Table& t = detail::table();
  int mover = t.rows.number(pits), other = t.rows.number(pits + 6), best = NO_MOVE, best_score = 0;
  int legal[6], count = t.rows.moves(mover, other, legal);
  for (int i = 0; i < count; i++) {
    int gain = t.rows.gain(mover, other, legal[i]);
    int to = (detail::PLANES - 1) * t.rows.boards + t.rows.child(mover, other, legal[i]);
    int score = (gain - t.values[to]) * 64 + gain;
    if (best == NO_MOVE || score > best_score) best = legal[i], best_score = score;
  }
  return best;
}

}  // namespace oware_endgame

#ifdef OWARE_ENDGAME_SELF_TEST
// Reads boards, 12 numbers each; prints lowest, highest and best move of each on a line.
int main() {
  int pits[12], count = 0;
  while (std::scanf("%d", &pits[count]) == 1) {
    if (++count == 12) {
      std::printf("%d %d %d\n", oware_endgame::lowest(pits), oware_endgame::highest(pits),
                  oware_endgame::best_move(pits));
      count = 0;
    }
  }
  return count;
}
#endif
