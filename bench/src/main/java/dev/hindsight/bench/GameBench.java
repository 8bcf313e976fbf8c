package dev.hindsight.bench;

import java.io.IOException;
import java.util.List;

/**
 * The fixed workloads of one game.
 *
 * @param fingerprint changes exactly when results change, never with speed
 */
public record GameBench(String game, Workloads workloads, Fingerprint fingerprint) {
  /** The games that are measured; nothing else here but its own classes names one. */
  public static final List<GameBench> ALL =
      List.of(
          new GameBench(
              "oware", (threads, all) -> new OwareBench(threads).run(all), OwareBench::fingerprint),
          new GameBench(
              "backgammon",
              (threads, all) -> new BackgammonBench(threads).run(all),
              BackgammonBench::fingerprint),
          new GameBench(
              "crossword",
              (threads, all) -> CrosswordBench.run(threads),
              CrosswordBench::fingerprint));

  /** What is measured. */
  @FunctionalInterface
  public interface Workloads {
    /**
     * Measures.
     *
     * @param withLong whether to add the workloads that take minutes
     */
    List<BenchReport.Result> run(int threads, boolean withLong) throws IOException;
  }

  /** One number over a small workload, as text. */
  @FunctionalInterface
  public interface Fingerprint {
    String take() throws IOException;
  }
}
