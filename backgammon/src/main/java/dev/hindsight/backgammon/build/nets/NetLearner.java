package dev.hindsight.backgammon.build.nets;

import dev.hindsight.backgammon.index.ContactEncoding;
import dev.hindsight.backgammon.index.NetEncoding;
import dev.hindsight.backgammon.play.evaluate.ResultChances;
import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.RunningBoard;
import dev.hindsight.backgammon.table.BackgammonNets;
import dev.hindsight.core.runs.NamedArrays;
import dev.hindsight.neural.NetworkTrainer;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * Learns from games: every position of every complete game once, in a random order, and a share of
 * positions drawn from a table. One thread; the same games and numbers give the same nets.
 */
final class NetLearner {
  private static final String CONTACT = "contact";
  private static final String RACE = "race";

  private final TrainingPlan plan;
  private final NetworkTrainer contact;
  private final NetworkTrainer race;
  private final @Nullable ExactTargets exact;
  private final TablePositions tablePositions;
  private final @Nullable OtherDice otherDice;
  private final ReturnTargets returns;
  private final SampleList contactSamples = new SampleList();
  private final SampleList raceSamples = new SampleList();
  private final RunningBoard board = new RunningBoard(Board.START);
  private final int[] symbols = new int[ContactEncoding.MOST_SYMBOLS];
  private final float[] target = new float[NetEncoding.OUTPUTS];

  NetLearner(TrainingPlan plan, @Nullable ExactTargets exact, BackgammonNets start) {
    this(
        plan,
        exact,
        new NetworkTrainer(start.contact(), plan.nets().encoding().alphabet()),
        new NetworkTrainer(start.race(), NetEncoding.ALPHABET));
  }

  private NetLearner(
      TrainingPlan plan,
      @Nullable ExactTargets exact,
      NetworkTrainer contact,
      NetworkTrainer race) {
    this.plan = plan;
    this.exact = exact;
    this.contact = contact;
    this.race = race;
    this.returns = new ReturnTargets(plan.learning().lambda(), plan.learning().plies() > 0);
    this.tablePositions = new TablePositions(plan.table().checkers());
    this.otherDice =
        exact != null && plan.table().draw() == TableDraw.OTHER_DICE ? new OtherDice(exact) : null;
  }

  /** A learner that goes on where another was {@link #save saved}. */
  static NetLearner resume(TrainingPlan plan, @Nullable ExactTargets exact, NamedArrays arrays) {
    return new NetLearner(
        plan,
        exact,
        NetworkTrainer.resume(
            plan.nets().contactShape(), plan.nets().encoding().alphabet(), arrays, CONTACT),
        NetworkTrainer.resume(plan.nets().raceShape(), NetEncoding.ALPHABET, arrays, RACE));
  }

  NamedArrays save(NamedArrays arrays) {
    return race.save(contact.save(arrays, CONTACT), RACE);
  }

  BackgammonNets nets() {
    return new BackgammonNets(contact.network(), race.network());
  }

  /** Learns from some games at one learning rate. */
  LearningTally learn(List<GameExperience> games, double rate, RandomGenerator random) {
    LearningTally tally = new LearningTally();
    contactSamples.clear();
    raceSamples.clear();
    int positions = 0;
    for (GameExperience game : games) {
      tally.addGame(game.isComplete());
      if (game.isComplete()) {
        collect(game);
        positions += game.plies();
      }
    }
    int drawn = (int) (positions * plan.table().share());
    if (otherDice == null) {
      drawEvenly(drawn, random);
    } else {
      otherDice.draw(games, drawn, random, raceSamples);
    }
    learn(contact, contactSamples, rate, random, tally);
    learn(race, raceSamples, rate, random, tally);
    return tally;
  }

  private void collect(GameExperience game) {
    float[] targets = returns.of(game);
    for (int ply = 0; ply < game.plies(); ply++) {
      game.position(ply, board);
      (board.isContact() ? contactSamples : raceSamples)
          .add(board, targets, NetEncoding.OUTPUTS * ply, game.kind(ply));
    }
  }

  private void drawEvenly(int count, RandomGenerator random) {
    if (exact == null) {
      return;
    }
    for (int drawn = 0; drawn < count; drawn++) {
      tablePositions.draw(random, false, board);
      ResultChances.ofWin(exact.winProbability(board)).copyTo(target, 0);
      raceSamples.add(board, target, 0, SampleKind.TABLE);
    }
  }

  /** Batches as even as possible, so that none is a handful with the weight of a full one. */
  private void learn(
      NetworkTrainer trainer,
      SampleList samples,
      double rate,
      RandomGenerator random,
      LearningTally tally) {
    samples.shuffle(random);
    int batches = Math.max(1, Math.round(samples.size() / (float) plan.learning().batch()));
    int next = 0;
    for (int batch = 1; batch <= batches; batch++) {
      int end = (int) ((long) samples.size() * batch / batches);
      for (; next < end; next++) {
        int sample = samples.read(next, board);
        int count =
            trainer == contact
                ? plan.nets().encoding().write(board, symbols)
                : NetEncoding.write(board, symbols);
        double loss =
            trainer.learn(
                symbols,
                0,
                count,
                samples.targets(),
                NetEncoding.OUTPUTS * sample,
                ResultChances.possible(board),
                1);
        tally.addSample(samples.kind(sample), loss);
      }
      trainer.step(rate);
    }
  }
}
