package dev.hindsight.cli.crossword.options;

import dev.hindsight.workbench.crossword.files.LoadedEquipment;
import java.io.IOException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The choice of placement values, which say what tiles are worth where they lie. */
public final class PlacementOption {
  @Option(
      names = "--placement",
      paramLabel = "FILE",
      description =
          "Placement values, a table or .spv, or built-in for those of the program: what tiles are "
              + "worth where they lie.")
  private @Nullable Path placement;

  /** The equipment with these values, if there are any. */
  public LoadedEquipment on(LoadedEquipment loaded) throws IOException {
    return loaded.withPlacement(placement);
  }
}
