package dev.hindsight.lab.crossword;

import dev.hindsight.cli.options.CrewCommand;
import dev.hindsight.cli.options.Usage;
import dev.hindsight.cli.terminal.TextTable;
import dev.hindsight.crossword.rules.board.Openness;
import dev.hindsight.workbench.answers.Range;
import dev.hindsight.workbench.crossword.files.LoadedEquipment;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** {@code hindsight lab crossword openness}. */
@Command(
    name = "openness",
    header = "Whether squares count more on open boards, and by how much.",
    description = {
      "The first candidates of a position are compared on the same racks, as by build placement"
          + " --from",
      "replies: what the values say of them with what two plies bring. The factor that fits best is"
          + " 1",
      "where the values are right. With --out the values are written with a factor for each level.",
      "The same seed gives the same result for any number of threads."
    },
    footer = {
      "  hindsight lab crossword openness --games 5000",
      "  hindsight lab crossword openness --games 20000 --measure extent \\",
      "      --out open.squares"
    })
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
final class OpennessCommand extends CrewCommand<OpennessResult> {
  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "5000",
      description = "Games to play, one position of each (${DEFAULT-VALUE}).")
  private long games;

  @Option(
      names = "--candidates",
      paramLabel = "N",
      defaultValue = "6",
      description = "Plays of a position to compare (${DEFAULT-VALUE}).")
  private int candidates;

  @Option(
      names = "--racks",
      paramLabel = "N",
      defaultValue = "16",
      description = "Racks to draw for the opponent (${DEFAULT-VALUE}).")
  private int racks;

  @Option(
      names = "--measure",
      paramLabel = "NAME",
      description = "By which --out multiplies: extent, open-edges or hooks.")
  private @Nullable String measure;

  @Option(names = "--out", paramLabel = "FILE", description = "Write the values with factors.")
  private @Nullable Path out;

  @Mixin private SquaresOptions squares;

  @Override
  protected Work<OpennessResult> open() throws IOException {
    CrosswordExperiment.Games played = squares.games(spec(), games);
    OpennessResult.Question question =
        Usage.check(
            spec(),
            () ->
                new OpennessResult.Question(
                    squares.placement(), candidates, racks, chosen(), Optional.ofNullable(out)));
    LoadedEquipment loaded = squares.open();
    return crew -> OpennessResult.measure(loaded, question, played, crew);
  }

  private Openness chosen() {
    if (measure == null) {
      return Openness.NONE;
    }
    for (Openness known : Openness.ALL) {
      if (known != Openness.NONE && known.word().equals(measure)) {
        return known;
      }
    }
    throw new ParameterException(
        spec().commandLine(), "--measure is extent, open-edges or hooks, not " + measure);
  }

  @Override
  protected String text(OpennessResult found) {
    TextTable table =
        new TextTable("", "lrrrrr")
            .row("", "positions", "factor", "95 % from", "to", "taken")
            .row(row("all boards", found.positions(), found.factor(), ""));
    for (OpennessResult.Measure measure : found.measures()) {
      for (OpennessResult.Level level : measure.levels()) {
        table.row(
            row(
                measure.measure() + " " + level.level(),
                level.positions(),
                level.factor(),
                String.format(Locale.ROOT, "%.3f", level.multiplier())));
      }
    }
    StringBuilder text = new StringBuilder(table.toString().stripTrailing());
    text.append(
        String.format(
            Locale.ROOT, "%n%nExplained: %.2f %% with one factor", 100 * found.explained()));
    String separator = String.format(Locale.ROOT, ",%n");
    for (OpennessResult.Measure measure : found.measures()) {
      text.append(separator)
          .append(
              String.format(
                  Locale.ROOT, "%.2f %% by %s", 100 * measure.explained(), measure.measure()));
      separator = ", ";
    }
    text.append('.');
    if (found.file() != null) {
      text.append(String.format(Locale.ROOT, "%n%s: written.", found.file()));
    }
    return text.toString();
  }

  private static String[] row(String name, long positions, Range factor, String taken) {
    List<String> cells = new ArrayList<>(List.of(RangeRow.of(name, factor, 1, 3)));
    cells.add(1, String.format(Locale.ROOT, "%,d", positions));
    cells.add(taken);
    return cells.toArray(String[]::new);
  }
}
