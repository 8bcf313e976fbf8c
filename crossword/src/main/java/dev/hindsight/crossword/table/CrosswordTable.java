package dev.hindsight.crossword.table;

/** Anything that a crossword file can hold: {@link CrosswordTables} opens it. */
public sealed interface CrosswordTable
    permits LaneTable, LeaveTable, PlacementTable, RackEquityTable, WinChanceTable, WordTable {}
