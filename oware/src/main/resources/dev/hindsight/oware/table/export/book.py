# Oware book: the exact value of every board of up to ${SEEDS} seeds (${BOARDS} boards), for every
# number of turns left.
#
# Made by Hindsight from ${ORIGIN}. SPDX-License-Identifier: Apache-2.0
#
# A value is the net seeds (captured minus lost) that the player to move gets until the game stops
# when both play best, under the ${RULES} rules: ${GRAND_SLAM},
# a player without seeds must be fed, who cannot move ends the game and each takes the seeds on
# their own side. When the turns are used up the seeds on the board count for nobody. Nothing is
# stored: the rules say it all, and the book is solved when the program starts.
#
#   book = OwareBook()                                # once: ${START_UP}
#   pits = [0,0,0,0,1,1, 1,0,0,0,0,1]                 # mover's six pits, then the other's,
#   book.value(pits, 17)                              # both in the direction of sowing;
#   book.best_move(pits, 17)                          # 17 plies left; 0 to 5
#
# Self-test: python3 file.py --oware-self-test < boards.txt
import itertools
import sys


${ROWS}

class OwareBook(_OwareRows):
    def __init__(self):
        super().__init__()
        self.turns, self.nets = self._solve()

    def value(self, pits, turns_left):
        """Net seeds for the mover with so many plies left, or None if this is not a board of up to
        MOST_SEEDS seeds."""
        if not self.covers(pits):
            return None
        mover, other = self.number[tuple(pits[:6])], self.number[tuple(pits[6:])]
        return self._net(self.start[mover] + other, turns_left)

    def best_move(self, pits, turns_left):
        """The pit to play, 0 to 5; of equally good moves the one that captures most now, then the
        lowest pit. None if the game is over or the value is unknown."""
        if not self.covers(pits) or turns_left <= 0:
            return None
        best, best_score = None, None
        for pit, to, gain in self.legal(self.number[tuple(pits[:6])], self.number[tuple(pits[6:])]):
            score = (gain - self._net(to, turns_left - 1), gain)
            if best is None or score > best_score:
                best, best_score = pit, score
        return best

    def _net(self, board, turns_left):
        result = 0
        for turn, net in zip(self.turns[board], self.nets[board]):
            if turn > turns_left:
                break
            result = net
        return result

    def _solve(self):
        """Per board the turns at which its value changes, and to what; before the first it is 0.
        With t turns left a board is worth the best of captured - value of the child with t - 1. It
        can change only if a child changed the turn before, so each turn looks only at such boards,
        until none is left: from then on nothing changes."""
        boards = self.start[-1]
        children, ends = [], []
        parents = [[] for _ in range(boards)]
        for mover, seeds in enumerate(self.seeds):
            for other in range(self.upto[self.MOST_SEEDS - seeds + 1]):
                moves = [(to, gain) for _, to, gain in self.legal(mover, other)]
                for to, gain in moves:
                    parents[to].append((len(children), gain))
                children.append(moves)
                ends.append(seeds - self.seeds[other])
        now = [0] * boards
        turns, nets = [b""] * boards, [()] * boards
        look, turn = range(boards), 0
        while look:
            turn += 1
            changes = []
            for board in look:
                moves = children[board]
                best = max([gain - now[to] for to, gain in moves]) if moves else ends[board]
                if best != now[board]:
                    changes.append((board, now[board], best))
            for board, _, net in changes:
                now[board] = net
                turns[board] += bytes((turn,))
                nets[board] += (net,)
            look = set()
            for board, before, net in changes:
                for parent, gain in parents[board]:
                    best = now[parent]
                    if gain - net > best or gain - before == best:
                        look.add(parent)
        return turns, nets


if __name__ == "__main__" and sys.argv[1:] == ["--oware-self-test"]:
    # Reads boards, 12 numbers and the turns left a line; prints value and best move of each.
    book = OwareBook()
    for line in sys.stdin:
        *board, left = [int(word) for word in line.split()]
        print(book.value(board, left), book.best_move(board, left))
