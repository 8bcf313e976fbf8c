package dev.hindsight.neural;

import java.util.ArrayList;
import java.util.List;

/**
 * How many numbers go in, how wide the hidden layers are, how many numbers come out, and where the
 * weights between them lie in one array.
 *
 * <p>{@code new NetShape(208, List.of(128), 6)} has two layers of weights. Layer 0 leads from the
 * inputs to the hidden units, layer 1 from there to the outputs. A layer is a matrix with one row
 * for each number that comes in, then its biases; rows are padded to whole multiples of {@link
 * #LANES}, so that a row of six takes eight places, of which two stay 0.
 */
public record NetShape(int inputs, List<Integer> hidden, int outputs) {
  /** Numbers that the arithmetic handles at once; every row is a multiple of it. */
  public static final int LANES = 8;

  private static final int MOST_UNITS = 1 << 16;

  public NetShape {
    hidden = List.copyOf(hidden);
    checkWidth("inputs", inputs);
    checkWidth("outputs", outputs);
    if (hidden.isEmpty()) {
      throw new IllegalArgumentException("a net needs at least one hidden layer");
    }
    for (int width : hidden) {
      checkWidth("hidden units", width);
      if (width % LANES != 0) {
        throw new IllegalArgumentException(
            "a hidden layer has a multiple of " + LANES + " units, not " + width);
      }
    }
  }

  private static void checkWidth(String what, int width) {
    if (width < 1 || width > MOST_UNITS) {
      throw new IllegalArgumentException(
          "a net has 1 to " + MOST_UNITS + " " + what + ", not " + width);
    }
  }

  /** Layers of weights: one more than there are hidden layers. */
  public int layers() {
    return hidden.size() + 1;
  }

  /** How many numbers come into a layer. */
  public int widthIn(int layer) {
    return layer == 0 ? inputs : hidden.get(layer - 1);
  }

  /** How many numbers a layer gives, without padding. */
  public int widthOut(int layer) {
    return layer < hidden.size() ? hidden.get(layer) : outputs;
  }

  /** The places of a row of a layer: {@link #widthOut} and padding. */
  public int rowLength(int layer) {
    return padded(widthOut(layer));
  }

  /** Where the rows of a layer begin among all parameters. */
  public int weightsAt(int layer) {
    int at = 0;
    for (int before = 0; before < layer; before++) {
      at = Math.addExact(at, Math.multiplyExact(widthIn(before) + 1, rowLength(before)));
    }
    return at;
  }

  /** Where the biases of a layer begin among all parameters. */
  public int biasesAt(int layer) {
    return weightsAt(layer) + widthIn(layer) * rowLength(layer);
  }

  /** All weights and biases, with padding. */
  public int parameters() {
    return weightsAt(layers());
  }

  /** Places that hold a weight or a bias, in order: all but the padding. */
  int[] usedPlaces() {
    List<Integer> used = new ArrayList<>();
    for (int layer = 0; layer < layers(); layer++) {
      for (int row = 0; row <= widthIn(layer); row++) {
        for (int column = 0; column < widthOut(layer); column++) {
          used.add(weightsAt(layer) + row * rowLength(layer) + column);
        }
      }
    }
    return used.stream().mapToInt(Integer::intValue).toArray();
  }

  static int padded(int width) {
    return (width + LANES - 1) / LANES * LANES;
  }

  /** {@code 208-128-6}. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder().append(inputs);
    for (int width : hidden) {
      text.append('-').append(width);
    }
    return text.append('-').append(outputs).toString();
  }
}
