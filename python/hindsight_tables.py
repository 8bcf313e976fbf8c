"""Hindsight's tables in Python: one file, the standard library alone.

    import hindsight_tables as ht

    endgame = ht.open("endgame-15.table")
    endgame.value("1-0-1-0-3-1-1-1-1-0-2-0-18-19-S")        # net seeds for the player to move

    leaves = ht.open("english.leaves")
    leaves.value("AEINST")                                  # points

    bearoff = ht.open("bearoff-6.table")
    bearoff.win_probability([0, 2, 1, 0, 0, 0], [1, 1, 0, 0, 0, 0])

    ht.open("any.table", check=True)                        # every checksum first

`open` gives an object for the kind of table, with lookups by what people write and index functions
(`index`) for those who have arrays of their own: an array that `hindsight tables convert --to npy`
wrote has the same numbering. Columns of any table are there by name: `table.column("netSeeds")`.

Columns that are stored raw are mapped, not read: a table of many gigabytes opens at once. Deflated
ones are inflated when first asked for. Nothing is changed by asking; threads may share a table.

What the bytes mean is written down in docs/formats.md of Hindsight.
"""

import bisect
import mmap
import struct
import sys
import zlib

_MAGIC = b"HINDSIGHT-TABLE "
_BLOCK = 1 << 16
_CODES = {"int8": "b", "int16": "h", "int32": "i", "int64": "q", "float32": "f", "float64": "d"}
_SIZES = {"int8": 1, "int16": 2, "int32": 4, "int64": 8, "float32": 4, "float64": 8}


class TableError(Exception):
    """The file is not a table, is damaged, or is newer than this program; the text says which."""


# --- counting ---------------------------------------------------------------------------------


class Compositions:
    """A numbering of count vectors: every way to put `total` items into cells with these caps.

    Ranks go up lexicographically. With exactly 3 over three cells 003 is 0, 012 is 1, 102 is 4 and
    300 is 9. With `at_most` the vectors may hold fewer items.
    """

    def __init__(self, total, caps, at_most=False):
        self.total, self.caps, self.at_most = total, list(caps), at_most
        cells = self.caps + ([total] if at_most else [])
        ways = [0] * (total + 1)
        ways[0] = 1
        self._preceding = [None] * len(cells)
        for cell in range(len(cells) - 1, -1, -1):
            rows, new = [], [0] * (total + 1)
            for left in range(total + 1):
                below, row = 0, []
                for count in range(min(left, cells[cell]) + 1):
                    row.append(below)
                    below += ways[left - count]
                rows.append(row)
                new[left] = below
            self._preceding[cell] = rows
            ways = new
        self.size = ways[total]

    def rank(self, counts):
        """The rank of a vector; ValueError if it is not one of the numbered."""
        if len(counts) != len(self.caps):
            raise ValueError("%d counts for %d cells" % (len(counts), len(self.caps)))
        rank, left = 0, self.total
        for cell, count in enumerate(counts):
            if not 0 <= count <= min(left, self.caps[cell]):
                raise ValueError("%s is not among the %d numbered" % (list(counts), self.size))
            rank += self._preceding[cell][left][count]
            left -= count
        if left and not self.at_most:
            raise ValueError("%s holds fewer than %d" % (list(counts), self.total))
        return rank

    def unrank(self, rank):
        """The vector of a rank."""
        if not 0 <= rank < self.size:
            raise ValueError("rank %d is outside 0...%d" % (rank, self.size - 1))
        counts, left = [], self.total
        for cell in range(len(self.caps)):
            row = self._preceding[cell][left]
            count = bisect.bisect_right(row, rank) - 1
            rank -= row[count]
            left -= count
            counts.append(count)
        return counts


def _choose(n, k):
    if k < 0 or k > n:
        return 0
    ways = 1
    for i in range(1, min(k, n - k) + 1):
        ways = ways * (n - min(k, n - k) + i) // i
    return ways


# --- the container ----------------------------------------------------------------------------


def _crc32c_table():
    table = []
    for n in range(256):
        for _ in range(8):
            n = (n >> 1) ^ (0x82F63B78 if n & 1 else 0)
        table.append(n)
    return table


_CRC = _crc32c_table()


def crc32c(data, crc=0):
    """CRC-32C (Castagnoli), which is another than zlib's; some megabytes a second."""
    crc ^= 0xFFFFFFFF
    table = _CRC
    for byte in bytes(data):
        crc = table[(crc ^ byte) & 0xFF] ^ (crc >> 8)
    return crc ^ 0xFFFFFFFF


class Table:
    """A table of any kind: `kind`, `version`, `parameters`, `recipe`, `inputs`, `columns`."""

    def __init__(self, path, check=False):
        if sys.byteorder != "little":
            raise TableError("tables are little-endian and mapped; this machine is big-endian")
        self.path = str(path)
        with _builtin_open(path, "rb") as file:
            try:
                self._bytes = memoryview(mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ))
            except ValueError:
                raise TableError("%s is empty" % path) from None
        self._read_header()
        self._inflated = {}
        if check:
            self.check()

    def _read_header(self):
        data = self._bytes
        if len(data) < 256 or bytes(data[:16]) != _MAGIC:
            raise TableError("%s is not a table of Hindsight" % self.path)
        words = bytes(data[64:192]).decode("ascii", "replace").split()
        found = dict(zip(words[0::2], words[1::2]))
        try:
            container, self.version = int(found["container"]), int(found["kind"])
            header, length = int(found["header"]), int(found["file"])
            self._header_crc = int(found["crc-32c"], 16)
        except (KeyError, ValueError):
            raise TableError("%s is damaged: its preamble cannot be read" % self.path) from None
        if container != 1:
            raise TableError(
                "%s has container version %d; this program reads 1" % (self.path, container))
        if length != len(data) or 192 + header > length or header > 1 << 20:
            raise TableError(
                "%s is damaged: it has %d bytes and says %d" % (self.path, len(data), length))
        self.kind = bytes(data[16:64]).decode("ascii", "replace").strip()
        self._header_end = 192 + header
        crc_at = 64 + bytes(data[64:192]).index(b"crc-32c ") + 8
        crc = crc32c(data[:crc_at])
        crc = crc32c(data[crc_at + 8 : self._header_end], crc)
        if crc != self._header_crc:
            raise TableError("%s is damaged: its header fails its checksum" % self.path)
        self.parameters, self.inputs, self.columns, self.recipe = {}, {}, {}, ""
        for line in bytes(data[192 : self._header_end]).decode("utf-8").rstrip("\n").split("\n"):
            word, _, rest = line.partition(" ")
            if word == "parameter":
                key, _, text = rest.partition(" ")
                self.parameters[key] = text
            elif word == "input":
                sha256, _, name = rest.partition(" ")
                self.inputs[name] = sha256
            elif word == "recipe":
                self.recipe = rest
            elif word in ("seed", "first-trial", "trial-count"):
                setattr(self, word.replace("-", "_"), int(rest))
            elif word == "column":
                name, kind, storage, _, count, _, at, _, stored, _, crc = rest.split(" ")
                self.columns[name] = (kind, storage, int(count), int(at), int(stored), int(crc, 16))

    def integer(self, key):
        """A parameter that is a whole number."""
        try:
            return int(self.parameters[key])
        except (KeyError, ValueError):
            raise TableError("%s is damaged: no number %s" % (self.path, key)) from None

    def column(self, name):
        """All values of a column, as a memoryview of its type: mapped if it is stored raw."""
        if name not in self.columns:
            raise TableError("%s has no column %s" % (self.path, name))
        kind, storage, count, at, stored, crc = self.columns[name]
        if storage == "raw":
            return self._bytes[at : at + count * _SIZES[kind]].cast(_CODES[kind])
        if name not in self._inflated:
            content = self._inflate(at, stored)
            if len(content) != count * _SIZES[kind]:
                raise TableError("%s is damaged: column %s is too short" % (self.path, name))
            self._inflated[name] = memoryview(content).cast(_CODES[kind])
        return self._inflated[name]

    def _inflate(self, at, stored):
        parts, end = [], at + stored
        while at < end:
            (length,) = struct.unpack_from("<I", self._bytes, at)
            try:
                parts.append(zlib.decompress(self._bytes[at + 4 : at + 4 + length], -15))
            except zlib.error as fault:
                raise TableError("%s is damaged: %s" % (self.path, fault)) from None
            at += 4 + length
        return b"".join(parts)

    def check(self):
        """Holds every column against its checksums; TableError names the first that fails."""
        data = self._bytes
        footer = data[-64:]
        if bytes(footer[:16]) != bytes(byte ^ 0xFF for byte in _MAGIC) or crc32c(
            footer[:60]
        ) != struct.unpack_from("<I", footer, 60)[0]:
            raise TableError("%s is damaged: its footer is not whole" % self.path)
        checks = self._checks_start()
        (checks_crc,) = struct.unpack_from("<I", footer, 24)
        if crc32c(data[checks:-64]) != checks_crc:
            raise TableError("%s is damaged: its list of checksums fails its own" % self.path)
        for name, (kind, storage, count, at, stored, crc) in self.columns.items():
            if storage == "raw":
                content = data[at : at + count * _SIZES[kind]]
                for start in range(0, len(content), _BLOCK):
                    (expected,) = struct.unpack_from("<I", data, checks)
                    checks += 4
                    if crc32c(content[start : start + _BLOCK]) != expected:
                        raise TableError(
                            "%s is damaged: bytes %d to %d of column %s fail their checksum"
                            % (self.path, start, min(start + _BLOCK, len(content)), name))
            elif crc32c(memoryview(self.column(name)).cast("B")) != crc:
                raise TableError("%s is damaged: column %s fails its checksum" % (self.path, name))

    def _checks_start(self):
        end = self._header_end
        for _, _, _, at, stored, _ in self.columns.values():
            end = max(end, at + -(-stored // 64) * 64)
        return end


# --- oware ------------------------------------------------------------------------------------


def _pits(board):
    """Twelve pits seen by the player to move, from these or from a position as people write it."""
    if isinstance(board, str):
        words = board.split("-")
        if len(words) != 15 or words[14] not in ("S", "N"):
            raise ValueError("%r is not an oware position such as 4-4-...-4-0-0-S" % board)
        pits = [int(word) for word in words[:12]]
        board = pits if words[14] == "S" else pits[6:] + pits[:6]
    pits = list(board)
    if len(pits) != 12 or min(pits) < 0:
        raise ValueError("an oware board has twelve pits, the mover's first")
    return pits


class SeedIndex:
    """The number of a board of up to so many seeds: by seeds, then from the mover's first pit."""

    def __init__(self, seeds):
        self.seeds = seeds
        self._layers = [Compositions(n, [n] * 12) for n in range(seeds + 1)]
        self._starts = [_choose(n + 11, 12) for n in range(seeds + 2)]
        self.size = self._starts[seeds + 1]

    def index(self, board):
        pits = _pits(board)
        seeds = sum(pits)
        if seeds > self.seeds:
            raise ValueError("%d seeds; the table has up to %d" % (seeds, self.seeds))
        return self._starts[seeds] + self._layers[seeds].rank(pits)

    def board(self, index):
        seeds = bisect.bisect_right(self._starts, index) - 1
        return self._layers[seeds].unrank(index - self._starts[seeds])


class OwareEndgame(Table):
    """Net seeds for the player to move in a game without a turn limit."""

    def __init__(self, path, check=False):
        super().__init__(path, check)
        self.rules = self.parameters["rules"]
        self._index = SeedIndex(self.integer("seeds"))
        self.most_seeds = self._index.seeds
        self._columns = {name: self.column(name) for name in self.columns}

    def index(self, board):
        return self._index.index(board)

    def value(self, board):
        """The exact value; None where only bounds are known."""
        at = self.index(board)
        if "netSeeds" in self._columns:
            return self._columns["netSeeds"][at]
        lowest, highest = self._columns["lowest"][at], self._columns["highest"][at]
        return lowest if lowest == highest else None

    def bounds(self, board):
        """At least and at most, whatever a repetition is worth."""
        at = self.index(board)
        if "lowest" in self._columns:
            return self._columns["lowest"][at], self._columns["highest"][at]
        seeds = sum(_pits(board))
        return -seeds, seeds


class OwareBook(Table):
    """Net seeds for the player to move in a game that stops after so many more turns."""

    def __init__(self, path, check=False):
        super().__init__(path, check)
        self.rules = self.parameters["rules"]
        self._index = SeedIndex(self.integer("seeds"))
        self.most_seeds = self._index.seeds
        self.last_turn = self.integer("turns")
        self.is_complete = self.parameters["complete"] == "1"
        self._turns = self.column("turns").cast("B")
        self._net_seeds = self.column("netSeeds")
        starts, at = [0], 0
        for changes in self.column("changesOf").cast("B"):
            at += changes
            starts.append(at)
        self._starts = starts

    def index(self, board):
        return self._index.index(board)

    def value(self, board, turns_left):
        """The exact value; None after more turns than the book has."""
        if turns_left > self.last_turn and not self.is_complete:
            return None
        at = self.index(board)
        first, last = self._starts[at], self._starts[at + 1]
        change = bisect.bisect_right(self._turns, turns_left, first, last)
        return 0 if change == first else self._net_seeds[change - 1]


class OwareOpenings(Table):
    """Positions near the start with what a search thinks of them."""

    def __init__(self, path, check=False):
        super().__init__(path, check)
        self.rules = self.parameters["rules"]
        self._keys = list(zip(self.column("mover"), self.column("other"), self.column("store")))
        self._values = [self.column(name) for name in ("outlook", "depth", "expanded")]

    def __len__(self):
        return len(self._keys)

    def position(self, place):
        """Twelve pits, the mover's first, and the seeds in the mover's store."""
        mover, other, store = self._keys[place]
        rows = struct.pack("<qq", mover, other)
        return list(rows[0:6]) + list(rows[8:14]), store

    def find(self, board, store):
        """Outlook, depth and whether it is expanded; None if the book does not know it."""
        pits = _pits(board)
        mover, other = struct.unpack("<qq", bytes(pits[:6]) + b"\0\0" + bytes(pits[6:]) + b"\0\0")
        key = (mover, other, store)
        place = bisect.bisect_left(self._keys, key)
        if place == len(self._keys) or self._keys[place] != key:
            return None
        outlook, depth, expanded = (values[place] for values in self._values)
        return outlook, depth, expanded == 1


class OwareEvaluation(Table):
    """The small net for open boards; its columns are described in docs/formats.md."""

    def weight(self, pit, seeds, sum_):
        """64ths that a pit (0 to 11, the mover's first) adds to a sum (0 to 15)."""
        return self.column("pits")[(pit * 24 + min(seeds, 23)) * 16 + sum_]


# --- backgammon -------------------------------------------------------------------------------


class BearoffIndex:
    """The number of a side: checkers on its points 1, 2, ..., fewest checkers first."""

    def __init__(self, points, checkers):
        self.points, self.checkers = points, checkers
        self.size = _choose(checkers + points, points)
        self._preceding = [
            [_choose(left + points - point, points + 1 - point) if left else 0
             for left in range(checkers + 1)]
            for point in range(1, points + 1)
        ]

    def index(self, side):
        side = list(side)
        if len(side) > self.points and any(side[self.points :]):
            raise ValueError("a checker is beyond point %d" % self.points)
        side = (side + [0] * self.points)[: self.points]
        left, rank = sum(side), 0
        if min(side) < 0 or left > self.checkers:
            raise ValueError("a side has 0 to %d checkers left" % self.checkers)
        for point in range(self.points):
            rank += self._preceding[point][left]
            left -= side[point]
        return rank

    def side(self, index):
        """The checkers on points 1, 2, ... of the side with a number."""
        if not 0 <= index < self.size:
            raise ValueError("side %d is outside 0...%d" % (index, self.size - 1))
        sums = []
        for row in self._preceding:
            most = sums[-1] if sums else self.checkers
            left = bisect.bisect_right(row, index, 0, most + 1) - 1
            index -= row[left]
            sums.append(left)
        return [a - b for a, b in zip(sums, sums[1:] + [0])]


class Bearoff(Table):
    """Values of every pair of sides, for the side on roll before it rolls."""

    CUBELESS, OWNED, CENTRED, OPPONENTS = range(4)

    def __init__(self, path, check=False):
        super().__init__(path, check)
        self._index = BearoffIndex(self.integer("points"), self.integer("checkers"))
        self.is_cubeful = self.parameters["values"] == "cubeful"
        self._values = 4 if self.is_cubeful else 1
        self._fractions = self.column("fractions").cast("B").cast("H")

    def index(self, side):
        return self._index.index(side)

    def side(self, index):
        return self._index.side(index)

    def stored(self, state, mover, other):
        """The stored 65,535ths of a pair, by the numbers of its sides."""
        if state and not self.is_cubeful:
            raise ValueError("%s was built without the cube" % self.path)
        return self._fractions[(mover * self._index.size + other) * self._values + state]

    def win_probability(self, mover, other):
        """The chance to win of the side on roll; sides are checkers on points 1, 2, ..."""
        return self.stored(0, self.index(mover), self.index(other)) / 65535

    def equity(self, mover, other, state=CUBELESS):
        """Equity per unit of the cube without a double this turn."""
        return self.stored(state, self.index(mover), self.index(other)) / 32767.5 - 1


class OneSided(Table):
    """How many rolls a side takes: `goal` is off (the last checker) or gammon (the first)."""

    PIPS_OF_ROLL = 49 / 6

    def __init__(self, path, check=False):
        super().__init__(path, check)
        self._index = BearoffIndex(self.integer("points"), self.integer("checkers"))
        self._goals = {
            goal: [self.column(goal + part) for part in ("Means", "Firsts", "Starts", "Chances")]
            for goal in ("off", "gammon")
        }

    def index(self, side):
        return self._index.index(side)

    def side(self, index):
        return self._index.side(index)

    def mean_rolls(self, side, goal="off"):
        return self._goals[goal][0][self.index(side)]

    def effective_pips(self, side):
        return OneSided.PIPS_OF_ROLL * self.mean_rolls(side)

    def chance(self, side, rolls, goal="off"):
        """The chance to need exactly so many rolls."""
        _, firsts, starts, chances = self._goals[goal]
        rank = self.index(side)
        at = rolls - firsts[rank]
        return chances[starts[rank] + at] if 0 <= at < starts[rank + 1] - starts[rank] else 0.0


class Anchors(Table):
    """What rollouts found for some positions, before the roll."""

    def __init__(self, path, check=False):
        super().__init__(path, check)
        cells = self.column("cells")
        self._keys = [tuple(cells[at : at + 4]) for at in range(0, len(cells), 4)]

    def __len__(self):
        return len(self._keys)

    @staticmethod
    def _pack(cells):
        if len(cells) != 26:
            raise ValueError("a side has 26 cells: off, points 1 to 24, bar")
        near = sum(count << (4 * cell) for cell, count in enumerate(cells[:16]))
        far = sum(count << (4 * cell) for cell, count in enumerate(cells[16:]))
        return (near - (1 << 64) if near >> 63 else near), far

    def position(self, place):
        """The cells of both sides, the mover's first: off, points 1 to 24, bar."""
        longs = [part & (1 << 64) - 1 for part in self._keys[place]]
        return tuple(
            [(longs[k] >> 4 * c) & 15 for c in range(16)]
            + [(longs[k + 1] >> 4 * c) & 15 for c in range(10)]
            for k in (0, 2))

    def find(self, mover, other):
        """A dictionary: chances (six), equity, error, games, plies; None where nothing is known."""
        key = self._pack(mover) + self._pack(other)
        place = bisect.bisect_left(self._keys, key)
        if place == len(self._keys) or self._keys[place] != key:
            return None
        return {
            "chances": list(self.column("chances")[6 * place : 6 * place + 6]),
            "equity": self.column("equities")[place],
            "error": self.column("errors")[place],
            "games": self.column("games")[place],
            "plies": self.column("plies")[place],
        }


class BackgammonNets(Table):
    """Nets of a player; `weights` are Python floats in the order of docs/formats.md."""

    def weights(self, name):
        return [value for (value,) in struct.iter_unpack("<e", self.column(name).cast("B"))]


# --- crossword games --------------------------------------------------------------------------


class Tiles:
    """The letters of a tile set, the blank first."""

    def __init__(self, name, letters):
        self.name = name
        rows = [row.split(",") for row in letters.split(" ")]
        self.letters = [row[0] for row in rows]
        self.counts = [int(row[2]) for row in rows]
        self.points = [int(row[3]) for row in rows]
        self._numbers = {letter: number for number, letter in enumerate(self.letters)}
        self._longest = max(map(len, self.letters))

    def counts_of(self, text):
        """How many of each letter, of a text such as AEINST? or a list of letters."""
        counts = [0] * len(self.letters)
        for letter in self._split(text) if isinstance(text, str) else text:
            if letter not in self._numbers:
                raise ValueError("%r is not a letter of the %s tiles" % (letter, self.name))
            counts[self._numbers[letter]] += 1
        return counts

    def _split(self, text):
        """The longest letter that fits each place; brackets around letters of two or more."""
        at = 0
        while at < len(text):
            if text[at] == "[" and "]" in text[at:]:
                end = text.index("]", at)
                yield text[at + 1 : end]
                at = end + 1
                continue
            for length in range(min(self._longest, len(text) - at), 0, -1):
                if text[at : at + length] in self._numbers or length == 1:
                    yield text[at : at + length]
                    at += length
                    break


class _CrosswordTable(Table):
    def __init__(self, path, check=False):
        super().__init__(path, check)
        self.tiles = Tiles(self.parameters["tiles"], self.parameters["letters"])

    def _planes(self, name):
        """Values in four columns of bytes, the sign in the lowest bit."""
        one, two, three, four = (self.column(name + str(k)).cast("B") for k in range(4))
        values = []
        for a, b, c, d in zip(one, two, three, four):
            code = a | b << 8 | c << 16 | d << 24
            values.append(code >> 1 ^ -(code & 1))
        return values


class Leaves(_CrosswordTable):
    """What the tiles kept after a play are worth."""

    def __init__(self, path, check=False):
        super().__init__(path, check)
        self.rack_size = self.integer("rackSize")
        self._index = Compositions(self.rack_size - 1, self.tiles.counts, at_most=True)
        self.millipoints = self._planes("byte")

    def index(self, leave):
        return self._index.rank(self.tiles.counts_of(leave))

    def leave(self, index):
        """The letters of the leave with a number."""
        counts = self._index.unrank(index)
        return [l for l, count in zip(self.tiles.letters, counts) for _ in range(count)]

    def value(self, leave):
        """Points."""
        return self.millipoints[self.index(leave)] / 1000


class RackEquities(_CrosswordTable):
    """The mean equity of the best play with every full rack."""

    def __init__(self, path, check=False):
        super().__init__(path, check)
        self.rack_size = self.integer("rackSize")
        self._index = Compositions(self.rack_size, self.tiles.counts)
        if self.version < 3:
            self.millipoints = self.column("millipoints")
        else:
            step, total, values = self.integer("stepMillipoints"), 0, []
            for difference in self._planes("step"):
                total += difference
                values.append(total * step)
            self.millipoints = values

    @staticmethod
    def _coarse(code):
        return 0 if code == 0 else int(min(2**31 - 1, round(2.0 ** ((code - 1) / 8))))

    def index(self, rack):
        return self._index.rank(self.tiles.counts_of(rack))

    def rack(self, index):
        """The letters of the rack with a number."""
        counts = self._index.unrank(index)
        return [l for l, count in zip(self.tiles.letters, counts) for _ in range(count)]

    def value(self, rack):
        """Points."""
        return self.millipoints[self.index(rack)] / 1000

    def observations(self, rack):
        """In how many positions the rack could be drawn; coarse in a packed table."""
        at = self.index(rack)
        if self.version < 3:
            return self.column("observations")[at]
        return self._coarse(self.column("observations").cast("B")[at])

    def standard_error(self, rack):
        """Points; None where nothing is known."""
        if self.version < 2:
            return None
        at = self.index(rack)
        if self.version == 2:
            error = self.column("standardErrors")[at]
            return None if error < 0 else error / 1000
        code = self.column("standardErrors").cast("B")[at]
        return None if code == 0 else self._coarse(code) / 1000


class Placement(_CrosswordTable):
    """What it is worth that a tile lies where it lies."""

    def __init__(self, path, check=False):
        super().__init__(path, check)
        self.buckets = max(self.tiles.points) + 1
        self.states = 3 if self.parameters["neighbours"] == "1" else 1
        self.squares = len(self.column("mean")) // (self.states * self.buckets)

    def index(self, square, points, state=0):
        """A square is the address in the order of the play's direction: row and column across."""
        if not (0 <= square < self.squares and 0 <= points < self.buckets
                and 0 <= state < self.states):
            raise ValueError("no cell of square %d, %d points, state %d" % (square, points, state))
        return (state * self.squares + square) * self.buckets + points

    def mean(self, square, points, state=0):
        """Points, without what open premium squares beside add (column exposure)."""
        return self.column("mean")[self.index(square, points, state)] / 1000

    def variance(self, square, points, state=0):
        """Points squared, above or below the average."""
        return self.column("variance")[self.index(square, points, state)] / 1000


class WinChances(_CrosswordTable):
    """How often the player on turn wins."""

    def __init__(self, path, check=False):
        super().__init__(path, check)
        self.most_lead = self.integer("mostLead")
        self._chances = self.column("chances")

    def chance(self, lead_points, tiles_unseen):
        """By the lead of equity; between whole points on the straight line."""
        most = self.most_lead * 1000
        place = max(-most, min(most, round(lead_points * 1000))) + most
        before = tiles_unseen * (2 * self.most_lead + 1) + place // 1000
        part = place % 1000
        if not part:
            return self._chances[before]
        low = self._chances[before]
        return low + part / 1000 * (self._chances[before + 1] - low)


class Lanes(_CrosswordTable):
    """Linear rules of what the lines of a board offer; its columns are the weights."""


# --- which is which ---------------------------------------------------------------------------

KINDS = {
    "oware.endgame": (OwareEndgame, 1, 1),
    "oware.book": (OwareBook, 1, 1),
    "oware.openings": (OwareOpenings, 1, 1),
    "oware.evaluation": (OwareEvaluation, 1, 1),
    "backgammon.bearoff": (Bearoff, 1, 1),
    "backgammon.one-sided": (OneSided, 1, 1),
    "backgammon.anchors": (Anchors, 1, 1),
    "backgammon.nets": (BackgammonNets, 1, 2),
    "crossword.leaves": (Leaves, 1, 1),
    "crossword.rack-equity": (RackEquities, 1, 3),
    "crossword.placement": (Placement, 1, 2),
    "crossword.win-chance": (WinChances, 2, 2),
    "crossword.lanes": (Lanes, 1, 1),
}

_builtin_open = open


def open(path, check=False):
    """The table of a file, as an object for its kind; a kind that is not known has its columns."""
    table = Table(path)
    kind, least, most = KINDS.get(table.kind, (Table, 0, 1 << 31))
    if not least <= table.version <= most:
        raise TableError(
            "%s has version %d of the kind %s; this program reads %s"
            % (path, table.version, table.kind, least if least == most else
               "%d to %d" % (least, most)))
    return kind(path, check)
