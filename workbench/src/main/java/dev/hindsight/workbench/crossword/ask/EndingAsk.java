package dev.hindsight.workbench.crossword.ask;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.TrialRandom;
import dev.hindsight.crossword.play.endgame.EndgameAnswer;
import dev.hindsight.crossword.play.endgame.EndgameBound;
import dev.hindsight.crossword.play.endgame.EndgameLimits;
import dev.hindsight.crossword.play.endgame.EndgameMove;
import dev.hindsight.crossword.play.endgame.EndgameSolver;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.board.Game;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.board.Move;
import dev.hindsight.crossword.rules.board.Placement;
import dev.hindsight.crossword.rules.letters.Equity;
import dev.hindsight.crossword.rules.letters.Rack;
import dev.hindsight.crossword.rules.letters.TileCounts;
import dev.hindsight.crossword.rules.letters.Tiles;
import dev.hindsight.crossword.rules.notation.MoveInPosition;
import dev.hindsight.crossword.rules.words.WordGraph;
import dev.hindsight.workbench.crossword.files.LoadedEquipment;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;

/** What {@link CrosswordAsk} says of positions with an empty bag. One thread at a time. */
public final class EndingAsk {
  /** Three of four ends of games are proven within it. */
  public static final Duration USUAL_TIME = Duration.ofSeconds(5);

  private final CrosswordRules rules;
  private final WordGraph words;
  private final EndgameSolver solver;

  public EndingAsk(LoadedEquipment loaded) {
    this.rules = loaded.rules();
    this.words = loaded.words();
    this.solver = new EndgameSolver(rules, words);
  }

  /**
   * What was found.
   *
   * @param moves the first ones; empty if the time was over before anything was found
   */
  public record Solved(boolean proven, List<CrosswordAnswer.Move> moves, EndgameReport report) {}

  /** Whether all tiles are known and the game goes on. */
  public static boolean isEnding(GamePosition position) {
    int unseen = position.unseen().size();
    return unseen > 0
        && unseen <= position.rules().rackSize()
        && position.scorelessTurns() < position.rules().scorelessTurnLimit();
  }

  /** With a value for each move that is listed. */
  public Solved solve(GamePosition position, int listed, EndgameLimits limits, Crew crew) {
    return solveBest(position, listed, limits.withValues(Math.max(1, listed)), crew);
  }

  /** The same with as many values as the limits say: usually of the best move alone. */
  public Solved solveBest(GamePosition position, int listed, EndgameLimits limits, Crew crew) {
    EndgameAnswer answer = solver.solve(position, limits, crew);
    List<CrosswordAnswer.Move> moves = new ArrayList<>();
    if (answer.best().bound() != EndgameBound.UNKNOWN) {
      answer.moves().forEach(move -> moves.add(listed(move, position, answer.proven())));
    }
    return new Solved(
        answer.proven(),
        (answer.proven() ? moves : inOrder(moves)).stream().limit(listed).toList(),
        EndgameReport.of(answer, limits, line(position, answer.line())));
  }

  /**
   * Estimates in the order that they say. That of the first is from the deepest search, which found
   * the others no better; some of these are from before it, and then count as much as the first.
   */
  private static List<CrosswordAnswer.Move> inOrder(List<CrosswordAnswer.Move> moves) {
    List<CrosswordAnswer.Move> ordered = new ArrayList<>();
    for (CrosswordAnswer.Move move : moves) {
      Equity first = moves.get(0).equity();
      ordered.add(move.equity().compareTo(first) > 0 ? withEquity(move, first) : move);
    }
    // Stable: the first stays so.
    ordered.sort(Comparator.comparing(CrosswordAnswer.Move::equity).reversed());
    return ordered;
  }

  private static CrosswordAnswer.Move withEquity(CrosswordAnswer.Move move, Equity equity) {
    return new CrosswordAnswer.Move(
        move.move(),
        move.score(),
        equity,
        move.leave(),
        equity.minus(Equity.ofPoints(move.score())),
        move.fullBagValue(),
        move.placementValue(),
        move.exact(),
        move.bound());
  }

  /** What a move is worth to the end of the game, by the position after it, if that is proven. */
  public OptionalInt findValueAfter(
      GamePosition position, Move move, EndgameLimits limits, Crew crew) {
    Game game = new Game(rules, words);
    game.resume(withOpponentsRack(position), TrialRandom.of(0, 0));
    int leadBefore = game.scorePoints(0) - game.scorePoints(1);
    game.play(move);
    int gained = game.scorePoints(0) - game.scorePoints(1) - leadBefore;
    if (game.isOver()) {
      return OptionalInt.of(gained);
    }
    EndgameAnswer after = solver.solve(game.position(), limits, crew);
    return after.proven()
        ? OptionalInt.of(gained - after.best().netPointsForMover())
        : OptionalInt.empty();
  }

  private GamePosition withOpponentsRack(GamePosition position) {
    return new GamePosition(
        rules,
        position.squares(),
        List.of(position.racks().get(0), position.unseen().letters()),
        position.scorePoints(),
        position.scorelessTurns());
  }

  private CrosswordAnswer.Move listed(EndgameMove ending, GamePosition position, boolean proven) {
    int rest = ending.netPointsForMover() - ending.scorePoints();
    return new CrosswordAnswer.Move(
        new MoveInPosition(position, ending.move()),
        ending.scorePoints(),
        Equity.ofPoints(ending.netPointsForMover()),
        leave(ending.move(), position.racks().get(0)),
        Equity.ofPoints(rest),
        null,
        null,
        proven && ending.bound() == EndgameBound.EXACT,
        proven ? bound(ending.bound()) : CrosswordAnswer.Bound.ESTIMATE);
  }

  private static CrosswordAnswer.Bound bound(EndgameBound bound) {
    return switch (bound) {
      case EXACT -> CrosswordAnswer.Bound.EXACT;
      case AT_MOST -> CrosswordAnswer.Bound.AT_MOST;
      case AT_LEAST -> CrosswordAnswer.Bound.AT_LEAST;
      case UNKNOWN -> CrosswordAnswer.Bound.ESTIMATE;
    };
  }

  private Rack leave(Move move, Tiles rack) {
    TileCounts leave = TileCounts.of(rules.tiles(), rack);
    if (move instanceof Placement placement) {
      for (byte tile : placement.tiles().toArray()) {
        if (tile != 0) {
          leave.remove(TileCounts.onRack(tile));
        }
      }
    }
    return Rack.of(rules.tiles(), leave);
  }

  /** Each move in the position that the ones before it lead to. */
  private List<MoveInPosition> line(GamePosition position, List<Move> moves) {
    Game game = new Game(rules, words);
    game.resume(withOpponentsRack(position), TrialRandom.of(0, 0));
    List<MoveInPosition> line = new ArrayList<>();
    for (Move move : moves) {
      line.add(new MoveInPosition(game.position(), move));
      game.play(move);
    }
    return line;
  }
}
