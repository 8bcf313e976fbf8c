package dev.hindsight.neural;

/**
 * What a net says, from the symbols of something: the first layer is one sum of precomputed rows.
 *
 * <pre>{@code
 * NetworkEvaluator evaluator = new NetworkEvaluator(network, alphabet);
 * evaluator.evaluate(symbols, 0, count, outputs, 0);
 *
 * evaluator.share(symbols, 0, common);                      // for many that begin alike
 * evaluator.evaluateRest(symbols, common, count, outputs, 0);
 * }</pre>
 *
 * <p>Both ways give the same bits. One evaluator per thread; nothing is allocated once the longest
 * list was seen. The outputs are not yet chances, see {@link Softmax}.
 */
public final class NetworkEvaluator {
  private final Arithmetic arithmetic;
  private final Layers layers;
  private final int outputs;
  private final int firstBiases;
  private final float[] parameters;

  /**
   * {@code rows[symbol · width + unit]}: what a symbol adds to a unit of the first hidden layer.
   */
  private final float[] rows;

  private final int width;
  private final float[] shared;
  private final float[][] numbers;
  private int[] offsets;

  public NetworkEvaluator(Network network, InputAlphabet alphabet) {
    this(network, alphabet, Arithmetics.best());
  }

  NetworkEvaluator(Network network, InputAlphabet alphabet, Arithmetic arithmetic) {
    this.arithmetic = arithmetic;
    NetShape shape = network.shape();
    this.parameters = network.sharedParameters();
    if (alphabet.inputs() != shape.inputs()) {
      throw new IllegalArgumentException(
          "a net " + shape + " does not fit an alphabet of " + alphabet.inputs() + " inputs");
    }
    this.layers = new Layers(shape);
    this.outputs = shape.outputs();
    this.firstBiases = shape.biasesAt(0);
    this.width = shape.rowLength(0);
    this.rows = QuantisedNetwork.rows(parameters, alphabet, width, arithmetic);
    this.shared = new float[width];
    this.numbers = layers.newNumbers();
    this.offsets = new int[alphabet.symbols()];
  }

  /** Evaluates the symbols from {@code from} to below {@code to}. */
  public void evaluate(int[] symbols, int from, int to, float[] target, int at) {
    sum(symbols, from, to, parameters, firstBiases);
    finish(target, at);
  }

  /** Keeps the sum of these symbols for {@link #evaluateRest}. */
  public void share(int[] symbols, int from, int to) {
    toOffsets(symbols, from, to);
    int count = to - from;
    arithmetic.sumRows(
        rows,
        width,
        offsets,
        0,
        count,
        parameters,
        firstBiases,
        shared,
        0,
        Float.NEGATIVE_INFINITY);
  }

  /** Evaluates the shared symbols and these after them. */
  public void evaluateRest(int[] symbols, int from, int to, float[] target, int at) {
    sum(symbols, from, to, shared, 0);
    finish(target, at);
  }

  /** The first hidden layer, rectified. */
  private void sum(int[] symbols, int from, int to, float[] start, int startAt) {
    toOffsets(symbols, from, to);
    arithmetic.sumRows(rows, width, offsets, 0, to - from, start, startAt, numbers[0], 0, 0f);
  }

  private void toOffsets(int[] symbols, int from, int to) {
    if (to - from > offsets.length) {
      offsets = new int[2 * (to - from)];
    }
    for (int at = from; at < to; at++) {
      offsets[at - from] = symbols[at] * width;
    }
  }

  private void finish(float[] target, int at) {
    layers.forward(arithmetic, parameters, numbers);
    System.arraycopy(numbers[numbers.length - 1], 0, target, at, outputs);
  }
}
