package dev.hindsight.backgammon.build.nets;

import dev.hindsight.backgammon.play.evaluate.Evaluator;
import dev.hindsight.backgammon.play.evaluate.LookaheadEvaluator;
import dev.hindsight.backgammon.play.evaluate.NetEvaluator;
import dev.hindsight.backgammon.play.evaluate.PairEvaluator;
import dev.hindsight.backgammon.play.evaluate.PairValues;
import dev.hindsight.backgammon.table.AnchorTable;
import dev.hindsight.backgammon.table.BackgammonNets;
import dev.hindsight.core.runs.Checkpoints;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.LastSave;
import dev.hindsight.core.runs.NamedArrays;
import dev.hindsight.core.runs.TrialRandom;
import dev.hindsight.core.tables.Provenance;
import dev.hindsight.neural.Network;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Nets that learn from their own games, in one process.
 *
 * <p>Games come in blocks. While a block is played with the nets of one version, the learner works
 * through the block before it and makes the next version. So threads never wait for single games,
 * and the outcome is a function of the plan: the number of threads and interruptions do not show. A
 * checkpoint holds the learner and the nets that play the block after it, which is played again
 * when the run goes on.
 */
public final class NetTraining {
  /** A slow machine that is switched off loses no more than this, and the block in work. */
  static final Duration MOST_LOST = Duration.ofMinutes(1);

  private static final String STATE = "state";
  private static final String PLAYING = "playing-";
  private static final String RACE = "race";
  private static final String BLOCK = "block";

  /** Keeps the numbers for learning apart from those for games. */
  private static final long LEARNING_SEED = 0x6C65_6172_6E65_7273L;

  private static final long START_SEED = 0x7374_6172_7473_7473L;

  private final TrainingPlan plan;
  private final @Nullable PairValues table;
  private final @Nullable ExactTargets exact;
  private final @Nullable AnchorTable anchors;
  private final BackgammonNets start;
  private final Provenance provenance;

  /** Somebody who wants to know how the training goes, after every block; may look at the nets. */
  public interface Listener {
    void learnt(TrainingState state) throws IOException;
  }

  /**
   * @param table exact values to learn from, or null
   * @param start the nets to begin with, or null for random ones
   */
  public NetTraining(
      TrainingPlan plan, @Nullable PairValues table, @Nullable BackgammonNets start) {
    this(plan, table, null, start, new TreeMap<>());
  }

  /**
   * @param anchors rollouts to learn from, or null
   * @param inputSha256 of the files that table, anchors and start came from, by their role
   */
  public NetTraining(
      TrainingPlan plan,
      @Nullable PairValues table,
      @Nullable AnchorTable anchors,
      @Nullable BackgammonNets start,
      SortedMap<String, String> inputSha256) {
    if (start == null && plan.learning().plies() > 0) {
      throw new IllegalArgumentException("nets that know nothing see nothing ahead");
    }
    this.plan = plan;
    this.table = table;
    this.exact = table == null ? null : new ExactTargets(table, plan.table().holdOut());
    this.anchors = anchors;
    BackgammonNets first =
        start == null
            ? BackgammonNets.random(
                plan.nets().encoding(),
                plan.nets().contactHidden(),
                plan.nets().raceHidden(),
                TrialRandom.of(plan.seed() ^ START_SEED, 0))
            : start.seeing(plan.nets().encoding());
    this.start = first.split(plan.nets().split());
    this.provenance =
        new Provenance(
            method(plan.learning().plies())
                + (plan.starts().equals(Starts.NONE) ? "" : ", starts " + plan.starts())
                + ", "
                + (table == null ? "no table" : table.name())
                + (anchors == null ? "" : ", anchors")
                + (start == null ? "" : ", from other nets"),
            plan.seed(),
            0,
            plan.games(),
            inputSha256);
  }

  private static String method(int plies) {
    return plies == 0
        ? "self-play with TD(lambda)"
        : String.format(
            Locale.ROOT,
            "self-play with a look of the first nets %s ahead",
            plies == 1 ? "1 ply" : plies + " plies");
  }

  /** The nets that training begins with. */
  BackgammonNets start() {
    return start;
  }

  public Provenance provenance() {
    return provenance;
  }

  /** Of nets that were taken out after this many games of the plan. */
  public Provenance provenance(long learntGames) {
    return new Provenance(
        provenance.recipe() + ", taken out of a plan of " + plan.games() + " games",
        provenance.seed(),
        0,
        learntGames,
        provenance.inputSha256());
  }

  /**
   * Trains to the end of the plan, or goes on where an earlier run with the same target was
   * stopped, and seals the nets.
   *
   * @param blocksBetweenCheckpoints after how many blocks the state is saved; if they take long,
   *     after each that ends more than a minute after the last
   */
  public BackgammonNets run(Path target, Crew crew, int blocksBetweenCheckpoints, Listener listener)
      throws IOException {
    LastSave lastSave = new LastSave(MOST_LOST, System::nanoTime);
    return run(target, crew, blocksBetweenCheckpoints, lastSave, listener);
  }

  BackgammonNets run(
      Path target, Crew crew, int blocksBetweenCheckpoints, LastSave lastSave, Listener listener)
      throws IOException {
    Checkpoints checkpoints = Checkpoints.beside(target, plan.parameters(), provenance);
    Optional<NamedArrays> saved = checkpoints.find(STATE);
    Run run = saved.isPresent() ? new Run(saved.get()) : new Run();
    crew.progress().begin("training", plan.blocks(), "blocks");
    try {
      crew.progress().resumed(run.learntBlocks);
      while (run.learntBlocks < plan.blocks()) {
        run.next(crew);
        listener.learnt(run.state());
        if (lastSave.isLongAgo() || run.learntBlocks % blocksBetweenCheckpoints == 0) {
          checkpoints.save(STATE, run.save());
          lastSave.setNow();
        }
        crew.progress().advance(1);
      }
    } finally {
      crew.progress().end();
    }
    BackgammonNets nets = run.learner.nets();
    nets.write(target, provenance);
    checkpoints.remove();
    return nets;
  }

  /** The training block by block, for whoever lets several take turns; it is saved nowhere. */
  public Steps steps() {
    return new Steps();
  }

  /** A training that stands still after every block. */
  public final class Steps {
    private final Run run = new Run();

    private Steps() {}

    /** How much of it is done, from 0 to 1. */
    public double share() {
      return (double) run.learntBlocks / plan.blocks();
    }

    public boolean isDone() {
      return run.learntBlocks >= plan.blocks();
    }

    /** Learns from a block of games, and plays the next. */
    public void next(Crew crew) {
      if (isDone()) {
        throw new IllegalStateException("the training is over");
      }
      run.next(crew);
    }

    /** Seals the nets: the same file as that of {@link NetTraining#run}, once it is done. */
    public void seal(Path target) throws IOException {
      if (!isDone()) {
        throw new IllegalStateException("the training is not over");
      }
      run.learner.nets().write(target, provenance);
    }
  }

  /** What changes during a run. */
  private final class Run {
    private final NetLearner learner;
    private long learntBlocks;

    /** The nets that play the block that is to be learnt from next, and that block. */
    private BackgammonNets playing;

    private List<GameExperience> games = newGames();
    private List<GameExperience> spare = newGames();
    private boolean played;
    private LearningTally lastTally = new LearningTally();
    private List<GameExperience> lastGames = List.of();

    Run() {
      this.learner = new NetLearner(plan, exact, start);
      this.playing = start;
    }

    Run(NamedArrays saved) {
      this.learner = NetLearner.resume(plan, exact, saved);
      this.learntBlocks = saved.longs(BLOCK)[0];
      List<Network> contacts = new ArrayList<>();
      for (String name : plan.nets().split().names()) {
        contacts.add(Network.of(plan.nets().contactShape(), saved.floats(PLAYING + name)));
      }
      this.playing =
          new BackgammonNets(
              contacts, Network.of(plan.nets().raceShape(), saved.floats(PLAYING + RACE)));
    }

    NamedArrays save() {
      NamedArrays arrays = learner.save(NamedArrays.of());
      for (int net = 0; net < playing.contacts().size(); net++) {
        String name = PLAYING + playing.split().names().get(net);
        arrays = arrays.with(name, playing.contacts().get(net).parameters());
      }
      return arrays
          .with(PLAYING + RACE, playing.race().parameters())
          .with(BLOCK, new long[] {learntBlocks});
    }

    TrainingState state() {
      return new TrainingState(
          plan, learntBlocks, plan.rate(learntBlocks - 1), learner.nets(), lastTally, lastGames);
    }

    /** Learns from the block that was played and meanwhile plays the next. */
    void next(Crew crew) {
      if (!played) {
        sweep(crew, playing, games, learntBlocks, false);
        played = true;
      }
      BackgammonNets newest = learner.nets();
      sweep(crew, newest, spare, learntBlocks + 1, true);
      List<GameExperience> learnt = games;
      games = spare;
      spare = learnt;
      lastGames = learnt;
      playing = newest;
      learntBlocks++;
    }

    /** Plays a block; the learner, if it works too, is the first job, because it is the longest. */
    private void sweep(
        Crew crew, BackgammonNets nets, List<GameExperience> into, long block, boolean learns) {
      SelfPlay[] players = new SelfPlay[crew.threads()];
      boolean isLast = block >= plan.blocks();
      int jobs = (learns ? 1 : 0) + (isLast ? 0 : plan.blockGames());
      crew.sweep(
          jobs,
          1,
          (from, to, worker) -> {
            if (learns && from == 0) {
              learnBlock();
              return;
            }
            if (players[worker] == null) {
              players[worker] = newPlayer(nets);
            }
            int number = (int) from - (learns ? 1 : 0);
            long game = block * plan.blockGames() + number;
            players[worker].play(game, block, TrialRandom.of(plan.seed(), game), into.get(number));
          });
    }

    private void learnBlock() {
      lastTally =
          learner.learn(
              games,
              plan.rate(learntBlocks),
              TrialRandom.of(plan.seed() ^ LEARNING_SEED, learntBlocks));
    }
  }

  private SelfPlay newPlayer(BackgammonNets nets) {
    Evaluator evaluator = new NetEvaluator(nets);
    Evaluator player =
        table != null && plan.table().plays() ? new PairEvaluator(table, evaluator) : evaluator;
    int plies = plan.learning().plies();
    // The teacher does not know the table, or what is held out of it would be taught after all; and
    // it does not learn itself: nets that aim at their own best replies think more and more of
    // them.
    Evaluator teacher =
        plies == 0 ? player : new LookaheadEvaluator(new NetEvaluator(this.start), plies);
    return new SelfPlay(player, teacher, exact, anchors, plan.table().adjudicates(), plan.starts());
  }

  private List<GameExperience> newGames() {
    List<GameExperience> list = new ArrayList<>();
    for (int number = 0; number < plan.blockGames(); number++) {
      list.add(new GameExperience());
    }
    return list;
  }
}
