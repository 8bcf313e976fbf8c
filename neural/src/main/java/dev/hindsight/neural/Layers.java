package dev.hindsight.neural;

/** The step from one layer to the next, for those that evaluate and those that learn. */
final class Layers {
  private Layers() {}

  /** Fills the numbers of a layer behind the first; all but the last are rectified. */
  static void forward(
      Arithmetic arithmetic,
      NetShape shape,
      float[] parameters,
      int layer,
      float[] in,
      float[] out) {
    int width = shape.rowLength(layer);
    System.arraycopy(parameters, shape.biasesAt(layer), out, 0, width);
    int rows = shape.widthIn(layer);
    int matrix = shape.weightsAt(layer);
    if (width == NetShape.LANES) {
      arithmetic.addNarrowMatrix(parameters, matrix, in, rows, out, 0);
    } else {
      arithmetic.addMatrix(parameters, matrix, width, in, rows, out, 0);
    }
    if (layer < shape.layers() - 1) {
      arithmetic.rectify(out, 0, width);
    }
  }
}
