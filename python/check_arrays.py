"""Holds an array for NumPy against hindsight_tables.py: a test of Hindsight runs it."""

import random
import sys

import hindsight_tables as ht
import numpy

table, array = ht.open(sys.argv[1]), numpy.load(sys.argv[2], mmap_mode="r")
rng = random.Random(1)
pairs = []


def both(one, other):
    pairs.append((one, other))


for _ in range(2_000):
    if isinstance(table, ht.OwareEndgame):
        at = rng.randrange(array.shape[-1])
        both(table.column("netSeeds")[at], array[at])
        both(table.value(table._index.board(at)), array[at])
    elif isinstance(table, ht.OwareBook):
        turns, at = rng.randrange(array.shape[0]), rng.randrange(array.shape[1])
        both(table.value(table._index.board(at), turns), array[turns, at])
    elif isinstance(table, ht.OwareOpenings):
        row = array[rng.randrange(len(array))]
        board = list(row["mover"]) + list(row["other"])
        found = table.find([int(pit) for pit in board], int(row["store"]))
        both(found, (row["outlook"], row["depth"], row["expanded"] == 1))
    elif isinstance(table, ht.Bearoff):
        mover, other, state = (rng.randrange(size) for size in array.shape)
        both(table.stored(state, mover, other), array[mover, other, state])
    elif isinstance(table, ht.OneSided):
        goal, side, roll = (rng.randrange(size) for size in array.shape)
        chance = table.chance(table.side(side), roll, ("off", "gammon")[goal])
        both(chance, array[goal, side, roll])
    elif isinstance(table, ht.Anchors):
        row = array[rng.randrange(len(array))]
        found = table.find(*([int(cell) for cell in row[side]] for side in ("mover", "other")))
        both(found["chances"], list(row["chances"]))
        for key in ("equity", "error", "games", "plies"):
            both(found[key], row[key])
    elif isinstance(table, (ht.Leaves, ht.RackEquities)):
        at = rng.randrange(len(array))
        both(table.millipoints[at], array[at])
        letters = table.leave(at) if isinstance(table, ht.Leaves) else table.rack(at)
        both(table.index(letters), at)
    elif isinstance(table, ht.Placement):
        state, square, points = (rng.randrange(size) for size in array.shape[1:])
        both(table.mean(square, points, state), array[0, state, square, points] / 1000)
        both(table.variance(square, points, state), array[1, state, square, points] / 1000)
    elif isinstance(table, ht.WinChances):
        unseen, lead = (rng.randrange(size) for size in array.shape)
        both(table.chance(lead - table.most_lead, unseen), array[unseen, lead])
differ = sum(one != other for one, other in pairs)
print("%s: %s %s, %d values, %d differ" % (table.kind, array.dtype, array.shape, len(pairs), differ))
sys.exit(differ > 0 or not pairs)
