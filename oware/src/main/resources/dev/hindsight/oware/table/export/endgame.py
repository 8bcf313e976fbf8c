# Oware endgames: ${WHAT} of every board of up to ${SEEDS} seeds (${BOARDS} boards).
#
# Made by Hindsight from the table ${TABLE}. SPDX-License-Identifier: Apache-2.0
#
# A value is the net seeds (captured minus lost) that the player to move gets from here on when
# both play best, under the ${RULES} rules: ${GRAND_SLAM},
# a player without seeds must be fed, who cannot move ends the game and each takes the seeds on
# their own side. ${REPETITION}
# There is no turn limit: close to one, a long plan may no longer fit. The best move keeps the
# value but need not be the shortest way to it; a search with values at its leaves finds that.
#
#   endgame = OwareEndgame()                          # once: ${START_UP}
#   pits = [0,0,0,0,1,1, 1,0,0,0,0,1]                 # mover's six pits, then the other's,
#   endgame.value(pits)                               # both in the direction of sowing
#   endgame.best_move(pits)                           # 0 to 5
#   endgame.lowest(pits), endgame.highest(pits)       # where the value hangs on repetitions
#
# Self-test: python3 file.py --oware-self-test < boards.txt
import base64
import itertools
import sys
import zlib


${ROWS}

class OwareEndgame(_OwareRows):
    PLANES = ${PLANES}  # 1: exact values; 2: at least, then at most
    ADLER = ${ADLER}
    PACKED = (
${PACKED}
    )

    def __init__(self):
        super().__init__()
        self.values = self._unpack()

    def value(self, pits):
        """Net seeds for the mover, or None if this is not a board of up to MOST_SEEDS seeds or has
        only bounds."""
        lowest = self.lowest(pits)
        return lowest if lowest == self.highest(pits) else None

    def lowest(self, pits):
        """At least this for the mover, whatever a repetition is worth, or None."""
        return self.values[self._board(pits)] if self.covers(pits) else None

    def highest(self, pits):
        """At most this for the mover, whatever a repetition is worth, or None."""
        return self.values[self._board(pits) + self._last_plane()] if self.covers(pits) else None

    def best_move(self, pits):
        """The pit to play, 0 to 5; of moves that are worth the same at least, the one that captures
        most now, then the lowest pit. None if the game is over or the table ends before."""
        if not self.covers(pits):
            return None
        best, best_score = None, None
        for pit, to, gain in self.legal(self.number[tuple(pits[:6])], self.number[tuple(pits[6:])]):
            score = (gain - self.values[to + self._last_plane()], gain)
            if best is None or score > best_score:
                best, best_score = pit, score
        return best

    def _board(self, pits):
        return self.start[self.number[tuple(pits[:6])]] + self.number[tuple(pits[6:])]

    def _last_plane(self):
        return (self.PLANES - 1) * self.start[-1]

    def _unpack(self):
        """Boards come by seeds, weight, mover's row, other row."""
        weights = [sum(map(int.__mul__, row, (11, 10, 9, 8, 6, 3))) for row in self.rows]
        by_weight = [{} for _ in range(self.MOST_SEEDS + 1)]  # rows by seeds and weight
        for row, seeds in enumerate(self.seeds):
            by_weight[seeds].setdefault(weights[row], []).append(row)
        # Columns of the landings, so that a child is firsts[other] + sown.
        columns = [[[land and land[i] for land in k] for i in (0, 1)] for k in self.landings]
        values = [-100 - self.MOST_SEEDS] * (self.PLANES * self.start[-1])
        ask = self._answers()
        for n in range(self.MOST_SEEDS + 1):
            order = []
            for mover in range(self.upto[n + 1]):
                for weight, others in by_weight[n - self.seeds[mover]].items():
                    order.append((weights[mover] + weight, mover, others))
            for _, mover, others in sorted(order):
                fed = n > self.seeds[mover]
                moves = [(sown, *columns[k]) for _, sown, k in self.moves[mover] if fed or k]
                for other in others:
                    here = moves
                    if self.GRAND_SLAM_CAPTURES:
                        here = [m for m in moves if m[1][other]] or (moves if other else [])
                    for plane in range(self.PLANES):
                        self._visit(mover, other, n, here, plane, values, ask)
        return values

    def _visit(self, mover, other, n, moves, plane, values, ask):
        """The packed bytes are asked only for what the children and parents so far leave open: an
        open board holds its lower bound minus 100. What is at least for one player is at most for
        the other: children are in the other plane."""
        board = self.start[mover] + other + plane * self.start[-1]
        across = (self.PLANES - 1 - plane) * self.start[-1]
        if not moves:
            values[board] = 2 * self.seeds[mover] - n
            return
        known = hope = -n
        opens = []
        for sown, firsts, gains in moves:
            to = firsts[other] + sown + across
            v = values[to]
            if v < -50:
                opens.append(to)
                if -100 - v > hope:
                    hope = -100 - v
            elif gains[other] - v > known:
                known = gains[other] - v
        if not opens:
            values[board] = known
            return
        v = values[board]
        if v < -50:
            v = max(known, v + 100)
            if min(n, hope) > v:
                v = ask(v, min(n, hope), len(opens), self.seeds[mover])
        able = [to for to in opens if -100 - values[to] >= v]
        for to in opens:
            if values[to] < -100 - v:
                values[to] = -100 - v
        if len(able) == 1 and v > known:
            values[able[0]] = -v
        values[board] = v

    def _answers(self):
        """Reads values between bounds from the packed bytes: is it the lowest? is it 0? is it
        lowest + 1, + 2, ...? Each question has a situation whose odds are learnt on the way."""
        data = base64.urlsafe_b64decode(self.PACKED + "=" * (-len(self.PACKED) % 4))
        if zlib.adler32(data) != self.ADLER:
            raise ValueError("the packed oware table is damaged")
        rest = itertools.chain(data[4:], itertools.repeat(0))
        code, span = int.from_bytes(data[:4].ljust(4, b"\0"), "big"), 0xFFFFFFFF
        most, width = self.MOST_SEEDS, 2 * self.MOST_SEEDS + 1
        likely = [32768] * (width * width * (2 * (most + 1) + width))
        looks = [2] * len(likely)

        def yes(situation):
            nonlocal code, span
            chance = likely[situation]
            weight = looks[situation]
            bound = (span >> 16) * chance
            answer = code < bound
            if answer:
                span = bound
                likely[situation] = chance + (65536 - chance) // weight
            else:
                code -= bound
                span -= bound
                likely[situation] = chance - chance // weight
            if weight < 32:
                looks[situation] = weight + 1
            while span < 16777216:
                span <<= 8
                code = code << 8 | next(rest)
            return answer

        def ask(lowest, highest, open_moves, mover_seeds):
            bounds = (lowest + most) * width + highest + most
            if yes((bounds * 2 + (open_moves > 1)) * (most + 1) + mover_seeds):
                return lowest
            zero = width * width * 2 * (most + 1) + bounds * width + most
            candidates = [v for v in range(lowest + 1, highest + 1) if v]
            if lowest < 0 <= highest:
                candidates.insert(0, 0)
            for candidate in candidates[:-1]:
                if yes(zero + candidate):
                    return candidate
            return candidates[-1]

        return ask


if __name__ == "__main__" and sys.argv[1:] == ["--oware-self-test"]:
    # Reads boards, 12 numbers a line; prints lowest, highest and best move of each on a line.
    endgame = OwareEndgame()
    for board in (list(map(int, line.split())) for line in sys.stdin):
        print(endgame.lowest(board), endgame.highest(board), endgame.best_move(board))
