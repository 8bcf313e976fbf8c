package dev.hindsight.backgammon.build.nets;

import dev.hindsight.backgammon.index.ContactEncoding;
import dev.hindsight.backgammon.index.NetEncoding;
import dev.hindsight.backgammon.play.evaluate.ResultChances;
import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.GamePlan;
import dev.hindsight.backgammon.rules.RunningBoard;
import dev.hindsight.backgammon.table.BackgammonNets;
import dev.hindsight.core.runs.NamedArrays;
import dev.hindsight.neural.Network;
import dev.hindsight.neural.NetworkTrainer;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * Learns from games: every position of every complete game once, in a random order, and a share of
 * positions drawn from a table. One thread; the same games and numbers give the same nets.
 */
final class NetLearner {
  private static final String RACE = "race";

  private final TrainingPlan plan;

  /** The contact nets, and last the race net. */
  private final List<NetworkTrainer> nets;

  private final @Nullable ExactTargets exact;
  private final TablePositions tablePositions;
  private final @Nullable OtherDice otherDice;
  private final ReturnTargets returns;

  /** What each of the nets learns from. */
  private final List<SampleList> samples = new ArrayList<>();

  private final RunningBoard board = new RunningBoard(Board.START);
  private final int[] symbols = new int[ContactEncoding.MOST_SYMBOLS];
  private final float[] target = new float[NetEncoding.OUTPUTS];

  NetLearner(TrainingPlan plan, @Nullable ExactTargets exact, BackgammonNets start) {
    this(plan, exact, trainers(plan, start));
  }

  private static List<NetworkTrainer> trainers(TrainingPlan plan, BackgammonNets start) {
    List<NetworkTrainer> trainers = new ArrayList<>();
    for (Network contact : start.contacts()) {
      trainers.add(new NetworkTrainer(contact, plan.nets().encoding().alphabet()));
    }
    trainers.add(new NetworkTrainer(start.race(), NetEncoding.ALPHABET));
    return trainers;
  }

  private NetLearner(TrainingPlan plan, @Nullable ExactTargets exact, List<NetworkTrainer> nets) {
    this.plan = plan;
    this.exact = exact;
    this.nets = nets;
    nets.forEach(net -> samples.add(new SampleList()));
    this.returns = new ReturnTargets(plan.learning().lambda(), plan.learning().plies() > 0);
    this.tablePositions = new TablePositions(plan.table().checkers());
    this.otherDice =
        exact != null && plan.table().draw() == TableDraw.OTHER_DICE ? new OtherDice(exact) : null;
  }

  /** A learner that goes on where another was {@link #save saved}. */
  static NetLearner resume(TrainingPlan plan, @Nullable ExactTargets exact, NamedArrays arrays) {
    List<NetworkTrainer> trainers = new ArrayList<>();
    for (String name : plan.nets().split().names()) {
      trainers.add(
          NetworkTrainer.resume(
              plan.nets().contactShape(), plan.nets().encoding().alphabet(), arrays, name));
    }
    trainers.add(
        NetworkTrainer.resume(plan.nets().raceShape(), NetEncoding.ALPHABET, arrays, RACE));
    return new NetLearner(plan, exact, trainers);
  }

  NamedArrays save(NamedArrays arrays) {
    NamedArrays all = arrays;
    for (int net = 0; net < nets.size() - 1; net++) {
      all = nets.get(net).save(all, plan.nets().split().names().get(net));
    }
    return race().save(all, RACE);
  }

  private NetworkTrainer race() {
    return nets.get(nets.size() - 1);
  }

  private SampleList raceSamples() {
    return samples.get(samples.size() - 1);
  }

  BackgammonNets nets() {
    return new BackgammonNets(
        nets.subList(0, nets.size() - 1).stream().map(NetworkTrainer::network).toList(),
        race().network());
  }

  /** Learns from some games at one learning rate. */
  LearningTally learn(List<GameExperience> games, double rate, RandomGenerator random) {
    LearningTally tally = new LearningTally();
    samples.forEach(SampleList::clear);
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
      otherDice.draw(games, drawn, random, raceSamples());
    }
    for (int net = 0; net < nets.size(); net++) {
      learn(nets.get(net), samples.get(net), rate, random, tally);
    }
    return tally;
  }

  private void collect(GameExperience game) {
    float[] targets = returns.of(game);
    for (int ply = 0; ply < game.plies(); ply++) {
      game.position(ply, board);
      int net = board.isContact() ? plan.nets().split().of(GamePlan.of(board)) : nets.size() - 1;
      samples.get(net).add(board, targets, NetEncoding.OUTPUTS * ply, game.kind(ply));
    }
  }

  private void drawEvenly(int count, RandomGenerator random) {
    if (exact == null) {
      return;
    }
    for (int drawn = 0; drawn < count; drawn++) {
      if (!tablePositions.draw(random, pair -> !exact.isHeldOut(pair), board)) {
        return;
      }
      ResultChances.ofWin(exact.winProbability(board)).copyTo(target, 0);
      raceSamples().add(board, target, 0, SampleKind.TABLE);
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
            trainer == race()
                ? NetEncoding.write(board, symbols)
                : plan.nets().encoding().write(board, symbols);
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
