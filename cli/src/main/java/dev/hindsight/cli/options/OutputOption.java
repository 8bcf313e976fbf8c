package dev.hindsight.cli.options;

import java.nio.file.Path;
import picocli.CommandLine.Option;

/** The file that a command makes: {@code --out FILE}, which cannot be left out. */
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
public final class OutputOption {
  @Option(
      names = "--out",
      order = HelpOrder.OUT,
      paramLabel = "FILE",
      required = true,
      description = "The file to write.")
  private Path file;

  public Path file() {
    return file;
  }
}
