package dev.hindsight.workbench.backgammon.files;

import dev.hindsight.backgammon.table.foreign.GnubgCheck;
import dev.hindsight.workbench.FileVerdict;
import dev.hindsight.workbench.answers.Says;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

/** Whether a gnubg database, which has no checksum, agrees with its header and with the rules. */
public record DatabaseVerdict(
    @Says("its name, as given") String file,
    @Says("whether it agrees with its header and with the rules") boolean ok,
    @Says("how far the check came") long bytesChecked,
    @Says("the pairs of sides, or sides, that it covers") long positions,
    @Says("how many of them were held against the rules") long recomputed,
    @Says("the first thing that is wrong, in a sentence; `null` if nothing is")
        Optional<String> fault)
    implements FileVerdict {
  static DatabaseVerdict reach(Path file) throws IOException {
    GnubgCheck.Result found = GnubgCheck.verify(file);
    return new DatabaseVerdict(
        file.toString(),
        found.fault().isEmpty(),
        found.bytes(),
        found.positions(),
        found.recomputed(),
        found.fault());
  }

  @Override
  public String checks() {
    return String.format(
        Locale.ROOT,
        "is sound: %,d bytes, %,d of %,d positions recomputed",
        bytesChecked,
        recomputed,
        positions);
  }
}
