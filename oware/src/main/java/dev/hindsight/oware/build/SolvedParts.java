package dev.hindsight.oware.build;

import dev.hindsight.core.runs.Checkpoints;
import dev.hindsight.core.runs.NamedArrays;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.util.Locale;

/**
 * The solved layers of a build on disk, in parts that are checkpoints: a part that is there is
 * whole, and a layer is solved when all of its parts are there.
 */
final class SolvedParts {
  private static final String VALUES = "values";

  private final LayerParts cut;
  private final Checkpoints checkpoints;

  SolvedParts(LayerParts cut, Checkpoints checkpoints) {
    this.cut = cut;
    this.checkpoints = checkpoints;
  }

  LayerParts cut() {
    return cut;
  }

  boolean hasLayer(String column, int seeds) {
    for (int part = 0; part < cut.parts(seeds); part++) {
      if (!checkpoints.has(name(column, seeds, part))) {
        return false;
      }
    }
    return true;
  }

  void save(String column, int seeds, int part, byte[] values) throws IOException {
    checkpoints.save(name(column, seeds, part), NamedArrays.of().with(VALUES, values));
  }

  byte[] load(String column, int seeds, int part) throws IOException {
    String name = name(column, seeds, part);
    byte[] values = checkpoints.find(name).orElseThrow().bytes(VALUES);
    if (values.length != cut.boards(seeds, part)) {
      throw new FileSystemException(
          checkpoints.folder().resolve(name).toString(),
          null,
          "holds "
              + values.length
              + " boards where "
              + cut.boards(seeds, part)
              + " are expected; delete it to do that part of the work again");
    }
    return values;
  }

  private static String name(String column, int seeds, int part) {
    return String.format(
        Locale.ROOT, "layer-%d-%s-%d", seeds, column.toLowerCase(Locale.ROOT), part);
  }
}
