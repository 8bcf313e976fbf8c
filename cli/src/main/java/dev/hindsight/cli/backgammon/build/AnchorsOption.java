package dev.hindsight.cli.backgammon.build;

import dev.hindsight.workbench.backgammon.files.AnchorChoice;
import java.io.IOException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** {@code --anchors}: rollouts that nets aim at where their games come through them. */
final class AnchorsOption {
  @Option(
      names = "--anchors",
      paramLabel = "FILE",
      description =
          "Aim at these rollouts where games come through their positions; built-in"
              + " for those of the program (none).")
  private @Nullable String anchors;

  Optional<AnchorChoice> choice() throws IOException {
    return anchors == null ? Optional.empty() : Optional.of(AnchorChoice.of(anchors));
  }
}
