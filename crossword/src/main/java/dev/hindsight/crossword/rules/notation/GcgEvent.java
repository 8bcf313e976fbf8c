package dev.hindsight.crossword.rules.notation;

import dev.hindsight.crossword.rules.board.Move;
import dev.hindsight.crossword.rules.letters.Tiles;
import java.util.List;

/**
 * A line of a recorded game: something that a player did or got.
 *
 * @param player 0 or 1
 * @param rack of the player before it, perhaps not known or only in part; 0 is a blank
 * @param action what it was
 * @param scorePoints what it brought, or cost if negative
 * @param totalPoints the player's score after it
 * @param remarks notes and other pragmas that follow it
 */
public record GcgEvent(
    int player,
    Tiles rack,
    Action action,
    int scorePoints,
    int totalPoints,
    List<GcgPragma> remarks) {

  public GcgEvent {
    if (player < 0 || player > 1) {
      throw new IllegalArgumentException("there is no player " + player);
    }
    remarks = List.copyOf(remarks);
  }

  /** Whether the player was on turn and used it, if only to pass. */
  public boolean isTurn() {
    return action instanceof Turn || action instanceof HiddenExchange;
  }

  /** This event with other remarks. */
  GcgEvent withRemarks(List<GcgPragma> others) {
    return new GcgEvent(player, rack, action, scorePoints, totalPoints, others);
  }

  /** What happened. */
  public sealed interface Action {}

  /**
   * A turn: tiles on the board, an exchange or a pass.
   *
   * @param move the move
   */
  public record Turn(Move move) implements Action {}

  /**
   * An exchange of which only the number of tiles is known.
   *
   * @param tiles how many
   */
  public record HiddenExchange(int tiles) implements Action {}

  /** The player's last play was challenged and taken off the board. */
  public record Withdrawal() implements Action {}

  /** Points because the opponent challenged without success. */
  public record ChallengeBonus() implements Action {}

  /** Points lost for using too much time. */
  public record TimePenalty() implements Action {}

  /**
   * Points for tiles left over at the end: gained for the opponent's, or lost for one's own.
   *
   * @param letters the tiles left over
   */
  public record LeftoverTiles(Tiles letters) implements Action {}
}
