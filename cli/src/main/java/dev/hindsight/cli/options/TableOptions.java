package dev.hindsight.cli.options;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Option;

/** The tables that a command may consult: {@code --table FILE}, any number of them. */
public final class TableOptions {
  @Option(names = "--table", paramLabel = "FILE", description = "A table to consult; repeatable.")
  private List<Path> files = new ArrayList<>();

  /** In the order they were named. */
  public List<Path> files() {
    return List.copyOf(files);
  }
}
