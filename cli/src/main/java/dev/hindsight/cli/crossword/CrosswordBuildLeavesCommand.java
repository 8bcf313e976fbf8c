package dev.hindsight.cli.crossword;

import dev.hindsight.cli.options.OutputOption;
import dev.hindsight.cli.options.ResultOptions;
import dev.hindsight.cli.options.TableBuilding;
import dev.hindsight.cli.options.WorkOptions;
import dev.hindsight.crossword.table.DrawConvention;
import dev.hindsight.workbench.crossword.LeavesBuild;
import dev.hindsight.workbench.crossword.LoadedEquipment;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;

/** {@code hindsight crossword build leaves}. */
@Command(
    name = "leaves",
    header = "Derive the leave values of a bag from rack equities.",
    description = {
      "pool: the leave is among the tiles of --bag, as in ordinary leave values with a full bag.",
      "held-apart: --bag is what the holder of the leave has not seen. The file is a table, which",
      "says what words and bag it is for; with a name that ends in .klv2, it is one that other",
      "crossword programs read, and does not say."
    },
    footer = {
      "  hindsight crossword build leaves --rack-equity english.racks --out english.leaves",
      "  hindsight crossword build leaves --rack-equity english.racks --out english.klv2",
      "  hindsight crossword build leaves --rack-equity english.racks --bag AAEEIOURSTLN? \\",
      "      --convention held-apart --out late.leaves"
    })
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
final class CrosswordBuildLeavesCommand implements Callable<Integer> {
  /** {@code pool} or {@code held-apart}. */
  static final class ConventionConverter implements ITypeConverter<DrawConvention> {
    @Override
    public DrawConvention convert(String word) {
      for (DrawConvention convention : DrawConvention.values()) {
        if (convention.word().equals(word)) {
          return convention;
        }
      }
      throw new TypeConversionException("'" + word + "' is neither pool nor held-apart");
    }
  }

  @Spec private CommandSpec spec;

  @Option(
      names = "--rack-equity",
      paramLabel = "FILE",
      required = true,
      description = "A table made by build rack-equity, or a .req file.")
  private Path rackEquity;

  @Option(
      names = "--tiles",
      paramLabel = "CSV",
      description = "Letters of a .req file, which does not tell them (the English tiles).")
  private @Nullable Path tileFile;

  @Option(
      names = "--bag",
      paramLabel = "TILES",
      description = "Tiles to draw from, ? for a blank (a full bag).")
  private @Nullable String bag;

  @Option(
      names = "--convention",
      paramLabel = "NAME",
      defaultValue = "pool",
      converter = ConventionConverter.class,
      description = "pool or held-apart (${DEFAULT-VALUE}).")
  private DrawConvention convention;

  @Mixin private OutputOption out;

  @Mixin private WorkOptions work;

  @Mixin private ResultOptions result;

  @Override
  public Integer call() throws IOException {
    return new TableBuilding(spec, out, work, result)
        .run(
            () ->
                LeavesBuild.open(rackEquity, LoadedEquipment.openTiles(tileFile), bag, convention));
  }
}
