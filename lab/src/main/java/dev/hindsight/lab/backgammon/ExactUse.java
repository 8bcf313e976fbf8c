package dev.hindsight.lab.backgammon;

import dev.hindsight.backgammon.build.nets.TableDraw;
import dev.hindsight.backgammon.build.nets.TrainingPlan.TableUse;

/**
 * What a training makes of exact bearoff values; each but the first also does what VISITED does.
 */
public enum ExactUse {
  /** Nothing. */
  NONE("no exact values"),

  /** They are targets where play happens to come through them. */
  VISITED("where play visits them"),

  /** A tenth as many positions again is drawn from the table, all pairs of sides alike. */
  DRAWN("and table positions"),

  /** A tenth as many again, drawn as play would meet them with other dice. */
  OTHER_DICE("and those of other dice"),

  /**
   * As DRAWN, and the table chooses moves and ends games, in training and when strength is
   * measured.
   */
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
    return switch (this) {
      case NONE, VISITED -> TableUse.visited(checkers);
      case DRAWN -> TableUse.drawn(checkers, SHARE, TableDraw.EVENLY);
      case OTHER_DICE -> TableUse.drawn(checkers, SHARE, TableDraw.OTHER_DICE);
      case PLAYED -> new TableUse(checkers, SHARE, TableDraw.EVENLY, true, true, 0);
    };
  }
}
