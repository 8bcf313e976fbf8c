package dev.hindsight.workbench.backgammon.files;

import dev.hindsight.backgammon.table.BackgammonNets;
import dev.hindsight.backgammon.table.DefaultNets;
import dev.hindsight.backgammon.table.foreign.OnnxNets;
import dev.hindsight.core.tables.Sha256;
import dev.hindsight.workbench.OutputFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Writes a net as an ONNX model, which other programs can run.
 *
 * @param nets of which it is one; those of the program if empty
 */
public record BackgammonExport(Optional<Path> nets, OnnxNets.Which net) {
  /**
   * What was written. The component names are the JSON's keys.
   *
   * @param file where it is
   * @param net contact or race
   * @param nets the file that it is from, or {@code built-in}
   * @param netsSha256 of that file
   * @param encoding what its inputs are
   * @param inputs how many
   * @param hidden units in between
   * @param outputs the six results
   */
  public record Result(
      String file,
      String net,
      String nets,
      String netsSha256,
      String encoding,
      int inputs,
      int hidden,
      int outputs,
      long bytes) {}

  /**
   * Writes the model; the file is complete, or what it was before.
   *
   * @throws IOException if the nets cannot be read or the model not be written
   */
  public Result write(Path target) throws IOException {
    BackgammonNets opened = nets.isPresent() ? BackgammonNets.open(nets.get()) : DefaultNets.nets();
    String sha256 = nets.isPresent() ? Sha256.of(nets.get()) : DefaultNets.sha256();
    OutputFile.timed(target, () -> OnnxNets.write(target, opened, net, sha256));
    var shape = net.of(opened).shape();
    return new Result(
        target.toString(),
        net.text(),
        nets.map(Path::toString).orElse("built-in"),
        sha256,
        net.encoding(opened).text(),
        shape.inputs(),
        shape.hidden().get(0),
        shape.outputs(),
        Files.size(target));
  }
}
