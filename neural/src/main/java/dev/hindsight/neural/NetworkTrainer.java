package dev.hindsight.neural;

import dev.hindsight.core.runs.NamedArrays;
import java.util.Arrays;

/**
 * Makes a net better: sums up the gradient of the cross-entropy over a batch, then takes a step of
 * Adam.
 *
 * <pre>{@code
 * for (each sample of a batch) {
 *   loss += trainer.learn(symbols, 0, count, target, 0, allowed, 1);
 * }
 * trainer.step(0.001);
 * Network better = trainer.network();
 * }</pre>
 *
 * <p>One thread; nothing is allocated between steps. Same samples in the same order, same bits.
 */
public final class NetworkTrainer {
  private static final double KEEP_FIRST = 0.9;
  private static final double KEEP_SECOND = 0.999;
  private static final float EPSILON = 1e-8f;
  private static final String PARAMETERS = "-parameters";
  private static final String FIRST_MOMENTS = "-first-moments";
  private static final String SECOND_MOMENTS = "-second-moments";
  private static final String STEPS = "-steps";

  private final Arithmetic arithmetic;
  private final InputAlphabet alphabet;
  private final NetShape shape;
  private final float[] parameters;
  private final float[] gradient;
  private final float[] firstMoments;
  private final float[] secondMoments;
  private long steps;
  private double batchWeight;

  private final Layers layers;

  /** Numbers of the layers, and how the loss changes with each. */
  private final float[][] numbers;

  private final float[][] slopes;

  /** {@code transposed[layer][out · widthIn + in]} for the layers after the first. */
  private final float[][] transposed;

  private int[] offsets;
  private float[] strengths;
  private int active;

  public NetworkTrainer(Network start, InputAlphabet alphabet) {
    this(start, alphabet, Arithmetics.best());
  }

  NetworkTrainer(Network start, InputAlphabet alphabet, Arithmetic arithmetic) {
    this.arithmetic = arithmetic;
    this.alphabet = alphabet;
    this.shape = start.shape();
    if (alphabet.inputs() != shape.inputs()) {
      throw new IllegalArgumentException(
          "a net " + shape + " does not fit an alphabet of " + alphabet.inputs() + " inputs");
    }
    this.parameters = start.parameters();
    this.gradient = new float[parameters.length];
    this.firstMoments = new float[parameters.length];
    this.secondMoments = new float[parameters.length];
    this.layers = new Layers(shape);
    this.numbers = layers.newNumbers();
    this.slopes = layers.newNumbers();
    this.transposed = new float[layers.count][];
    for (int layer = 0; layer < layers.count; layer++) {
      transposed[layer] =
          new float[layer == 0 ? 0 : layers.widthIn[layer] * layers.widthOut[layer]];
    }
    this.offsets = new int[alphabet.inputs()];
    this.strengths = new float[alphabet.inputs()];
    transpose();
  }

  /**
   * A trainer that goes on where another one was {@link #save saved}, with the same bits.
   *
   * @throws IllegalArgumentException if the arrays are not those of a net of this shape
   */
  public static NetworkTrainer resume(
      NetShape shape, InputAlphabet alphabet, NamedArrays arrays, String name) {
    NetworkTrainer trainer =
        new NetworkTrainer(Network.of(shape, arrays.floats(name + PARAMETERS)), alphabet);
    restore(arrays.floats(name + FIRST_MOMENTS), trainer.firstMoments);
    restore(arrays.floats(name + SECOND_MOMENTS), trainer.secondMoments);
    trainer.steps = arrays.longs(name + STEPS)[0];
    return trainer;
  }

  private static void restore(float[] saved, float[] moments) {
    if (saved.length != moments.length) {
      throw new IllegalArgumentException(
          moments.length + " moments are needed, not " + saved.length);
    }
    System.arraycopy(saved, 0, moments, 0, moments.length);
  }

  /** These arrays and all that is needed to go on from here; between batches only. */
  public NamedArrays save(NamedArrays arrays, String name) {
    return arrays
        .with(name + PARAMETERS, parameters.clone())
        .with(name + FIRST_MOMENTS, firstMoments.clone())
        .with(name + SECOND_MOMENTS, secondMoments.clone())
        .with(name + STEPS, new long[] {steps});
  }

  /** The net as it is now. */
  public Network network() {
    return Network.of(shape, parameters);
  }

  /**
   * Adds one sample to the batch and returns its cross-entropy, unweighted.
   *
   * @param target the chances that the net should have given; those not allowed are 0
   * @param allowed bit k says that result k is possible
   * @param weight how much this sample counts
   */
  public double learn(
      int[] symbols, int from, int to, float[] target, int targetAt, int allowed, float weight) {
    forward(symbols, from, to);
    float[] chances = numbers[numbers.length - 1];
    Softmax.apply(chances, 0, shape.outputs(), allowed);
    float[] slope = slopes[slopes.length - 1];
    Arrays.fill(slope, 0);
    double loss = 0;
    for (int k = 0; k < shape.outputs(); k++) {
      float wanted = target[targetAt + k];
      // The slope of softmax and cross-entropy together is the difference of the chances.
      slope[k] = (chances[k] - wanted) * weight;
      if (wanted > 0) {
        loss -= wanted * StrictMath.log(Math.max(chances[k], 1e-12));
      }
    }
    backward();
    batchWeight += weight;
    return loss;
  }

  private void forward(int[] symbols, int from, int to) {
    active = 0;
    int width = layers.rowLength[0];
    for (int at = from; at < to; at++) {
      int symbol = symbols[at];
      ensureRoom(active + alphabet.inputCount(symbol));
      for (int number = 0; number < alphabet.inputCount(symbol); number++) {
        offsets[active] = alphabet.input(symbol, number) * width;
        strengths[active++] = alphabet.strength(symbol, number);
      }
    }
    float[] first = numbers[0];
    System.arraycopy(parameters, layers.biasesAt[0], first, 0, width);
    arithmetic.addScaledRows(parameters, width, offsets, strengths, active, first, 0);
    arithmetic.rectify(first, 0, width);
    layers.forward(arithmetic, parameters, numbers);
  }

  /** Inputs may be named more than once, so their number is known only when they are met. */
  private void ensureRoom(int inputs) {
    if (inputs > offsets.length) {
      offsets = Arrays.copyOf(offsets, 2 * inputs);
      strengths = Arrays.copyOf(strengths, 2 * inputs);
    }
  }

  private void backward() {
    for (int layer = layers.count - 1; layer > 0; layer--) {
      float[] slope = slopes[layer];
      float[] in = numbers[layer - 1];
      int width = layers.rowLength[layer];
      arithmetic.addProducts(in, in.length, slope, width, gradient, layers.weightsAt[layer]);
      arithmetic.addScaled(1, slope, 0, width, gradient, layers.biasesAt[layer]);
      float[] before = slopes[layer - 1];
      Arrays.fill(before, 0);
      arithmetic.addMatrix(
          transposed[layer], 0, before.length, slope, layers.widthOut[layer], before, 0);
      arithmetic.clearWhereInactive(before, in, before.length);
    }
    int width = layers.rowLength[0];
    arithmetic.addToRows(slopes[0], width, offsets, strengths, active, gradient);
    arithmetic.addScaled(1, slopes[0], 0, width, gradient, layers.biasesAt[0]);
  }

  /** Takes a step against the mean gradient of the samples since the last one. */
  public void step(double learningRate) {
    if (batchWeight == 0) {
      return;
    }
    steps++;
    double unbiasFirst = 1 - StrictMath.pow(KEEP_FIRST, (double) steps);
    double unbiasSecond = 1 - StrictMath.pow(KEEP_SECOND, (double) steps);
    arithmetic.adam(
        parameters,
        gradient,
        firstMoments,
        secondMoments,
        new AdamFactors(
            (float) (1 / batchWeight),
            (float) KEEP_FIRST,
            (float) (1 - KEEP_FIRST),
            (float) KEEP_SECOND,
            (float) (1 - KEEP_SECOND),
            (float) (learningRate / unbiasFirst),
            (float) (1 / unbiasSecond),
            EPSILON));
    batchWeight = 0;
    transpose();
  }

  /** The gradient of the samples since the last step, not yet divided by their weight. */
  float[] gradient() {
    return gradient.clone();
  }

  private void transpose() {
    for (int layer = 1; layer < layers.count; layer++) {
      int rows = layers.widthIn[layer];
      int stride = layers.rowLength[layer];
      float[] turned = transposed[layer];
      for (int row = 0; row < rows; row++) {
        int at = layers.weightsAt[layer] + row * stride;
        for (int column = 0; column < layers.widthOut[layer]; column++) {
          turned[column * rows + row] = parameters[at + column];
        }
      }
    }
  }
}
