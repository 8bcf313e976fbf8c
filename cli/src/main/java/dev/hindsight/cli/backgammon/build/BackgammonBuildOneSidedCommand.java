package dev.hindsight.cli.backgammon.build;

import dev.hindsight.cli.options.BuildCommand;
import dev.hindsight.workbench.backgammon.build.BackgammonBuild;
import dev.hindsight.workbench.backgammon.files.BearoffFileKind;
import java.io.IOException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code hindsight backgammon build one-sided}. */
@Command(
    name = "one-sided",
    header = "Build how many rolls every side of fifteen checkers needs to bear off.",
    description = "For effective pip counts and race estimates. 8 points take well under a minute.",
    footer = {
      "  hindsight backgammon build one-sided --points 8 --out one-sided8.table",
      "  hindsight backgammon build one-sided --format gnubg-compressed --out os6.bd"
    })
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
final class BackgammonBuildOneSidedCommand extends BuildCommand {
  /** What to write, as options spell it. */
  enum Format {
    TABLE("table", BearoffFileKind.TABLE),
    GNUBG("gnubg", BearoffFileKind.GNUBG),
    GNUBG_COMPRESSED("gnubg-compressed", BearoffFileKind.GNUBG_COMPRESSED);

    private final String word;
    private final BearoffFileKind written;

    Format(String word, BearoffFileKind written) {
      this.word = word;
      this.written = written;
    }

    @Override
    public String toString() {
      return word;
    }
  }

  @Option(
      names = "--points",
      paramLabel = "P",
      defaultValue = "6",
      description = "The rearmost point of a side, 1 to 8 (${DEFAULT-VALUE}).")
  private int points;

  @Option(
      names = "--format",
      paramLabel = "NAME",
      defaultValue = "table",
      description = "table, gnubg or gnubg-compressed, for gnubg to open (${DEFAULT-VALUE}).")
  private Format format;

  @Override
  public Integer call() throws IOException {
    return build(() -> BackgammonBuild.oneSided(points, format.written));
  }
}
