package dev.hindsight.peers;

import static org.assertj.core.api.Assertions.assertThat;

import ai.onnxruntime.OnnxTensor;
import ai.onnxruntime.OrtEnvironment;
import ai.onnxruntime.OrtException;
import ai.onnxruntime.OrtSession;
import dev.hindsight.backgammon.index.ContactEncoding;
import dev.hindsight.backgammon.rules.RunningBoard;
import dev.hindsight.backgammon.table.DefaultNets;
import dev.hindsight.neural.InputAlphabet;
import dev.hindsight.neural.Network;
import dev.hindsight.neural.NetworkEvaluator;
import dev.hindsight.neural.OnnxExport;
import dev.hindsight.neural.Softmax;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** The contact net that ships, exported, says in ONNX Runtime what it says here. */
class OnnxRuntimeTest {
  private static final int ALL_RESULTS = 0b111111;

  @Test
  void theExportedNetSaysTheSame() throws OrtException {
    Network network = DefaultNets.nets().contacts().get(0);
    ContactEncoding encoding = DefaultNets.nets().encoding();
    InputAlphabet alphabet = encoding.alphabet();
    NetworkEvaluator evaluator = new NetworkEvaluator(network, alphabet);
    List<float[]> inputs = new ArrayList<>();
    List<float[]> expected = new ArrayList<>();
    int[] symbols = new int[ContactEncoding.MOST_SYMBOLS];
    for (RunningBoard board : FirstMoves.boards()) {
      int count = encoding.write(board, symbols);
      inputs.add(alphabet.inputs(symbols, count));
      float[] chances = new float[network.shape().outputs()];
      evaluator.evaluate(symbols, 0, count, chances, 0);
      Softmax.apply(chances, 0, chances.length, ALL_RESULTS);
      expected.add(chances);
    }
    OrtEnvironment environment = OrtEnvironment.getEnvironment();
    double greatest = 0;
    try (OrtSession session =
            environment.createSession(OnnxExport.toBytes(network, "contact", new TreeMap<>()));
        OnnxTensor rows = OnnxTensor.createTensor(environment, inputs.toArray(new float[0][]));
        OrtSession.Result result = session.run(Map.of("inputs", rows))) {
      float[][] found = (float[][]) result.get(0).getValue();
      assertThat(found).hasDimensions(inputs.size(), network.shape().outputs());
      for (int row = 0; row < found.length; row++) {
        for (int k = 0; k < found[row].length; k++) {
          greatest = Math.max(greatest, Math.abs(found[row][k] - expected.get(row)[k]));
        }
      }
    }
    System.out.printf(
        "ONNX Runtime: greatest difference of a chance in %d positions %.2e%n",
        inputs.size(), greatest);
    assertThat(greatest).isLessThan(2e-6);
  }
}
