package dev.hindsight.workbench.oware;

/** How a game ends for a player. */
public enum GameResult {
  WIN,
  DRAW,
  LOSS;

  /** The result of ending this many seeds ahead. */
  static GameResult ofMargin(int netSeeds) {
    return netSeeds > 0 ? WIN : netSeeds < 0 ? LOSS : DRAW;
  }
}
