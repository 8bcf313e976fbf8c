package dev.hindsight.cli.backgammon.build;

import dev.hindsight.cli.options.BuildCommand;
import dev.hindsight.cli.options.PlanOptions;
import dev.hindsight.cli.options.Usage;
import dev.hindsight.workbench.SolvedBuild;
import dev.hindsight.workbench.backgammon.build.BackgammonBuild;
import dev.hindsight.workbench.backgammon.files.BearoffFileKind;
import java.io.IOException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code hindsight backgammon build bearoff}. */
@Command(
    name = "bearoff",
    header = "Build the exact value of every pair of sides of up to N checkers (two-sided).",
    description = {
      "8 checkers take seconds, 10 less than a minute. A long build that was stopped",
      "resumes when the same command is given again. Values that do not fit" + " the",
      "memory are kept in FILE.scratch while they are solved; the table is the same."
    },
    footer = {
      "  hindsight backgammon build bearoff --checkers 10 --cubeful --out bearoff10.table",
      "  hindsight backgammon build bearoff --checkers 8 --cubeful --format gnubg --out ts8.bd",
      "  hindsight backgammon build bearoff --checkers 15 --cubeful --memory 12G --out b15.table"
    })
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
final class BackgammonBuildBearoffCommand extends BuildCommand {
  /** What to write. */
  enum Format {
    TABLE,
    GNUBG
  }

  /** How values are computed. */
  enum Arithmetic {
    EXACT,
    GNUBG
  }

  @Option(
      names = "--checkers",
      paramLabel = "N",
      required = true,
      description = "The most checkers that a side has left, 1 to 15.")
  private int checkers;

  @Option(
      names = "--points",
      paramLabel = "P",
      defaultValue = "6",
      description = "The rearmost point that they stand on (${DEFAULT-VALUE}).")
  private int points;

  @Option(names = "--cubeful", description = "Add the equities with the cube: four times the size.")
  private boolean cubeful;

  @Option(
      names = "--format",
      paramLabel = "NAME",
      defaultValue = "table",
      description = "table, or gnubg for a database that gnubg opens (${DEFAULT-VALUE}).")
  private Format format;

  @Mixin private PlanOptions planning;

  @Option(
      names = "--arithmetic",
      paramLabel = "NAME",
      defaultValue = "exact",
      description =
          "exact, or gnubg to truncate as its makebearoff does, for a file with the same bytes "
              + "(${DEFAULT-VALUE}).")
  private Arithmetic arithmetic;

  @Override
  public Integer call() throws IOException {
    return buildAsPlanned(Usage.check(spec(), this::arguments), planning);
  }

  private SolvedBuild arguments() {
    if (arithmetic == Arithmetic.EXACT) {
      return BackgammonBuild.twoSided(
          points,
          checkers,
          cubeful,
          format == Format.GNUBG ? BearoffFileKind.GNUBG : BearoffFileKind.TABLE,
          planning.memoryBytes());
    }
    if (format != Format.GNUBG) {
      throw new IllegalArgumentException(
          "--arithmetic gnubg is for files of gnubg; give --format gnubg with it, or leave it out");
    }
    return BackgammonBuild.twoSidedAsGnubg(points, checkers, cubeful);
  }
}
