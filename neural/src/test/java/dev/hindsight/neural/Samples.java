package dev.hindsight.neural;

import dev.hindsight.core.runs.TrialRandom;
import java.util.List;

/** A small alphabet, small nets and random samples, the same for every test. */
final class Samples {
  static final int OUTPUTS = 6;
  static final int ALL = (1 << OUTPUTS) - 1;
  static final int SYMBOLS_OF_SAMPLE = 5;

  private Samples() {}

  /** Twenty symbols over twelve inputs; symbol s stands for two or three of them. */
  static InputAlphabet alphabet() {
    InputAlphabet.Builder builder = new InputAlphabet.Builder(12);
    for (int symbol = 0; symbol < 20; symbol++) {
      builder.input(symbol % 12, 1).input((symbol * 5 + 1) % 12, 0.5f + symbol % 3);
      if (symbol % 4 == 0) {
        builder.input((symbol + 7) % 12, -1.5f);
      }
      builder.endSymbol();
    }
    return builder.build();
  }

  static Network network(long seed, Integer... hidden) {
    return Network.random(new NetShape(12, List.of(hidden), OUTPUTS), 8, TrialRandom.of(seed, 0));
  }

  static int[] symbols(TrialRandom random) {
    int[] symbols = new int[SYMBOLS_OF_SAMPLE];
    for (int at = 0; at < symbols.length; at++) {
      symbols[at] = random.nextInt(20);
    }
    return symbols;
  }

  /** Chances over the allowed results. */
  static float[] target(TrialRandom random, int allowed) {
    float[] target = new float[OUTPUTS];
    float sum = 0;
    for (int k = 0; k < OUTPUTS; k++) {
      target[k] = (allowed >>> k & 1) == 0 ? 0 : (float) random.nextDouble();
      sum += target[k];
    }
    for (int k = 0; k < OUTPUTS; k++) {
      target[k] /= sum;
    }
    return target;
  }
}
