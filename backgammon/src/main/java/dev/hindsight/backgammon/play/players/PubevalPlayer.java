package dev.hindsight.backgammon.play.players;

import dev.hindsight.backgammon.rules.Checkers;
import dev.hindsight.backgammon.rules.MoveGenerator;
import dev.hindsight.backgammon.rules.RunningBoard;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.random.RandomGenerator;

/**
 * Gerald Tesauro's public benchmark player of 1993: a sum of weights over simple inputs, one set
 * for contact and one for races. What the inputs are is said in the resource {@code pubeval.txt}
 * that holds the weights.
 */
public final class PubevalPlayer implements BackgammonPlayer {
  private static final String RESOURCE = "pubeval.txt";
  private static final int INPUTS = 122;
  private static final int INPUTS_OF_POINT = 5;
  private static final int OTHERS_BAR = 120;
  private static final int OWN_OFF = 121;

  private final float[] raceWeights;
  private final float[] contactWeights;

  public PubevalPlayer() {
    String text = readResource();
    this.raceWeights = weights(text, "race ");
    this.contactWeights = weights(text, "contact ");
  }

  private static String readResource() {
    try (InputStream stream = PubevalPlayer.class.getResourceAsStream(RESOURCE)) {
      if (stream == null) {
        throw new IllegalStateException("The resource " + RESOURCE + " is missing.");
      }
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static float[] weights(String text, String word) {
    String line =
        text.lines()
            .filter(candidate -> candidate.startsWith(word))
            .findFirst()
            .orElseThrow(() -> new IllegalStateException("No line " + word + "in " + RESOURCE));
    String[] numbers = line.substring(word.length()).trim().split(" +", -1);
    if (numbers.length != INPUTS) {
      throw new IllegalStateException(RESOURCE + " has " + numbers.length + " weights in a line");
    }
    float[] weights = new float[INPUTS];
    for (int input = 0; input < INPUTS; input++) {
      weights[input] = Float.parseFloat(numbers[input]);
    }
    return weights;
  }

  @Override
  public int choose(RunningBoard before, MoveGenerator ends, RandomGenerator random) {
    float[] weights = before.isContact() ? contactWeights : raceWeights;
    int best = 0;
    float bestWorth = Float.NEGATIVE_INFINITY;
    for (int index = 0; index < ends.count(); index++) {
      float worth =
          worth(
              weights,
              ends.moverNear(index),
              ends.moverFar(index),
              ends.otherNear(index),
              ends.otherFar(index));
      if (worth > bestWorth) {
        bestWorth = worth;
        best = index;
      }
    }
    return best;
  }

  /** What a position is worth to the player who has just moved. */
  private static float worth(float[] weights, long near, long far, long otherNear, long otherFar) {
    int off = Checkers.on(Checkers.OFF, near, far);
    if (off == Checkers.PER_SIDE) {
      return Float.POSITIVE_INFINITY;
    }
    float sum = weights[OTHERS_BAR] * Checkers.on(Checkers.BAR, otherNear, otherFar) / 2;
    sum += weights[OWN_OFF] * off / Checkers.PER_SIDE;
    for (int point = Checkers.POINTS; point >= 1; point--) {
      int first = INPUTS_OF_POINT * (Checkers.POINTS - point);
      int own = Checkers.on(point, near, far);
      if (own == 0) {
        sum += Checkers.on(Checkers.BAR - point, otherNear, otherFar) == 1 ? weights[first] : 0;
      } else if (own == 1) {
        sum += weights[first + 1];
      } else {
        sum += weights[first + 2];
        sum += own == 3 ? weights[first + 3] : 0;
        sum += own >= 4 ? weights[first + 4] * (own - 3) / 2 : 0;
      }
    }
    return sum;
  }
}
