package dev.hindsight.backgammon.table;

import dev.hindsight.backgammon.index.BearoffIndex;

/** A bearoff table of either kind, from a file of ours, from one of gnubg's, or in memory. */
public sealed interface BackgammonTable permits BearoffTable, OneSidedTable {
  /** How the table is called in what people read, such as {@code bearoff-6x10}. */
  String name();

  /** The numbering of its sides. */
  BearoffIndex index();
}
