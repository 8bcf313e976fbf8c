package dev.hindsight.neural;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.hindsight.core.runs.TrialRandom;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("java")
class NetworkTest {
  private static final InputAlphabet ALPHABET = Samples.alphabet();

  private static Network network(int hiddenLayers) {
    return hiddenLayers == 1 ? Samples.network(1, 40) : Samples.network(1, 40, 16);
  }

  @Test
  void theExampleOfTheShape() {
    NetShape shape = new NetShape(208, List.of(128), 6);
    assertThat(shape.layers()).isEqualTo(2);
    assertThat(shape.rowLength(1)).isEqualTo(8);
    assertThat(shape.parameters()).isEqualTo(209 * 128 + 129 * 8);
    assertThat(shape.usedPlaces()).hasSize(209 * 128 + 129 * 6);
    assertThat(shape).hasToString("208-128-6");
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void evaluationIsTheTextbooks(int hiddenLayers) {
    Network network = network(hiddenLayers);
    NetworkEvaluator evaluator = new NetworkEvaluator(network, ALPHABET);
    ReferenceNetwork reference = ReferenceNetwork.of(network);
    TrialRandom random = TrialRandom.of(2, 0);
    for (int sample = 0; sample < 100; sample++) {
      int[] symbols = Samples.symbols(random);
      float[] found = new float[Samples.OUTPUTS];
      evaluator.evaluate(symbols, 0, symbols.length, found, 0);
      double[] expected = reference.outputs(ALPHABET.inputs(symbols, symbols.length));
      for (int k = 0; k < found.length; k++) {
        assertThat((double) found[k]).isCloseTo(expected[k], within(1e-4));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void plainLoopsAndVectorsAndSharedSumsGiveTheSameBits(int hiddenLayers) {
    Network network = network(hiddenLayers);
    NetworkEvaluator vectors = new NetworkEvaluator(network, ALPHABET, Arithmetics.vectors());
    NetworkEvaluator plain = new NetworkEvaluator(network, ALPHABET, Arithmetics.plain());
    TrialRandom random = TrialRandom.of(3, 0);
    for (int sample = 0; sample < 200; sample++) {
      int[] symbols = Samples.symbols(random);
      float[] one = new float[Samples.OUTPUTS];
      float[] other = new float[Samples.OUTPUTS];
      float[] inTwoParts = new float[Samples.OUTPUTS];
      vectors.evaluate(symbols, 0, symbols.length, one, 0);
      plain.evaluate(symbols, 0, symbols.length, other, 0);
      vectors.share(symbols, 0, 2);
      vectors.evaluateRest(symbols, 2, symbols.length, inTwoParts, 0);
      assertThat(other).containsExactly(one);
      assertThat(inTwoParts).containsExactly(one);
    }
  }

  @Test
  void moreInputsChangeNothing() {
    Network network = Samples.network(4, 16);
    Network wider = network.withInputs(15);
    float[] inputs = ALPHABET.inputs(new int[] {3, 8, 11}, 3);
    float[] more = java.util.Arrays.copyOf(inputs, 15);
    more[13] = 7;
    assertThat(ReferenceNetwork.of(wider).outputs(more))
        .containsExactly(ReferenceNetwork.of(network).outputs(inputs));
    assertThatThrownBy(() -> wider.withInputs(12)).hasMessageContaining("cannot shrink");
  }

  @Test
  void softmaxGivesChancesOfWhatIsAllowed() {
    float[] outputs = {1, 2, 3, -1, 0, 40};
    Softmax.apply(outputs, 0, 6, 0b011011);
    double sum = Math.exp(1) + Math.exp(2) + Math.exp(-1) + Math.exp(0);
    assertThat(outputs[0]).isCloseTo((float) (Math.exp(1) / sum), within(1e-6f));
    assertThat(outputs[3]).isCloseTo((float) (Math.exp(-1) / sum), within(1e-6f));
    assertThat(outputs[2]).isZero();
    assertThat(outputs[5]).isZero();
    assertThat(outputs[0] + outputs[1] + outputs[3] + outputs[4]).isCloseTo(1, within(1e-6f));
  }

  @Test
  void theExponentialIsTheJdksToEightDigits() {
    for (double x = 0; x > -79; x -= 0.0137) {
      assertThat(Softmax.exponential(x) / Math.exp(x)).isCloseTo(1, within(1e-8));
    }
    assertThat(Softmax.exponential(-1e30)).isBetween(0.0, 1e-30);
  }
}
