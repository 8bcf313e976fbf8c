package dev.hindsight.workbench.questions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StockTest {
  @Test
  void whatWasLoadedIsKeptAndTheLeastUsedGoes() throws IOException {
    Stock stock = new Stock(2);
    AtomicInteger loads = new AtomicInteger();
    for (String key : List.of("a", "b", "a", "c", "a", "b")) {
      assertThat(stock.<String>get(key, () -> key + loads.incrementAndGet())).startsWith(key);
    }
    // a, b, c and b again: a was always used more lately than the one that had to go.
    assertThat(loads).hasValue(4);
  }

  @Test
  void aLoadingThatFailsIsTriedAgain() throws IOException {
    Stock stock = new Stock(2);
    assertThatThrownBy(
            () ->
                stock.get(
                    "a",
                    () -> {
                      throw new IOException("no such file");
                    }))
        .isInstanceOf(IOException.class)
        .hasMessage("no such file");
    assertThatThrownBy(
            () ->
                stock.get(
                    "a",
                    () -> {
                      throw new IllegalStateException("wrong");
                    }))
        .isInstanceOf(IllegalStateException.class);
    assertThat(stock.<String>get("a", () -> "here")).isEqualTo("here");
  }

  @Test
  void twoWhoAskForOneThingLoadItOnce() throws Exception {
    Stock stock = new Stock(2);
    AtomicInteger loads = new AtomicInteger();
    CountDownLatch begun = new CountDownLatch(1);
    CountDownLatch goOn = new CountDownLatch(1);
    Stock.Loading<Integer> slow =
        () -> {
          begun.countDown();
          try {
            goOn.await();
          } catch (InterruptedException stopped) {
            throw new IOException(stopped);
          }
          return loads.incrementAndGet();
        };
    Thread first = new Thread(() -> ask(stock, slow));
    first.start();
    begun.await();
    Thread second = new Thread(() -> ask(stock, slow));
    second.start();
    goOn.countDown();
    first.join();
    second.join();
    assertThat(loads).hasValue(1);
  }

  private static void ask(Stock stock, Stock.Loading<Integer> loading) {
    try {
      stock.get("slow", loading);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void aFileThatHasChangedHasAnotherStamp(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("words.txt");
    List<Stock.Stamp> absent = Stock.stamps(List.of(file));
    Files.writeString(file, "aa\n");
    List<Stock.Stamp> there = Stock.stamps(List.of(file));
    assertThat(there).isNotEqualTo(absent).isEqualTo(Stock.stamps(List.of(file)));
    Files.writeString(file, "aa\nab\n");
    assertThat(Stock.stamps(List.of(file))).isNotEqualTo(there);
  }
}
