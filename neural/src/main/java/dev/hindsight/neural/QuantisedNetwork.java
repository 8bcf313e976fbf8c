package dev.hindsight.neural;

import java.util.Arrays;

/**
 * A net with one hidden layer made ready to be asked often: what each symbol adds to a hidden unit
 * as a whole number of sixteen bits.
 *
 * <p>Every unit has a scale of its own, the largest at which no list of symbols that the {@link
 * InputAlphabet} allows for can leave the range, so a sum is never clipped. Whole numbers add up to
 * the same in any order, with vectors or without, and take half the memory of floats and half the
 * time. What is lost is the rounding of each row, half a unit in a thousand or less: an output
 * moves by some thousandths, where trained nets are wrong by hundredths.
 *
 * <p>A unit whose bias is 0.5, and whose symbols add 12 at most, has the scale 32,767 / 12.5 =
 * 2,621; a symbol that adds 0.1 to it is 262.
 *
 * <p>Immutable, for all threads; {@link QuantisedEvaluator} asks it.
 */
final class QuantisedNetwork {
  /** The rounding of rows may add up to this many units over a list of symbols. */
  private static final int SLACK = 64;

  private static final float GREATEST = Short.MAX_VALUE - SLACK;

  /** A scale that no unit exceeds, however small its weights are. */
  private static final float MOST_SCALE = 1 << 14;

  final InputAlphabet alphabet;
  final int width;
  final int outputs;

  /** {@code rows[symbol · width + unit]}. */
  final short[] rows;

  /** The biases of the hidden units, as their rows. */
  final short[] biases;

  /**
   * {@code columns[output · width + unit]}: weights to the outputs, divided by the unit's scale.
   */
  final float[] columns;

  final float[] outputBiases;

  private QuantisedNetwork(Network network, InputAlphabet alphabet, Arithmetic arithmetic) {
    NetShape shape = network.shape();
    if (alphabet.inputs() != shape.inputs()) {
      throw new IllegalArgumentException(
          "a net " + shape + " does not fit an alphabet of " + alphabet.inputs() + " inputs");
    }
    float[] parameters = network.sharedParameters();
    this.alphabet = alphabet;
    this.width = shape.rowLength(0);
    this.outputs = shape.outputs();
    float[] sums = rows(parameters, alphabet, width, arithmetic);
    float[] scales = scales(parameters, shape.biasesAt(0), sums);
    this.rows = new short[sums.length];
    for (int symbol = 0; symbol < alphabet.symbols(); symbol++) {
      quantise(sums, symbol * width, scales, rows, symbol * width);
    }
    this.biases = new short[width];
    quantise(parameters, shape.biasesAt(0), scales, biases, 0);
    this.columns = new float[outputs * width];
    for (int unit = 0; unit < width; unit++) {
      int row = shape.weightsAt(1) + unit * shape.rowLength(1);
      for (int output = 0; output < outputs; output++) {
        columns[output * width + unit] = parameters[row + output] / scales[unit];
      }
    }
    this.outputBiases =
        Arrays.copyOfRange(parameters, shape.biasesAt(1), shape.biasesAt(1) + outputs);
  }

  static QuantisedNetwork of(Network network, InputAlphabet alphabet) {
    return new QuantisedNetwork(network, alphabet, Arithmetics.best());
  }

  static QuantisedNetwork of(Network network, InputAlphabet alphabet, Arithmetic arithmetic) {
    return new QuantisedNetwork(network, alphabet, arithmetic);
  }

  /** symbols · width floats, each the sum of the weights of the symbol's inputs. */
  static float[] rows(
      float[] parameters, InputAlphabet alphabet, int width, Arithmetic arithmetic) {
    float[] sums = new float[alphabet.symbols() * width];
    for (int symbol = 0; symbol < alphabet.symbols(); symbol++) {
      for (int number = 0; number < alphabet.inputCount(symbol); number++) {
        arithmetic.addScaled(
            alphabet.strength(symbol, number),
            parameters,
            alphabet.input(symbol, number) * width,
            width,
            sums,
            symbol * width);
      }
    }
    return sums;
  }

  /** The greatest scale of each unit that keeps the sums of all lists in range. */
  private float[] scales(float[] parameters, int biasesAt, float[] sums) {
    float[] most = new float[width];
    for (int unit = 0; unit < width; unit++) {
      most[unit] = Math.abs(parameters[biasesAt + unit]);
    }
    float[] ofBudget = new float[width];
    for (int symbol = 0; symbol < alphabet.symbols(); symbol++) {
      float share = alphabet.share(symbol);
      if (share > 0) {
        float whole = 1 / share;
        for (int unit = 0; unit < width; unit++) {
          ofBudget[unit] = Math.max(ofBudget[unit], Math.abs(sums[symbol * width + unit]) * whole);
        }
      }
      if (alphabet.endsBudget(symbol)) {
        for (int unit = 0; unit < width; unit++) {
          most[unit] += ofBudget[unit];
          ofBudget[unit] = 0;
        }
      }
    }
    float[] scales = new float[width];
    for (int unit = 0; unit < width; unit++) {
      scales[unit] = Math.min(MOST_SCALE, GREATEST / most[unit]);
    }
    return scales;
  }

  private void quantise(float[] from, int fromAt, float[] scales, short[] to, int toAt) {
    for (int unit = 0; unit < width; unit++) {
      to[toAt + unit] = (short) Math.floor(from[fromAt + unit] * scales[unit] + 0.5f);
    }
  }
}
