package dev.hindsight.workbench.crossword.ask;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.TrialRandom;
import dev.hindsight.crossword.play.endgame.EndgameAnswer;
import dev.hindsight.crossword.play.endgame.EndgameBound;
import dev.hindsight.crossword.play.endgame.EndgameLimits;
import dev.hindsight.crossword.play.endgame.EndgameMove;
import dev.hindsight.crossword.play.endgame.EndgameSolver;
import dev.hindsight.crossword.rules.board.Board;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.board.Game;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.board.Move;
import dev.hindsight.crossword.rules.board.Placement;
import dev.hindsight.crossword.rules.letters.Millipoints;
import dev.hindsight.crossword.rules.letters.TileCounts;
import dev.hindsight.crossword.rules.letters.Tiles;
import dev.hindsight.crossword.rules.notation.MoveNotation;
import dev.hindsight.crossword.rules.words.WordGraph;
import dev.hindsight.workbench.crossword.files.LoadedEquipment;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/** What {@link CrosswordAsk} says of positions with an empty bag. One thread at a time. */
public final class EndingAsk {
  /** Three of four ends of games are proven within it. */
  public static final Duration USUAL_TIME = Duration.ofSeconds(5);

  private final CrosswordRules rules;
  private final WordGraph words;
  private final EndgameSolver solver;
  private final MoveNotation notation;
  private final Board board;

  public EndingAsk(LoadedEquipment loaded) {
    this.rules = loaded.rules();
    this.words = loaded.words();
    this.solver = new EndgameSolver(rules, words);
    this.notation = new MoveNotation(rules);
    this.board = loaded.equipment().board();
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

  public Solved solve(GamePosition position, int listed, EndgameLimits limits, Crew crew) {
    EndgameAnswer answer = solver.solve(position, limits.withValues(Math.max(1, listed)), crew);
    board.setUp(position.squares().toArray());
    List<CrosswordAnswer.Move> moves = new ArrayList<>();
    if (answer.best().bound() != EndgameBound.UNKNOWN) {
      answer.moves().stream()
          .limit(listed)
          .forEach(move -> moves.add(listed(move, position, answer.proven())));
    }
    return new Solved(
        answer.proven(), moves, EndgameReport.of(answer, limits.time(), line(answer.line())));
  }

  /** What a move is worth to the end of the game, by the position after it, if that is proven. */
  public OptionalInt findValueAfter(GamePosition position, Move move, Duration time, Crew crew) {
    Game game = new Game(rules, words);
    game.resume(withOpponentsRack(position), TrialRandom.of(0, 0));
    int leadBefore = game.scorePoints(0) - game.scorePoints(1);
    game.play(move);
    int gained = game.scorePoints(0) - game.scorePoints(1) - leadBefore;
    if (game.isOver()) {
      return OptionalInt.of(gained);
    }
    EndgameAnswer after = solver.solve(game.position(), EndgameLimits.within(time), crew);
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
    String bound = proven ? boundName(ending.bound()) : "estimate";
    return new CrosswordAnswer.Move(
        notation.format(ending.move(), board),
        ending.scorePoints(),
        Millipoints.toExactPoints((long) ending.netPointsForMover() * Millipoints.PER_POINT),
        leave(ending.move(), position.racks().get(0)).format(rules.tiles()),
        Millipoints.toExactPoints((long) rest * Millipoints.PER_POINT),
        null,
        null,
        proven && ending.bound() == EndgameBound.EXACT,
        bound);
  }

  private static String boundName(EndgameBound bound) {
    return switch (bound) {
      case EXACT -> "exact";
      case AT_MOST -> "at most";
      case AT_LEAST -> "at least";
      case UNKNOWN -> "estimate";
    };
  }

  private TileCounts leave(Move move, Tiles rack) {
    TileCounts leave = TileCounts.of(rules.tiles(), rack);
    if (move instanceof Placement placement) {
      for (byte tile : placement.tiles().toArray()) {
        if (tile != 0) {
          leave.remove(TileCounts.onRack(tile));
        }
      }
    }
    return leave;
  }

  /** Each move as it is written on the board that it is made on. */
  private List<String> line(List<Move> moves) {
    List<String> written = new ArrayList<>();
    int placed = 0;
    for (Move move : moves) {
      written.add(notation.format(move, board));
      if (move instanceof Placement placement) {
        board.place(placement);
        placed++;
      }
    }
    while (placed-- > 0) {
      board.takeBack();
    }
    return written;
  }
}
