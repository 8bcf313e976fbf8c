package dev.hindsight.crossword.play.find;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class SlotQueueTest {
  private static final int MOST = 200;

  @Test
  void everySlotThatReachesTheFloorComesOnce() {
    SlotQueue queue = new SlotQueue(MOST);
    for (long seed = 0; seed < 2_000; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      int[] bounds = fill(queue, random);
      int floor = random.nextInt(4) == 0 ? Integer.MIN_VALUE : random.nextInt(-60_000, 60_000);
      if (random.nextBoolean()) {
        queue.keepFrom(floor);
      }
      queue.order();
      List<Integer> expected = new ArrayList<>();
      for (int slot = 0; slot < bounds.length; slot++) {
        if (bounds[slot] >= floor) {
          expected.add(slot);
        }
      }
      List<Integer> found = new ArrayList<>();
      while (queue.advance(floor)) {
        found.add(queue.current());
      }
      assertThat(found).as("seed %d", seed).containsExactlyInAnyOrderElementsOf(expected);
    }
  }

  @Test
  void highBoundsComeBeforeLowOnesButForOneStep() {
    SlotQueue queue = new SlotQueue(MOST);
    for (long seed = 0; seed < 2_000; seed++) {
      int[] bounds = fill(queue, new SplittableRandom(seed));
      queue.order();
      long highest = Integer.MIN_VALUE;
      long lowest = Integer.MAX_VALUE;
      for (int bound : bounds) {
        highest = Math.max(highest, bound);
        lowest = Math.min(lowest, bound);
      }
      long lowestSoFar = Integer.MAX_VALUE;
      while (queue.advance(Integer.MIN_VALUE)) {
        long bound = bounds[queue.current()];
        assertThat(bound - lowestSoFar)
            .as("seed %d", seed)
            .isLessThanOrEqualTo((highest - lowest) / 32);
        lowestSoFar = Math.min(lowestSoFar, bound);
      }
    }
  }

  /** Adds slots with bounds as in a game, or anywhere among the whole numbers; returns them. */
  private static int[] fill(SlotQueue queue, SplittableRandom random) {
    int[] bounds = new int[random.nextInt(MOST + 1)];
    boolean anywhere = random.nextInt(4) == 0;
    queue.clear();
    for (int slot = 0; slot < bounds.length; slot++) {
      bounds[slot] = anywhere ? random.nextInt() : random.nextInt(-50_000, 90_000);
      queue.add(bounds[slot], slot);
    }
    return bounds;
  }
}
