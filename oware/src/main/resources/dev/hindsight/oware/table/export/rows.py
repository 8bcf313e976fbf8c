class _OwareRows:
    """A row is one player's six pits. Rows are numbered by the sums of their first six, five, ...
    pits, so that those with fewer seeds come first. What a move does to the other row depends only
    on how many seeds cross: its landing, 0 to 6, or 7 if they come back. A board is a pair of rows;
    its number is start[mover] + other."""

    MOST_SEEDS = ${SEEDS}
    GRAND_SLAM_CAPTURES = ${GRAND_SLAM_CAPTURES}

    def __init__(self):
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

    def covers(self, pits):
        """Whether this is a board of up to MOST_SEEDS seeds."""
        return len(pits) == 12 and min(pits) >= 0 and sum(pits) <= self.MOST_SEEDS

    def legal(self, mover, other):
        """The legal moves: pit, number of the board after it, captured. Those that leave the other
        player a seed; if none does and there were seeds to take, all."""
        feeding, emptying = [], []
        for pit, sown, landing in self.moves[mover]:
            first, gain = self.landings[landing][other]
            (feeding if first else emptying).append((pit, first + sown, gain))
        return feeding if feeding or other == 0 else emptying

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
        if not any(kept) and not self.GRAND_SLAM_CAPTURES:
            kept = after
        return self.start[self.number[tuple(kept)]], sum(after) - sum(kept)
