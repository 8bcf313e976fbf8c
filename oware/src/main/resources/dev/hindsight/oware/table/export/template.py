# Oware endgames: the exact value of every board of up to ${SEEDS} seeds (${BOARDS} boards).
#
# Made by Hindsight from the table ${TABLE}. SPDX-License-Identifier: Apache-2.0
#
# A value is the net seeds (captured minus lost) that the player to move gets from here on when
# both play best, under the ${RULES} rules: a grand slam captures nothing, a player without seeds
# must be fed, who cannot move ends the game and each takes the seeds on their own side. Endless
# play is worth 0. There is no turn limit: close to one, a long plan may no longer fit. The best
# move keeps the value but need not be the shortest way to it; a search with values at its leaves
# finds that.
#
#   endgame = OwareEndgame()                          # once: unpacks the table
#   pits = [0,0,0,0,1,1, 1,0,0,0,0,1]                 # mover's six pits, then the other's,
#   endgame.value(pits)                               # both in the direction of sowing
#   endgame.best_move(pits)                           # 0 to 5
#
# Self-test: python3 file.py --oware-self-test < boards.txt
import base64
import itertools
import sys
import zlib


class OwareEndgame:
    MOST_SEEDS = ${SEEDS}
    ADLER = ${ADLER}
    PACKED = (
${PACKED}
    )

    def __init__(self):
        # A row is one player's six pits. Rows are numbered by the sums of their first six, five,
        # ... pits, so that those with fewer seeds come first. What a move does to the other row
        # depends only on how many seeds cross: its landing, 0 to 6, or 7 if they come back.
        most = self.MOST_SEEDS
        sums = itertools.combinations_with_replacement(range(most + 1), 6)
        self.rows = []
        for s in sorted(sums, key=lambda s: s[::-1]):
            self.rows.append((s[0],) + tuple(s[i + 1] - s[i] for i in range(5)))
        self.number = {row: number for number, row in enumerate(self.rows)}
        self.seeds = [sum(row) for row in self.rows]
        self.upto = [0] * (most + 2)  # upto[s]: rows of fewer than s seeds
        for seeds in self.seeds:
            self.upto[seeds + 1] += 1
        self.upto = list(itertools.accumulate(self.upto))
        sizes = [self.upto[most - seeds + 1] for seeds in self.seeds]
        self.start = [0] + list(itertools.accumulate(sizes))  # of the boards of a mover's row
        self.landings = [[self._land(k, row) for row in self.rows] for k in range(8)]
        self.moves = [self._moves(row) for row in self.rows]
        self.values = self._unpack()

    def value(self, pits):
        """Net seeds for the mover, or None if this is no board of up to MOST_SEEDS seeds."""
        if len(pits) != 12 or min(pits) < 0 or sum(pits) > self.MOST_SEEDS:
            return None
        return self.values[self.start[self.number[tuple(pits[:6])]] + self.number[tuple(pits[6:])]]

    def best_move(self, pits):
        """The pit to play, 0 to 5; of equally good moves the one that captures most now, then the
        lowest pit. None if the game is over or the value is unknown."""
        if self.value(pits) is None:
            return None
        best, best_score = None, None
        other = self.number[tuple(pits[6:])]
        for pit, sown, landing in self.moves[self.number[tuple(pits[:6])]]:
            if other == 0 and landing == 0:
                continue  # a player without seeds must be fed
            first_child, gain = self.landings[landing][other]
            score = (gain - self.values[first_child + sown], gain)
            if best is None or score > best_score:
                best, best_score = pit, score
        return best

    def _moves(self, row):
        """The sowings of a row: pit, number of the row after it, landing."""
        moves = []
        for pit in range(6):
            if row[pit]:
                after = list(row) + [0] * 6
                after[pit] = 0
                for seed in range(row[pit]):
                    after[(pit + seed + 1) % 12] += 1
                landing = max(0, min(7, pit + row[pit] - 5))
                moves.append((pit, self.number[tuple(after[:6])], landing))
        return moves

    def _land(self, landing, row):
        """What becomes of the other row: number of the first board it is mover of, captured."""
        if sum(row) + min(landing, 6) > self.MOST_SEEDS:
            return None
        after = [row[pit] + (pit < landing) for pit in range(6)]
        kept = after[:]
        pit = landing - 1
        while landing < 7 and pit >= 0 and 2 <= kept[pit] <= 3:
            kept[pit] = 0
            pit -= 1
        if not any(kept):
            kept = after  # a grand slam captures nothing
        return self.start[self.number[tuple(kept)]], sum(after) - sum(kept)

    def _unpack(self):
        """Boards come by seeds, weight, mover's row, other row."""
        weights = [sum(map(int.__mul__, row, (11, 10, 9, 8, 6, 3))) for row in self.rows]
        by_weight = [{} for _ in range(self.MOST_SEEDS + 1)]  # rows by seeds and weight
        for row, seeds in enumerate(self.seeds):
            by_weight[seeds].setdefault(weights[row], []).append(row)
        # Columns of the landings, so that a child is firsts[other] + sown.
        columns = [[[land and land[i] for land in k] for i in (0, 1)] for k in self.landings]
        values = [-100 - self.MOST_SEEDS] * self.start[-1]
        ask = self._answers()
        for n in range(self.MOST_SEEDS + 1):
            order = []
            for mover in range(self.upto[n + 1]):
                for weight, others in by_weight[n - self.seeds[mover]].items():
                    order.append((weights[mover] + weight, mover, others))
            for _, mover, others in sorted(order):
                fed = n > self.seeds[mover]
                moves = [(sown, *columns[k]) for _, sown, k in self.moves[mover] if fed or k]
                if moves:
                    self._visit(mover, others, n, moves, values, ask)
                else:
                    for other in others:
                        values[self.start[mover] + other] = 2 * self.seeds[mover] - n
        return values

    def _visit(self, mover, others, n, moves, values, ask):
        """The packed bytes are asked only for what the children and parents so far leave open: an
        open board holds its lower bound minus 100."""
        start = self.start[mover]
        for other in others:
            known = hope = -n
            opens = []
            for sown, firsts, gains in moves:
                to = firsts[other] + sown
                v = values[to]
                if v < -50:
                    opens.append(to)
                    if -100 - v > hope:
                        hope = -100 - v
                elif gains[other] - v > known:
                    known = gains[other] - v
            if not opens:
                values[start + other] = known
                continue
            v = values[start + other]
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
            values[start + other] = v

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
    # Reads boards, 12 numbers a line; prints the value and the best move of each on a line.
    oware_endgame = OwareEndgame()
    for board in (list(map(int, line.split())) for line in sys.stdin):
        print(oware_endgame.value(board), oware_endgame.best_move(board))
