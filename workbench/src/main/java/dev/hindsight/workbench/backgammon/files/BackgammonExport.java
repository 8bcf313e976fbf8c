package dev.hindsight.workbench.backgammon.files;

import dev.hindsight.backgammon.table.BackgammonNets;
import dev.hindsight.backgammon.table.DefaultNets;
import dev.hindsight.backgammon.table.foreign.OnnxNets;
import dev.hindsight.core.tables.Sha256;
import dev.hindsight.core.tables.WrongTableException;
import dev.hindsight.workbench.FileForm;
import dev.hindsight.workbench.OutputFile;
import dev.hindsight.workbench.answers.Says;
import dev.hindsight.workbench.answers.Unit;
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
  /** What was written. The component names are the JSON's keys. */
  public record Result(
      @Says("where it is") String file,
      @Says("contact, a plan, or race") String net,
      @Says("the file that it is from, or `built-in`") String nets,
      @Says("of that file") String netsSha256,
      @Says("what its inputs are") String encoding,
      @Says("how many") int inputs,
      @Says("units in between") int hidden,
      @Says("the six results") int outputs,
      @Says(value = "size of the model", unit = Unit.BYTES) long bytes) {}

  /**
   * Writes the model; the file is complete, or what it was before.
   *
   * @throws IOException if the nets cannot be read or the model not be written
   */
  public Result write(Path target) throws IOException {
    BackgammonNets opened = nets.isPresent() ? BackgammonNets.open(nets.get()) : DefaultNets.nets();
    if (!net.isAmong(opened)) {
      throw new WrongTableException(
          nets.orElse(Path.of("built-in")),
          "one contact net",
          "one for each plan, such as 'ordinary'");
    }
    String sha256 = nets.isPresent() ? Sha256.of(nets.get()) : DefaultNets.sha256();
    OutputFile.timed(target, FileForm.OTHER, () -> OnnxNets.write(target, opened, net, sha256));
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
