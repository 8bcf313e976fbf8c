package dev.hindsight.cli.crossword.build;

import dev.hindsight.cli.options.BuildCommand;
import dev.hindsight.crossword.table.DrawConvention;
import dev.hindsight.workbench.crossword.build.LeavesBuild;
import dev.hindsight.workbench.crossword.files.LoadedEquipment;
import java.io.IOException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
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
      "  hindsight crossword build leaves --bag AAEEIOURSTLN? --out late.klv2",
      "  hindsight crossword build leaves --rack-equity english.racks --out english.leaves",
      "  hindsight crossword build leaves --rack-equity english.racks --out english.klv2",
      "  hindsight crossword build leaves --rack-equity english.racks --bag AAEEIOURSTLN? "
          + "--convention held-apart --out late.leaves"
    })
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
final class CrosswordBuildLeavesCommand extends BuildCommand {
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

  @Option(
      names = "--rack-equity",
      paramLabel = "FILE",
      defaultValue = LoadedEquipment.BUILT_IN,
      description = "A table made by build rack-equity, or a .req file (${DEFAULT-VALUE}).")
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

  @Override
  public Integer call() throws IOException {
    return build(
        () -> LeavesBuild.open(rackEquity, LoadedEquipment.openTiles(tileFile), bag, convention));
  }
}
