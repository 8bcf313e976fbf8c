package dev.hindsight.studio.oware;

import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.oware.table.OwareTable;
import dev.hindsight.oware.table.OwareTables;
import dev.hindsight.studio.tables.ShelfTables;
import dev.hindsight.studio.tables.TableShelf;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;

/** The largest table of the shelf for each kind of game, as a folder after {@code --table}. */
final class ShelvedTables {
  private final TableShelf shelf;
  private final Map<String, ShelfTables<OwareTable>> byRules = new ConcurrentHashMap<>();

  ShelvedTables(TableShelf shelf) {
    this.shelf = shelf;
  }

  /**
   * The table for a game.
   *
   * @param stopsAfterTurns whether the game stops after a number of turns, which only a book knows
   * @param fewestSeeds one that knows fewer is not worth asking
   */
  Optional<OwareTable> find(OwareRules rules, boolean stopsAfterTurns, int fewestSeeds) {
    // What a table says of an empty board tells which games it knows at all.
    int turns = stopsAfterTurns ? 1 : OwareRules.NO_TURN_LIMIT;
    return byRules
        .computeIfAbsent(
            rules.name(), name -> shelf.tables(files -> choose(files, rules), OwareTables::open))
        .get()
        .stream()
        .filter(table -> table.findNetSeedsForMover(0, 0, turns) != OwareTable.UNKNOWN)
        .sorted(Comparator.comparingInt(OwareTable::mostSeeds).reversed())
        .findFirst()
        .filter(table -> table.mostSeeds() >= fewestSeeds);
  }

  /** One for games without a limit and one for those with; it may be the same. */
  private static List<Path> choose(List<Path> files, OwareRules rules) throws IOException {
    Set<Path> chosen = new TreeSet<>();
    OwareTables.findLargest(files, rules, false).ifPresent(chosen::add);
    OwareTables.findLargest(files, rules, true).ifPresent(chosen::add);
    return List.copyOf(chosen);
  }
}
