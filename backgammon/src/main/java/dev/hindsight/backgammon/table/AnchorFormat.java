package dev.hindsight.backgammon.table;

import dev.hindsight.core.tables.ColumnSpec;
import dev.hindsight.core.tables.ColumnType;
import dev.hindsight.core.tables.Parameters;
import dev.hindsight.core.tables.Storage;
import dev.hindsight.core.tables.TableKind;
import java.util.List;

/**
 * Anchors: what rollouts found for well-known positions or for some of every kind, each with its
 * standard error.
 *
 * <pre>
 * Anchors  →  Container header, columns, Container footer
 *   parameters     positions        how many, n
 *   cells          int64[4 · n]     mover near, mover far, other near, other far, as Checkers packs
 *                                   them; positions ascend, compared as four signed numbers
 *   chances        float32[6 · n]   of the mover to win a single game, a gammon, a backgammon, and
 *                                   to lose the same
 *   equities       float32[n]       of the mover without a cube, in points
 *   errors         float32[n]       standard error of the equity
 *   games          int32[n]         games played
 *   plies          int32[n]         after which a game ended with what the nets thought; 0: played
 *                                   to the end
 * </pre>
 *
 * Positions are before the roll and seen by the player about to roll. The input {@code nets} of the
 * provenance are the nets that played both sides; its recipe says whether luck, as they see it, was
 * taken out of each roll.
 *
 * <p>History: 1 first version.
 */
public final class AnchorFormat {
  public static final TableKind KIND = new TableKind("backgammon.anchors", 1, 1);

  static final String POSITIONS = "positions";
  static final String CELLS = "cells";
  static final String CHANCES = "chances";
  static final String EQUITIES = "equities";
  static final String ERRORS = "errors";
  static final String GAMES = "games";
  static final String PLIES = "plies";

  static final int LONGS = 4;
  static final int RESULTS = 6;
  static final int MOST_POSITIONS = 1_000_000;

  private AnchorFormat() {}

  static Parameters parameters(int positions) {
    return Parameters.of().with(POSITIONS, positions);
  }

  static List<ColumnSpec> columns(int positions) {
    return List.of(
        column(CELLS, ColumnType.INT64, LONGS * (long) positions),
        column(CHANCES, ColumnType.FLOAT32, RESULTS * (long) positions),
        column(EQUITIES, ColumnType.FLOAT32, positions),
        column(ERRORS, ColumnType.FLOAT32, positions),
        column(GAMES, ColumnType.INT32, positions),
        column(PLIES, ColumnType.INT32, positions));
  }

  private static ColumnSpec column(String name, ColumnType type, long count) {
    return new ColumnSpec(name, type, count, Storage.RAW);
  }
}
