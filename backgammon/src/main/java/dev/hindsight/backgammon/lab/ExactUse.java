package dev.hindsight.backgammon.lab;

import dev.hindsight.backgammon.build.TrainingPlan.TableUse;

/** What a training makes of exact bearoff values; each does what those before it do, and more. */
public enum ExactUse {
  /** Nothing. */
  NONE("no exact values"),

  /** They are targets where play happens to come through them. */
  VISITED("targets where play visits them"),

  /** A tenth as many positions again is drawn from the table. */
  DRAWN("and positions drawn from the table"),

  /** The table also chooses moves and ends games, in training and when strength is measured. */
  PLAYED("and the table plays");

  private static final double SHARE = 0.1;

  private final String text;

  ExactUse(String text) {
    this.text = text;
  }

  public String text() {
    return text;
  }

  TableUse of(int checkers) {
    double share = compareTo(DRAWN) >= 0 ? SHARE : 0;
    return new TableUse(checkers, share, this == PLAYED, this == PLAYED);
  }
}
