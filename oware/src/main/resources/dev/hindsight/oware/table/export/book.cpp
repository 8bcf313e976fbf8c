// Oware book: the exact value of every board of up to ${SEEDS} seeds (${BOARDS} boards), for every
// number of turns left.
//
// Made by Hindsight from ${ORIGIN}. SPDX-License-Identifier: Apache-2.0
//
// A value is the net seeds (captured minus lost) that the player to move gets until the game stops
// when both play best, under the ${RULES} rules: ${GRAND_SLAM},
// a player without seeds must be fed, who cannot move ends the game and each takes the seeds on
// their own side. When the turns are used up the seeds on the board count for nobody. Nothing is
// stored: the rules say it all, and the book is solved when the program starts.
//
//   oware_book::init();  // once: ${START_UP}
//   int pits[12] = {0,0,0,0,1,1, 1,0,0,0,0,1};              // mover's six pits, then the other's,
//   int net = oware_book::value(pits, 17);                  // both in the direction of sowing;
//   int pit = oware_book::best_move(pits, 17);              // 17 plies left; 0 to 5
//
// Self-test: g++ -std=c++17 -O2 -DOWARE_BOOK_SELF_TEST file.cpp && ./a.out < boards.txt
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <vector>

namespace oware_book {

constexpr int MOST_SEEDS = ${SEEDS};
constexpr int UNKNOWN = -1000;  // value() of a board with more seeds, or that is no board
constexpr int NO_MOVE = -1;     // best_move() when the game is over or the value is unknown

namespace detail {

${ROWS}
// Per board the turns at which its value changes, and to what; before the first it is 0. With t
// turns left a board is worth the best of captured - value of the child with t - 1. It can change
// only if a child changed the turn before, so each turn looks only at such boards, until none is
// left: from then on nothing changes.
struct Book {
  Rows rows;
  std::vector<int> first;          // of the changes of each board
  std::vector<std::uint8_t> turn;  // ascending within a board
  std::vector<std::int8_t> net;

  Book() {
    link();
    std::vector<std::int8_t> now(rows.boards, 0);
    std::vector<char> waiting(rows.boards, 0);
    std::vector<int> look(rows.boards), changed, board;
    std::vector<std::uint8_t> when;
    std::vector<std::int8_t> value;
    for (int b = 0; b < rows.boards; b++) look[b] = b;
    for (std::uint8_t t = 1; !look.empty(); t++) {
      std::size_t begin = board.size();
      for (int b : look) {
        waiting[b] = 0;
        int best = best_of(b, now);
        if (best == now[b]) continue;
        board.push_back(b), when.push_back(t), value.push_back(static_cast<std::int8_t>(best));
      }
      look.clear();
      for (std::size_t c = begin; c < board.size(); c++) std::swap(now[board[c]], value[c]);
      for (std::size_t c = begin; c < board.size(); c++) {
        int b = board[c], before = value[c];
        value[c] = now[b];
        for (int e = parents[b]; e < parents[b + 1]; e++) {
          int p = parent[e], gain = seeds[p] - seeds[b];
          if (!waiting[p] && (gain - now[b] > now[p] || gain - before == now[p])) {
            waiting[p] = 1;
            look.push_back(p);
          }
        }
      }
    }
    sort(board, when, value);
    for (auto* all : {&children, &child, &parents, &parent}) all->clear(), all->shrink_to_fit();
  }

  int value(int board, int turns_left) const {
    int c = first[board], result = 0;
    while (c < first[board + 1] && turn[c] <= turns_left) result = net[c++];
    return result;
  }

 private:
  std::vector<int> children, child, parents, parent;  // moves from and to each board
  std::vector<std::int8_t> seeds, ends;                // on the board; value if nobody can move

  void link() {
    children.reserve(rows.boards + 1), child.reserve(rows.boards * 5u);
    seeds.resize(rows.boards), ends.resize(rows.boards), parents.assign(rows.boards + 1, 0);
    for (int mover = 0; mover < rows.size; mover++) {
      for (int other = 0; other < rows.upto[MOST_SEEDS - rows.seeds[mover] + 1]; other++) {
        int pits[6], count = rows.moves(mover, other, pits), b = rows.start[mover] + other;
        seeds[b] = static_cast<std::int8_t>(rows.seeds[mover] + rows.seeds[other]);
        ends[b] = static_cast<std::int8_t>(rows.seeds[mover] - rows.seeds[other]);
        children.push_back(static_cast<int>(child.size()));
        for (int i = 0; i < count; i++) child.push_back(rows.child(mover, other, pits[i]));
      }
    }
    children.push_back(static_cast<int>(child.size()));
    for (int to : child) parents[to + 1]++;
    for (int b = 0; b < rows.boards; b++) parents[b + 1] += parents[b];
    parent.resize(child.size());
    std::vector<int> next = parents;
    for (int b = 0; b < rows.boards; b++) {
      for (int e = children[b]; e < children[b + 1]; e++) parent[next[child[e]]++] = b;
    }
  }

  int best_of(int b, const std::vector<std::int8_t>& now) const {
    if (children[b] == children[b + 1]) return ends[b];
    int best = -MOST_SEEDS;
    for (int e = children[b]; e < children[b + 1]; e++) {
      best = std::max(best, seeds[b] - seeds[child[e]] - now[child[e]]);
    }
    return best;
  }

  void sort(const std::vector<int>& board, const std::vector<std::uint8_t>& when,
            const std::vector<std::int8_t>& value) {
    first.assign(rows.boards + 1, 0);
    for (int b : board) first[b + 1]++;
    for (int b = 0; b < rows.boards; b++) first[b + 1] += first[b];
    std::vector<int> next = first;
    turn.resize(board.size()), net.resize(board.size());
    for (std::size_t c = 0; c < board.size(); c++) {
      int place = next[board[c]]++;
      turn[place] = when[c], net[place] = value[c];
    }
  }
};

inline const Book& book() {
  static const Book instance;
  return instance;
}

}  // namespace detail

// Solves the book. The other functions do it on their first call if nobody has.
inline void init() { detail::book(); }

// Net seeds for the mover with so many plies left, or UNKNOWN.
inline int value(const int* pits, int turns_left) {
  if (!detail::covers(pits)) return UNKNOWN;
  const detail::Book& book = detail::book();
  return book.value(book.rows.start[book.rows.number(pits)] + book.rows.number(pits + 6),
                    turns_left);
}

// The pit to play, 0 to 5, or NO_MOVE. Of equally good moves the one that captures most now, then
// the lowest pit.
inline int best_move(const int* pits, int turns_left) {
  if (!detail::covers(pits) || turns_left <= 0) return NO_MOVE;
  const detail::Book& book = detail::book();
  int mover = book.rows.number(pits), other = book.rows.number(pits + 6), best = NO_MOVE;
  int legal[6], count = book.rows.moves(mover, other, legal), best_score = 0;
  for (int i = 0; i < count; i++) {
    int gain = book.rows.gain(mover, other, legal[i]);
    int net = gain - book.value(book.rows.child(mover, other, legal[i]), turns_left - 1);
    int score = net * 64 + gain;
    if (best == NO_MOVE || score > best_score) best = legal[i], best_score = score;
  }
  return best;
}

}  // namespace oware_book

#ifdef OWARE_BOOK_SELF_TEST
// Reads boards, 12 numbers and the turns left; prints the value and the best move of each.
int main() {
  int numbers[13], count = 0;
  while (std::scanf("%d", &numbers[count]) == 1) {
    if (++count == 13) {
      std::printf("%d %d\n", oware_book::value(numbers, numbers[12]),
                  oware_book::best_move(numbers, numbers[12]));
      count = 0;
    }
  }
  return count;
}
#endif
