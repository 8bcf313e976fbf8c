package dev.hindsight.workbench.oware;

import dev.hindsight.oware.table.OwareTables;
import dev.hindsight.workbench.Conversion;
import dev.hindsight.workbench.ConvertResult;
import dev.hindsight.workbench.GameFiles;
import dev.hindsight.workbench.NumpyArray;
import java.io.IOException;
import java.nio.file.Path;

/** The files of oware: books and endgames. */
public final class OwareGameFiles implements GameFiles {
  @Override
  public boolean hasKind(String kind) {
    return kind.startsWith("oware.");
  }

  @Override
  public void open(Path table) throws IOException {
    OwareTables.open(table);
  }

  @Override
  public ConvertResult convert(Conversion conversion) throws IOException {
    if (NumpyArray.isWanted(conversion)) {
      return NumpyArray.convert(conversion, OwareArrays::write);
    }
    throw new IllegalArgumentException(
        conversion.source()
            + " is an oware table, which becomes an array for NumPy (.npy) and nothing else here;"
            + " 'hindsight oware export' writes it as source code");
  }
}
