package dev.hindsight.neural;

/**
 * What a net with one hidden layer says, from the symbols of something, by sums of whole numbers.
 * As {@link NetworkEvaluator}, twice as fast, and to three digits of an output.
 *
 * <p>Both ways of asking give the same bits, and so do vectors and plain loops. One evaluator per
 * thread; those of one net share what they look up.
 */
public final class QuantisedEvaluator {
  private final Arithmetic arithmetic;
  private final QuantisedNetwork network;
  private final int width;
  private final short[] shared;
  private final short[] sums;
  private final float[] lanes;
  private int[] offsets;

  public QuantisedEvaluator(Network network, InputAlphabet alphabet) {
    this(network.quantised(alphabet), Arithmetics.best());
  }

  QuantisedEvaluator(QuantisedNetwork network, Arithmetic arithmetic) {
    this.arithmetic = arithmetic;
    this.network = network;
    this.width = network.width;
    this.shared = new short[width];
    this.sums = new short[width];
    this.lanes = new float[network.outputs * NetShape.LANES];
    this.offsets = new int[64];
  }

  /** Evaluates the symbols from {@code from} to below {@code to}. */
  public void evaluate(int[] symbols, int from, int to, float[] target, int at) {
    sum(symbols, from, to, network.biases, sums);
    finish(target, at);
  }

  /** Keeps the sum of these symbols for {@link #evaluateRest}. */
  public void share(int[] symbols, int from, int to) {
    sum(symbols, from, to, network.biases, shared);
  }

  /** Evaluates the shared symbols and these after them. */
  public void evaluateRest(int[] symbols, int from, int to, float[] target, int at) {
    sum(symbols, from, to, shared, sums);
    finish(target, at);
  }

  private void sum(int[] symbols, int from, int to, short[] start, short[] target) {
    int count = to - from;
    if (count > offsets.length) {
      offsets = new int[2 * count];
    }
    for (int at = 0; at < count; at++) {
      offsets[at] = symbols[from + at] * width;
    }
    arithmetic.sumShortRows(network.rows, width, offsets, count, start, target);
  }

  private void finish(float[] target, int at) {
    arithmetic.rectifiedDots(sums, width, network.columns, network.outputs, lanes);
    for (int output = 0; output < network.outputs; output++) {
      int first = output * NetShape.LANES;
      float even = (lanes[first] + lanes[first + 4]) + (lanes[first + 2] + lanes[first + 6]);
      float odd = (lanes[first + 1] + lanes[first + 5]) + (lanes[first + 3] + lanes[first + 7]);
      target[at + output] = even + odd + network.outputBiases[output];
    }
  }
}
