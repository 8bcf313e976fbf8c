package dev.hindsight.crossword.build.racks;

import java.util.Locale;

/**
 * How much to train.
 *
 * @param gamesPerGeneration each generation plays as many
 * @param generations each but the first plays with the leaves of the one before
 * @param seed of all chance; generation g plays the games numbered from g · gamesPerGeneration on
 */
public record TrainingPlan(long gamesPerGeneration, int generations, long seed) {
  /** Tallies are sure not to overflow. */
  public static final long MOST_GAMES = 100_000_000;

  public static final int MOST_GENERATIONS = 1_000;

  public TrainingPlan {
    if (gamesPerGeneration < 1 || gamesPerGeneration > MOST_GAMES) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "a generation has 1 to %,d games, not %,d",
              MOST_GAMES,
              gamesPerGeneration));
    }
    checkGenerations(generations);
  }

  public static void checkGenerations(int generations) {
    if (generations < 1 || generations > MOST_GENERATIONS) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "there are 1 to %,d generations, not %,d",
              MOST_GENERATIONS,
              generations));
    }
  }

  /** The number of a generation's first game. */
  long firstGame(int generation) {
    return generation * gamesPerGeneration;
  }

  long allGames() {
    return generations * gamesPerGeneration;
  }
}
