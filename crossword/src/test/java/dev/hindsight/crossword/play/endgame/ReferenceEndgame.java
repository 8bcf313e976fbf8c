package dev.hindsight.crossword.play.endgame;

import dev.hindsight.core.runs.TrialRandom;
import dev.hindsight.crossword.play.evaluate.Evaluation;
import dev.hindsight.crossword.play.find.PlayFinder;
import dev.hindsight.crossword.play.find.PlayList;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.board.Direction;
import dev.hindsight.crossword.rules.board.Game;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.board.Move;
import dev.hindsight.crossword.rules.board.Pass;
import dev.hindsight.crossword.rules.words.WordGraph;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Endgames by plain minimax to the end of the game: every move of every position is played in a
 * {@link Game}, which keeps the score. A position that was seen is not searched again; there is no
 * other trick.
 */
public final class ReferenceEndgame {
  private static final int BYTE_OFFSET = 128;

  private final Game game;
  private final PlayFinder finder;
  private final Map<String, Integer> seen = new HashMap<>();

  public ReferenceEndgame(CrosswordRules rules, WordGraph words) {
    this.game = new Game(rules, words);
    this.finder = Endings.equipment(rules, words).playFinder(game.board());
  }

  /** What best play brings the player on turn, net, from now on. */
  public int value(GamePosition position) {
    begin(position);
    return value();
  }

  /** The same of every move. */
  Map<Move, Integer> values(GamePosition position) {
    begin(position);
    Map<Move, Integer> values = new HashMap<>();
    for (Move move : moves()) {
      values.put(move, valueAfter(move));
    }
    return values;
  }

  int positions() {
    return seen.size();
  }

  private void begin(GamePosition position) {
    seen.clear();
    game.resume(position, TrialRandom.of(0, 0));
  }

  private int value() {
    String position = key();
    Integer known = seen.get(position);
    if (known != null) {
      return known;
    }
    int best = Integer.MIN_VALUE;
    for (Move move : moves()) {
      best = Math.max(best, valueAfter(move));
    }
    seen.put(position, best);
    return best;
  }

  private int valueAfter(Move move) {
    int seat = game.seatOnTurn();
    int before = game.scorePoints(seat) - game.scorePoints(1 - seat);
    game.play(move);
    int gained = game.scorePoints(seat) - game.scorePoints(1 - seat) - before;
    int value = gained - (game.isOver() ? 0 : value());
    game.undo();
    return value;
  }

  private List<Move> moves() {
    finder.setRack(game.rack(game.seatOnTurn()).counts(), Evaluation.SCORE, 0, 0);
    PlayList placements = new PlayList(game.board().size());
    finder.findAll(placements);
    List<Move> moves = new ArrayList<>();
    for (int index = 0; index < placements.size(); index++) {
      moves.add(placements.placement(index));
    }
    moves.add(new Pass());
    return moves;
  }

  /** All that matters from now on. */
  private String key() {
    StringBuilder key = new StringBuilder();
    for (byte tile : game.board().tiles(Direction.ACROSS)) {
      key.append((char) (tile + BYTE_OFFSET));
    }
    for (int seat : new int[] {game.seatOnTurn(), 1 - game.seatOnTurn()}) {
      key.append('/').append(game.rack(seat).letters());
    }
    return key.append(game.scorelessTurns()).toString();
  }
}
