package dev.hindsight.crossword.table;

import dev.hindsight.crossword.rules.letters.TileSet;

/** Anything that a crossword file can hold: {@link CrosswordTables} opens it. */
public sealed interface CrosswordTable
    permits LeaveTable, PlacementTable, RackEquityTable, WinChanceTable, WordTable {
  /** The tiles that it is for. */
  TileSet tiles();
}
