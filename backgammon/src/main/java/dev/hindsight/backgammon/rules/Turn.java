package dev.hindsight.backgammon.rules;

import org.jspecify.annotations.Nullable;

/**
 * Whose turn it is and for what: the player on roll, the player who must decide now, the dice if
 * they have been rolled, and what is on offer.
 *
 * <p>{@code toDecide} differs from {@code onRoll} only while an offer waits for an answer, or in
 * what a finished game leaves behind.
 */
public record Turn(
    Player onRoll, Player toDecide, @Nullable Dice dice, Offer offer, Resignation resignation) {

  public Turn {
    if (dice != null && offer != Offer.NONE) {
      throw new IllegalArgumentException(
          "the cube can be turned only before the roll, but the dice show " + dice);
    }
  }

  /** This player may roll or double. */
  public static Turn toRoll(Player player) {
    return new Turn(player, player, null, Offer.NONE, Resignation.NONE);
  }

  /** This player has rolled and must move. */
  public static Turn toMove(Player player, Dice dice) {
    return new Turn(player, player, dice, Offer.NONE, Resignation.NONE);
  }

  /** This player has turned the cube and the answer is due. */
  public static Turn offered(Player onRoll, Offer offer) {
    return new Turn(onRoll, decider(onRoll, offer), null, offer, Resignation.NONE);
  }

  /** Who answers an offer of the cube. */
  static Player decider(Player onRoll, Offer offer) {
    return offer == Offer.DOUBLE || offer == Offer.RACCOON ? onRoll.opponent() : onRoll;
  }
}
