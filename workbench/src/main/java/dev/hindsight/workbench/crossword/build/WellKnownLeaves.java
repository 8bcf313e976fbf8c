package dev.hindsight.workbench.crossword.build;

import dev.hindsight.crossword.rules.letters.CrosswordFormatException;
import dev.hindsight.crossword.rules.letters.Millipoints;
import dev.hindsight.crossword.rules.letters.TileCounts;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.table.LeaveTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Leaves whose values players can judge: every single tile, and some that they know by heart. */
final class WellKnownLeaves {
  private static final String[] BY_HEART = {
    "??", "?S", "SS", "QU", "ER", "EE", "II", "UU", "VV", "VVWW", "AEINST", "EINRST", "AEIOU"
  };

  private WellKnownLeaves() {}

  static List<RackEquityResult.Leave> of(LeaveTable leaves) {
    TileSet tiles = leaves.tiles();
    List<RackEquityResult.Leave> listed = new ArrayList<>();
    for (int letter = 0; letter < tiles.letterCount(); letter++) {
      if (tiles.count(letter) > 0 && leaves.index().rackSize() > 1) {
        listed.add(leave(TileCounts.of(tiles, (byte) letter), leaves));
      }
    }
    for (String text : BY_HEART) {
      findLeave(leaves, text).ifPresent(rack -> listed.add(leave(rack, leaves)));
    }
    return listed;
  }

  /** A leave by its letters, unless the tiles have no such letters or not that many of them. */
  private static Optional<TileCounts> findLeave(LeaveTable leaves, String text) {
    TileSet tiles = leaves.tiles();
    TileCounts rack;
    try {
      rack = TileCounts.parse(tiles, text);
    } catch (CrosswordFormatException otherLetters) {
      return Optional.empty();
    }
    boolean exists = rack.size() < leaves.index().rackSize();
    for (int letter = 0; letter < tiles.letterCount(); letter++) {
      exists &= rack.count(letter) <= tiles.count(letter);
    }
    return exists ? Optional.of(rack) : Optional.empty();
  }

  private static RackEquityResult.Leave leave(TileCounts rack, LeaveTable leaves) {
    int millipoints = leaves.millipoints(leaves.index().rank(rack.counts()));
    return new RackEquityResult.Leave(
        rack.format(leaves.tiles()), Millipoints.toExactPoints(millipoints));
  }
}
