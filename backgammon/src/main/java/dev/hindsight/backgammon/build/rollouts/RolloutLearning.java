package dev.hindsight.backgammon.build.rollouts;

import dev.hindsight.backgammon.index.ContactEncoding;
import dev.hindsight.backgammon.index.NetEncoding;
import dev.hindsight.backgammon.play.evaluate.ResultChances;
import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.GamePlan;
import dev.hindsight.backgammon.rules.RunningBoard;
import dev.hindsight.backgammon.table.Anchor;
import dev.hindsight.backgammon.table.AnchorTable;
import dev.hindsight.backgammon.table.BackgammonNets;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.TrialRandom;
import dev.hindsight.core.tables.Provenance;
import dev.hindsight.neural.InputAlphabet;
import dev.hindsight.neural.Network;
import dev.hindsight.neural.NetworkTrainer;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.random.RandomGenerator;

/**
 * Nets that learn what rollouts say of positions, all of them several times over.
 *
 * <p>A position counts 1 / (1 + (e / {@value #NET_ERROR})²) for a standard error e: what is as
 * uncertain as nets are wrong anyway counts half. Every net learns its own positions with random
 * numbers of its own, so the number of threads does not show.
 */
public final class RolloutLearning {
  /** About how far nets are from the truth, in points. */
  static final float NET_ERROR = 0.05f;

  private static final int MOST_ROUNDS = 1_000;
  private static final long NET_SEED = 0x726F_6C6C_6F75_7473L;

  private final Plan plan;
  private final BackgammonNets start;
  private final Provenance provenance;

  /** By net, the contact nets first and the race net last. */
  private final List<List<Anchor>> positions = new ArrayList<>();

  /**
   * How nets learn.
   *
   * @param rounds how often every position is learnt
   * @param batch positions for each step, about
   * @param firstRate the learning rate of the first round; it falls evenly on a logarithmic scale
   * @param lastRate the learning rate of the last round
   */
  public record Plan(int rounds, int batch, double firstRate, double lastRate, long seed) {
    public Plan {
      if (rounds < 1 || rounds > MOST_ROUNDS || batch < 1) {
        throw new IllegalArgumentException(
            String.format(
                Locale.ROOT,
                "there are 1 to %d rounds, and batches of at least 1, not %d and %d",
                MOST_ROUNDS,
                rounds,
                batch));
      }
      if (!(firstRate > 0 && lastRate > 0)) {
        throw new IllegalArgumentException("learning rates are positive");
      }
    }

    double rate(int round) {
      double progress = rounds == 1 ? 0 : round / (rounds - 1.0);
      return firstRate * StrictMath.pow(lastRate / firstRate, progress);
    }
  }

  /**
   * @param tables a position that is in several is learnt from each
   * @param inputSha256 of the files of the nets and tables, by their role
   */
  public RolloutLearning(
      Plan plan,
      BackgammonNets start,
      List<AnchorTable> tables,
      SortedMap<String, String> inputSha256) {
    this.plan = plan;
    this.start = start;
    int contacts = start.contacts().size();
    for (int net = 0; net <= contacts; net++) {
      positions.add(new ArrayList<>());
    }
    RunningBoard board = new RunningBoard(Board.START);
    for (AnchorTable table : tables) {
      for (Anchor anchor : table.anchors()) {
        board.set(anchor.board());
        positions
            .get(board.isContact() ? start.split().of(GamePlan.of(board)) : contacts)
            .add(anchor);
      }
    }
    this.provenance =
        new Provenance(
            "rollouts learnt " + plan.rounds() + " times over",
            plan.seed(),
            0,
            positions(),
            inputSha256);
  }

  /** How many positions are learnt. */
  public long positions() {
    return positions.stream().mapToLong(List::size).sum();
  }

  /** Learns, and seals the nets. */
  public BackgammonNets run(Path target, Crew crew) throws IOException {
    BackgammonNets learnt = learn(crew);
    learnt.write(target, provenance);
    return learnt;
  }

  BackgammonNets learn(Crew crew) {
    int race = positions.size() - 1;
    List<Network> start = new ArrayList<>(this.start.contacts());
    start.add(this.start.race());
    Network[] learnt = new Network[positions.size()];
    crew.progress().begin("learning", positions.size(), "nets");
    try {
      crew.sweep(
          positions.size(),
          1,
          (from, to, worker) -> {
            int net = (int) from;
            InputAlphabet alphabet =
                net == race ? NetEncoding.ALPHABET : this.start.encoding().alphabet();
            NetworkTrainer trainer = new NetworkTrainer(start.get(net), alphabet);
            learn(net, trainer, crew);
            learnt[net] = trainer.network();
            crew.progress().advance(1);
          });
    } finally {
      crew.progress().end();
    }
    return new BackgammonNets(Arrays.asList(learnt).subList(0, race), learnt[race]);
  }

  private void learn(int net, NetworkTrainer trainer, Crew crew) {
    List<Anchor> own = positions.get(net);
    int[] order = new int[own.size()];
    Arrays.setAll(order, number -> number);
    int batches = Math.max(1, Math.round(order.length / (float) plan.batch()));
    RunningBoard board = new RunningBoard(Board.START);
    int[] symbols = new int[ContactEncoding.MOST_SYMBOLS];
    float[] target = new float[NetEncoding.OUTPUTS];
    boolean isRace = net == positions.size() - 1;
    for (int round = 0; round < plan.rounds(); round++) {
      crew.cancellation().check();
      shuffle(order, TrialRandom.of(plan.seed() ^ NET_SEED + net, round));
      int next = 0;
      for (int batch = 1; batch <= batches; batch++) {
        int end = (int) ((long) order.length * batch / batches);
        for (; next < end; next++) {
          Anchor anchor = own.get(order[next]);
          board.set(anchor.board());
          anchor.copyChancesTo(target);
          int count =
              isRace ? NetEncoding.write(board, symbols) : start.encoding().write(board, symbols);
          trainer.learn(
              symbols, 0, count, target, 0, ResultChances.possible(board), weight(anchor));
        }
        trainer.step(plan.rate(round));
      }
    }
  }

  static float weight(Anchor anchor) {
    float relative = anchor.standardError() / NET_ERROR;
    return 1 / (1 + relative * relative);
  }

  private static void shuffle(int[] order, RandomGenerator random) {
    for (int last = order.length - 1; last > 0; last--) {
      int chosen = random.nextInt(last + 1);
      int moved = order[last];
      order[last] = order[chosen];
      order[chosen] = moved;
    }
  }
}
