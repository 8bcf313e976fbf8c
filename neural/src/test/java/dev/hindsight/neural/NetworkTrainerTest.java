package dev.hindsight.neural;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.hindsight.core.runs.NamedArrays;
import dev.hindsight.core.runs.TrialRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("java")
class NetworkTrainerTest {
  private static final InputAlphabet ALPHABET = Samples.alphabet();
  private static final int[] ALLOWED = {Samples.ALL, 0b001011, 0b111001};

  private static Network network(int hiddenLayers) {
    return hiddenLayers == 1 ? Samples.network(1, 24) : Samples.network(1, 24, 16);
  }

  /** Everything but the padding, against the difference quotient of the reference's loss. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void theGradientIsTheSlopeOfTheLoss(int hiddenLayers) {
    Network network = network(hiddenLayers);
    NetworkTrainer trainer = new NetworkTrainer(network, ALPHABET);
    TrialRandom random = TrialRandom.of(5, 0);
    int[][] symbols = new int[3][];
    float[][] targets = new float[3][];
    for (int sample = 0; sample < 3; sample++) {
      symbols[sample] = Samples.symbols(random);
      targets[sample] = Samples.target(random, ALLOWED[sample]);
      double loss =
          trainer.learn(symbols[sample], 0, 5, targets[sample], 0, ALLOWED[sample], sample + 1);
      assertThat(loss)
          .isCloseTo(
              ReferenceNetwork.of(network)
                  .crossEntropy(
                      ALPHABET.inputs(symbols[sample], 5), targets[sample], ALLOWED[sample]),
              within(1e-4));
    }
    float[] gradient = trainer.gradient();
    for (int place : network.shape().usedPlaces()) {
      double slope = 0;
      for (int sample = 0; sample < 3; sample++) {
        slope +=
            (sample + 1)
                * (loss(network, place, 1e-6, symbols[sample], targets[sample], ALLOWED[sample])
                    - loss(
                        network, place, -1e-6, symbols[sample], targets[sample], ALLOWED[sample]))
                / 2e-6;
      }
      assertThat((double) gradient[place]).as("parameter %d", place).isCloseTo(slope, within(2e-4));
    }
  }

  private static double loss(
      Network network, int place, double change, int[] symbols, float[] target, int allowed) {
    float[] floats = network.parameters();
    double[] doubles = new double[floats.length];
    for (int at = 0; at < doubles.length; at++) {
      doubles[at] = floats[at];
    }
    doubles[place] += change;
    return new ReferenceNetwork(network.shape(), doubles)
        .crossEntropy(ALPHABET.inputs(symbols, symbols.length), target, allowed);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void plainLoopsAndVectorsLearnTheSameBits(int hiddenLayers) {
    NetworkTrainer vectors =
        new NetworkTrainer(network(hiddenLayers), ALPHABET, Arithmetics.vectors());
    NetworkTrainer plain = new NetworkTrainer(network(hiddenLayers), ALPHABET, Arithmetics.plain());
    learn(vectors, 7, 0, 200);
    learn(plain, 7, 0, 200);
    assertThat(plain.network()).isEqualTo(vectors.network());
    assertThat(vectors.network()).isNotEqualTo(network(hiddenLayers));
  }

  /** One step from fresh moments moves every parameter by the rate against its slope. */
  @Test
  void theFirstStepOfAdamIsTheLearningRate() {
    Network before = network(1);
    NetworkTrainer trainer = new NetworkTrainer(before, ALPHABET);
    TrialRandom random = TrialRandom.of(9, 0);
    trainer.learn(
        Samples.symbols(random), 0, 5, Samples.target(random, Samples.ALL), 0, Samples.ALL, 1);
    float[] gradient = trainer.gradient();
    trainer.step(0.01);
    float[] after = trainer.network().parameters();
    float[] start = before.parameters();
    for (int at = 0; at < start.length; at++) {
      double expected =
          Math.abs(gradient[at]) < 1e-5 ? after[at] - start[at] : -0.01 * Math.signum(gradient[at]);
      assertThat((double) after[at] - start[at]).isCloseTo(expected, within(2e-5));
    }
  }

  @Test
  void aTrainerThatWasSavedGoesOnAsIfNothingHadHappened() {
    NetworkTrainer whole = new NetworkTrainer(network(2), ALPHABET);
    learn(whole, 3, 0, 60);
    NetworkTrainer half = new NetworkTrainer(network(2), ALPHABET);
    learn(half, 3, 0, 30);
    NetworkTrainer other =
        NetworkTrainer.resume(
            network(2).shape(), ALPHABET, half.save(NamedArrays.of(), "net"), "net");
    learn(other, 3, 30, 60);
    assertThat(other.network()).isEqualTo(whole.network());
  }

  @Test
  void lessIsLostWithEveryHundredBatches() {
    NetworkTrainer trainer = new NetworkTrainer(network(1), ALPHABET);
    double first = learn(trainer, 1, 0, 100);
    double second = learn(trainer, 1, 0, 100);
    assertThat(second).isLessThan(first);
  }

  /** Batches of four samples; returns the mean loss. */
  private static double learn(NetworkTrainer trainer, long seed, int fromBatch, int toBatch) {
    double loss = 0;
    for (int batch = fromBatch; batch < toBatch; batch++) {
      TrialRandom random = TrialRandom.of(seed, batch);
      for (int sample = 0; sample < 4; sample++) {
        int[] symbols = Samples.symbols(random);
        int allowed = ALLOWED[sample % ALLOWED.length];
        loss += trainer.learn(symbols, 0, 5, Samples.target(random, allowed), 0, allowed, 1);
      }
      trainer.step(0.003);
    }
    return loss;
  }
}
