package dev.hindsight.workbench.crossword.build;

import dev.hindsight.core.measure.Report;
import dev.hindsight.core.measure.ReportColumn;
import dev.hindsight.core.measure.ReportSection;
import dev.hindsight.core.measure.ReportTable;
import dev.hindsight.crossword.table.LeaveTable;
import dev.hindsight.workbench.Reported;
import dev.hindsight.workbench.answers.Says;
import dev.hindsight.workbench.answers.Unit;
import dev.hindsight.workbench.crossword.files.LoadedEquipment;
import dev.hindsight.workbench.runs.TrainingRun;
import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** A training of rack equities, by games or by sweeps, and what it came to. */
public record RackEquityResult(
    @Says("the table that was written") String file,
    @Says("that were played with") String words,
    @Says("name of the tile set") String tiles,
    @Says("of all chance") long seed,
    @Says("what each came to, the first first") List<? extends Generation> generations,
    @Says("some values that a player can judge, from the table, with a full bag")
        List<Leave> leaves,
    @Says(value = "real time from start to sealed file, in this process", unit = Unit.SECONDS)
        double seconds,
    @Says(value = "size of the table on disk", unit = Unit.BYTES) long bytes)
    implements Reported {
  private static final int LEAVES_IN_A_ROW = 4;

  public RackEquityResult {
    generations = List.copyOf(generations);
    leaves = List.copyOf(leaves);
  }

  static RackEquityResult of(
      LoadedEquipment loaded,
      long seed,
      List<? extends Generation> generations,
      LeaveTable leaves,
      TrainingRun.Written written) {
    return new RackEquityResult(
        written.file(),
        loaded.wordsName(),
        loaded.rules().tiles().name(),
        seed,
        generations,
        WellKnownLeaves.of(leaves),
        written.seconds(),
        written.bytes());
  }

  /** What one generation came to, as a row of a table. */
  public sealed interface Generation permits PlayedGeneration, SweptGeneration {
    /** All racks that there are. */
    long racks();

    /** Of a report on such generations. */
    String title();

    ReportColumn[] columns();

    @Nullable Object[] cells();

    /** What the columns mean. */
    String explanation();
  }

  /** A leave and its value. */
  public record Leave(
      @Says("as people write it") String leave,
      @Says(value = "in points", unit = Unit.POINTS) BigDecimal value) {}

  @Override
  public Report toReport() {
    Generation last = generations.get(generations.size() - 1);
    ReportTable table = ReportTable.of(last.columns());
    for (Generation generation : generations) {
      table = table.withRow(generation.cells());
    }
    return new Report(
        last.title(),
        List.of(
            String.format(
                Locale.ROOT,
                "%s: %,d racks of the %s tiles, words %s, %,d bytes.",
                file,
                last.racks(),
                tiles,
                words,
                bytes),
            String.format(Locale.ROOT, "Seed %d, %,.1f s.", seed, seconds)),
        List.of(
            ReportSection.of("Generations").withTable(table).withParagraph(last.explanation()),
            ReportSection.of("Leaves, full bag").withTable(leaveTable())));
  }

  /** Several leaves side by side, read downwards. */
  private ReportTable leaveTable() {
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
