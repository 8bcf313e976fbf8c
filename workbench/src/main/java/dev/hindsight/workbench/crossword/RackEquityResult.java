package dev.hindsight.workbench.crossword;

import dev.hindsight.core.measure.Report;
import dev.hindsight.core.measure.ReportColumn;
import dev.hindsight.core.measure.ReportSection;
import dev.hindsight.core.measure.ReportTable;
import dev.hindsight.workbench.Reported;
import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * A training and what it came to.
 *
 * @param file the table that was written
 * @param words that were played with
 * @param tiles name of the tile set
 * @param seed of all chance
 * @param generations what each came to, the first first
 * @param leaves some values that a player can judge, from the table, with a full bag
 * @param seconds real time from start to sealed file, in this process
 * @param bytes size of the table on disk
 */
public record RackEquityResult(
    String file,
    String words,
    String tiles,
    long seed,
    List<Generation> generations,
    List<Leave> leaves,
    double seconds,
    long bytes)
    implements Reported {
  private static final int LEAVES_IN_A_ROW = 4;

  public RackEquityResult {
    generations = List.copyOf(generations);
    leaves = List.copyOf(leaves);
  }

  /**
   * One generation.
   *
   * @param generation from 1
   * @param games played
   * @param turns in them
   * @param observations turns counted, and looks
   * @param looks at rare racks
   * @param racksSeen racks with an observation
   * @param racks all there are
   * @param meanScore of a player in a game, in points
   * @param rackDeviation standard deviation of the equities of one rack in points; null if no rack
   *     was seen twice
   * @param leaveChange mean change of leave values against those played with, in points, weighted
   *     by the chance to draw them
   */
  public record Generation(
      int generation,
      long games,
      long turns,
      long observations,
      long looks,
      long racksSeen,
      long racks,
      double meanScore,
      @Nullable Double rackDeviation,
      double leaveChange) {}

  /**
   * A leave and its value.
   *
   * @param leave as people write it
   * @param value in points
   */
  public record Leave(String leave, BigDecimal value) {}

  /** The same for people. */
  @Override
  public Report toReport() {
    return new Report(
        "Rack equities",
        List.of(
            String.format(
                Locale.ROOT,
                "%s: %,d racks of the %s tiles, words %s, %,d bytes.",
                file,
                generations.get(generations.size() - 1).racks(),
                tiles,
                words,
                bytes),
            String.format(Locale.ROOT, "Seed %d, %,.1f s.", seed, seconds)),
        List.of(
            ReportSection.of("Generations")
                .withTable(generationTable())
                .withParagraph(
                    "Each generation plays with the leaves of the one before. Change is the mean"
                        + " difference of a leave between those it played with and those it found,"
                        + " weighted by the chance to draw it: it falls as values settle."),
            ReportSection.of("Leaves, full bag").withTable(leaveTable(leaves))));
  }

  private ReportTable generationTable() {
    ReportTable table =
        ReportTable.of(
            ReportColumn.number("generation"),
            ReportColumn.number("games"),
            ReportColumn.number("turns"),
            ReportColumn.number("looks"),
            ReportColumn.number("racks seen"),
            ReportColumn.number("of all", "%", 1),
            ReportColumn.number("score", "points", 1),
            ReportColumn.number("rack deviation", "points", 1),
            ReportColumn.number("change", "points", 3));
    for (Generation generation : generations) {
      table =
          table.withRow(
              generation.generation(),
              generation.games(),
              generation.turns(),
              generation.looks(),
              generation.racksSeen(),
              100.0 * generation.racksSeen() / generation.racks(),
              generation.meanScore(),
              generation.rackDeviation(),
              generation.leaveChange());
    }
    return table;
  }

  /** Several leaves side by side, read downwards. */
  static ReportTable leaveTable(List<Leave> leaves) {
    int across = LEAVES_IN_A_ROW;
    ReportColumn[] columns = new ReportColumn[2 * across];
    for (int column = 0; column < across; column++) {
      columns[2 * column] = ReportColumn.text("leave");
      columns[2 * column + 1] = ReportColumn.number("points", "", 1);
    }
    ReportTable table = ReportTable.of(columns);
    int rows = (leaves.size() + across - 1) / across;
    for (int row = 0; row < rows; row++) {
      @Nullable Object[] cells = new @Nullable Object[2 * across];
      for (int column = 0; column < across; column++) {
        int number = column * rows + row;
        boolean there = number < leaves.size();
        cells[2 * column] = there ? leaves.get(number).leave() : "";
        cells[2 * column + 1] = there ? (Object) leaves.get(number).value().doubleValue() : "";
      }
      table = table.withRow(cells);
    }
    return table;
  }
}
