package dev.hindsight.crossword.rules.board;

/** What a player does in a turn: put tiles on the board, exchange some, or pass. */
public sealed interface Move permits Placement, Exchange, Pass {}
