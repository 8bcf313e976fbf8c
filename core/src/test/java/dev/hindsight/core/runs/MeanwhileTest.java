package dev.hindsight.core.runs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

class MeanwhileTest {
  @Test
  void theWorkIsDoneByAnotherThreadWhileTheCallerGoesOn() throws IOException {
    CountDownLatch callerWentOn = new CountDownLatch(1);
    Meanwhile<String> name =
        Meanwhile.start(
            "worker",
            () -> {
              callerWentOn.await();
              return Thread.currentThread().getName();
            });
    callerWentOn.countDown();
    assertThat(name.await()).isEqualTo("worker");
    assertThat(name.await()).as("asked again").isEqualTo("worker");
  }

  @Test
  void whatTheWorkThrowsIsThrownAsItIs() {
    IOException unreadable = new IOException("unreadable");
    IllegalStateException mistake = new IllegalStateException("mistake");
    OutOfMemoryError full = new OutOfMemoryError("full");
    assertThatThrownBy(() -> failing(unreadable).await()).isSameAs(unreadable);
    assertThatThrownBy(() -> failing(mistake).await()).isSameAs(mistake);
    assertThatThrownBy(() -> failing(full).await()).isSameAs(full);
  }

  private static Meanwhile<String> failing(Throwable thrown) {
    return Meanwhile.start(
        "failing",
        () -> {
          if (thrown instanceof Error error) {
            throw error;
          }
          throw (Exception) thrown;
        });
  }

  @Test
  void anInterruptEndsTheWaitingAndStays() {
    CountDownLatch never = new CountDownLatch(1);
    Meanwhile<String> waiting =
        Meanwhile.start(
            "waiting",
            () -> {
              never.await();
              return "";
            });
    Thread.currentThread().interrupt();
    assertThatThrownBy(waiting::await).isInstanceOf(CancelledException.class);
    assertThat(Thread.interrupted()).isTrue();
    never.countDown();
  }
}
