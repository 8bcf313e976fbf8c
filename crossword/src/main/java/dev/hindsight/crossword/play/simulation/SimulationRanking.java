package dev.hindsight.crossword.play.simulation;

import dev.hindsight.core.measure.Moments;

/** What the candidates of a simulation are compared by. */
public enum SimulationRanking {
  /** Mean points gained on the opponent, what both keep included. */
  EQUITY("equity"),

  /** Mean chance to win. */
  WIN("win");

  private final String word;

  SimulationRanking(String word) {
    this.word = word;
  }

  /** How users write it. */
  public String word() {
    return word;
  }

  /** The figures of a candidate that count. */
  Moments of(PlayoutTally tally) {
    return this == EQUITY ? tally.equityMillipoints() : tally.winMillionths();
  }

  /** The figure of one playout that counts. */
  int of(Playout playout) {
    return this == EQUITY ? playout.equityMillipoints() : playout.winMillionths();
  }
}
