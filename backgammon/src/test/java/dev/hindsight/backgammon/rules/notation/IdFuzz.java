package dev.hindsight.backgammon.rules.notation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.backgammon.rules.BackgammonFormatException;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.function.Function;

/** Damages valid texts in many small ways: a reader may accept or refuse, and nothing else. */
final class IdFuzz {
  private static final String INTERESTING = "-:/*()0123456789ABCOPZabcopz+= \t\n\u0000é٣XGID\ud800";

  private IdFuzz() {}

  static void run(
      long seed, int samples, Function<SplittableRandom, String> valid, Consumer<String> reader) {
    SplittableRandom random = new SplittableRandom(seed);
    for (int sample = 0; sample < samples; sample++) {
      String text = mutated(valid.apply(random), random);
      try {
        reader.accept(text);
      } catch (BackgammonFormatException refused) {
        assertThat(refused.getMessage()).isNotBlank().doesNotContain("\n");
      } catch (RuntimeException crash) {
        throw new AssertionError(
            "seed %d, sample %d: '%s' crashes the reader".formatted(seed, sample, text), crash);
      }
    }
  }

  static String mutated(String text, SplittableRandom random) {
    StringBuilder damaged = new StringBuilder(text);
    for (int times = random.nextInt(1, 4); times > 0; times--) {
      int at = random.nextInt(damaged.length() + 1);
      char c = INTERESTING.charAt(random.nextInt(INTERESTING.length()));
      switch (random.nextInt(5)) {
        case 0 -> damaged.insert(at, c);
        case 1 -> damaged.setLength(random.nextInt(4) == 0 ? at : damaged.length());
        case 2 -> damaged.delete(at, Math.min(damaged.length(), at + random.nextInt(1, 4)));
        case 3 -> damaged.insert(at, damaged.substring(0, at));
        default -> {
          if (at < damaged.length()) {
            damaged.setCharAt(at, c);
          }
        }
      }
    }
    return damaged.toString();
  }
}
