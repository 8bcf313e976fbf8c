package dev.hindsight.cli.options;

import picocli.CommandLine.Option;

/** {@code --seed S}: the same seed gives the same result. */
public final class SeedOption {
  @Option(
      names = "--seed",
      paramLabel = "S",
      defaultValue = "1",
      description = "The random seed (${DEFAULT-VALUE}).")
  private long seed;

  public long seed() {
    return seed;
  }
}
