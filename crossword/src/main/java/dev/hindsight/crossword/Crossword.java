package dev.hindsight.crossword;

import dev.hindsight.core.runs.Cancellation;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.Progress;
import dev.hindsight.crossword.play.Equipment;
import dev.hindsight.crossword.play.TurnMoves;
import dev.hindsight.crossword.play.endgame.EndgameAnswer;
import dev.hindsight.crossword.play.endgame.EndgameLimits;
import dev.hindsight.crossword.play.endgame.EndgameMove;
import dev.hindsight.crossword.play.endgame.EndgameSolver;
import dev.hindsight.crossword.play.evaluate.StaticEvaluation;
import dev.hindsight.crossword.play.find.RankedMove;
import dev.hindsight.crossword.play.inference.Criterion;
import dev.hindsight.crossword.play.inference.Definition;
import dev.hindsight.crossword.play.inference.Inference;
import dev.hindsight.crossword.play.inference.InferenceLeaves;
import dev.hindsight.crossword.play.inference.InferenceResult;
import dev.hindsight.crossword.play.inference.Observation;
import dev.hindsight.crossword.play.inference.ObservedMove;
import dev.hindsight.crossword.play.preendgame.PreEndgameLimits;
import dev.hindsight.crossword.play.preendgame.PreEndgameProof;
import dev.hindsight.crossword.play.preendgame.PreEndgameSolver;
import dev.hindsight.crossword.play.simulation.CandidateResult;
import dev.hindsight.crossword.play.simulation.LeaveSource;
import dev.hindsight.crossword.play.simulation.OpponentRacks;
import dev.hindsight.crossword.play.simulation.RankingRule;
import dev.hindsight.crossword.play.simulation.SimulatedPosition;
import dev.hindsight.crossword.play.simulation.SimulationLeaves;
import dev.hindsight.crossword.play.simulation.SimulationPlan;
import dev.hindsight.crossword.play.simulation.SimulationResult;
import dev.hindsight.crossword.play.simulation.Simulator;
import dev.hindsight.crossword.play.simulation.WinChances;
import dev.hindsight.crossword.rules.board.Board;
import dev.hindsight.crossword.rules.board.BoardLayout;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.board.Placement;
import dev.hindsight.crossword.rules.letters.Millipoints;
import dev.hindsight.crossword.rules.letters.TileCounts;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.rules.letters.TileText;
import dev.hindsight.crossword.rules.letters.Tiles;
import dev.hindsight.crossword.rules.notation.Cgp;
import dev.hindsight.crossword.rules.notation.MoveNotation;
import dev.hindsight.crossword.rules.words.WordFiles;
import dev.hindsight.crossword.rules.words.WordGraph;
import dev.hindsight.crossword.table.CrosswordTables;
import dev.hindsight.crossword.table.DefaultTables;
import dev.hindsight.crossword.table.LeaveTable;
import dev.hindsight.crossword.table.derivation.LeaveDerivation;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Crossword games for other programs: every move of a position and what it is worth.
 *
 * <pre>{@code
 * Crossword crossword = Crossword.english();
 * crossword.isWord("FACET")                                                    // true
 * crossword.best("15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 AEINRST/ 0/0 0", 3)
 * }</pre>
 *
 * <p>A position is a line of CGP with the rack of the player on turn; a text that is not one is an
 * {@link IllegalArgumentException} whose message says why. What is loaded does not change: any
 * number of threads may ask.
 */
public final class Crossword {
  private final Equipment equipment;
  private final MoveNotation notation;

  /** Of leaves for the tiles unseen; null where leaves are those of a file. */
  private final @Nullable LeaveDerivation derivation;

  /** These are for one thread and take longer to make than to use. */
  private final Queue<TurnMoves> idle = new ConcurrentLinkedQueue<>();

  private Crossword(Equipment equipment, @Nullable LeaveDerivation derivation) {
    this.equipment = equipment;
    this.derivation = derivation;
    this.notation = new MoveNotation(equipment.rules());
  }

  /**
   * The English tiles on the standard board, with the public-domain words ENABLE and leave values
   * learnt with them, for the tiles that are not seen in a position. Takes about a second.
   */
  public static Crossword english() {
    CrosswordRules rules = CrosswordRules.english();
    return new Crossword(
        Equipment.of(rules, WordGraph.enable(), DefaultTables.leaves()),
        new LeaveDerivation(DefaultTables.racks()));
  }

  /**
   * A game with tiles, a board and words of your own. Leaves are worth nothing until {@link
   * #withLeaves} brings some; the English tiles on the standard board have those of {@link
   * #english}.
   *
   * @param tiles the name of a language that comes with the program, such as {@code english}, or a
   *     CSV file of letters
   * @param layout {@code standard}, {@code super}, or a text file of a board
   * @param words a word graph ({@code .kwg}) or a text list
   * @throws IOException if a file cannot be used; the message says why
   */
  public static Crossword of(String tiles, String layout, Path words) throws IOException {
    TileSet letters =
        TileSet.LANGUAGES.contains(tiles) ? TileSet.named(tiles) : TileSet.read(Path.of(tiles));
    BoardLayout board =
        BoardLayout.NAMES.contains(layout)
            ? BoardLayout.named(layout)
            : BoardLayout.read(Path.of(layout));
    CrosswordRules rules = new CrosswordRules(board, letters);
    if (rules.equals(CrosswordRules.english())) {
      return english().withWords(words);
    }
    return new Crossword(
        Equipment.of(
            rules, WordFiles.read(words, letters), LeaveTable.zero(letters, rules.rackSize())),
        null);
  }

  /**
   * This game with other words, and the leaves that it has: those of other words are far better
   * than none.
   *
   * @param file a word graph ({@code .kwg}) or a text list
   */
  public Crossword withWords(Path file) throws IOException {
    CrosswordRules rules = equipment.rules();
    return new Crossword(
        Equipment.of(rules, WordFiles.read(file, rules.tiles()), equipment.leaves()), derivation);
  }

  /**
   * This game with other leave values, whatever tiles are unseen.
   *
   * @param file a table of ours or {@code .klv2}
   */
  public Crossword withLeaves(Path file) throws IOException {
    CrosswordRules rules = equipment.rules();
    return new Crossword(
        equipment.withLeaves(CrosswordTables.openLeaves(file, rules.tiles(), rules.rackSize())),
        null);
  }

  /** This game with leaves that are worth nothing: moves are valued by what they score. */
  public Crossword withoutLeaves() {
    CrosswordRules rules = equipment.rules();
    return new Crossword(
        equipment.withLeaves(LeaveTable.zero(rules.tiles(), rules.rackSize())), null);
  }

  /**
   * What tiles that are kept are worth with a full bag, in points.
   *
   * @param leave such as {@code AEINS?}, in any order
   * @throws IllegalArgumentException if these are too many tiles, or more of a letter than exist
   */
  public double leaveValue(String leave) {
    LeaveTable leaves = equipment.leaves();
    return Millipoints.toPoints(
        leaves.millipoints(leaves.index().rank(TileCounts.parse(tiles(), leave).counts())));
  }

  /** How many words there are. */
  public int words() {
    return equipment.words().words();
  }

  /** Whether a word in capital letters is one. */
  public boolean isWord(String word) {
    return equipment.words().contains(new TileText(tiles()).parseWord(word));
  }

  /**
   * The first moves by equity, best first, exchanges and the pass among them.
   *
   * <p>Of the tiles that the player on turn does not see, as many as a rack holds are the
   * opponent's and the rest is the bag; so once the bag is empty the opponent's tiles are known.
   *
   * @param most how many, at least 1
   */
  public List<CrosswordMove> best(String cgp, int most) {
    checkMost(most);
    GamePosition position = Cgp.parse(cgp, equipment.rules()).game();
    TurnMoves known = idle.poll();
    TurnMoves moves = known == null ? new TurnMoves(equipment, derivation, false) : known;
    moves.setUp(position);
    List<CrosswordMove> best =
        moves.top(most).stream().map(move -> named(move, moves.board())).toList();
    idle.add(moves);
    return best;
  }

  /**
   * Searches the end of a game, in which the opponent has all tiles that are not seen.
   *
   * @param most the time after which the best move found so far is taken
   * @throws IllegalArgumentException if there are tiles in the bag, or the game is over
   */
  public CrosswordEnding solveEnding(String cgp, Duration most) {
    GamePosition position = Cgp.parse(cgp, equipment.rules()).game();
    EndgameSolver solver = new EndgameSolver(equipment.rules(), equipment.words());
    try (Crew alone = new Crew(1)) {
      EndgameAnswer answer = solver.solve(position, EndgameLimits.within(most), alone);
      Board board = board(position);
      EndgameMove best = answer.best();
      return new CrosswordEnding(
          notation.format(best.move(), board),
          best.scorePoints(),
          best.netPointsForMover(),
          answer.proven());
    }
  }

  /**
   * Looks at the turns that are left while there are one to seven tiles in the bag: for each move
   * at the draws that can follow, and at the end of the game after each.
   *
   * @param time after which what is known is taken
   * @return the moves that were looked at, the best first: by the chance to win, then by points
   * @throws IllegalArgumentException if there are no or more tiles in the bag, or the game is over
   */
  public List<PreEndingMove> solvePreEnding(String cgp, Duration time) {
    GamePosition position = Cgp.parse(cgp, equipment.rules()).game();
    try (Crew crew = crew()) {
      Board board = board(position);
      return new PreEndgameSolver(equipment)
          .solve(position, PreEndgameLimits.within(time), crew).moves().stream()
              .filter(move -> move.draws() > 0)
              .map(
                  move ->
                      new PreEndingMove(
                          notation.format(move.move(), board),
                          move.scorePoints(),
                          move.winChance(),
                          move.winChanceError(),
                          move.netPointsForMover(),
                          move.proof() == PreEndgameProof.PROVEN))
              .toList();
    }
  }

  /**
   * What the player who made a move has probably kept: all racks with which the move was the best
   * by equity, or within a margin of it.
   *
   * @param cgp the position before the move, its mover on turn; racks in it are not looked at
   * @param move a play such as {@code 8D FACET}, or {@code exchange 3} for three unknown tiles
   * @param marginPoints 0 for moves that were the best
   * @param most how many leaves, the likeliest first
   * @throws IllegalArgumentException if the move does not fit the position
   */
  public List<InferredLeave> infer(String cgp, String move, double marginPoints, int most) {
    checkMost(most);
    GamePosition position = Cgp.parse(cgp, equipment.rules()).game();
    Observation observation =
        new Observation(position, observed(move, position), Tiles.of(), Tiles.of());
    Criterion criterion =
        new Criterion.WithinMargin(
            Definition.NEAR_BEST, (int) Math.round(marginPoints * Millipoints.PER_POINT), true);
    StaticEvaluation usual = equipment.staticEvaluation();
    try (Crew crew = crew()) {
      StaticEvaluation evaluation =
          derivation == null ? usual : InferenceLeaves.derive(derivation, observation, usual, crew);
      InferenceResult result =
          new Inference(equipment, evaluation).run(observation, criterion, crew);
      return result.topLeaves(most).stream()
          .map(
              leave ->
                  new InferredLeave(
                      TileCounts.format(leave.counts(), tiles()),
                      leave.weight() / result.recordedWeight(),
                      Millipoints.toPoints(leave.millipoints())))
          .toList();
    }
  }

  private ObservedMove observed(String move, GamePosition position) {
    String exchange = "exchange ";
    if (move.startsWith(exchange) && move.substring(exchange.length()).matches("[0-9]{1,2}")) {
      return new ObservedMove.Exchanged(Integer.parseInt(move.substring(exchange.length())));
    }
    if (notation.parse(move, position) instanceof Placement placement) {
      return new ObservedMove.Placed(placement);
    }
    throw new IllegalArgumentException(
        "'" + move + "' tells nothing; give a play, or 'exchange 3' for three tiles");
  }

  /**
   * Plays on from the first fifteen moves by equity, many times with tiles that are drawn, and says
   * what came of each, the best first: by the chance to win with fewer than 30 tiles unseen, by
   * equity before that. The same arguments give the same answer.
   *
   * @param plies turns after the move: 2 are the opponent's reply and the next own move
   * @param playouts of all moves together at most; 10,000 of two plies take about a second
   * @param seed of what is drawn
   * @throws IllegalArgumentException if there is nothing to play on
   */
  public List<SimulatedMove> simulate(String cgp, int plies, long playouts, long seed) {
    return simulate(
        cgp,
        SimulationLimits.usual().withPlies(plies).withPlayouts(playouts).withSeed(seed),
        known -> true);
  }

  /**
   * The same, with more to say and to hear.
   *
   * @param limits how far and how long; without a time the same limits give the same answer
   * @param goOn is told what is known after each round, some times a second, and ends the
   *     simulation by answering false; called by the thread that asks
   * @return what is known when it ends
   */
  public List<SimulatedMove> simulate(
      String cgp, SimulationLimits limits, Predicate<List<SimulatedMove>> goOn) {
    SimulationPlan plan =
        SimulationPlan.usual()
            .withPlies(limits.plies())
            .withCandidates(limits.candidates())
            .withIterations(limits.playouts())
            .withSeed(limits.seed())
            .withRanking(RankingRule.AUTO);
    SimulatedPosition root = new SimulatedPosition(Cgp.parse(cgp, equipment.rules()).game());
    WinChances chances = WinChances.usual(equipment.rules(), equipment.words().wordsSha256());
    Simulator simulator = new Simulator(equipment, chances);
    Board board = board(root.position());
    long end = limits.time().map(time -> System.nanoTime() + time.toNanos()).orElse(0L);
    Cancellation cancellation = new Cancellation();
    int threads = Runtime.getRuntime().availableProcessors();
    try (Crew crew = new Crew(threads, cancellation, Progress.SILENT)) {
      return named(
          simulator.simulate(
              root,
              OpponentRacks.UNKNOWN,
              leaves(root, crew),
              plan,
              crew,
              known -> {
                boolean isLate = limits.time().isPresent() && System.nanoTime() - end >= 0;
                if (isLate || !goOn.test(named(known, board))) {
                  cancellation.cancel();
                }
              }),
          board);
    }
  }

  private List<SimulatedMove> named(SimulationResult known, Board board) {
    return known.candidates().stream().map(candidate -> named(candidate, board)).toList();
  }

  private Board board(GamePosition position) {
    Board board = equipment.board();
    board.setUp(position.squares().toArray());
    return board;
  }

  private static Crew crew() {
    return new Crew(Runtime.getRuntime().availableProcessors());
  }

  private static void checkMost(int most) {
    if (most < 1) {
      throw new IllegalArgumentException("at least 1 must be asked for, not " + most);
    }
  }

  private LeaveSource leaves(SimulatedPosition root, Crew crew) {
    StaticEvaluation evaluation = equipment.staticEvaluation();
    return derivation == null
        ? LeaveSource.fixed(evaluation)
        : SimulationLeaves.ROOT.derive(derivation, root, evaluation, crew);
  }

  private SimulatedMove named(CandidateResult found, Board board) {
    return new SimulatedMove(
        notation.format(found.move().move(), board),
        found.move().scorePoints(),
        Millipoints.toPoints(found.equityMillipoints().mean()),
        found.iterations() < 2
            ? 0
            : Millipoints.toPoints(found.equityMillipoints().standardError()),
        found.winMillionths().mean() / WinChances.CERTAIN,
        found.iterations());
  }

  private CrosswordMove named(RankedMove move, Board board) {
    return new CrosswordMove(
        notation.format(move.move(), board),
        move.scorePoints(),
        Millipoints.toPoints(move.equityMillipoints()),
        TileCounts.of(tiles(), move.leave()).format(tiles()));
  }

  private TileSet tiles() {
    return equipment.rules().tiles();
  }
}
