
// A player: looks deeper and deeper until its time is up, with the table where few seeds are left.
// It plays for the game first, more than half of the seeds, and for seeds second. It does not know
// which positions were there before, so it neither seeks nor shuns a repetition.
//
//   ${SPACE}::init();  // once: ${START_UP}
//   int pit = oware_bot::choose(pits, 20, 18, 57, 45);        // seeds taken by the mover and by the
//                                                             // other, plies left, milliseconds
//
// Self-test: g++ -std=c++17 -O2 -DOWARE_BOT_SELF_TEST file.cpp && ./a.out < positions.txt
#include <algorithm>
#include <chrono>
#include <cstdlib>

namespace oware_bot {

constexpr int NO_LIMIT = 1000000;  // of plies
constexpr int NO_MOVE = -1;        // the game is over

namespace detail {

constexpr int WON = 100000;  // and a hundred for each seed ahead
constexpr int MOST = 1000000;
constexpr bool GRAND_SLAM_CAPTURES = ${GRAND_SLAM_CAPTURES};

struct Move {
  int pit, gain, next[12];  // next: the board as the other player sees it
  bool feeds;

  Move() = default;

  Move(const int* pits, int from) : pit(from), gain(0), feeds(false) {
    int after[12], hand = pits[from], last = from, there = 0;
    for (int i = 0; i < 12; i++) after[i] = pits[i];
    after[from] = 0;
    while (hand > 0) {
      last = (last + 1) % 12;
      if (last != from) after[last]++, hand--;
    }
    for (int i = 6; i < 12; i++) there += after[i];
    int first = last + 1;
    for (; first > 6 && (after[first - 1] & ~1) == 2; first--) gain += after[first - 1];
    if (gain == there && !GRAND_SLAM_CAPTURES) gain = 0, first = last + 1;
    for (int i = first; i <= last; i++) after[i] = 0;
    for (int i = 0; i < 12; i++) next[i] = after[(i + 6) % 12];
    feeds = there > gain;
  }
};

inline int seeds(const int* pits, int from) {
  int sum = 0;
  for (int pit = from; pit < from + 6; pit++) sum += pits[pit];
  return sum;
}

// The legal moves, the greatest capture first, and how many: those that leave the other player a
// seed; if none does and there were seeds to take, all.
inline int moves(const int* pits, Move* list) {
  int count = 0;
  for (int feeding = 1; feeding >= 0; feeding--) {
    for (int pit = 0; pit < 6; pit++) {
      if (pits[pit] == 0) continue;
      Move move(pits, pit);
      if (move.feeds != (feeding == 1)) continue;
      int place = count++;
      for (; place > 0 && list[place - 1].gain < move.gain; place--) list[place] = list[place - 1];
      list[place] = move;
    }
    if (count > 0 || seeds(pits, 6) == 0) break;
  }
  return count;
}

inline int outlook(int ahead) { return 100 * ahead + (ahead > 0 ? WON : ahead < 0 ? -WON : 0); }

struct Search {
  std::chrono::steady_clock::time_point deadline;
  int until_look = 0;
  bool stopped = false;

  int value(const int* pits, int mine, int theirs, int turns_left, int depth, int alpha, int beta) {
    if (until_look-- == 0) {
      until_look = 255;
      stopped = std::chrono::steady_clock::now() >= deadline;
    }
    if (stopped) return 0;
    int ahead = mine - theirs, own = seeds(pits, 0), there = seeds(pits, 6);
    if (turns_left <= 0) return outlook(ahead);
    if (own + there <= ${SPACE}::MOST_SEEDS) {
      int net = ${SPACE}::${KNOWN};
      if (net != ${SPACE}::UNKNOWN) return outlook(ahead + net);
    }
    Move list[6];
    int count = moves(pits, list);
    if (count == 0) return outlook(ahead + own - there);
    if (ahead > own + there) return WON + 100 * ahead;
    if (-ahead > own + there) return 100 * ahead - WON;
    if (depth == 0) {
      int estimate = 100 * ahead + 15 * (own - there);
      for (int pit = 0; pit < 6; pit++) estimate += 60 * ((pits[pit] > 0) - (pits[pit + 6] > 0));
      return estimate;
    }
    int best = -MOST;
    for (int i = 0; i < count && best < beta; i++) {
      int found = -value(list[i].next, theirs, mine + list[i].gain, turns_left - 1, depth - 1,
                         -beta, -std::max(alpha, best));
      best = std::max(best, found);
    }
    return best;
  }
};

}  // namespace detail

// The pit to play, 0 to 5, or NO_MOVE.
inline int choose(const int* pits, int mine, int theirs, int turns_left, int milliseconds,
                  int most_depth = 60) {
  detail::Search search;
  search.deadline = std::chrono::steady_clock::now() + std::chrono::milliseconds(milliseconds);
  detail::Move list[6];
  int count = turns_left > 0 ? detail::moves(pits, list) : 0;
  for (int depth = 1; depth <= most_depth && count > 1 && !search.stopped; depth++) {
    int best = -detail::MOST, place = 0;
    for (int i = 0; i < count; i++) {
      int found = -search.value(list[i].next, theirs, mine + list[i].gain, turns_left - 1,
                                depth - 1, -detail::MOST, -best);
      if (search.stopped) break;
      if (found > best) best = found, place = i;
    }
    // The best so far is looked at first, so a depth that was cut short does no harm.
    std::rotate(list, list + place, list + place + 1);
    if (std::abs(best) >= detail::WON && best != -detail::MOST) break;
  }
  return count == 0 ? NO_MOVE : list[0].pit;
}

}  // namespace oware_bot

#ifdef OWARE_BOT_SELF_TEST
// Reads positions: 12 pits, seeds of the mover and of the other, plies left, milliseconds, depth.
// Prints the move of each.
int main() {
  int in[17], count = 0;
  while (std::scanf("%d", &in[count]) == 1) {
    if (++count == 17) {
      std::printf("%d\n", oware_bot::choose(in, in[12], in[13], in[14], in[15], in[16]));
      count = 0;
    }
  }
  return count;
}
#endif
