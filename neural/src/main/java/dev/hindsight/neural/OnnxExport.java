package dev.hindsight.neural;

import java.util.SortedMap;

/**
 * A net as an ONNX model, for programs that run those: {@code inputs} (any number of rows of the
 * net's inputs, float) to {@code chances} (as many rows of its outputs, after softmax).
 *
 * <p>Every layer is a {@code Gemm} with the weights as they are, one row for each number that comes
 * in, followed by {@code Relu}, or by {@code Softmax} after the last. The softmax is over all
 * results; whoever knows that some are impossible has to leave them out and divide by the rest.
 */
public final class OnnxExport {
  private static final int IR_VERSION = 8;
  private static final int OPERATOR_SET = 13;
  private static final int TYPE_FLOAT = 1;
  private static final int ATTRIBUTE_INTEGER = 2;

  private OnnxExport() {}

  /**
   * The bytes of an {@code .onnx} file.
   *
   * @param name what the graph is called
   * @param metadata what else the model says about itself, by key
   */
  public static byte[] toBytes(Network network, String name, SortedMap<String, String> metadata) {
    NetShape shape = network.shape();
    ProtobufWriter graph = new ProtobufWriter();
    String before = "inputs";
    for (int layer = 0; layer < shape.layers(); layer++) {
      boolean last = layer == shape.layers() - 1;
      String sums = "sums" + layer;
      String after = last ? "chances" : "hidden" + layer;
      graph.message(1, node("Gemm", sums, before, "weights" + layer, "biases" + layer));
      ProtobufWriter activation = node(last ? "Softmax" : "Relu", after, sums);
      graph.message(1, last ? activation.message(5, axis()) : activation);
      before = after;
    }
    graph.text(2, name);
    for (int layer = 0; layer < shape.layers(); layer++) {
      graph.message(5, weights(network, layer)).message(5, biases(network, layer));
    }
    graph.message(11, value("inputs", shape.inputs()));
    graph.message(12, value("chances", shape.outputs()));
    ProtobufWriter model =
        new ProtobufWriter()
            .integer(1, IR_VERSION)
            .text(2, "hindsight")
            .message(7, graph)
            .message(8, new ProtobufWriter().text(1, "").integer(2, OPERATOR_SET));
    metadata.forEach(
        (key, value) -> model.message(14, new ProtobufWriter().text(1, key).text(2, value)));
    return model.toBytes();
  }

  private static ProtobufWriter node(String operator, String output, String... inputs) {
    ProtobufWriter node = new ProtobufWriter();
    for (String input : inputs) {
      node.text(1, input);
    }
    return node.text(2, output).text(3, output).text(4, operator);
  }

  /** Softmax over the columns of each row. */
  private static ProtobufWriter axis() {
    return new ProtobufWriter().text(1, "axis").integer(3, 1).integer(20, ATTRIBUTE_INTEGER);
  }

  private static ProtobufWriter weights(Network network, int layer) {
    NetShape shape = network.shape();
    int rows = shape.widthIn(layer);
    int columns = shape.widthOut(layer);
    float[] parameters = network.sharedParameters();
    float[] values = new float[rows * columns];
    for (int row = 0; row < rows; row++) {
      int at = shape.weightsAt(layer) + row * shape.rowLength(layer);
      System.arraycopy(parameters, at, values, row * columns, columns);
    }
    return tensor("weights" + layer, values, rows, columns);
  }

  private static ProtobufWriter biases(Network network, int layer) {
    NetShape shape = network.shape();
    float[] values = new float[shape.widthOut(layer)];
    System.arraycopy(network.sharedParameters(), shape.biasesAt(layer), values, 0, values.length);
    return tensor("biases" + layer, values, values.length);
  }

  private static ProtobufWriter tensor(String name, float[] values, int... dimensions) {
    ProtobufWriter tensor = new ProtobufWriter();
    for (int dimension : dimensions) {
      tensor.integer(1, dimension);
    }
    return tensor.integer(2, TYPE_FLOAT).text(8, name).floats(9, values);
  }

  /** A matrix of floats with any number of rows. */
  private static ProtobufWriter value(String name, int columns) {
    ProtobufWriter shape =
        new ProtobufWriter()
            .message(1, new ProtobufWriter().text(2, "rows"))
            .message(1, new ProtobufWriter().integer(1, columns));
    ProtobufWriter tensor = new ProtobufWriter().integer(1, TYPE_FLOAT).message(2, shape);
    return new ProtobufWriter().text(1, name).message(2, new ProtobufWriter().message(1, tensor));
  }
}
