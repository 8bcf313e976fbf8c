package dev.hindsight.neural;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.hindsight.core.runs.TrialRandom;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Reads an exported model back by the description of the format, and runs it. */
@Tag("java")
class OnnxExportTest {
  /** Fields of a message by number: numbers, or bytes of texts and messages. */
  private static Map<Integer, List<Object>> parse(byte[] bytes) {
    ByteBuffer buffer = ByteBuffer.wrap(bytes);
    Map<Integer, List<Object>> fields = new HashMap<>();
    while (buffer.hasRemaining()) {
      long tag = varint(buffer);
      Object value;
      if ((tag & 7) == 0) {
        value = varint(buffer);
      } else {
        assertThat(tag & 7).isEqualTo(2);
        byte[] part = new byte[(int) varint(buffer)];
        buffer.get(part);
        value = part;
      }
      fields.computeIfAbsent((int) (tag >>> 3), field -> new ArrayList<>()).add(value);
    }
    return fields;
  }

  private static long varint(ByteBuffer buffer) {
    long value = 0;
    for (int shift = 0; ; shift += 7) {
      byte next = buffer.get();
      value |= (long) (next & 0x7F) << shift;
      if (next >= 0) {
        return value;
      }
    }
  }

  private static List<Map<Integer, List<Object>>> messages(
      Map<Integer, List<Object>> parent, int field) {
    return parent.get(field).stream().map(bytes -> parse((byte[]) bytes)).toList();
  }

  private static String text(Object bytes) {
    return new String((byte[]) bytes, StandardCharsets.UTF_8);
  }

  /** Runs the nodes one after another on one row of inputs. */
  private static double[] run(Map<Integer, List<Object>> graph, float[] inputs) {
    Map<String, double[]> values = new HashMap<>();
    for (Map<Integer, List<Object>> tensor : messages(graph, 5)) {
      ByteBuffer raw =
          ByteBuffer.wrap((byte[]) tensor.get(9).get(0)).order(ByteOrder.LITTLE_ENDIAN);
      double[] numbers = new double[raw.remaining() / 4];
      for (int at = 0; at < numbers.length; at++) {
        numbers[at] = raw.getFloat();
      }
      long size = 1;
      for (Object dimension : tensor.get(1)) {
        size *= (Long) dimension;
      }
      assertThat(size).isEqualTo(numbers.length);
      values.put(text(tensor.get(8).get(0)), numbers);
    }
    double[] row = new double[inputs.length];
    for (int at = 0; at < row.length; at++) {
      row[at] = inputs[at];
    }
    values.put("inputs", row);
    for (Map<Integer, List<Object>> node : messages(graph, 1)) {
      double[] in = values.get(text(node.get(1).get(0)));
      double[] out =
          switch (text(node.get(4).get(0))) {
            case "Gemm" ->
                gemm(
                    in, values.get(text(node.get(1).get(1))), values.get(text(node.get(1).get(2))));
            case "Relu" -> java.util.Arrays.stream(in).map(x -> Math.max(x, 0)).toArray();
            default -> softmax(in);
          };
      values.put(text(node.get(2).get(0)), out);
    }
    return values.get("chances");
  }

  private static double[] gemm(double[] row, double[] matrix, double[] bias) {
    double[] out = bias.clone();
    for (int in = 0; in < row.length; in++) {
      for (int column = 0; column < out.length; column++) {
        out[column] += row[in] * matrix[in * out.length + column];
      }
    }
    return out;
  }

  private static double[] softmax(double[] in) {
    double sum = java.util.Arrays.stream(in).map(Math::exp).sum();
    return java.util.Arrays.stream(in).map(x -> Math.exp(x) / sum).toArray();
  }

  @Test
  void theModelSaysWhatTheNetSays() {
    Network network = Samples.network(6, 24, 16);
    Map<Integer, List<Object>> model =
        parse(OnnxExport.toBytes(network, "sample", new TreeMap<>(Map.of("units", "points"))));
    assertThat(model.get(1)).containsExactly(8L);
    assertThat(messages(model, 8).get(0).get(2)).containsExactly(13L);
    Map<Integer, List<Object>> graph = messages(model, 7).get(0);
    assertThat(messages(model, 14)).hasSize(1);
    assertThat(text(messages(model, 14).get(0).get(1).get(0))).isEqualTo("units");
    assertThat(text(messages(model, 14).get(0).get(2).get(0))).isEqualTo("points");
    assertThat(text(graph.get(2).get(0))).isEqualTo("sample");
    InputAlphabet alphabet = Samples.alphabet();
    TrialRandom random = TrialRandom.of(1, 1);
    for (int sample = 0; sample < 20; sample++) {
      float[] inputs = alphabet.inputs(Samples.symbols(random), Samples.SYMBOLS_OF_SAMPLE);
      assertThat(run(graph, inputs))
          .containsExactly(ReferenceNetwork.of(network).chances(inputs, Samples.ALL), within(1e-9));
    }
  }
}
