package dev.hindsight.crossword;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.crossword.play.Equipment;
import dev.hindsight.crossword.play.TurnMoves;
import dev.hindsight.crossword.play.endgame.EndgameAnswer;
import dev.hindsight.crossword.play.endgame.EndgameLimits;
import dev.hindsight.crossword.play.endgame.EndgameMove;
import dev.hindsight.crossword.play.endgame.EndgameSolver;
import dev.hindsight.crossword.play.evaluate.StaticEvaluation;
import dev.hindsight.crossword.play.find.RankedMove;
import dev.hindsight.crossword.play.simulation.CandidateResult;
import dev.hindsight.crossword.play.simulation.LeaveSource;
import dev.hindsight.crossword.play.simulation.OpponentRacks;
import dev.hindsight.crossword.play.simulation.RankingRule;
import dev.hindsight.crossword.play.simulation.SimulatedPosition;
import dev.hindsight.crossword.play.simulation.SimulationLeaves;
import dev.hindsight.crossword.play.simulation.SimulationPlan;
import dev.hindsight.crossword.play.simulation.Simulator;
import dev.hindsight.crossword.play.simulation.WinChances;
import dev.hindsight.crossword.rules.board.Board;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.letters.Millipoints;
import dev.hindsight.crossword.rules.letters.TileCounts;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.rules.letters.TileText;
import dev.hindsight.crossword.rules.notation.Cgp;
import dev.hindsight.crossword.rules.notation.MoveNotation;
import dev.hindsight.crossword.rules.words.WordFiles;
import dev.hindsight.crossword.rules.words.WordGraph;
import dev.hindsight.crossword.table.CrosswordTables;
import dev.hindsight.crossword.table.DefaultTables;
import dev.hindsight.crossword.table.derivation.LeaveDerivation;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
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
   * @param most how many
   */
  public List<CrosswordMove> best(String cgp, int most) {
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
      Board board = equipment.board();
      board.setUp(position.squares().toArray());
      EndgameMove best = answer.best();
      return new CrosswordEnding(
          notation.format(best.move(), board),
          best.scorePoints(),
          best.netPointsForMover(),
          answer.proven());
    }
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
    SimulationPlan plan =
        SimulationPlan.usual()
            .withPlies(plies)
            .withIterations(playouts)
            .withSeed(seed)
            .withRanking(RankingRule.AUTO);
    SimulatedPosition root = new SimulatedPosition(Cgp.parse(cgp, equipment.rules()).game());
    WinChances chances = WinChances.usual(equipment.rules(), equipment.words().wordsSha256());
    Simulator simulator = new Simulator(equipment, chances);
    Board board = equipment.board();
    board.setUp(root.position().squares().toArray());
    try (Crew crew = new Crew(Runtime.getRuntime().availableProcessors())) {
      return simulator
          .simulate(root, OpponentRacks.UNKNOWN, leaves(root, crew), plan, crew, known -> {})
          .candidates()
          .stream()
          .map(candidate -> named(candidate, board))
          .toList();
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
