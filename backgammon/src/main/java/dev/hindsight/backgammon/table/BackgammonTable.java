package dev.hindsight.backgammon.table;

/** What a backgammon file can hold; {@link BackgammonTables} opens any. */
public sealed interface BackgammonTable
    permits BearoffTable, OneSidedTable, BackgammonNets, AnchorTable, ReturnTable {}
