package dev.hindsight.neural;

import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * The weights of a dense net: rectified hidden layers and plain outputs, which {@link Softmax}
 * turns into chances.
 *
 * <p>Immutable. {@link NetworkEvaluator} says what a net thinks of something, {@link
 * NetworkTrainer} makes a better net of it.
 */
public final class Network {
  private final NetShape shape;
  private final float[] parameters;

  /** Worked out when it is first asked for. */
  private volatile @Nullable QuantisedNetwork quantised;

  /** Takes over the array, which is laid out as the shape says. */
  private Network(NetShape shape, float[] parameters) {
    this.shape = shape;
    this.parameters = parameters;
  }

  /** A net with these parameters, padding included, as {@link NetShape} lays them out. */
  public static Network of(NetShape shape, float[] parameters) {
    if (parameters.length != shape.parameters()) {
      throw new IllegalArgumentException(
          "a net "
              + shape
              + " has "
              + shape.parameters()
              + " parameters, not "
              + parameters.length);
    }
    return new Network(shape, parameters.clone());
  }

  /** A net of its weights and biases alone, given without padding. */
  static Network ofUsed(NetShape shape, float[] used) {
    int[] places = shape.usedPlaces();
    float[] parameters = new float[shape.parameters()];
    for (int number = 0; number < places.length; number++) {
      parameters[places[number]] = used[number];
    }
    return new Network(shape, parameters);
  }

  /**
   * An untrained net: biases 0, weights even between ±√(6 / active inputs), so that a unit's sum
   * begins with a spread of about 1.
   *
   * @param activeInputs how many inputs of the first layer are usually not 0
   */
  public static Network random(NetShape shape, int activeInputs, RandomGenerator random) {
    float[] parameters = new float[shape.parameters()];
    for (int layer = 0; layer < shape.layers(); layer++) {
      double bound = Math.sqrt(6.0 / (layer == 0 ? activeInputs : shape.widthIn(layer)));
      // Outputs begin near 0: nothing is known yet, so all results should be alike.
      double scale = layer == shape.layers() - 1 ? bound / 10 : bound / 2;
      for (int row = 0; row < shape.widthIn(layer); row++) {
        int at = shape.weightsAt(layer) + row * shape.rowLength(layer);
        for (int column = 0; column < shape.widthOut(layer); column++) {
          parameters[at + column] = (float) ((2 * random.nextDouble() - 1) * scale);
        }
      }
    }
    return new Network(shape, parameters);
  }

  public NetShape shape() {
    return shape;
  }

  /** A copy of all parameters, padding included. */
  public float[] parameters() {
    return parameters.clone();
  }

  /** A copy of the weights and biases without padding. */
  float[] usedParameters() {
    int[] places = shape.usedPlaces();
    float[] used = new float[places.length];
    for (int number = 0; number < places.length; number++) {
      used[number] = parameters[places[number]];
    }
    return used;
  }

  /** The array itself, for those of this package who only read it. */
  float[] sharedParameters() {
    return parameters;
  }

  /** This net as whole numbers, worked out once and kept. */
  QuantisedNetwork quantised(InputAlphabet alphabet) {
    QuantisedNetwork known = quantised;
    if (known == null || known.alphabet != alphabet) {
      synchronized (this) {
        known = quantised;
        if (known == null || known.alphabet != alphabet) {
          known = QuantisedNetwork.of(this, alphabet);
          quantised = known;
        }
      }
    }
    return known;
  }

  /** This net with more inputs, whose weights are 0: it answers as before whatever they are. */
  public Network withInputs(int inputs) {
    if (inputs < shape.inputs()) {
      throw new IllegalArgumentException(
          "a net of " + shape.inputs() + " inputs cannot shrink to " + inputs);
    }
    NetShape wider = new NetShape(inputs, List.copyOf(shape.hidden()), shape.outputs());
    float[] more = new float[wider.parameters()];
    int rows = shape.biasesAt(0);
    System.arraycopy(parameters, 0, more, 0, rows);
    System.arraycopy(parameters, rows, more, wider.biasesAt(0), parameters.length - rows);
    return new Network(wider, more);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Network that
        && shape.equals(that.shape)
        && Arrays.equals(parameters, that.parameters);
  }

  @Override
  public int hashCode() {
    return 31 * shape.hashCode() + Arrays.hashCode(parameters);
  }
}
