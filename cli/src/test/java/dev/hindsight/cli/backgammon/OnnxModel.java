package dev.hindsight.cli.backgammon;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * An ONNX file as another program sees it: read by the published numbers of its fields, and run in
 * doubles with plain loops. It knows what one hidden layer needs and throws at anything else.
 */
final class OnnxModel {
  private final Message model;
  private final Message graph;
  private final Map<String, double[]> tensors = new TreeMap<>();

  OnnxModel(byte[] bytes) {
    model = new Message(bytes);
    graph = new Message(model.only(7));
    for (byte[] tensor : graph.all(5)) {
      Message fields = new Message(tensor);
      tensors.put(fields.text(8), doubles(fields.only(9)));
    }
  }

  Map<String, String> metadata() {
    Map<String, String> metadata = new TreeMap<>();
    for (byte[] entry : model.all(14)) {
      Message fields = new Message(entry);
      metadata.put(fields.text(1), fields.text(2));
    }
    return metadata;
  }

  String graphName() {
    return graph.text(2);
  }

  /** The outputs of one row. */
  double[] run(float[] inputs) {
    double[] row = new double[inputs.length];
    for (int input = 0; input < row.length; input++) {
      row[input] = inputs[input];
    }
    String last = new Message(graph.only(11)).text(1);
    for (byte[] bytes : graph.all(1)) {
      Message node = new Message(bytes);
      List<String> takes =
          node.all(1).stream().map(name -> new String(name, StandardCharsets.UTF_8)).toList();
      if (!takes.get(0).equals(last)) {
        throw new IllegalStateException("a node takes " + takes + ", not " + last);
      }
      row = apply(node.text(4), row, takes);
      last = node.text(2);
    }
    if (!last.equals(new Message(graph.only(12)).text(1))) {
      throw new IllegalStateException(last + " is not the output");
    }
    return row;
  }

  private double[] apply(String operator, double[] row, List<String> takes) {
    switch (operator) {
      case "Gemm":
        double[] sums = tensors.get(takes.get(2)).clone();
        double[] weights = tensors.get(takes.get(1));
        for (int at = 0; at < weights.length; at++) {
          sums[at % sums.length] += row[at / sums.length] * weights[at];
        }
        return sums;
      case "Relu":
        for (int unit = 0; unit < row.length; unit++) {
          row[unit] = Math.max(0, row[unit]);
        }
        return row;
      case "Softmax":
        double sum = 0;
        for (double output : row) {
          sum += Math.exp(output);
        }
        for (int output = 0; output < row.length; output++) {
          row[output] = Math.exp(row[output]) / sum;
        }
        return row;
      default:
        throw new IllegalStateException("operator " + operator);
    }
  }

  private static double[] doubles(byte[] littleEndianFloats) {
    var floats = ByteBuffer.wrap(littleEndianFloats).order(ByteOrder.LITTLE_ENDIAN).asFloatBuffer();
    double[] values = new double[floats.remaining()];
    for (int at = 0; at < values.length; at++) {
      values[at] = floats.get(at);
    }
    return values;
  }

  /** The texts and messages among the fields; whole numbers are passed over. */
  private static final class Message {
    private final Map<Integer, List<byte[]>> fields = new TreeMap<>();

    Message(byte[] bytes) {
      ByteBuffer left = ByteBuffer.wrap(bytes);
      while (left.hasRemaining()) {
        int tag = number(left);
        int number = number(left);
        if (tag % 8 == 2) {
          byte[] content = new byte[number];
          left.get(content);
          fields.computeIfAbsent(tag / 8, field -> new ArrayList<>()).add(content);
        } else if (tag % 8 != 0) {
          throw new IllegalStateException("wire type " + tag % 8);
        }
      }
    }

    private static int number(ByteBuffer left) {
      byte septet = left.get();
      return septet >= 0 ? septet : (septet & 0x7F) + 128 * number(left);
    }

    List<byte[]> all(int field) {
      return fields.getOrDefault(field, List.of());
    }

    byte[] only(int field) {
      if (all(field).size() != 1) {
        throw new IllegalStateException("field " + field + " is there " + all(field).size() + "×");
      }
      return all(field).get(0);
    }

    String text(int field) {
      return new String(only(field), StandardCharsets.UTF_8);
    }
  }
}
