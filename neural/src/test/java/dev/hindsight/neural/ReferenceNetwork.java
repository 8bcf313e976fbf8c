package dev.hindsight.neural;

/** A net as the textbook writes it: in doubles, one unit after another. */
final class ReferenceNetwork {
  private final NetShape shape;
  private final double[] parameters;

  ReferenceNetwork(NetShape shape, double[] parameters) {
    this.shape = shape;
    this.parameters = parameters;
  }

  static ReferenceNetwork of(Network network) {
    float[] floats = network.parameters();
    double[] doubles = new double[floats.length];
    for (int at = 0; at < doubles.length; at++) {
      doubles[at] = floats[at];
    }
    return new ReferenceNetwork(network.shape(), doubles);
  }

  double[] outputs(float[] inputs) {
    double[] in = new double[inputs.length];
    for (int at = 0; at < in.length; at++) {
      in[at] = inputs[at];
    }
    for (int layer = 0; layer < shape.layers(); layer++) {
      double[] out = new double[shape.widthOut(layer)];
      for (int unit = 0; unit < out.length; unit++) {
        double sum = parameters[shape.biasesAt(layer) + unit];
        for (int row = 0; row < in.length; row++) {
          sum += in[row] * parameters[shape.weightsAt(layer) + row * shape.rowLength(layer) + unit];
        }
        out[unit] = layer < shape.layers() - 1 ? Math.max(0, sum) : sum;
      }
      in = out;
    }
    return in;
  }

  double[] chances(float[] inputs, int allowed) {
    double[] outputs = outputs(inputs);
    double sum = 0;
    for (int k = 0; k < outputs.length; k++) {
      outputs[k] = (allowed >>> k & 1) == 0 ? 0 : Math.exp(outputs[k]);
      sum += outputs[k];
    }
    for (int k = 0; k < outputs.length; k++) {
      outputs[k] /= sum;
    }
    return outputs;
  }

  double crossEntropy(float[] inputs, float[] target, int allowed) {
    double[] chances = chances(inputs, allowed);
    double loss = 0;
    for (int k = 0; k < target.length; k++) {
      if (target[k] > 0) {
        loss -= target[k] * Math.log(chances[k]);
      }
    }
    return loss;
  }
}
