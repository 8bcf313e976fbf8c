package dev.hindsight.crossword.rules.notation;

import dev.hindsight.crossword.rules.board.Game;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.board.Move;
import dev.hindsight.crossword.rules.board.Placement;
import dev.hindsight.crossword.rules.letters.Tiles;
import java.util.ArrayList;
import java.util.List;

/** Makes the record of a game that was played here, by undoing it and playing it again. */
public final class GcgRecord {
  private final Game game;

  /** The player in seat 0. */
  private final int firstPlayer;

  private final List<GcgEvent> events;
  private final int[] totals = new int[2];

  private GcgRecord(GcgGame before, int firstPlayer, Game game) {
    this.game = game;
    this.firstPlayer = firstPlayer;
    this.events = new ArrayList<>(before.events());
    for (int player = 0; player < 2; player++) {
      totals[player] = before.totalPoints(player);
    }
  }

  /**
   * The record of a game that went on from the end of another record, which may have no turns; the
   * game is left as it was.
   *
   * @param firstPlayer 0 or 1, who had the first turn of what is played here
   * @throws IllegalArgumentException if the game did not begin with the points recorded before it
   */
  public static GcgGame continued(GcgGame before, int firstPlayer, Game game) {
    GcgRecord written = new GcgRecord(before, firstPlayer, game);
    written.recordTurns(before.events().isEmpty());
    return new GcgGame(game.rules(), before.players(), before.pragmas(), written.events);
  }

  private void recordTurns(boolean isBeginning) {
    List<Move> moves = new ArrayList<>();
    for (int turn = 0; turn < game.turns(); turn++) {
      moves.add(game.move(turn));
    }
    moves.forEach(move -> game.undo());
    boolean goesOn =
        (game.board().isEmpty() || !isBeginning)
            && game.scorePoints(0) == totals[firstPlayer]
            && game.scorePoints(1) == totals[1 - firstPlayer];
    for (Move move : moves) {
      recordTurn(move);
    }
    if (!goesOn) {
      throw new IllegalArgumentException("the game began in the middle");
    }
    if (game.isOver() && !moves.isEmpty()) {
      recordEnd();
    }
  }

  private void recordTurn(Move move) {
    int seat = game.seatOnTurn();
    GamePosition before = game.position();
    int points = move instanceof Placement placement ? game.board().scorePoints(placement) : 0;
    game.play(move);
    add(seat, before.racks().get(0), new GcgEvent.Turn(scored(move, points)), points);
  }

  /** The move as it is read again: placements with the score they have. */
  private static Move scored(Move move, int points) {
    return move instanceof Placement placement
        ? new Placement(
            placement.direction(), placement.line(), placement.place(), placement.tiles(), points)
        : move;
  }

  private void recordEnd() {
    for (int seat = 0; seat < 2; seat++) {
      int adjustment = game.scorePoints(seat) - totals[player(seat)];
      if (adjustment != 0) {
        // A player who went out gains the opponent's tiles; otherwise each loses their own.
        int holder = game.rack(seat).isEmpty() ? 1 - seat : seat;
        Tiles leftover = rack(holder);
        add(seat, rack(seat), new GcgEvent.LeftoverTiles(leftover), adjustment);
      }
    }
  }

  private Tiles rack(int seat) {
    return game.position().racks().get(seat == game.seatOnTurn() ? 0 : 1);
  }

  private void add(int seat, Tiles rack, GcgEvent.Action action, int points) {
    int player = player(seat);
    totals[player] += points;
    events.add(new GcgEvent(player, rack, action, points, totals[player], List.of()));
  }

  private int player(int seat) {
    return seat == 0 ? firstPlayer : 1 - firstPlayer;
  }
}
