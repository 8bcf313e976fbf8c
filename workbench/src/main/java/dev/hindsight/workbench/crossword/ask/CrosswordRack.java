package dev.hindsight.workbench.crossword.ask;

import dev.hindsight.core.tables.TableFiles;
import dev.hindsight.crossword.index.RackIndex;
import dev.hindsight.crossword.rules.letters.CrosswordFormatException;
import dev.hindsight.crossword.rules.letters.Equity;
import dev.hindsight.crossword.rules.letters.Rack;
import dev.hindsight.crossword.rules.letters.TileCounts;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.table.CrosswordTables;
import dev.hindsight.crossword.table.DefaultTables;
import dev.hindsight.crossword.table.RackEquityTable;
import dev.hindsight.crossword.table.RackEvidence;
import dev.hindsight.workbench.crossword.files.LoadedEquipment;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/** Looks racks up in a table of rack equities: what each is worth, and what that rests on. */
public final class CrosswordRack {
  private final String name;
  private final RackEquityTable table;
  private final Optional<RackEvidence> evidence;

  private CrosswordRack(String name, RackEquityTable table, Optional<RackEvidence> evidence) {
    this.name = name;
    this.table = table;
    this.evidence = evidence;
  }

  /** Those that come with the program, for the English tiles. */
  public static CrosswordRack builtIn() {
    return new CrosswordRack(
        LoadedEquipment.ENABLE, DefaultTables.racks(), Optional.of(DefaultTables.rackEvidence()));
  }

  /** Opens a table of ours, or a {@code .req} or {@code .csv} file of the English tiles. */
  public static CrosswordRack open(Path file) throws IOException {
    boolean ours = TableFiles.isTable(file);
    return new CrosswordRack(
        file.toString(),
        CrosswordTables.openRackEquity(file, TileSet.english()),
        ours ? RackEvidence.open(file) : Optional.empty());
  }

  /**
   * What a rack is worth.
   *
   * @param letters all tiles of the rack, ? for a blank
   * @throws CrosswordFormatException if this is not a full rack of the tiles
   */
  public RackAnswer ask(String letters) {
    RackIndex index = table.index();
    TileCounts rack = TileCounts.parse(index.tiles(), letters);
    int rank;
    try {
      rank = index.rank(rack.counts());
    } catch (IllegalArgumentException none) {
      throw new CrosswordFormatException(
          "\"" + letters + "\" is not a rack of " + index.rackSize() + " tiles of this game");
    }
    RackEvidence known = evidence.orElse(null);
    int error = known == null ? RackEvidence.UNKNOWN : known.standardErrorMillipoints(rank);
    return new RackAnswer(
        Rack.of(index.tiles(), rack),
        name,
        new Equity(table.millipoints(rank)),
        table.observations(rank),
        known == null || Float.isNaN(known.weight(rank)) ? null : (double) known.weight(rank),
        error == RackEvidence.UNKNOWN ? null : new Equity(error));
  }
}
