
import time


class OwareBot:
    """A player: looks deeper and deeper until its time is up, with the table where few seeds are
    left. It plays for the game first, more than half of the seeds, and for seeds second. It does
    not know which positions were there before, so it neither seeks nor shuns a repetition.

        bot = OwareBot(${SPACE}())                    # once: ${START_UP}
        bot.choose(pits, 20, 18, 57, 0.045)           # seeds taken by the mover and by the other,
                                                      # plies left (or NO_LIMIT), seconds

    Self-test: python3 file.py --oware-bot-self-test < positions.txt"""

    NO_LIMIT = 1000000
    WON = 100000  # and a hundred for each seed ahead
    MOST = 1000000

    class _OutOfTime(Exception):
        pass

    def __init__(self, table):
        self.table = table

    def choose(self, pits, mine, theirs, turns_left, seconds, most_depth=60):
        """The pit to play, 0 to 5, or None if the game is over."""
        self.deadline = time.monotonic() + seconds
        moves = self._moves(pits) if turns_left > 0 else []
        for depth in range(1, most_depth + 1 if len(moves) > 1 else 1):
            best, place = -self.MOST, 0
            try:
                for i, (pit, gain, after) in enumerate(moves):
                    found = -self._value(
                        after, theirs, mine + gain, turns_left - 1, depth - 1, -self.MOST, -best
                    )
                    if found > best:
                        best, place = found, i
            except OwareBot._OutOfTime:
                # The best so far is looked at first, so a depth that was cut short does no harm.
                seconds = 0
            moves.insert(0, moves.pop(place))
            if seconds == 0 or abs(best) >= self.WON:
                break
        return moves[0][0] if moves else None

    def _value(self, pits, mine, theirs, turns_left, depth, alpha, beta):
        if time.monotonic() >= self.deadline:
            raise OwareBot._OutOfTime
        ahead, own, there = mine - theirs, sum(pits[:6]), sum(pits[6:])
        if turns_left <= 0:
            return self._outlook(ahead)
        if own + there <= self.table.MOST_SEEDS:
            net = self.table.${KNOWN}
            if net is not None:
                return self._outlook(ahead + net)
        moves = self._moves(pits)
        if not moves:
            return self._outlook(ahead + own - there)
        if abs(ahead) > own + there:
            return self._outlook(ahead)
        if depth == 0:
            more = sum((pits[pit] > 0) - (pits[pit + 6] > 0) for pit in range(6))
            return 100 * ahead + 15 * (own - there) + 60 * more
        best = -self.MOST
        for pit, gain, after in moves:
            found = -self._value(
                after, theirs, mine + gain, turns_left - 1, depth - 1, -beta, -max(alpha, best)
            )
            best = max(best, found)
            if best >= beta:
                break
        return best

    def _outlook(self, ahead):
        return 100 * ahead + self.WON * ((ahead > 0) - (ahead < 0))

    def _moves(self, pits):
        """The legal moves, the greatest capture first: pit, captured, the board as the other player
        sees it. Those that leave the other player a seed; if none does and there were seeds to
        take, all."""
        feeding, emptying = [], []
        for pit in range(6):
            if pits[pit]:
                after = list(pits)
                after[pit] = 0
                last = pit
                for _ in range(pits[pit]):
                    last = (last + 1) % 12
                    if last == pit:
                        last = (last + 1) % 12
                    after[last] += 1
                there, gain, first = sum(after[6:]), 0, last + 1
                while first > 6 and 2 <= after[first - 1] <= 3:
                    first -= 1
                    gain += after[first]
                if gain == there and not self.table.GRAND_SLAM_CAPTURES:
                    gain, first = 0, last + 1
                for i in range(first, last + 1):
                    after[i] = 0
                (feeding if there > gain else emptying).append((pit, gain, after[6:] + after[:6]))
        legal = feeding if feeding or not any(pits[6:]) else emptying
        return sorted(legal, key=lambda move: -move[1])


if __name__ == "__main__" and sys.argv[1:] == ["--oware-bot-self-test"]:
    # Reads positions, a line each: 12 pits, seeds of the mover and of the other, plies left,
    # milliseconds, depth. Prints the move of each.
    bot = OwareBot(${SPACE}())
    for line in sys.stdin:
        *board, mine, theirs, left, milliseconds, most = [int(word) for word in line.split()]
        print(bot.choose(board, mine, theirs, left, milliseconds / 1000, most))
