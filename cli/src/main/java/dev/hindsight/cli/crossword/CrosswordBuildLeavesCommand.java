package dev.hindsight.cli.crossword;

import dev.hindsight.cli.options.BuildText;
import dev.hindsight.cli.options.ResultOptions;
import dev.hindsight.cli.options.WorkOptions;
import dev.hindsight.cli.terminal.ExitCode;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.crossword.table.derivation.DrawConvention;
import dev.hindsight.workbench.crossword.CrosswordBuildLeaves;
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
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;

/** {@code hindsight crossword build leaves}. */
@Command(
    name = "leaves",
    header = "Derive the leave values of a bag from rack equities (.klv2).",
    description = {
      "pool: the leave is among the tiles of --bag, as in ordinary leave values with a full bag.",
      "held-apart: --bag is what the holder of the leave has not seen. Other crossword programs"
          + " read",
      "the file too."
    },
    footer = {
      "  hindsight crossword build leaves --rack-equity english.racks --out english.klv2",
      "  hindsight crossword build leaves --rack-equity english.racks --bag AAEEIOURSTLN? \\",
      "      --convention held-apart --out late.klv2"
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

  @Option(names = "--out", paramLabel = "FILE", required = true, description = "The file to write.")
  private Path out;

  @Mixin private WorkOptions work;

  @Mixin private ResultOptions result;

  @Override
  public Integer call() throws IOException {
    CrosswordBuildLeaves build =
        CrosswordBuildLeaves.open(rackEquity, LoadedEquipment.openTiles(tileFile));
    int[] tiles = tiles(build);
    try (Crew crew = work.openSilentCrew()) {
      result.print(build.run(tiles, convention, out, crew), BuildText::of);
    }
    return ExitCode.FINE;
  }

  private int[] tiles(CrosswordBuildLeaves build) {
    try {
      return build.bag(bag);
    } catch (IllegalArgumentException wrong) {
      throw new ParameterException(spec.commandLine(), "--bag: " + wrong.getMessage(), wrong);
    }
  }
}
