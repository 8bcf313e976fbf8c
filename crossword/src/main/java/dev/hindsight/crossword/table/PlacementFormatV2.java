package dev.hindsight.crossword.table;

import dev.hindsight.core.tables.TableKind;

/**
 * Placement values that count more or less by the hooks at the edges of a board.
 *
 * <pre>
 * Placement  →  as in version 1, but for
 *   parameters     openness         hooks
 *   multipliers    int32[5]         thousandths, by number of edges with a hook
 * </pre>
 *
 * Tables that know nothing of hooks are written as version 1 still, so that whatever read them
 * before goes on reading them.
 *
 * <p>History: 1 first version. 2 openness by hooks.
 */
public final class PlacementFormatV2 {
  /** Both versions can be read. */
  public static final TableKind KIND = new TableKind("crossword.placement", 1, 2);

  static final int VERSION = 2;

  private PlacementFormatV2() {}
}
