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
import dev.hindsight.backgammon.table.ReturnTable;
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

/**
 * Nets that learn what rollouts say of positions, and what positions of games came to without luck,
 * all of them several times over.
 *
 * <p>A position counts 1 / (1 + (e / {@value #NET_ERROR})²) for a standard error e: what is as
 * uncertain as nets are wrong anyway counts half. A return counts as if its error were {@value
 * #RETURN_ERROR}, which is about what one game leaves to luck that the nets do not see. Every net
 * learns its own positions with random numbers of its own, so the number of threads does not show.
 */
public final class RolloutLearning {
  /** About how far nets are from the truth, in points. */
  static final float NET_ERROR = 0.05f;

  /** About how far returns are from the truth, in points. */
  static final float RETURN_ERROR = 0.1f;

  private static final int MOST_ROUNDS = 1_000;

  /**
   * In so many steps, and at most a tenth of all, the rate rises to the first one: Adam knows
   * nothing of the slopes yet.
   */
  private static final int WARM_UP_STEPS = 200;

  private static final long NET_SEED = 0x726F_6C6C_6F75_7473L;

  private final Plan plan;
  private final BackgammonNets start;
  private final Provenance provenance;

  /** By net, the contact nets first and the race net last. */
  private final List<Lessons> lessons = new ArrayList<>();

  /**
   * How nets learn.
   *
   * @param rounds how often every position is learnt
   * @param batch positions for each step, about
   * @param firstRate the learning rate at first; it falls evenly on a logarithmic scale
   * @param lastRate the learning rate at last
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

    /** The rate of a step; the first is 0. */
    double rate(long step, long steps) {
      double progress = steps == 1 ? 0 : step / (steps - 1.0);
      double warm = Math.min(1, (step + 1) / Math.min(WARM_UP_STEPS, 1 + steps / 10.0));
      return firstRate * StrictMath.pow(lastRate / firstRate, progress) * warm;
    }
  }

  /**
   * @param rollouts tables of them; a position that is in several is learnt from each
   * @param returns tables of games
   * @param inputSha256 of the files of the nets and tables, by their role
   */
  public RolloutLearning(
      Plan plan,
      BackgammonNets start,
      List<AnchorTable> rollouts,
      List<ReturnTable> returns,
      SortedMap<String, String> inputSha256) {
    this.plan = plan;
    this.start = start;
    for (int net = 0; net <= start.contacts().size(); net++) {
      lessons.add(new Lessons());
    }
    RunningBoard board = new RunningBoard(Board.START);
    float[] six = new float[NetEncoding.OUTPUTS];
    for (AnchorTable table : rollouts) {
      for (Anchor anchor : table.anchors()) {
        board.set(anchor.board());
        anchor.copyChancesTo(six);
        lessonsOf(board).add(board, six, 0, weight(anchor.standardError()));
      }
    }
    for (ReturnTable table : returns) {
      for (int row = 0; row < table.positions(); row++) {
        table.position(row, board);
        lessonsOf(board)
            .add(board, table.returns(), NetEncoding.OUTPUTS * row, weight(RETURN_ERROR));
      }
    }
    this.provenance =
        new Provenance(
            (returns.isEmpty() ? "rollouts" : rollouts.isEmpty() ? "returns" : "rollouts, returns")
                + " learnt "
                + plan.rounds()
                + " times over",
            plan.seed(),
            0,
            positions(),
            inputSha256);
  }

  private Lessons lessonsOf(RunningBoard board) {
    return lessons.get(
        board.isContact() ? start.split().of(GamePlan.of(board)) : start.contacts().size());
  }

  /** How many positions are learnt. */
  public long positions() {
    return lessons.stream().mapToLong(Lessons::count).sum();
  }

  /** Learns, and seals the nets. */
  public BackgammonNets run(Path target, Crew crew) throws IOException {
    BackgammonNets learnt = learn(crew);
    learnt.write(target, provenance);
    return learnt;
  }

  BackgammonNets learn(Crew crew) {
    int race = lessons.size() - 1;
    List<Network> start = new ArrayList<>(this.start.contacts());
    start.add(this.start.race());
    Network[] learnt = new Network[lessons.size()];
    crew.progress().begin("learning", lessons.size(), "nets");
    try {
      crew.sweep(
          lessons.size(),
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
    Lessons own = lessons.get(net);
    int[] order = new int[own.count()];
    Arrays.setAll(order, number -> number);
    int batches = Math.max(1, Math.round(order.length / (float) plan.batch()));
    long steps = (long) batches * plan.rounds();
    RunningBoard board = new RunningBoard(Board.START);
    int[] symbols = new int[ContactEncoding.MOST_SYMBOLS];
    boolean isRace = net == lessons.size() - 1;
    long step = 0;
    for (int round = 0; round < plan.rounds(); round++) {
      Lessons.shuffle(order, TrialRandom.of(plan.seed() ^ NET_SEED + net, round));
      int next = 0;
      for (int batch = 1; batch <= batches; batch++) {
        crew.cancellation().check();
        int end = (int) ((long) order.length * batch / batches);
        for (; next < end; next++) {
          int lesson = order[next];
          own.position(lesson, board);
          int count =
              isRace ? NetEncoding.write(board, symbols) : start.encoding().write(board, symbols);
          trainer.learn(
              symbols,
              0,
              count,
              own.targets(),
              NetEncoding.OUTPUTS * lesson,
              ResultChances.possible(board),
              own.weight(lesson));
        }
        trainer.step(plan.rate(step++, steps));
      }
    }
  }

  static float weight(float standardError) {
    float relative = standardError / NET_ERROR;
    return 1 / (1 + relative * relative);
  }
}
