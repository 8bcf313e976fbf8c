package dev.hindsight.workbench.backgammon.redis;

import dev.hindsight.core.runs.Cancellation;

/**
 * How a buffer meets its server.
 *
 * @param mostGamesOfWorker games of a worker that are kept until they are released
 * @param learner who learns here, if somebody does: one that is started again under this name goes
 *     on at once
 * @param answerMillis a server that is silent for this long is away
 * @param claimMillis a learner that is silent for this long has lost its run to the next that asks
 * @param cancellation ends waiting for a server that is away
 */
public record RedisSettings(
    RedisPlace place,
    RedisPassword password,
    int mostGamesOfWorker,
    String learner,
    int answerMillis,
    int claimMillis,
    Cancellation cancellation) {
  private static final int ANSWER_MILLIS = 5_000;

  /** Longer than a learner takes to measure the strength of its nets. */
  private static final int CLAIM_MILLIS = 120_000;

  /** For a worker. */
  public static RedisSettings of(
      RedisPlace place, RedisPassword password, int mostGames, Cancellation cancellation) {
    return new RedisSettings(
        place, password, mostGames, "", ANSWER_MILLIS, CLAIM_MILLIS, cancellation);
  }

  boolean isForWorker() {
    return learner.isEmpty();
  }

  /** For the learner of the run. */
  public RedisSettings forLearner(String name) {
    return new RedisSettings(
        place, password, mostGamesOfWorker, name, answerMillis, claimMillis, cancellation);
  }

  /** As for tests, which have no time. */
  RedisSettings withTimes(int otherAnswerMillis, int otherClaimMillis) {
    return new RedisSettings(
        place,
        password,
        mostGamesOfWorker,
        learner,
        otherAnswerMillis,
        otherClaimMillis,
        cancellation);
  }
}
