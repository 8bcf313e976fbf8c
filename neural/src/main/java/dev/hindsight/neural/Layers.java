package dev.hindsight.neural;

/**
 * The layers of a shape with their places worked out once, and the step from one layer to the next,
 * for those that evaluate and those that learn.
 */
final class Layers {
  final int count;

  /** By layer: what {@link NetShape} says under the same names. */
  final int[] widthIn;

  final int[] widthOut;
  final int[] rowLength;
  final int[] weightsAt;
  final int[] biasesAt;

  Layers(NetShape shape) {
    this.count = shape.layers();
    this.widthIn = new int[count];
    this.widthOut = new int[count];
    this.rowLength = new int[count];
    this.weightsAt = new int[count];
    this.biasesAt = new int[count];
    for (int layer = 0; layer < count; layer++) {
      widthIn[layer] = shape.widthIn(layer);
      widthOut[layer] = shape.widthOut(layer);
      rowLength[layer] = shape.rowLength(layer);
      weightsAt[layer] = shape.weightsAt(layer);
      biasesAt[layer] = shape.biasesAt(layer);
    }
  }

  /** Room for the numbers that each layer gives. */
  float[][] newNumbers() {
    float[][] numbers = new float[count][];
    for (int layer = 0; layer < count; layer++) {
      numbers[layer] = new float[rowLength[layer]];
    }
    return numbers;
  }

  /** Fills the numbers of all layers after the first; all but the last are rectified. */
  void forward(Arithmetic arithmetic, float[] parameters, float[][] numbers) {
    for (int layer = 1; layer < count; layer++) {
      float[] in = numbers[layer - 1];
      float[] out = numbers[layer];
      int width = rowLength[layer];
      System.arraycopy(parameters, biasesAt[layer], out, 0, width);
      if (width == NetShape.LANES) {
        arithmetic.addNarrowMatrix(parameters, weightsAt[layer], in, in.length, out, 0);
      } else {
        arithmetic.addMatrix(parameters, weightsAt[layer], width, in, in.length, out, 0);
      }
      if (layer < count - 1) {
        arithmetic.rectify(out, 0, width);
      }
    }
  }
}
