package dev.hindsight.cli.options;

import java.nio.file.Path;
import picocli.CommandLine.Option;

/** {@code --out FOLDER}: where a report goes that is a page and its pictures. */
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
public final class FolderOption {
  @Option(
      names = "--out",
      paramLabel = "FOLDER",
      required = true,
      description = "The folder to write to; created if missing.")
  private Path folder;

  public Path folder() {
    return folder;
  }
}
