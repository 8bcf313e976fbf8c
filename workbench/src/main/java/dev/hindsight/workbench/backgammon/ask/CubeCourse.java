package dev.hindsight.workbench.backgammon.ask;

import dev.hindsight.backgammon.play.evaluate.CubeAction;

/** What is right with the cube, or that nobody is asked: it cannot be turned now. */
public enum CubeCourse {
  NO_DOUBLE(CubeAction.NO_DOUBLE.words()),
  DOUBLE_TAKE(CubeAction.DOUBLE_TAKE.words()),
  DOUBLE_PASS(CubeAction.DOUBLE_PASS.words()),
  TOO_GOOD(CubeAction.TOO_GOOD.words()),

  /** The dice are thrown, the opponent has the cube, or nobody may double in this game. */
  NOT_AVAILABLE("not available");

  private final String words;

  CubeCourse(String words) {
    this.words = words;
  }

  static CubeCourse of(CubeAction action) {
    return valueOf(action.name());
  }

  @Override
  public String toString() {
    return words;
  }
}
