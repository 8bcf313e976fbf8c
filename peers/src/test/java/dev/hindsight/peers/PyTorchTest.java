package dev.hindsight.peers;

import static org.assertj.core.api.Assertions.assertThat;

import ai.djl.engine.Engine;
import ai.djl.ndarray.NDArray;
import ai.djl.ndarray.NDManager;
import ai.djl.ndarray.types.Shape;
import ai.djl.nn.Activation;
import ai.djl.training.GradientCollector;
import ai.djl.training.optimizer.Adam;
import ai.djl.training.optimizer.Optimizer;
import ai.djl.training.tracker.Tracker;
import dev.hindsight.backgammon.index.NetEncoding;
import dev.hindsight.backgammon.rules.RunningBoard;
import dev.hindsight.core.runs.NamedArrays;
import dev.hindsight.core.runs.TrialRandom;
import dev.hindsight.neural.NetShape;
import dev.hindsight.neural.Network;
import dev.hindsight.neural.NetworkTrainer;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * A step of training a net 208-128-6 on a batch of positions, some of them with impossible results:
 * loss, gradient and weights afterwards are those of PyTorch.
 */
class PyTorchTest {
  private static final NetShape SHAPE =
      new NetShape(NetEncoding.INPUTS, List.of(128), NetEncoding.OUTPUTS);
  private static final int SIX = NetEncoding.OUTPUTS;
  private static final double RATE = 1e-3;

  /**
   * Adam adds epsilon, 1e-8, to the size of a gradient: PyTorch's and ours after the correction for
   * moments that began at 0, DJL's before it, where in the first step it has to be so much smaller.
   */
  private static final float EPSILON_OF_FIRST_STEP = (float) (1e-8 * Math.sqrt(1 - 0.999));

  /** The first step moves a weight by the rate to one side; which one is rounding below this. */
  private static final double SURE_GRADIENT = 1e-6;

  /** What a first moment keeps of the first gradient. */
  private static final double TAKE_FIRST = 0.1;

  /** A result that cannot be has this added before softmax. */
  private static final float NEVER = -1e9f;

  private final List<int[]> symbols = new ArrayList<>();
  private final float[] inputs;
  private final float[] targets;
  private final int[] allowed;
  private final float[] masks;
  private final int size;

  PyTorchTest() {
    List<RunningBoard> boards = FirstMoves.boards();
    size = boards.size();
    inputs = new float[size * NetEncoding.INPUTS];
    targets = new float[size * SIX];
    masks = new float[size * SIX];
    allowed = new int[size];
    TrialRandom random = TrialRandom.of(7, 0);
    int[] scratch = new int[NetEncoding.MOST_SYMBOLS];
    for (int sample = 0; sample < size; sample++) {
      int count = NetEncoding.write(boards.get(sample), scratch);
      symbols.add(java.util.Arrays.copyOf(scratch, count));
      float[] row = NetEncoding.ALPHABET.inputs(scratch, count);
      System.arraycopy(row, 0, inputs, sample * row.length, row.length);
      allowed[sample] = sample % 3 == 0 ? 0b001011 : 0b111111;
      float sum = 0;
      for (int k = 0; k < SIX; k++) {
        boolean possible = (allowed[sample] >> k & 1) != 0;
        targets[SIX * sample + k] = possible ? (float) random.nextDouble() : 0;
        masks[SIX * sample + k] = possible ? 0 : NEVER;
        sum += targets[SIX * sample + k];
      }
      for (int k = 0; k < SIX; k++) {
        targets[SIX * sample + k] /= sum;
      }
    }
  }

  @Test
  void aStepOfTrainingIsThatOfPyTorch() {
    Network start = Network.random(SHAPE, NetEncoding.USUAL_INPUTS, TrialRandom.of(5, 0));
    NetworkTrainer trainer = new NetworkTrainer(start, NetEncoding.ALPHABET);
    double loss = 0;
    for (int sample = 0; sample < size; sample++) {
      int[] list = symbols.get(sample);
      loss += trainer.learn(list, 0, list.length, targets, SIX * sample, allowed[sample], 1);
    }
    trainer.step(RATE);
    Step peer = step(layers(start.parameters()));
    double difference = Math.abs(loss / size - peer.loss);
    System.out.printf("PyTorch: loss %.6f, difference %.1e%n", peer.loss, difference);
    assertThat(difference).isLessThan(2e-6);
    NamedArrays saved = trainer.save(NamedArrays.of(), "net");
    checkGradients(layers(saved.floats("net-first-moments")), peer.gradients);
    checkWeights(layers(trainer.network().parameters()), peer);
  }

  private static void checkGradients(float[][] ourFirstMoments, float[][] theirs) {
    double greatest = 0;
    for (int number = 0; number < theirs.length; number++) {
      assertThat(ourFirstMoments[number]).hasSameSizeAs(theirs[number]);
      for (int at = 0; at < theirs[number].length; at++) {
        double ours = ourFirstMoments[number][at] / TAKE_FIRST;
        greatest = Math.max(greatest, Math.abs(ours - theirs[number][at]));
      }
    }
    System.out.printf("PyTorch: difference of a gradient at most %.1e%n", greatest);
    assertThat(greatest).isLessThan(1e-6);
  }

  private record Step(double loss, float[][] gradients, float[][] weights) {}

  /** Loss and gradient by PyTorch, a step of DJL's Adam in its arithmetic. */
  private Step step(float[][] weights) {
    Optimizer adam =
        Adam.builder()
            .optLearningRateTracker(Tracker.fixed((float) RATE))
            .optEpsilon(EPSILON_OF_FIRST_STEP)
            .build();
    try (NDManager manager = NDManager.newBaseManager("PyTorch")) {
      NDArray x = manager.create(inputs, new Shape(size, NetEncoding.INPUTS));
      NDArray wanted = manager.create(targets, new Shape(size, SIX));
      NDArray mask = manager.create(masks, new Shape(size, SIX));
      Shape[] shapes = {
        new Shape(SHAPE.inputs(), 128), new Shape(128), new Shape(128, SIX), new Shape(SIX)
      };
      NDArray[] parameters = new NDArray[shapes.length];
      for (int number = 0; number < shapes.length; number++) {
        parameters[number] = manager.create(weights[number], shapes[number]);
        parameters[number].setRequiresGradient(true);
      }
      double loss;
      try (GradientCollector collector = Engine.getEngine("PyTorch").newGradientCollector()) {
        NDArray hidden = Activation.relu(x.matMul(parameters[0]).add(parameters[1]));
        NDArray sums = hidden.matMul(parameters[2]).add(parameters[3]).add(mask);
        NDArray crossEntropy = wanted.mul(sums.logSoftmax(1)).sum().div(size).neg();
        collector.backward(crossEntropy);
        loss = crossEntropy.toFloatArray()[0];
      }
      float[][] gradients = new float[shapes.length][];
      float[][] after = new float[shapes.length][];
      for (int number = 0; number < shapes.length; number++) {
        NDArray gradient = parameters[number].getGradient();
        gradients[number] = gradient.toFloatArray();
        NDArray plain = manager.create(weights[number], shapes[number]);
        adam.update("parameter" + number, plain, gradient);
        after[number] = plain.toFloatArray();
      }
      return new Step(loss, gradients, after);
    }
  }

  /** Our one array as weights and biases of both layers, without padding. */
  private static float[][] layers(float[] parameters) {
    float[][] layers = new float[2 * SHAPE.layers()][];
    for (int layer = 0; layer < SHAPE.layers(); layer++) {
      int columns = SHAPE.widthOut(layer);
      float[] weights = new float[SHAPE.widthIn(layer) * columns];
      for (int row = 0; row < SHAPE.widthIn(layer); row++) {
        System.arraycopy(
            parameters,
            SHAPE.weightsAt(layer) + row * SHAPE.rowLength(layer),
            weights,
            row * columns,
            columns);
      }
      float[] biases = new float[columns];
      System.arraycopy(parameters, SHAPE.biasesAt(layer), biases, 0, columns);
      layers[2 * layer] = weights;
      layers[2 * layer + 1] = biases;
    }
    return layers;
  }

  private static void checkWeights(float[][] ours, Step peer) {
    double greatest = 0;
    int compared = 0;
    int moving = 0;
    for (int number = 0; number < ours.length; number++) {
      for (int at = 0; at < ours[number].length; at++) {
        float gradient = Math.abs(peer.gradients[number][at]);
        moving += gradient > 0 ? 1 : 0;
        if (gradient > SURE_GRADIENT) {
          compared++;
          greatest = Math.max(greatest, Math.abs(ours[number][at] - peer.weights[number][at]));
        }
      }
    }
    System.out.printf(
        "PyTorch: difference of a weight at most %.1e in %d of %d with a gradient%n",
        greatest, compared, moving);
    assertThat(compared).isGreaterThan(moving * 9 / 10);
    assertThat(greatest).isLessThan(2e-6);
  }
}
