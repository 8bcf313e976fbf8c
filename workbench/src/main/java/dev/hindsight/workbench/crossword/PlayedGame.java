package dev.hindsight.workbench.crossword;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A game of a person against a player of ours, as the person sees it.
 *
 * @param position as CGP; the person's rack comes first while the game goes on
 * @param moves of both, in order, as people write them: with the seed they are the whole game
 * @param turns the same with what they scored
 * @param score of the person
 * @param opponentScore of the other
 * @param tilesInBag how many are left to draw
 * @param unseen what the person does not see: the bag and the opponent's rack
 * @param over whether the game has ended; if not, the person is on turn
 * @param result {@code win}, {@code draw} or {@code loss} for the person; null before the end
 * @param gcg the record, which names all racks; null before the end
 */
public record PlayedGame(
    String position,
    List<String> moves,
    List<Turn> turns,
    int score,
    int opponentScore,
    int tilesInBag,
    String unseen,
    boolean over,
    @Nullable String result,
    @Nullable String gcg) {
  /**
   * A turn.
   *
   * @param player {@code you} or {@code opponent}
   * @param move as people write it
   * @param score points of the move
   * @param total the player's points after it
   */
  public record Turn(String player, String move, int score, int total) {}
}
