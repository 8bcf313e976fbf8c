"""Holds hindsight_tables.py against values that Java wrote down: a test of Hindsight runs it.

Each line of the file is a question: {"file": ..., "ask": method, "of": arguments, "is": answer}.
"""

import json
import sys

import hindsight_tables


def find_values(table, mover, other):
    found = table.find(mover, other)
    return [found[key] for key in ("chances", "equity", "error", "games", "plies")]


def value_at(table, column, place):
    return table.column(column)[place]


tables, count, differ = {}, 0, 0
for line in open(sys.argv[1], encoding="utf-8"):
    question = json.loads(line)
    name = question["file"]
    if name not in tables:
        tables[name] = hindsight_tables.open(name)
    method = {"find_values": find_values, "value_at": value_at}.get(question["ask"])
    if method:
        answer = method(tables[name], *question["of"])
    else:
        answer = getattr(tables[name], question["ask"])(*question["of"])
    if isinstance(answer, tuple):
        answer = list(answer)
    count += 1
    if answer != question["is"]:
        differ += 1
        if differ < 10:
            print("differs:", line.strip(), "Python says", answer)
for name in tables:
    if len(open(name, "rb").read()) < 200_000:
        hindsight_tables.open(name, check=True)
print("%d values of %d tables, %d differ" % (count, len(tables), differ))
sys.exit(differ > 0)
