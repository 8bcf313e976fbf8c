package dev.hindsight.crossword.play.preendgame;

import dev.hindsight.core.runs.CancelledException;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.crossword.play.Equipment;
import dev.hindsight.crossword.play.find.MoveFinder;
import dev.hindsight.crossword.play.find.RankedMove;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.board.Move;
import dev.hindsight.crossword.rules.board.Pass;
import dev.hindsight.crossword.rules.letters.CrosswordFormatException;
import dev.hindsight.crossword.rules.letters.TileCounts;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.LongSupplier;

/**
 * Solves pre-endgames (PEG): compares moves with one to seven tiles in the bag by who wins after
 * each draw.
 *
 * <pre>{@code
 * PreEndgameSolver solver = new PreEndgameSolver(equipment);
 * PreEndgameAnswer answer =
 *     solver.solve(position, PreEndgameLimits.within(Duration.ofSeconds(30)), crew);
 * answer.best().winChance()   // proven if answer.best().proof() == PROVEN
 * }</pre>
 *
 * <p><b>Who knows what.</b> The player on turn sees the board and the own rack; every way to share
 * out the other tiles between the opponent and the bag is as likely as any other, unless a {@link
 * RackBelief} says otherwise: nothing is concluded from earlier moves. A move that takes all tiles
 * out of the bag leaves nothing hidden, so what follows is an endgame that {@link
 * dev.hindsight.crossword.play.endgame.EndgameSolver} solves: over all draws the win chance is
 * exact. With one tile in the bag every placement is such a move. A pass keeps it there, and the
 * opponent replies by what <em>he</em> sees: see {@link PassSolver}. With more tiles in the bag a
 * move may leave some: then both sides play by static equity until it is empty, and only the rest
 * is solved. So such moves are never {@link PreEndgameProof#PROVEN}, and they come off a little
 * better than they are if the opponent knows more than static equity.
 *
 * <p>With up to four tiles in the bag all draws are looked at if there is time; with more, or too
 * little time, a sample, and the answer says with which error. Candidates are halved while what is
 * done for each grows: see {@link Stage}. All that a stage does is a function of the position,
 * whatever the number of threads; only where time or cancellation cuts it short is not.
 *
 * <p>Boards and tables, about 80 MB for each thread, are kept from one turn to the next. One thread
 * at a time.
 */
public final class PreEndgameSolver {
  public static final int MOST_TILES_IN_BAG = 7;

  private static final Comparator<PreEndgameMove> BY_WORTH =
      Comparator.comparingDouble(PreEndgameMove::winChance)
          .thenComparingDouble(PreEndgameMove::netPointsForMover)
          .reversed();

  private final Equipment equipment;
  private final CrosswordRules rules;
  private final LongSupplier nanos;
  private final MoveFinder finder;
  private final List<DrawSolver> solvers = new ArrayList<>();

  public PreEndgameSolver(Equipment equipment) {
    this(equipment, System::nanoTime);
  }

  /**
   * @param nanos the clock that limits are measured with
   */
  public PreEndgameSolver(Equipment equipment, LongSupplier nanos) {
    this.equipment = equipment;
    this.rules = equipment.rules();
    this.nanos = nanos;
    this.finder = equipment.moveFinder();
  }

  /** Whether a position is one that can be asked about. */
  public static boolean isPreEndgame(GamePosition position) {
    int tilesInBag = tilesInBag(position);
    return tilesInBag >= 1
        && tilesInBag <= MOST_TILES_IN_BAG
        && position.racks().get(0).length() > 0
        && position.scorelessTurns() < position.rules().scorelessTurnLimit();
  }

  private static int tilesInBag(GamePosition position) {
    return position.unseen().size() - position.rules().rackSize();
  }

  /**
   * Compares the moves of the player on turn. What the position says of the opponent's rack is not
   * looked at.
   *
   * @throws CrosswordFormatException if there are not 1 to 7 tiles in the bag, or the game is over
   */
  public PreEndgameAnswer solve(GamePosition position, PreEndgameLimits limits, Crew crew) {
    return solve(PreEndgameQuestion.of(position), limits, crew);
  }

  /**
   * The same for some moves, or for a player who knows something of the opponent's rack.
   *
   * @throws CrosswordFormatException also if a move cannot be made, or the opponent's tiles are not
   *     unseen
   */
  public PreEndgameAnswer solve(PreEndgameQuestion question, PreEndgameLimits limits, Crew crew) {
    GamePosition position = question.position();
    if (!isPreEndgame(position)) {
      throw new CrosswordFormatException(
          "There must be 1 to "
              + MOST_TILES_IN_BAG
              + " tiles in the bag and tiles on the rack; there are "
              + tilesInBag(position)
              + " in the bag.");
    }
    long begin = nanos.getAsLong();
    LongSupplier nanosLeft = () -> limits.time().toNanos() - (nanos.getAsLong() - begin);
    while (solvers.size() < crew.threads()) {
      solvers.add(new DrawSolver(equipment));
    }
    solvers.forEach(solver -> solver.begin(crew.cancellation(), nanosLeft));
    int tilesInBag = tilesInBag(position);
    Draws draws = new Draws(position.unseen(), tilesInBag, question.opponent(), limits.seed());
    List<Candidate> order = new ArrayList<>();
    for (RankedMove move : candidates(question, tilesInBag, limits.candidates())) {
      order.add(
          new Candidate(
              position, move, draws, tilesInBag, limits.replies() == PreEndgameLimits.ALL));
    }
    try {
      List<Stage> ladder = Stage.ladder(order.size(), draws.count(), tilesInBag, limits.replies());
      for (Stage stage : ladder.subList(0, Math.min(limits.steps(), ladder.size()))) {
        run(stage, order, crew);
        if (nanosLeft.getAsLong() <= 0 || isReached(limits.aim(), order)) {
          break;
        }
      }
    } catch (CancelledException cancelled) {
      // What is known is the answer.
    }
    return answer(order, draws, tilesInBag);
  }

  /**
   * The first moves by static equity, and the pass: right after the first of them, because static
   * equity says nothing of it, and where time is short only the first are known well.
   */
  private List<RankedMove> candidates(PreEndgameQuestion question, int tilesInBag, int most) {
    GamePosition position = question.position();
    finder.finder().board().setUp(position.squares().toArray());
    int[] rack = TileCounts.count(position.racks().get(0), rules.tiles().letterCount());
    finder.setRack(rack, equipment.staticEvaluation().atLead(position.lead()), tilesInBag, 0);
    if (!question.only().isEmpty()) {
      List<RankedMove> all = finder.top(Integer.MAX_VALUE);
      return question.only().stream().distinct().map(move -> find(move, all)).toList();
    }
    List<RankedMove> moves = new ArrayList<>(finder.top(most));
    moves.removeIf(move -> move.move() instanceof Pass);
    moves.add(Math.min(1, moves.size()), finder.pass());
    return moves;
  }

  private RankedMove find(Move wanted, List<RankedMove> all) {
    if (wanted instanceof Pass) {
      return finder.pass();
    }
    return all.stream()
        .filter(ranked -> ranked.move().equals(wanted))
        .findFirst()
        .orElseThrow(() -> new CrosswordFormatException("The move cannot be made: " + wanted));
  }

  /** Looks at all candidates after one draw before any of them after the next. */
  private void run(Stage stage, List<Candidate> order, Crew crew) {
    record Task(Candidate candidate, Cell cell) {}
    List<Task> tasks = new ArrayList<>();
    int live =
        stage.who() == Stage.Who.PROVABLE
            ? live(stage.live(), order)
            : Math.min(stage.live(), order.size());
    List<Candidate> looked = List.copyOf(chosen(stage.who(), order.subList(0, live)));
    List<List<Cell>> open =
        looked.stream().map(move -> move.open(stage.draws(), stage.effort())).toList();
    int most = open.stream().mapToInt(List::size).max().orElse(0);
    for (int cell = 0; cell < most; cell++) {
      for (int candidate = 0; candidate < looked.size(); candidate++) {
        if (cell < open.get(candidate).size()) {
          tasks.add(new Task(looked.get(candidate), open.get(candidate).get(cell)));
        }
      }
    }
    try {
      crew.sweep(
          tasks.size(),
          1,
          (from, to, worker) -> {
            Task task = tasks.get((int) from);
            task.candidate.solve(task.cell, solvers.get(worker), stage.effort());
          });
    } finally {
      sort(order, Math.min(live, live(Stage.WANTED, order)), looked);
    }
  }

  /** Those that were dropped before stay behind: what is known of them is rougher. */
  private static void sort(List<Candidate> order, int first, List<Candidate> looked) {
    Set<Candidate> front = new LinkedHashSet<>(order.subList(0, first));
    front.addAll(looked);
    List<Candidate> sorted = new ArrayList<>(front);
    sorted.sort(Comparator.comparing(Candidate::result, BY_WORTH));
    order.removeAll(front);
    order.addAll(0, sorted);
  }

  /** How many of the first moves there are until so many can be proven. */
  private static int live(int wanted, List<Candidate> order) {
    int live = 0;
    for (int provable = 0; live < order.size() && provable < wanted; live++) {
      provable += order.get(live).isProvable() ? 1 : 0;
    }
    return live;
  }

  private static List<Candidate> chosen(Stage.Who who, List<Candidate> order) {
    PreEndgameMove first = order.get(0).result();
    double proven = mostProven(order);
    return switch (who) {
      case ALL -> order;
      case PROVABLE -> order.stream().filter(Candidate::isProvable).toList();
      case RIVALS ->
          order.stream().filter(candidate -> candidate.mostWinChance() > proven).toList();
      case EQUALS ->
          order.stream()
              .filter(candidate -> candidate.result().winChance() == first.winChance())
              .toList();
    };
  }

  /** The highest win chance that is proven; less than any if none is. */
  private static double mostProven(List<Candidate> order) {
    return order.stream()
        .map(Candidate::result)
        .filter(move -> move.proof() == PreEndgameProof.PROVEN)
        .mapToDouble(PreEndgameMove::winChance)
        .max()
        .orElse(-1);
  }

  private static boolean isReached(PreEndgameLimits.Aim aim, List<Candidate> order) {
    List<PreEndgameMove> first =
        order.stream()
            .filter(Candidate::isProvable)
            .limit(Stage.WANTED)
            .map(Candidate::result)
            .toList();
    PreEndgameMove leader = order.get(0).result();
    double best = leader.winChance();
    return !first.isEmpty()
        && first.stream().allMatch(move -> move.proof() == PreEndgameProof.PROVEN)
        && (aim == PreEndgameLimits.Aim.WIN_CHANCES
            || (leader.proof() == PreEndgameProof.PROVEN
                && first.stream().allMatch(move -> move.pointsProven() || move.winChance() < best)
                && isBest(order, best)));
  }

  private static boolean isBest(List<Candidate> order, double winChance) {
    return order.stream().allMatch(candidate -> candidate.mostWinChance() <= winChance);
  }

  private PreEndgameAnswer answer(List<Candidate> order, Draws draws, int tilesInBag) {
    List<PreEndgameMove> moves = order.stream().map(Candidate::answer).toList();
    PreEndgameMove best = moves.get(0);
    boolean proven = best.proof() == PreEndgameProof.PROVEN && isBest(order, best.winChance());
    return new PreEndgameAnswer(
        moves,
        tilesInBag,
        draws.count() == Draws.ENDLESS ? 0 : draws.count(),
        proven,
        solvers.stream().mapToLong(DrawSolver::endgames).sum());
  }
}
