package dev.hindsight.cluster;

import dev.hindsight.workbench.backgammon.build.BackgammonWork;
import java.io.Serializable;
import java.util.Optional;

/**
 * Games that workers on a cluster play for a learner. There is nothing secret in it: a password is
 * taken from the environment of each machine.
 *
 * @param place of the games, {@code redis://HOST:PORT/RUN}
 * @param name of the workers, to which a number is added
 * @param workers how many play
 * @param allGames of all of them
 */
record SelfPlayPlan(String place, String name, int workers, long allGames, long seed)
    implements Serializable {
  private static final long serialVersionUID = 1;

  SelfPlayPlan {
    if (workers < 1 || allGames < workers) {
      throw new IllegalArgumentException(
          "at least 1 worker plays at least 1 game, not "
              + workers
              + " workers "
              + allGames
              + " games");
    }
  }

  /**
   * The work of one of them, from 1.
   *
   * @throws IllegalArgumentException if nobody could do it, in a sentence for the user
   */
  BackgammonWork work(int number) {
    return new BackgammonWork(
        place, worker(number), games(number), seed, Optional.empty(), Optional.empty());
  }

  String worker(int number) {
    return name + "-" + number;
  }

  /** The share of a worker, from 1. */
  long games(int number) {
    return allGames * number / workers - allGames * (number - 1) / workers;
  }
}
