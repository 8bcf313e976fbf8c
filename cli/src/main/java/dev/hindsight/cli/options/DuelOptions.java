package dev.hindsight.cli.options;

import dev.hindsight.workbench.DuelPlan;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Who meets whom in a duel, and how often. */
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
public final class DuelOptions {
  @Option(names = "--first", paramLabel = "PLAYER", required = true, description = "A player.")
  private String first;

  @Option(names = "--second", paramLabel = "PLAYER", required = true, description = "The other.")
  private String second;

  @Option(
      names = "--pairs",
      paramLabel = "N",
      defaultValue = "200",
      description = "Pairs of games (${DEFAULT-VALUE}).")
  private long pairs;

  @Mixin private SeedOption seed;

  @Option(
      names = "--checkpoint",
      paramLabel = "NAME",
      description = "Keep progress in NAME.checkpoint; the same command resumes from there.")
  private @Nullable Path checkpoint;

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description = "Write the result to FILE too, as JSON; or the plan or part asked for.")
  private @Nullable Path out;

  @Mixin private RunOptions run;

  /** Whether only the plan or a part is wanted, or the result in a file. */
  public boolean isForFile() {
    return run.isShared() || out != null;
  }

  /** How the duel is shared with other machines. */
  public RunOptions run() {
    return run;
  }

  /**
   * The file to write.
   *
   * @throws IllegalArgumentException if there is none
   */
  public Path out() {
    if (out == null) {
      throw new IllegalArgumentException("--part and --plan need --out FILE");
    }
    return out;
  }

  public String first() {
    return first;
  }

  public String second() {
    return second;
  }

  public DuelPlan plan() {
    return new DuelPlan(pairs, seed.seed(), Optional.ofNullable(checkpoint));
  }
}
