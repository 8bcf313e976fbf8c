package dev.hindsight.crossword.play.simulation;

import dev.hindsight.core.runs.Cancellation;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.Progress;
import dev.hindsight.core.runs.TrialRandom;
import dev.hindsight.crossword.index.LeaveIndex;
import dev.hindsight.crossword.play.Equipment;
import dev.hindsight.crossword.play.evaluate.Evaluation;
import dev.hindsight.crossword.play.evaluate.StaticEvaluation;
import dev.hindsight.crossword.play.find.MoveFinder;
import dev.hindsight.crossword.rules.board.Board;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.board.Game;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.board.Move;
import dev.hindsight.crossword.rules.letters.TileText;
import dev.hindsight.crossword.rules.letters.Tiles;
import dev.hindsight.crossword.rules.words.AnagramMap;
import dev.hindsight.crossword.rules.words.WordGraph;
import dev.hindsight.crossword.table.LeaveTable;
import java.util.List;
import java.util.SplittableRandom;

/** Positions and players of English games, for tests. */
public final class Fixture {
  public static final CrosswordRules RULES = CrosswordRules.english();
  public static final WordGraph WORDS = WordGraph.enable();
  public static final AnagramMap ANAGRAMS = new AnagramMap(WORDS, RULES.tiles().letterCount());
  public static final LeaveIndex LEAVES = new LeaveIndex(RULES.tiles(), RULES.rackSize());
  public static final StaticEvaluation EVALUATION = new StaticEvaluation(RULES, someLeaves(3));
  public static final Equipment EQUIPMENT = new Equipment(RULES, WORDS, ANAGRAMS, someLeaves(3));
  static final WinChances CHANCES = new NormalWinChances(RULES);

  private Fixture() {}

  /** Values of no meaning, in millipoints. */
  public static LeaveTable someLeaves(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    int[] values = new int[LEAVES.size()];
    for (int rank = 1; rank < values.length; rank++) {
      values[rank] = random.nextInt(-8_000, 8_001);
    }
    return LeaveTable.of(LEAVES, values);
  }

  public static MoveFinder finder() {
    return EQUIPMENT.moveFinder();
  }

  public static MoveFinder finder(Board board) {
    return EQUIPMENT.moveFinder(board);
  }

  public static Simulator simulator() {
    return new Simulator(EQUIPMENT, CHANCES);
  }

  /** Some turns into a game between static players; the opponent's rack is not in it. */
  public static GamePosition position(long seed, int turns) {
    Game game = new Game(RULES, WORDS);
    MoveFinder finder = finder(game.board());
    game.start(TrialRandom.of(seed, 0));
    while (game.turns() < turns && !game.isOver()) {
      game.play(best(game, finder, EVALUATION));
    }
    return hidden(game.position());
  }

  public static Move best(Game game, MoveFinder finder, Evaluation evaluation) {
    int seat = game.seatOnTurn();
    int opponentPoints = game.rack(1 - seat).points(RULES.tiles());
    finder.setRack(game.rack(seat).counts(), evaluation, game.bag().size(), opponentPoints);
    return finder.best().move();
  }

  public static GamePosition hidden(GamePosition position) {
    return withOpponent(position, Tiles.of());
  }

  static GamePosition withOpponent(GamePosition position, Tiles rack) {
    return new GamePosition(
        RULES,
        position.squares(),
        List.of(position.racks().get(0), rack),
        position.scorePoints(),
        position.scorelessTurns());
  }

  static Tiles tiles(String text) {
    return Tiles.of(new TileText(RULES.tiles()).parseTiles(text));
  }

  static SimulationResult simulate(GamePosition position, SimulationPlan plan, int threads) {
    try (Crew crew = new Crew(threads, Cancellation.never(), Progress.SILENT)) {
      return simulator()
          .simulate(
              new SimulatedPosition(position),
              OpponentRacks.UNKNOWN,
              LeaveSource.fixed(EVALUATION),
              plan,
              crew,
              known -> {});
    }
  }
}
