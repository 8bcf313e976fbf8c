package dev.hindsight.studio.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Turns at a desk: who gets one, who waits and who is sent away. */
@Timeout(20)
class DeskTest {
  private final List<String> order = Collections.synchronizedList(new ArrayList<>());

  /** Stands in line until its turn comes, and is done with it at once. */
  private Thread waitInLine(Desk desk, String visitor) throws Exception {
    CountDownLatch entered = new CountDownLatch(1);
    Thread thread =
        new Thread(
            () -> {
              try (Desk.Place place = desk.enter(visitor)) {
                entered.countDown();
                place.await(() -> {});
                order.add(visitor);
              }
            });
    thread.start();
    entered.await();
    while (thread.getState() != Thread.State.TIMED_WAITING) {
      Thread.onSpinWait();
    }
    return thread;
  }

  private static void joinAll(List<Thread> threads) throws InterruptedException {
    for (Thread thread : threads) {
      thread.join();
    }
  }

  @Test
  void whoAsksForOneThingStandsBeforeTheRestOfMany() throws Exception {
    Desk desk = new Desk(new Desk.Limits(1, 1, 20, 10));
    List<Thread> threads = new ArrayList<>();
    try (Desk.Place first = desk.enter("many")) {
      first.await(() -> {});
      for (int thing = 0; thing < 4; thing++) {
        threads.add(waitInLine(desk, "many"));
      }
      threads.add(waitInLine(desk, "one"));
    }
    joinAll(threads);
    assertThat(order).containsExactly("one", "many", "many", "many", "many");
  }

  @Test
  void oneVisitorNeverHasAllTurns() throws Exception {
    Desk desk = new Desk(new Desk.Limits(2, 1, 20, 10));
    List<Thread> threads = new ArrayList<>();
    try (Desk.Place first = desk.enter("many")) {
      first.await(() -> {});
      threads.add(waitInLine(desk, "many"));
      try (Desk.Place other = desk.enter("other")) {
        other.await(() -> {}); // comes back at once, though the others wait
        assertThat(order).isEmpty();
      }
    }
    joinAll(threads);
    assertThat(order).containsExactly("many");
  }

  @Test
  void longWorkGivesWay() throws Exception {
    Desk desk = new Desk(new Desk.Limits(1, 1, 20, 10));
    try (Desk.Place working = desk.enter("long")) {
      working.await(() -> {});
      working.giveWay(0, () -> {}); // nobody waits
      Thread other = waitInLine(desk, "other");
      working.giveWay(TimeUnit.HOURS.toNanos(1), () -> {});
      assertThat(order).as("an hour is not over").isEmpty();
      working.giveWay(0, () -> {});
      assertThat(order).containsExactly("other");
      other.join();
    }
  }

  @Test
  void whoRestsLeavesTheTurnToOthers() throws Exception {
    Desk desk = new Desk(new Desk.Limits(1, 1, 20, 10));
    try (Desk.Place resting = desk.enter("resting")) {
      resting.await(() -> {});
      Thread other = waitInLine(desk, "other");
      resting.leave(
          () -> {
            try {
              other.join();
            } catch (InterruptedException impossible) {
              throw new IllegalStateException(impossible);
            }
          },
          () -> {});
    }
    assertThat(order).containsExactly("other");
  }

  @Test
  void whoFindsNoPlaceIsSentAway() {
    Desk desk = new Desk(new Desk.Limits(1, 1, 3, 2));
    try (Desk.Place first = desk.enter("one");
        Desk.Place second = desk.enter("one")) {
      assertThat(statusOf(() -> desk.enter("one"))).isEqualTo(RefusedException.TOO_MANY);
      try (Desk.Place third = desk.enter("two")) {
        assertThat(statusOf(() -> desk.enter("two"))).isEqualTo(RefusedException.BUSY);
        assertThat(List.of(first, second, third)).doesNotHaveDuplicates();
      }
    }
    desk.enter("one").close();
  }

  private static int statusOf(Runnable refused) {
    RefusedException[] thrown = new RefusedException[1];
    assertThatThrownBy(refused::run)
        .isInstanceOfSatisfying(RefusedException.class, refusal -> thrown[0] = refusal);
    return thrown[0].status();
  }

  @Test
  void whoThrowsWhileItWaitsHoldsUpNobody() throws Exception {
    Desk desk = new Desk(new Desk.Limits(1, 1, 20, 10));
    try (Desk.Place first = desk.enter("one")) {
      first.await(() -> {});
      assertThatThrownBy(
              () -> {
                try (Desk.Place gone = desk.enter("gone")) {
                  gone.await(
                      () -> {
                        throw new IllegalStateException("nobody listens");
                      });
                }
              })
          .hasMessage("nobody listens");
    }
    try (Desk.Place next = desk.enter("next")) {
      next.await(() -> {});
    }
  }
}
