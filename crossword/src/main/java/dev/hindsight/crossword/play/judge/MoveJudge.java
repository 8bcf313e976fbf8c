package dev.hindsight.crossword.play.judge;

import dev.hindsight.core.measure.Moments;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.crossword.play.Equipment;
import dev.hindsight.crossword.play.endgame.EndgameAnswer;
import dev.hindsight.crossword.play.endgame.EndgameBound;
import dev.hindsight.crossword.play.endgame.EndgameLimits;
import dev.hindsight.crossword.play.endgame.EndgameMove;
import dev.hindsight.crossword.play.endgame.EndgameOutcome;
import dev.hindsight.crossword.play.endgame.EndgameSolver;
import dev.hindsight.crossword.play.evaluate.StaticEvaluation;
import dev.hindsight.crossword.play.find.RankedMove;
import dev.hindsight.crossword.play.inference.Criterion;
import dev.hindsight.crossword.play.inference.Definition;
import dev.hindsight.crossword.play.inference.Inference;
import dev.hindsight.crossword.play.inference.InferenceLeaves;
import dev.hindsight.crossword.play.inference.InferenceResult;
import dev.hindsight.crossword.play.inference.InferredRacks;
import dev.hindsight.crossword.play.inference.LastMove;
import dev.hindsight.crossword.play.inference.Observation;
import dev.hindsight.crossword.play.judge.Judgement.Part;
import dev.hindsight.crossword.play.judge.Judgement.Stop;
import dev.hindsight.crossword.play.preendgame.PreEndgameAnswer;
import dev.hindsight.crossword.play.preendgame.PreEndgameLimits;
import dev.hindsight.crossword.play.preendgame.PreEndgameMove;
import dev.hindsight.crossword.play.preendgame.PreEndgameProof;
import dev.hindsight.crossword.play.preendgame.PreEndgameQuestion;
import dev.hindsight.crossword.play.preendgame.PreEndgameSolver;
import dev.hindsight.crossword.play.preendgame.RackBelief;
import dev.hindsight.crossword.play.simulation.Allowance;
import dev.hindsight.crossword.play.simulation.CandidateResult;
import dev.hindsight.crossword.play.simulation.CorrectedLeaves;
import dev.hindsight.crossword.play.simulation.LeaveSource;
import dev.hindsight.crossword.play.simulation.OpponentRacks;
import dev.hindsight.crossword.play.simulation.RankingRule;
import dev.hindsight.crossword.play.simulation.RootLeaves;
import dev.hindsight.crossword.play.simulation.SimulatedPosition;
import dev.hindsight.crossword.play.simulation.SimulationPlan;
import dev.hindsight.crossword.play.simulation.SimulationResult;
import dev.hindsight.crossword.play.simulation.Simulator;
import dev.hindsight.crossword.play.simulation.Standings;
import dev.hindsight.crossword.play.simulation.TimeAllowance;
import dev.hindsight.crossword.play.simulation.WinChances;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.letters.Millipoints;
import dev.hindsight.crossword.rules.letters.Tiles;
import dev.hindsight.crossword.table.derivation.LeaveDerivation;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Chooses a move at any time of a game, by the chance to win where that can be told, and then by
 * points.
 *
 * <pre>{@code
 * MoveJudge judge = new MoveJudge(equipment, winChances, leaves, System::nanoTime);
 * Judgement judgement =
 *     judge.judge(new JudgeQuestion(position, last, 1), JudgeBudget.within(time), crew);
 * judgement.best().move()
 * }</pre>
 *
 * <p>A budget is spent on what decides. With an empty bag the end of the game is solved; with one
 * or two tiles in it, moves are compared by the ends of games after each draw; before that they are
 * played on from, against racks that explain the opponent's last move, until one is clearly better
 * or the budget is spent. Moves far behind the first by equity are not looked at, and if only one
 * is left there is nothing to do.
 *
 * <p>Solvers and boards, some 100 MB, are made when they are first needed and kept. One question at
 * a time.
 */
public final class MoveJudge {
  /** Beyond this a sample of draws, with turns played by rule of thumb, says less than playouts. */
  public static final int MOST_TILES_WEIGHED = 2;

  private static final int CANDIDATES = 12;
  private static final int PLIES = 2;

  /** No simulation that we have seen puts a move first that static equity has so far behind. */
  private static final int HOPELESS_MILLIPOINTS = 30 * Millipoints.PER_POINT;

  /** Late playouts go to the end of the game by static play. */
  private static final int ENDINGS = 0;

  /** Deriving leaves for both takes about a tenth of a second of one thread. */
  private static final Duration TIME_TO_DERIVE = Duration.ofSeconds(1);

  /**
   * Weighing every rack by a likelihood begins with a table of all placements, which takes up to
   * half a second early in a game. With less time only few racks are judged, by searching the board
   * for each: some 50 ms.
   */
  private static final Duration TIME_TO_WEIGH = Duration.ofSeconds(10);

  private static final long ITERATIONS_TO_WEIGH = 5_000;

  private static final long MOST_WEIGHED = 200_000;
  private static final long MOST_SEARCHED = 1_000;

  private static final Criterion WEIGHS = new Criterion.Softmax(2 * Millipoints.PER_POINT);

  /** Nobody values leaves quite alike, so a move need not be the very best for a rack. */
  private static final Criterion EXPLAINS =
      new Criterion.WithinMargin(Definition.NEAR_BEST, 3 * Millipoints.PER_POINT, true);

  private final Equipment equipment;
  private final Optional<LeaveDerivation> derivation;
  private final LongSupplier nanos;
  private final Simulator simulator;
  private @Nullable Inference inference;
  private @Nullable PreEndgameSolver preEndgames;
  private @Nullable EndgameSolver endgames;

  /**
   * @param derivation rack equities to derive leaves for the tiles left from, if there are any
   * @param nanos the clock that budgets are measured with
   */
  public MoveJudge(
      Equipment equipment,
      WinChances winChances,
      Optional<LeaveDerivation> derivation,
      LongSupplier nanos) {
    this.equipment = equipment;
    this.derivation = derivation;
    this.nanos = nanos;
    this.simulator = new Simulator(equipment, winChances);
  }

  /**
   * Judges a turn.
   *
   * @throws dev.hindsight.crossword.rules.letters.CrosswordFormatException if the player on turn
   *     has no tiles or the game is over
   */
  public Judgement judge(JudgeQuestion question, JudgeBudget budget, Crew crew) {
    long begin = nanos.getAsLong();
    SimulatedPosition root = new SimulatedPosition(withoutOpponentsRack(question.position()));
    if (root.isCertain()) {
      return solve(question.position(), budget, crew);
    }
    LongSupplier left = () -> budget.time().orElseThrow().toNanos() - (nanos.getAsLong() - begin);
    List<RankedMove> first = simulator.candidates(root, equipment.staticEvaluation(), CANDIDATES);
    if (first.size() == 1) {
      return decided(first, Stop.ONE_MOVE);
    }
    return root.tilesInBag() <= MOST_TILES_WEIGHED
        ? weigh(root, question, budget, left, first, crew)
        : playOn(root, question, budget, left, crew);
  }

  private static GamePosition withoutOpponentsRack(GamePosition position) {
    return new GamePosition(
        position.rules(),
        position.squares(),
        List.of(position.racks().get(0), Tiles.of()),
        position.scorePoints(),
        position.scorelessTurns());
  }

  private static Judgement decided(List<RankedMove> moves, Stop stop) {
    return new Judgement(
        Part.STATIC,
        moves.stream().map(MoveJudge::unlooked).toList(),
        stop == Stop.ONE_MOVE,
        stop,
        false);
  }

  private static JudgedMove unlooked(RankedMove move) {
    return new JudgedMove(
        move.move(),
        move.scorePoints(),
        null,
        Double.NaN,
        Millipoints.toPoints(move.equityMillipoints()),
        Double.NaN,
        0,
        false);
  }

  /** The bag is empty. */
  private Judgement solve(GamePosition position, JudgeBudget budget, Crew crew) {
    EndgameSolver known = endgames;
    if (known == null) {
      known = new EndgameSolver(equipment.rules(), equipment.words(), nanos);
      endgames = known;
    }
    EndgameLimits limits =
        EndgameLimits.within(budget.time().orElse(UNBOUNDED))
            .withNodes(budget.endgameNodes())
            .withAim(EndgameLimits.Aim.WIN_THEN_POINTS);
    EndgameAnswer answer = known.solve(withOpponentsRack(position), limits, crew);
    int lead = position.scorePoints().get(0) - position.scorePoints().get(1);
    EndgameMove best = answer.best();
    boolean isKnown = answer.outcome() != EndgameOutcome.UNKNOWN;
    List<JudgedMove> moves =
        answer.moves().stream()
            .map(move -> solved(move, lead, isKnown && move.equals(best) ? answer.outcome() : null))
            .toList();
    Stop stop =
        answer.moves().size() == 1
            ? Stop.ONE_MOVE
            : answer.proven()
                ? Stop.PROVEN
                : crew.cancellation().isCancelled() ? Stop.CANCELLED : Stop.SPENT;
    return new Judgement(Part.ENDGAME, moves, isKnown || answer.proven(), stop, false);
  }

  private static final Duration UNBOUNDED = Duration.ofDays(1);

  private static GamePosition withOpponentsRack(GamePosition position) {
    return new GamePosition(
        position.rules(),
        position.squares(),
        List.of(position.racks().get(0), position.unseen().letters()),
        position.scorePoints(),
        position.scorelessTurns());
  }

  private static JudgedMove solved(
      EndgameMove move, int lead, @Nullable EndgameOutcome outcomeOfBest) {
    boolean isExact = move.bound() == EndgameBound.EXACT;
    Double winChance = null;
    if (outcomeOfBest != null) {
      winChance =
          outcomeOfBest == EndgameOutcome.WIN
              ? 1.0
              : outcomeOfBest == EndgameOutcome.DRAW ? 0.5 : 0.0;
    } else if (isExact) {
      winChance = (1 + Integer.signum(lead + move.netPointsForMover())) / 2.0;
    }
    return new JudgedMove(
        move.move(),
        move.scorePoints(),
        winChance,
        winChance == null ? Double.NaN : 0,
        move.bound() == EndgameBound.UNKNOWN ? move.scorePoints() : move.netPointsForMover(),
        isExact ? 0 : Double.NaN,
        1,
        winChance != null);
  }

  /** One or two tiles are in the bag. */
  private Judgement weigh(
      SimulatedPosition root,
      JudgeQuestion question,
      JudgeBudget budget,
      LongSupplier left,
      List<RankedMove> first,
      Crew crew) {
    Optional<InferredRacks> racks = read(root, question, budget, crew);
    RackBelief belief =
        racks.map(known -> RackBelief.inferred(known, root.unseen())).orElse(RackBelief.UNKNOWN);
    PreEndgameSolver known = preEndgames;
    if (known == null) {
      known = new PreEndgameSolver(equipment, nanos);
      preEndgames = known;
    }
    Duration time = budget.isTimed() ? Duration.ofNanos(Math.max(0, left.getAsLong())) : UNBOUNDED;
    PreEndgameLimits limits = PreEndgameLimits.within(time).withSteps(budget.preEndgameSteps());
    PreEndgameAnswer answer =
        known.solve(new PreEndgameQuestion(root.position(), List.of(), belief), limits, crew);
    if (answer.best().proof() == PreEndgameProof.UNKNOWN) {
      return decided(first, crew.cancellation().isCancelled() ? Stop.CANCELLED : Stop.SPENT);
    }
    return new Judgement(
        Part.PRE_ENDGAME,
        answer.moves().stream().map(MoveJudge::weighed).toList(),
        answer.proven(),
        answer.proven()
            ? Stop.PROVEN
            : crew.cancellation().isCancelled() ? Stop.CANCELLED : Stop.SPENT,
        racks.isPresent());
  }

  private static JudgedMove weighed(PreEndgameMove move) {
    boolean isKnown = move.draws() > 0;
    return new JudgedMove(
        move.move(),
        move.scorePoints(),
        isKnown ? (Double) move.winChance() : null,
        isKnown ? move.winChanceError() : Double.NaN,
        move.netPointsForMover(),
        isKnown ? move.netPointsError() : Double.NaN,
        move.draws(),
        move.proof() == PreEndgameProof.PROVEN);
  }

  /** More tiles are in the bag. */
  private Judgement playOn(
      SimulatedPosition root,
      JudgeQuestion question,
      JudgeBudget budget,
      LongSupplier left,
      Crew crew) {
    LeaveSource leaves = leaves(root, budget, crew);
    List<RankedMove> candidates = simulator.candidates(root, leaves.root(), CANDIDATES);
    int least = candidates.get(0).equityMillipoints() - HOPELESS_MILLIPOINTS;
    List<RankedMove> hopeful =
        candidates.stream().filter(move -> move.equityMillipoints() >= least).toList();
    if (hopeful.size() == 1) {
      return decided(candidates, Stop.CLEAR);
    }
    Optional<InferredRacks> racks = read(root, question, budget, crew);
    OpponentRacks opponents =
        racks.<OpponentRacks>map(known -> known::draw).orElse(OpponentRacks.UNKNOWN);
    Allowance allowance =
        budget.isTimed()
            ? new TimeAllowance(nanos, left.getAsLong())
            : Allowance.ofPlayouts(budget.iterations());
    if (allowance.isUsedUp()) {
      return decided(candidates, Stop.SPENT);
    }
    SimulationPlan plan =
        SimulationPlan.usual()
            .withPlies(PLIES)
            .withEndings(ENDINGS)
            .withIterations(budget.iterations())
            .withRanking(RankingRule.AUTO)
            .withSeed(question.seed());
    SimulationResult result =
        simulator.simulate(
            root,
            opponents,
            leaves,
            new Standings(hopeful, plan, root, allowance),
            crew,
            known -> {});
    return new Judgement(
        Part.SIMULATION,
        result.candidates().stream().map(MoveJudge::playedOn).toList(),
        false,
        switch (result.ending()) {
          case CLEAR -> Stop.CLEAR;
          case CANCELLED -> Stop.CANCELLED;
          default -> Stop.SPENT;
        },
        racks.isPresent());
  }

  private static JudgedMove playedOn(CandidateResult found) {
    Moments equity = found.equityMillipoints();
    Moments win = found.winMillionths();
    boolean isKnown = found.iterations() > 0;
    return new JudgedMove(
        found.move().move(),
        found.move().scorePoints(),
        isKnown ? (Double) (win.mean() / WinChances.CERTAIN) : null,
        win.standardError() / WinChances.CERTAIN,
        isKnown
            ? Millipoints.toPoints(equity.mean())
            : Millipoints.toPoints(found.move().equityMillipoints()),
        equity.standardError() / Millipoints.PER_POINT,
        found.iterations(),
        false);
  }

  /** For the tiles left where there is time to derive them, else those of a full bag, corrected. */
  private LeaveSource leaves(SimulatedPosition root, JudgeBudget budget, Crew crew) {
    StaticEvaluation fixed = equipment.staticEvaluation();
    if (derivation.isEmpty()) {
      return LeaveSource.fixed(fixed);
    }
    return hasTimeToDerive(budget)
        ? RootLeaves.derive(derivation.get(), root, fixed, crew)
        : CorrectedLeaves.ofFullBag(fixed, root);
  }

  private static boolean hasTimeToDerive(JudgeBudget budget) {
    return budget.time().map(time -> time.compareTo(TIME_TO_DERIVE) >= 0).orElse(true);
  }

  /** What explains the opponent's last move; nothing if that says nothing, or takes too long. */
  private Optional<InferredRacks> read(
      SimulatedPosition root, JudgeQuestion question, JudgeBudget budget, Crew crew) {
    if (question.last().isEmpty()) {
      return Optional.empty();
    }
    Observation observation = LastMove.observe(root.position(), question.last().get());
    boolean weighs =
        budget
            .time()
            .map(time -> time.compareTo(TIME_TO_WEIGH) >= 0)
            .orElse(budget.iterations() >= ITERATIONS_TO_WEIGH);
    if (observation.family().size() > (weighs ? MOST_WEIGHED : MOST_SEARCHED)) {
      return Optional.empty();
    }
    Inference known = inference;
    if (known == null) {
      known = new Inference(equipment, equipment.staticEvaluation());
      inference = known;
    }
    Inference judging =
        derivation.isPresent() && hasTimeToDerive(budget)
            ? known.withEvaluation(
                InferenceLeaves.derive(
                    derivation.get(), observation, equipment.staticEvaluation(), crew))
            : known;
    InferenceResult result = judging.run(observation, weighs ? WEIGHS : EXPLAINS, crew);
    // Of an inference that was cut short only the first racks were judged: no fair weights.
    return result.isPartial()
        ? Optional.empty()
        : Optional.of(result.racks()).filter(racks -> !racks.isEmpty());
  }
}
