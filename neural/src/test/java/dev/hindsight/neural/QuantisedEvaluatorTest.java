package dev.hindsight.neural;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.hindsight.core.runs.TrialRandom;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class QuantisedEvaluatorTest {
  private static final InputAlphabet ALPHABET = Samples.alphabet();
  private static final int FIFTEEN = 15;

  /** Widths that fill eight vectors of sixteen, and that leave some over. */
  @ParameterizedTest
  @ValueSource(ints = {8, 40, 128, 152})
  void itSaysWhatTheNetSaysToThreeDigits(int hidden) {
    Network network = Samples.network(1, hidden);
    NetworkEvaluator exact = new NetworkEvaluator(network, ALPHABET);
    QuantisedEvaluator quantised = new QuantisedEvaluator(network, ALPHABET);
    TrialRandom random = TrialRandom.of(2, 0);
    for (int sample = 0; sample < 100; sample++) {
      int[] symbols = distinctSymbols(random);
      float[] expected = new float[Samples.OUTPUTS];
      float[] found = new float[Samples.OUTPUTS];
      exact.evaluate(symbols, 0, symbols.length, expected, 0);
      quantised.evaluate(symbols, 0, symbols.length, found, 0);
      for (int k = 0; k < found.length; k++) {
        assertThat(found[k]).isCloseTo(expected[k], within(2e-3f));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {8, 40, 128, 152})
  void plainLoopsAndVectorsAndSharedSumsGiveTheSameBits(int hidden) {
    Network network = Samples.network(3, hidden);
    QuantisedEvaluator vectors =
        new QuantisedEvaluator(
            QuantisedNetwork.of(network, ALPHABET, Arithmetics.vectors()), Arithmetics.vectors());
    QuantisedEvaluator plain =
        new QuantisedEvaluator(
            QuantisedNetwork.of(network, ALPHABET, Arithmetics.plain()), Arithmetics.plain());
    TrialRandom random = TrialRandom.of(4, 0);
    for (int sample = 0; sample < 200; sample++) {
      int[] symbols = distinctSymbols(random);
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

  /** Lists that take up a whole budget with the symbol that adds most for its share. */
  @Test
  void noSumLeavesTheRange() {
    InputAlphabet.Builder builder = new InputAlphabet.Builder(3);
    for (int cell = 0; cell < 3; cell++) {
      for (int count = 1; count <= FIFTEEN; count++) {
        builder.input(cell, count).endSymbol(count / (float) FIFTEEN);
      }
    }
    InputAlphabet alphabet = builder.endBudget().build();
    NetShape shape = new NetShape(3, List.of(8), Samples.OUTPUTS);
    float[] parameters = new float[shape.parameters()];
    // 3,000 a checker on the first cell, −3,000 on the second, and a bias against it.
    Arrays.fill(parameters, 0, 8, 3_000);
    Arrays.fill(parameters, 8, 16, -3_000);
    Arrays.fill(parameters, shape.biasesAt(0), shape.biasesAt(0) + 8, -4_000);
    Arrays.fill(parameters, shape.weightsAt(1), shape.biasesAt(1), 1e-4f);
    Network network = Network.of(shape, parameters);
    QuantisedEvaluator quantised = new QuantisedEvaluator(network, alphabet);
    NetworkEvaluator exact = new NetworkEvaluator(network, alphabet);
    for (int count = 1; count < FIFTEEN; count++) {
      int[] symbols = {count - 1, FIFTEEN + FIFTEEN - count - 1};
      float[] expected = new float[Samples.OUTPUTS];
      float[] found = new float[Samples.OUTPUTS];
      exact.evaluate(symbols, 0, 2, expected, 0);
      quantised.evaluate(symbols, 0, 2, found, 0);
      assertThat(found[0]).as("%d on the first cell", count).isCloseTo(expected[0], within(0.01f));
      exact.evaluate(new int[] {FIFTEEN - 1}, 0, 1, expected, 0);
      quantised.evaluate(new int[] {FIFTEEN - 1}, 0, 1, found, 0);
      assertThat(found[0]).isCloseTo(expected[0], within(0.01f));
    }
  }

  @Test
  void anAlphabetOfAnotherSizeIsRefused() {
    Network network = Samples.network(5, 16).withInputs(15);
    assertThatThrownBy(() -> new QuantisedEvaluator(network, ALPHABET))
        .hasMessageContaining("does not fit an alphabet of 12 inputs");
  }

  private static int[] distinctSymbols(TrialRandom random) {
    boolean[] taken = new boolean[ALPHABET.symbols()];
    int[] symbols = new int[Samples.SYMBOLS_OF_SAMPLE];
    for (int at = 0; at < symbols.length; ) {
      int symbol = random.nextInt(ALPHABET.symbols());
      if (!taken[symbol]) {
        taken[symbol] = true;
        symbols[at++] = symbol;
      }
    }
    return symbols;
  }
}
