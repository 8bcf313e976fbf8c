package dev.hindsight.cli;

import picocli.CommandLine.Option;

/** {@code --seed S}: the same seed gives the same result. */
final class SeedOption {
  @Option(
      names = "--seed",
      paramLabel = "S",
      defaultValue = "1",
      description = "Of all chance (${DEFAULT-VALUE}).")
  private long seed;

  long seed() {
    return seed;
  }
}
